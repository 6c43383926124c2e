// Signatures by Ed25519 (RFC 8032) over libsodium's group functions. Public key, signing and
// checking all use the general multiplication: the one with the base point's tables is larger than
// all the rest of the page's cryptography. Knows no message and makes no secrets.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "core/sealing.h"

namespace core {

using Signature = std::array<std::uint8_t, 64>;

// A signing key: the seed's scalar and prefix, with the public key that belongs to them.
struct SigningPair {
  Key key{};     // what others check with
  Key scalar{};  // secret, like the prefix
  Key prefix{};
};

// The pair made from a seed of 32 secret bytes (RFC 8032 5.1.5).
[[nodiscard]] SigningPair signing_pair(const Key& seed);
// The signature of a message; the same each time (RFC 8032 5.1.6).
[[nodiscard]] Signature sign(std::span<const std::uint8_t> message, const SigningPair& pair);
// Whether the message was signed by the pair whose public key is `key`. Strict, so that every
// program gives the same verdict: S below the group's order, the key a canonical point of the large
// subgroup, R compared as bytes.
[[nodiscard]] bool verify(std::span<const std::uint8_t> message, const Signature& signature,
                          const Key& key);

}  // namespace core
