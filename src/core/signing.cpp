#include "core/signing.h"

#include <sodium/crypto_core_ed25519.h>
#include <sodium/crypto_hash_sha512.h>
#include <sodium/crypto_scalarmult_ed25519.h>

#include <algorithm>
#include <initializer_list>
#include <optional>

namespace core {

namespace {

using Wide = std::array<std::uint8_t, crypto_hash_sha512_BYTES>;
static_assert(sizeof(Key) == crypto_core_ed25519_BYTES);
static_assert(sizeof(Key) == crypto_core_ed25519_SCALARBYTES);
static_assert(sizeof(Wide) == crypto_core_ed25519_NONREDUCEDSCALARBYTES);

// RFC 8032, 5.1: the point with y = 4/5, and the neutral element.
constexpr Key kBasePoint = {0x58, 0x66, 0x66, 0x66, 0x66, 0x66, 0x66, 0x66, 0x66, 0x66, 0x66,
                            0x66, 0x66, 0x66, 0x66, 0x66, 0x66, 0x66, 0x66, 0x66, 0x66, 0x66,
                            0x66, 0x66, 0x66, 0x66, 0x66, 0x66, 0x66, 0x66, 0x66, 0x66};
constexpr Key kNeutral = {1};

using Part = std::span<const std::uint8_t>;

Wide sha512(std::initializer_list<Part> parts) {
  crypto_hash_sha512_state state;
  crypto_hash_sha512_init(&state);
  for (const Part part : parts) {
    crypto_hash_sha512_update(&state, part.data(), part.size());
  }
  Wide digest{};
  crypto_hash_sha512_final(&state, digest.data());
  return digest;
}

Key reduce(const Wide& wide) {
  Key scalar{};
  crypto_core_ed25519_scalar_reduce(scalar.data(), wide.data());
  return scalar;
}

// Nothing if the point is not in the large subgroup, or if the product is the neutral element.
std::optional<Key> multiply(const Key& scalar, const Key& point) {
  Key product{};
  const bool done =
      crypto_scalarmult_ed25519_noclamp(product.data(), scalar.data(), point.data()) == 0;
  return done ? std::optional(product) : std::nullopt;
}

Key times_base(const Key& scalar) { return multiply(scalar, kBasePoint).value_or(kNeutral); }

Key challenge(const Key& r, const Key& key, Part message) {
  return reduce(sha512({r, key, message}));
}

bool below_order(const Key& scalar) {
  Wide wide{};
  std::copy(scalar.begin(), scalar.end(), wide.begin());
  return reduce(wide) == scalar;
}

}  // namespace

SigningPair signing_pair(const Key& seed) {
  const Wide digest = sha512({seed});
  SigningPair pair;
  std::copy_n(digest.begin(), pair.scalar.size(), pair.scalar.begin());
  std::copy_n(digest.begin() + pair.scalar.size(), pair.prefix.size(), pair.prefix.begin());
  pair.scalar[0] &= 0xf8;  // RFC 8032, 5.1.5
  pair.scalar[31] &= 0x7f;
  pair.scalar[31] |= 0x40;
  pair.key = times_base(pair.scalar);
  return pair;
}

Signature sign(Part message, const SigningPair& pair) {
  const Key nonce = reduce(sha512({pair.prefix, message}));
  const Key r = times_base(nonce);
  const Key h = challenge(r, pair.key, message);
  Key product{};
  Key s{};
  crypto_core_ed25519_scalar_mul(product.data(), h.data(), pair.scalar.data());
  crypto_core_ed25519_scalar_add(s.data(), product.data(), nonce.data());
  Signature signature{};
  std::copy(r.begin(), r.end(), signature.begin());
  std::copy(s.begin(), s.end(), signature.begin() + r.size());
  return signature;
}

bool verify(Part message, const Signature& signature, const Key& key) {
  Key r{};
  Key s{};
  std::copy_n(signature.begin(), r.size(), r.begin());
  std::copy_n(signature.begin() + r.size(), s.size(), s.begin());
  // The multiplication refuses a key that is not a canonical point of the large subgroup.
  const auto share = below_order(s) ? multiply(challenge(r, key, message), key) : std::nullopt;
  if (!share) {
    return false;
  }
  Key expected{};
  return crypto_core_ed25519_sub(expected.data(), times_base(s).data(), share->data()) == 0 &&
         expected == r;
}

}  // namespace core
