#include "core/sha256.h"

#include <sodium/crypto_hash_sha256.h>

namespace core {

static_assert(sizeof(Digest) == crypto_hash_sha256_BYTES);

Digest sha256(std::span<const std::uint8_t> bytes) {
  Digest digest{};
  (void)crypto_hash_sha256(digest.data(), bytes.data(), bytes.size());
  return digest;
}

}  // namespace core
