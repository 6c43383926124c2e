// Ludo: all pieces as they stand on one colour's path, compared at once, and who may pass them. For
// this game's moves only.
#pragma once

#include <algorithm>
#include <bit>

#include "games/ludo/game.h"

namespace ludo {

template <std::size_t kBlocks>
Game::Road<kBlocks> Game::road_of(const State& state, Colour colour) const {
  using core::Bytes16;
  using core::Lanes16;
  const Frame& frame = frames_[colour];
  Road<kBlocks> road;
  for (std::size_t block = 0; block < kBlocks; ++block) {
    const std::size_t lane = 16 * block;
    const Bytes16 here = Bytes16::load(&state.pieces[4 * block]);
    const Bytes16 there =
        further(here, Bytes16::load(&frame.offset[lane]), Bytes16::load(&frame.ring[lane])) +
        Bytes16::load(&frame.first[lane]);
    const Lanes16 counts = in_reach(here, Bytes16::load(&frame.last_here[lane]), there,
                                    Bytes16::load(&frame.last_there[lane]));
    road.pieces[block] = there & counts;
    const Lanes16 pairs = equal(here, here.neighbours()) & Lanes16::load(&frame.pairs[lane]);
    road.stops[block] = road.pieces[block] & (pairs | Lanes16::load(&frame.singles[lane]));
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
  std::uint32_t lanes = 0;
  for (std::size_t block = 0; block < kBlocks; ++block) {
    lanes |= between(stops[block], static_cast<Site>(first), static_cast<Site>(last)).mask()
             << (16 * block);
  }
  return lanes;
}

template <std::size_t kBlocks>
bool Game::stopped(const State& state, const Road<kBlocks>& road, int first, int last) const {
  std::uint32_t lanes = first <= last ? road.stops_within(first, last) : 0;
  for (; lanes != 0; lanes &= lanes - 1) {
    const int lane = std::countr_zero(lanes);
    const auto colour = static_cast<Colour>(lane / kMaxPieces);
    // A square that is safe is so on every path that leads over it.
    if (!is_shared(piece(state, colour, lane % kMaxPieces))) {
      return true;
    }
  }
  return false;
}

// Ludo 5: every square strictly between departure and arrival.
template <std::size_t kBlocks>
bool Game::may_pass(const State& state, const Road<kBlocks>& road, Colour colour, Site from,
                    int number, Site to) const {
  switch (passing_) {
    case Passing::Free: return true;
    case Passing::Ahead: return to == from + 1 || road.stops_within(from + 1, to - 1) == 0;
    case Passing::Any: break;
  }
  if (goes_back(from, number)) {
    return !stopped(state, road, from + 1, turn_off_) &&
           (to > from || !stopped(state, road, to + 1, from - 1));
  }
  if (stopped(state, road, from + 1, to - 1)) {
    return false;
  }
  for (int square = std::max<int>(from, turn_off_) + 1; rules_.over == 0 && square < to; ++square) {
    if (count_at(state, colour, static_cast<Site>(square)) > 0) {
      return false;
    }
  }
  return true;
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
