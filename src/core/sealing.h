// Messages that only one other can read: key agreement by X25519 (RFC 7748), sealing by
// ChaCha20-Poly1305 (RFC 8439), both libsodium's. Knows no game and makes no secrets.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>

#include "core/base64url.h"

namespace core {

// A secret, the public key that belongs to it, or what two have in common.
using Key = std::array<std::uint8_t, 32>;
// By how many bytes a sealed message is longer than the message.
inline constexpr std::size_t kSealBytes = 16;

// The public key that belongs to a secret; any 32 bytes are a secret (RFC 7748 5).
[[nodiscard]] Key public_key(const Key& secret);
// The same for both sides: the one's secret and the other's public key. Nothing if `theirs` is a
// key that nobody can have made honestly. To be hashed before it seals anything.
[[nodiscard]] std::optional<Key> agree(const Key& secret, const Key& theirs);

// The message so that only who has `key` can read or alter it. A key must seal one message only,
// since there is no nonce.
[[nodiscard]] Bytes seal(std::span<const std::uint8_t> message, const Key& key);
// The message that was sealed with `key`; nothing if it was sealed with another key or altered.
[[nodiscard]] std::optional<Bytes> unseal(std::span<const std::uint8_t> sealed, const Key& key);

}  // namespace core
