// Parchís: the bytes of a colour's pieces all at once, and sets of colours.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "games/parchis/game.h"

namespace parchis {

// Eight bytes at once; every lane is below 0x80, which keeps the arithmetic free of carries.
inline constexpr std::uint64_t kOnes = 0x0101010101010101U;
inline constexpr std::uint64_t kHigh = 0x8080808080808080U;

// The high bit of each lane that equals `value`.
constexpr std::uint64_t equal_lanes(std::uint64_t word, Site value) {
  return (kHigh - (word ^ (kOnes * value))) & kHigh;
}
// The high bit of each lane below `value`.
constexpr std::uint64_t smaller_lanes(std::uint64_t word, Site value) {
  return ~((word | kHigh) - kOnes * value) & kHigh;
}
constexpr int first_lane(std::uint64_t lanes) { return std::countr_zero(lanes) / 8; }
constexpr std::uint64_t below(int lane) { return (std::uint64_t{1} << (8 * lane)) - 1; }

// `word` with one lane that holds `from` changed to `to`, still ascending.
constexpr std::uint64_t replace(std::uint64_t word, Site from, Site to) {
  const std::uint64_t keep = below(first_lane(equal_lanes(word, from)));
  const std::uint64_t top = std::uint64_t{Game::kNoPiece} << 56;
  const std::uint64_t rest = (word & keep) | (((word >> 8) | top) & ~keep);
  const int lane = std::popcount(smaller_lanes(rest, to));
  const std::uint64_t low = below(lane);
  return (rest & low) | ((rest & ~low) << 8) | (std::uint64_t{to} << (8 * lane));
}
static_assert(replace(0x7f7f7f7f09050300, 3, 7) == 0x7f7f7f7f09070500);

// Calls `visit` for each colour of a bit set, in colour order.
template <class Visit>
void each_colour(unsigned colours, Visit visit) {
  for (; colours != 0; colours &= colours - 1) {
    visit(static_cast<Colour>(std::countr_zero(colours)));
  }
}

// The squares that a throw or a bonus counts; a 6 may count 7 (Game::steps).
constexpr int steps_of(Phase phase) {
  constexpr std::array<std::uint8_t, 12> kSteps = {0, 0, 0, 1, 2, 3, 4, 5, 6, 10, 20, 0};
  return kSteps[static_cast<std::size_t>(phase)];
}

}  // namespace parchis
