// Ludo: the legal moves.
#include <array>
#include <bit>

#include "games/ludo/road.h"

namespace ludo {

using core::Move;
using core::MoveKind;
using core::MoveList;

namespace {

constexpr Move throw_move(int low, int high) {
  return {
      MoveKind::Throw, static_cast<std::uint8_t>(low), 0, static_cast<std::uint8_t>(high), 0, 0, 0};
}
// Built as one number: member by member it takes four times as long.
constexpr Move piece_move(Colour colour, Site from, Site to, std::uint8_t number) {
  static_assert(std::endian::native == std::endian::little);
  constexpr auto kWalk = static_cast<std::uint64_t>(MoveKind::Walk);
  return std::bit_cast<Move>(kWalk | std::uint64_t{number} << 8 | std::uint64_t{colour} << 16 |
                             std::uint64_t{from} << 32 | std::uint64_t{to} << 40);
}
static_assert(piece_move(1, 2, 3, 4) == Move{MoveKind::Walk, 4, 1, 0, 2, 3, 0});
constexpr Move kPass{MoveKind::Pass, 0, 0, 0, 0, 0, 0};
constexpr int kFaces = 6;

constexpr std::array<Move, kFaces> kThrows = {throw_move(1, 0), throw_move(2, 0), throw_move(3, 0),
                                              throw_move(4, 0), throw_move(5, 0), throw_move(6, 0)};
// Two dice: the lower number first.
constexpr auto kDoubleThrows = [] {
  std::array<Move, kFaces*(kFaces + 1) / 2> all{};
  std::size_t i = 0;
  for (int low = 1; low <= kFaces; ++low) {
    for (int high = low; high <= kFaces; ++high) {
      all[i++] = throw_move(low, high);
    }
  }
  return all;
}();
// The same, each repeated according to its weight.
constexpr auto kTickets = [] {
  std::array<Move, kFaces * kFaces> all{};
  std::size_t i = 0;
  for (const Move move : kDoubleThrows) {
    all[i++] = move;
    if (move.value != move.size) {
      all[i++] = move;
    }
  }
  return all;
}();

// Keeps only the `wanted` moves, if there are any.
template <class Wanted>
void keep(MoveList& list, Wanted wanted) {
  std::size_t kept = 0;
  for (std::size_t i = 0; i < list.size(); ++i) {
    if (wanted(list[i])) {
      list[kept++] = list[i];
    }
  }
  if (kept > 0) {
    list.shrink(kept);
  }
}

}  // namespace

core::Move Game::draw(const State& state, core::Rng& rng) const {
  if (state.phase == Phase::First) {
    return core::begin_move(
        static_cast<core::SeatIndex>(rng.below(static_cast<std::uint32_t>(rules_.seat_count))));
  }
  return rules_.dice == 1 ? kThrows[rng.below(kFaces)] : kTickets[rng.below(kFaces * kFaces)];
}

bool Game::can_enter_plainly(const State& state, Colour colour) const {
  const std::uint32_t on = on_square<true>(state, colour, kStart);
  const bool single = (on & (on - 1)) == 0;
  const bool joins = (on & own_lanes(colour)) == 0 || (landing_[kStart] & kMayJoin) != 0;
  return (piece(state, colour, 0) == kNest) & single & joins;
}

// Ludo 3.
template <bool kPlain>
void Game::add_decisions(const State& state, MoveList& list) const {
  const auto each_of_hand = [&](auto visit) {
    if constexpr (kPlain) {
      visit(first_colour(state.turn));
    } else {
      each_colour(hand(state), visit);
    }
  };
  const std::uint8_t entering = kPlain ? number_of_die(state.use) : entering_number(state.use);
  if (entering != kNone) {
    each_of_hand([&](Colour c) {
      const bool enters = kPlain ? can_enter_plainly(state, c) : can_enter(state, c);
      list.push_if(piece_move(c, kNest, kStart, entering), enters);
    });
  }
  if (rules_.start == Start::Free || list.empty()) {
    each_of_hand([&](Colour c) { add_steps<kPlain>(state, c, list); });
    if (!kPlain && rules_.start == Start::Clear) {
      keep(list, [&](Move move) {
        return move.from == kStart && has_start_to_clear(state, move.colour);
      });
    }
  }
  if (!kPlain && rules_.capture == Capture::Must) {
    keep(list, [&](Move move) { return victims(state, move) != 0; });
  }
  if (list.empty()) {
    list.push(kPass);
  }
}

// The steps of a colour's pieces, one for each spot and number.
template <bool kPlain>
void Game::add_steps(const State& state, Colour colour, MoveList& list) const {
  const Lanes word = state.pieces[colour];
  // Pieces outside the nest, only one per spot.
  const Lanes same_as_before = equal_lanes(word ^ (word << 8), 0);
  const Lanes on_the_way = games::kHigh<Lanes> & ~equal_lanes(word, kNest) & ~same_as_before;
  if constexpr (kPlain) {
    const std::uint8_t number = lane_of(state.use, 0);
    const auto too_far = static_cast<Site>(end_ - number + 1);
    if (const Lanes lanes = on_the_way & smaller_lanes(word, too_far); lanes != 0) {
      add_plain_steps(state, colour, number, lanes, list);
    }
  } else {
    const Lanes lanes = on_the_way & smaller_lanes(word, end_);
    if (two_blocks_) {
      add_any_steps<2>(state, colour, lanes, list);
    } else {
      add_any_steps<1>(state, colour, lanes, list);
    }
  }
}

// The steps, by plain rules, of the pieces in `lanes` (high bits, at least one). They are handled
// two at a time and without branches, since which pieces are there and may move is a matter of
// luck.
void Game::add_plain_steps(const State& state, Colour colour, std::uint8_t number, Lanes lanes,
                           MoveList& list) const {
  const Road<1> road = road_of<1>(state, colour);
  const std::uint64_t word = state.pieces[colour];
  const std::uint32_t own = own_lanes(colour);
  // All ones, or 0 for a 1: clang would turn a choice between them into a branch.
  const auto passes = static_cast<std::uint32_t>((1 - int{number}) >> 31);
  const auto add = [&](bool there) {
    const auto from = static_cast<Site>(word >> (std::countr_zero(lanes) & 0x38));
    lanes &= lanes - 1;
    const auto to = static_cast<Site>(from + number);
    const std::uint32_t on = road.at(to);
    static_assert(kMayJoin == 1 && kMayTake == 2);
    const unsigned beside = (landing_[to] >> ((on & own) == 0 ? 1U : 0U)) & 1U;
    const bool lands = (on == 0) | (((on & (on - 1)) == 0) & (beside != 0));
    const bool stopped =
        passing_ != Passing::Free && (road.stops_within(from + 1, to - 1) & passes) != 0;
    list.push_if(piece_move(colour, from, to, number), there & lands & !stopped);
  };
  const bool clears = has_start_to_clear(state, colour);
  const bool starts = (lane_of(state.pieces[colour], first_lane(lanes)) == kStart) & clears &
                      (rules_.start == Start::Clear);
  add(true);
  const std::size_t first = list.size();
  add(lanes != 0);
  while (lanes != 0) {
    add(true);
    add(lanes != 0);
  }
  // Ludo 3, start=clear: the piece on the start comes first, and alone if it can go.
  const std::size_t alone = (starts & (first == 1)) ? 1 : 0;
  list.shrink(list.size() - alone * (list.size() - 1));
}

template <std::size_t kBlocks>
void Game::add_any_steps(const State& state, Colour colour, Lanes on_the_way,
                         MoveList& list) const {
  const Lanes dice = smaller_lanes(state.use, kHighestDie + 1);
  const bool any_left = has_left_ && state.left.front() != kNoStep;
  const int usable = count_lanes(dice != 0 ? dice : smaller_lanes(state.use, kNone));
  const Road<kBlocks> road = road_of<kBlocks>(state, colour);
  for (int i = 0; i < usable; ++i) {
    const std::uint8_t number = lane_of(state.use, i);
    const bool again = i > 0 && number == lane_of(state.use, i - 1);
    for (Lanes lanes = again ? 0 : on_the_way; lanes != 0; lanes &= lanes - 1) {
      const Site from = piece(state, colour, first_lane(lanes));
      const Site to = target(from, number);
      const Move move = piece_move(colour, from, to, number);
      if (to != kNowhere && may_step(state, road, colour, from, number, to) &&
          !(any_left && stands_in_left(state, move))) {
        list.push(move);
      }
    }
  }
}

void Game::moves(const State& state, MoveList& list) const {
  switch (state.phase) {
    case Phase::First:
      for (core::SeatIndex seat = 0; seat < rules_.seat_count; ++seat) {
        list.push(core::begin_move(seat));
      }
      return;
    case Phase::Roll:
      if (rules_.dice == 1) {
        list.assign(kThrows);
      } else {
        list.assign(kDoubleThrows);
      }
      return;
    case Phase::Move:
      if (plain_) {
        add_decisions<true>(state, list);
      } else {
        add_decisions<false>(state, list);
      }
      return;
    case Phase::Over: return;
  }
}

}  // namespace ludo
