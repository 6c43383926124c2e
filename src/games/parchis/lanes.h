// Parchís: the bytes of a colour's pieces all at once.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "games/colours.h"
#include "games/lanes.h"
#include "games/parchis/game.h"

namespace parchis {

using games::each_colour;
using games::equal_lanes;

// All bits of the first `count` (0…7) lanes.
constexpr std::uint64_t first_lanes(int count) { return games::lanes_below<std::uint64_t>(count); }
// A word without pieces.
inline constexpr std::uint64_t kNoPieces = games::kOnes<std::uint64_t> * Game::kNoPiece;

constexpr int count_smaller(std::uint64_t word, Site value) {
  return std::popcount(games::smaller_lanes(word, value));
}

// `word`, still ascending, with one piece moved on from `from` to `to`: the pieces that it passes
// move one lane down.
inline std::uint64_t advance(std::uint64_t word, Site from, Site to) {
  using core::Bytes16;
  const Bytes16 here = Bytes16::of(word, 0);
  const Bytes16 next = here.neighbours();
  const Bytes16 coming = lesser(next, Bytes16::fill(to)) & above(next, Bytes16::fill(from));
  return greater(here, coming).low();
}

// `word` with one piece sent from `from` to the nest.
constexpr std::uint64_t send_home(std::uint64_t word, Site from) {
  const int lane = count_smaller(word, from);
  return (word & ~first_lanes(lane + 1)) | ((word & first_lanes(lane)) << 8);
}
static_assert(send_home(0x7f7f7f7f09050300, 5) == 0x7f7f7f7f09030000);

// How the pieces of all colours lie side by side for SIMD: `kStride_` lanes per colour, in blocks
// of sixteen lanes.
template <unsigned kStride_, std::size_t kBlocks_>
struct Layout {
  static constexpr unsigned kStride = kStride_;
  static constexpr std::size_t kBlocks = kBlocks_;
  using Blocks = std::array<core::Bytes16, kBlocks>;
};

// The squares that a throw or a bonus counts; a 6 may count 7 (Game::steps).
inline constexpr std::array<std::uint8_t, 12> kSteps = {0, 0, 0, 1, 2, 3, 4, 5, 6, 10, 20, 0};
constexpr int steps_of(Phase phase) { return kSteps[static_cast<std::size_t>(phase)]; }

}  // namespace parchis
