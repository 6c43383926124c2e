// Ludo: all pieces as they stand on one colour's path, compared at once. For this game's moves
// only.
#pragma once

#include "games/ludo/game.h"

namespace ludo {

template <std::size_t kBlocks>
Game::Road<kBlocks> Game::road_of(const State& state, Colour colour) const {
  using core::Bytes16;
  const Frame& frame = frames_[colour];
  const Bytes16 one = Bytes16::fill(1);
  Road<kBlocks> road;
  for (std::size_t block = 0; block < kBlocks; ++block) {
    const std::size_t lane = 16 * block;
    const Bytes16 here = Bytes16::load(&state.pieces[4 * block]);
    const Bytes16 turned = here + Bytes16::load(&frame.offset[lane]);
    const Bytes16 there = smaller_of(turned, turned - Bytes16::load(&frame.ring[lane])) + one;
    // Nothing goes beyond the last square that counts, on either path.
    const Bytes16 beyond = excess(here - one, Bytes16::load(&frame.last_here[lane])) |
                           excess(there, Bytes16::load(&frame.last_there[lane]));
    road.pieces[block] = there & equal(beyond, Bytes16::fill(0));
    const Bytes16 pairs = equal(here, here.neighbours()) & Bytes16::load(&frame.pairs[lane]);
    road.stops[block] = road.pieces[block] & (pairs | Bytes16::load(&frame.singles[lane]));
  }
  return road;
}

template <std::size_t kBlocks>
std::uint32_t Game::Road<kBlocks>::at(Site progress) const {
  const core::Bytes16 here = core::Bytes16::fill(progress);
  std::uint32_t lanes = 0;
  for (std::size_t block = 0; block < kBlocks; ++block) {
    lanes |= equal(pieces[block], here).mask() << (16 * block);
  }
  return lanes;
}

template <std::size_t kBlocks>
std::uint32_t Game::Road<kBlocks>::stops_within(int first, int last) const {
  // A lane that stops nothing holds 0, which is in no window.
  const core::Bytes16 begin = core::Bytes16::fill(static_cast<std::uint8_t>(first));
  const core::Bytes16 length = core::Bytes16::fill(static_cast<std::uint8_t>(last - first));
  std::uint32_t lanes = 0;
  for (std::size_t block = 0; block < kBlocks; ++block) {
    lanes |= at_most(stops[block] - begin, length).mask() << (16 * block);
  }
  return lanes;
}

template <bool kPlain>
std::uint32_t Game::on_square(const State& state, Colour colour, Site progress) const {
  const LaneBytes& wanted = squares_[rows_[colour][progress]];
  const auto block = [&](std::size_t i) {
    return equal(core::Bytes16::load(&state.pieces[4 * i]), core::Bytes16::load(&wanted[16 * i]))
        .mask();
  };
  return !kPlain && two_blocks_ ? block(0) | block(1) << 16 : block(0);
}

}  // namespace ludo
