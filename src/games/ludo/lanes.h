// Ludo: four bytes at once. A colour's pieces, and the numbers still to be used, are the bytes of a
// word, ascending; lanes beyond the last one hold kNone.
#pragma once

#include <bit>
#include <cstdint>

#include "games/colours.h"
#include "games/lanes.h"
#include "games/ludo/board.h"

namespace ludo {

using games::each_colour;
using games::equal_lanes;
using games::smaller_lanes;

using Lanes = std::uint32_t;
inline constexpr std::uint8_t kNone = 0x7f;
inline constexpr Lanes kEmpty = games::kOnes<Lanes> * kNone;

// How many lanes have their high bit set, when no other bit is.
constexpr int count_lanes(Lanes lanes) { return std::popcount(lanes); }
constexpr int first_lane(Lanes lanes) { return std::countr_zero(lanes) / 8; }
constexpr std::uint8_t lane_of(Lanes word, int lane) {
  return static_cast<std::uint8_t>(word >> (8 * lane));
}

// `word` without one lane that holds `value`.
constexpr Lanes without(Lanes word, std::uint8_t value) {
  constexpr Lanes kTop = Lanes{kNone} << 24;
  const Lanes keep = games::lanes_below<Lanes>(first_lane(equal_lanes(word, value)));
  return (word & keep) | (((word >> 8) | kTop) & ~keep);
}
// `word`, which has a free lane, with `value` in its place.
constexpr Lanes with(Lanes word, std::uint8_t value) {
  const int lane = count_lanes(smaller_lanes(word, value));
  const Lanes low = games::lanes_below<Lanes>(lane);
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
