#include "core/sealing.h"

#include <utility>

#include <sodium/crypto_aead_chacha20poly1305.h>
#include <sodium/crypto_scalarmult_curve25519.h>

namespace core {

namespace {

static_assert(sizeof(Key) == crypto_scalarmult_curve25519_BYTES);
static_assert(sizeof(Key) == crypto_aead_chacha20poly1305_IETF_KEYBYTES);
static_assert(kSealBytes == crypto_aead_chacha20poly1305_IETF_ABYTES);

constexpr Key kBasePoint = {9};  // RFC 7748, 4.1
constexpr std::array<std::uint8_t, crypto_aead_chacha20poly1305_IETF_NPUBBYTES> kNoNonce = {};

}  // namespace

std::optional<Key> agree(const Key& secret, const Key& theirs) {
  Key key{};
  const bool done = crypto_scalarmult_curve25519(key.data(), secret.data(), theirs.data()) == 0;
  return done ? std::optional(key) : std::nullopt;
}

// Uses the general multiplication: the one with the base point's tables would outweigh all the
// rest.
Key public_key(const Key& secret) { return agree(secret, kBasePoint).value_or(Key{}); }

Bytes seal(std::span<const std::uint8_t> message, const Key& key) {
  Bytes sealed(message.size() + kSealBytes);
  (void)crypto_aead_chacha20poly1305_ietf_encrypt(sealed.data(), nullptr, message.data(),
                                                  message.size(), nullptr, 0, nullptr,
                                                  kNoNonce.data(), key.data());
  return sealed;
}

std::optional<Bytes> unseal(std::span<const std::uint8_t> sealed, const Key& key) {
  if (sealed.size() < kSealBytes) {
    return std::nullopt;
  }
  Bytes message(sealed.size() - kSealBytes);
  const bool opened = crypto_aead_chacha20poly1305_ietf_decrypt(
                          message.data(), nullptr, nullptr, sealed.data(), sealed.size(), nullptr,
                          0, kNoNonce.data(), key.data()) == 0;
  return opened ? std::optional(std::move(message)) : std::nullopt;
}

}  // namespace core
