// Ludo: four bytes at once. A colour's pieces, and the numbers still to be used, are the bytes of a
// word, ascending; lanes beyond the last one hold kNone.
#pragma once

#include <bit>
#include <cstdint>

#include "games/colours.h"
#include "games/ludo/board.h"

namespace ludo {

using games::each_colour;

// Every lane is below 0x80, which keeps the arithmetic free of carries.
using Lanes = std::uint32_t;
inline constexpr Lanes kOnes = 0x01010101U;
inline constexpr Lanes kHigh = 0x80808080U;
inline constexpr std::uint8_t kNone = 0x7f;
inline constexpr Lanes kEmpty = kOnes * kNone;

// The high bit of each lane that equals `value`.
constexpr Lanes equal_lanes(Lanes word, std::uint8_t value) {
  return (kHigh - (word ^ (kOnes * value))) & kHigh;
}
// The high bit of each lane below `value`.
constexpr Lanes smaller_lanes(Lanes word, std::uint8_t value) {
  return ~((word | kHigh) - kOnes * value) & kHigh;
}
// How many lanes have their high bit set, when no other bit is.
constexpr int count_lanes(Lanes lanes) { return std::popcount(lanes); }
constexpr int first_lane(Lanes lanes) { return std::countr_zero(lanes) / 8; }
constexpr std::uint8_t lane_of(Lanes word, int lane) {
  return static_cast<std::uint8_t>(word >> (8 * lane));
}
// The bytes of the lanes below `lane` (0…3).
constexpr Lanes below(int lane) { return (Lanes{1} << (8 * lane)) - 1; }

// `word` without one lane that holds `value`.
constexpr Lanes without(Lanes word, std::uint8_t value) {
  constexpr Lanes kTop = Lanes{kNone} << 24;
  const Lanes keep = below(first_lane(equal_lanes(word, value)));
  return (word & keep) | (((word >> 8) | kTop) & ~keep);
}
// `word`, which has a free lane, with `value` in its place.
constexpr Lanes with(Lanes word, std::uint8_t value) {
  const int lane = count_lanes(smaller_lanes(word, value));
  const Lanes low = below(lane);
  return (word & low) | ((word & ~low) << 8) | (Lanes{value} << (8 * lane));
}
// `word` with one lane that holds `from` changed to `to`, still ascending.
constexpr Lanes replace(Lanes word, std::uint8_t from, std::uint8_t to) {
  return with(without(word, from), to);
}
static_assert(replace(0x7f090503, 3, 7) == 0x7f090705);
static_assert(replace(0x09050301, 9, 0) == 0x05030100);

// A bit for each piece of `colour`, with four bits per colour: colour 0's are the lowest.
constexpr std::uint32_t own_lanes(Colour colour) { return 0xfU << (kMaxPieces * colour); }

}  // namespace ludo
