// Messages that only one other party can read: key agreement by X25519 (RFC 7748), sealing by
// ChaCha20-Poly1305 (RFC 8439), both libsodium's. Knows no game and makes no secrets.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>

#include "core/base64url.h"

namespace core {

// A secret, the public key that belongs to it, or the key that two parties share.
using Key = std::array<std::uint8_t, 32>;
// How many bytes longer a sealed message is than the message.
inline constexpr std::size_t kSealBytes = 16;

// The public key that belongs to a secret; any 32 bytes are a secret (RFC 7748 5).
[[nodiscard]] Key public_key(const Key& secret);
// The key that both sides share, from one side's secret and the other's public key. Nothing if no
// honest party can have made `theirs`. Hash it before sealing anything with it.
[[nodiscard]] std::optional<Key> agree(const Key& secret, const Key& theirs);

// The message, sealed so that only someone who has `key` can read or alter it. A key must seal only
// one message, since there is no nonce.
[[nodiscard]] Bytes seal(std::span<const std::uint8_t> message, const Key& key);
// The message that was sealed with `key`; nothing if it was sealed with another key or altered.
[[nodiscard]] std::optional<Bytes> unseal(std::span<const std::uint8_t> sealed, const Key& key);

}  // namespace core
