// The bytes of a word all at once: each is a lane. Lanes and the values that they are compared with
// are below 0x80, which keeps the arithmetic free of carries. Knows no game.
#pragma once

#include <concepts>
#include <cstdint>

namespace games {

// The lowest bit of each lane, and the highest.
template <std::unsigned_integral Word>
inline constexpr Word kOnes = static_cast<Word>(~Word{0}) / 0xff;
template <std::unsigned_integral Word>
inline constexpr Word kHigh = kOnes<Word> << 7;

// The high bit of each lane that equals `value`.
template <std::unsigned_integral Word>
constexpr Word equal_lanes(Word word, std::uint8_t value) {
  const Word high = kHigh<Word>;
  return (high - (word ^ (kOnes<Word> * value))) & high;
}
// The high bit of each lane below `value`.
template <std::unsigned_integral Word>
constexpr Word smaller_lanes(Word word, std::uint8_t value) {
  const Word high = kHigh<Word>;
  return ~((word | high) - kOnes<Word> * value) & high;
}
// All bits of the lanes before `lane`, which is one of the word's, counted from 0.
template <std::unsigned_integral Word>
constexpr Word lanes_below(int lane) {
  return (Word{1} << (8 * lane)) - 1;
}

}  // namespace games
