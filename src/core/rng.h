// The project's generator: xoshiro128++ by Blackman and Vigna, seeded by SplitMix64. Small, fast in
// 32-bit arithmetic, and the same sequence in every build. Rules never own one: the dealer and
// the bots do.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace core {

class Rng {
 public:
  explicit constexpr Rng(std::uint64_t seed) {
    for (std::size_t i = 0; i < 4; i += 2) {
      const std::uint64_t z = mix(seed += kGolden);
      s_[i] = static_cast<std::uint32_t>(z);
      s_[i + 1] = static_cast<std::uint32_t>(z >> 32);
    }
  }

  // The next 32 random bits.
  constexpr std::uint32_t next() {
    const std::uint32_t result = std::rotl(s_[0] + s_[3], 7) + s_[0];
    const std::uint32_t t = s_[1] << 9;
    s_[2] ^= s_[0];
    s_[3] ^= s_[1];
    s_[1] ^= s_[2];
    s_[0] ^= s_[3];
    s_[2] ^= t;
    s_[3] = std::rotl(s_[3], 11);
    return result;
  }

  // Uniform in 0…bound−1, exactly (Lemire's method with rejection). Needs bound ≥ 1.
  constexpr std::uint32_t below(std::uint32_t bound) {
    std::uint64_t product = std::uint64_t{next()} * bound;
    if (static_cast<std::uint32_t>(product) < bound) {
      const std::uint32_t threshold = (0U - bound) % bound;
      while (static_cast<std::uint32_t>(product) < threshold) {
        product = std::uint64_t{next()} * bound;
      }
    }
    return static_cast<std::uint32_t>(product >> 32);
  }

  // An index below `count`, like below(), but with only one choice nothing is drawn.
  constexpr std::uint32_t pick(std::uint32_t count) { return count == 1 ? 0 : below(count); }

 private:
  static constexpr std::uint64_t kGolden = 0x9e3779b97f4a7c15U;
  static constexpr std::uint64_t mix(std::uint64_t z) {
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9U;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebU;
    return z ^ (z >> 31);
  }
  std::array<std::uint32_t, 4> s_{};
};

}  // namespace core
