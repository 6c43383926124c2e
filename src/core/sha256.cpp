#include "core/sha256.h"

#include <algorithm>
#include <bit>
#include <cstddef>

namespace core {

namespace {

// FIPS 180-4, 4.2.2: the first 32 bits of the fractional parts of the cube roots of the first 64
// primes.
constexpr std::array<std::uint32_t, 64> kRound = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

// 5.3.3: the same for the square roots of the first eight primes.
constexpr std::array<std::uint32_t, 8> kStart = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                                                 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};

using Block = std::array<std::uint8_t, 64>;
using Chain = std::array<std::uint32_t, 8>;

std::array<std::uint32_t, 64> schedule(const Block& block) {
  std::array<std::uint32_t, 64> w{};
  for (std::size_t i = 0; i < block.size(); ++i) {
    w[i / 4] = (w[i / 4] << 8U) | block[i];
  }
  for (std::size_t t = 16; t < w.size(); ++t) {
    const std::uint32_t a = w[t - 15];
    const std::uint32_t b = w[t - 2];
    w[t] = w[t - 16] + (std::rotr(a, 7) ^ std::rotr(a, 18) ^ (a >> 3U)) + w[t - 7] +
           (std::rotr(b, 17) ^ std::rotr(b, 19) ^ (b >> 10U));
  }
  return w;
}

// 6.2.2: takes one block into the chain.
void take(Chain& chain, const Block& block) {
  const auto w = schedule(block);
  Chain v = chain;  // a…h
  for (std::size_t t = 0; t < w.size(); ++t) {
    const std::uint32_t sum1 = std::rotr(v[4], 6) ^ std::rotr(v[4], 11) ^ std::rotr(v[4], 25);
    const std::uint32_t chosen = (v[4] & v[5]) ^ (~v[4] & v[6]);
    const std::uint32_t first = v[7] + sum1 + chosen + kRound[t] + w[t];
    const std::uint32_t sum0 = std::rotr(v[0], 2) ^ std::rotr(v[0], 13) ^ std::rotr(v[0], 22);
    const std::uint32_t most = (v[0] & v[1]) ^ (v[0] & v[2]) ^ (v[1] & v[2]);
    v = {first + sum0 + most, v[0], v[1], v[2], v[3] + first, v[4], v[5], v[6]};
  }
  for (std::size_t i = 0; i < chain.size(); ++i) {
    chain[i] += v[i];
  }
}

}  // namespace

Digest sha256(std::span<const std::uint8_t> bytes) {
  constexpr std::size_t kLengthAt = 56;
  Chain chain = kStart;
  Block block{};
  const std::uint64_t bits = std::uint64_t{bytes.size()} * 8;
  while (bytes.size() >= block.size()) {
    std::copy_n(bytes.begin(), block.size(), block.begin());
    take(chain, block);
    bytes = bytes.subspan(block.size());
  }
  block.fill(0);
  std::copy(bytes.begin(), bytes.end(), block.begin());
  block[bytes.size()] = 0x80;
  if (bytes.size() >= kLengthAt) {
    take(chain, block);
    block.fill(0);
  }
  for (std::size_t i = 0; i < 8; ++i) {
    block[63 - i] = static_cast<std::uint8_t>(bits >> (8 * i));
  }
  take(chain, block);
  Digest digest{};
  for (std::size_t i = 0; i < digest.size(); ++i) {
    digest[i] = static_cast<std::uint8_t>(chain[i / 4] >> (24 - 8 * (i % 4)));
  }
  return digest;
}

}  // namespace core
