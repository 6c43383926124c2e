// The maze: the start, whose turn it is, and what a position says without its moves.
#include "games/maze/game.h"

#include <bit>

#include "core/bits.h"
#include "core/sort.h"
#include "games/maze/sets.h"
#include "games/maze/ways.h"
#include "games/race_game.h"

namespace maze {

using core::Move;
using core::MoveKind;

static_assert(games::ListedGame<Game>);

Game::Game(const Rules& rules) : rules_(rules), coloured_(layout(rules.board).coloured()) {
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(rules_.seat_count); ++seat) {
    const unsigned set = rules_.seats[seat];
    pairs_ = pairs_ || !std::has_single_bit(set);
    in_play_ |= set;
    games::each_colour(set,
                       [&](Colour colour) { seat_of_[colour] = static_cast<SeatIndex>(seat); });
  }
  for (std::size_t colour = 0; colour < kColours; ++colour) {
    passable_[colour] = kInner & ~(coloured_ & ~layout(rules_.board).own[colour]);
  }
  for (const char face : rules_.blue) {
    ++blue_count_[static_cast<std::size_t>(face - '0')];
  }
  for (const char face : rules_.red) {
    ++red_count_[static_cast<unsigned char>(face)];
  }
  core::MoveList list;
  add_throws(list);
  for (const Move move : list) {
    throws_.insert(throws_.end(), blue_count_[move.value] * red_count_[move.size], move);
  }
}

State Game::start() const {
  State state{};
  state.white = rules_.own_walls ? rules_.walls : layout(rules_.board).white;
  state.second = rules_.own_walls ? rules_.second : Edges{};
  for (Colour colour = 0; colour < kColours; ++colour) {
    const bool in = plays(colour);
    state.pawns[colour] = {in ? kHomes[colour] : kNowhere, in ? kZone : kNowhere,
                           in ? kZone : kNowhere};
  }
  state.phase = rules_.first < 0 ? Phase::First : Phase::Roll;
  state.turn = rules_.first < 0 ? SeatIndex{0} : seat_of_[static_cast<std::size_t>(rules_.first)];
  state.red = kNoRed;
  state.held = kNoSlot;
  return state;
}

core::Actor Game::actor(const State& state) const {
  switch (state.phase) {
    case Phase::First:
    case Phase::Roll:
    case Phase::Try: return core::kChance;
    case Phase::Act:
    case Phase::Place: return core::seat_actor(state.turn);
    case Phase::Over: break;
  }
  return core::kOver;
}

int Game::weight(const State&, Move move) const {
  switch (move.kind) {
    case MoveKind::Throw: return blue_count_[move.value] * red_count_[move.size];
    case MoveKind::Hit: return rules_.claw;
    case MoveKind::Miss: return 100 - rules_.claw;
    default: return 1;
  }
}

Cells Game::occupied(const State& state) {
  Cells cells = 0;
  for (const auto& pawns : state.pawns) {
    for (const Site site : pawns) {
      cells |= site < kZone ? cell_bit(site) : 0;
    }
  }
  return cells & ~kHomeCells;
}

bool Game::frozen(const State& state, Colour colour) {
  const auto& pawns = state.pawns[colour];
  const Site home = kHomes[colour];
  const bool all_home = pawns[1] == home && pawns[2] == home;
  return core::has_bit(state.relay, colour) && pawns[0] == home && !all_home;
}

bool Game::has_won(const State& state, SeatIndex seat) const {
  return !games::any_colour(own_colours(seat), [&state](Colour colour) {
    const Site home = kHomes[colour];
    const auto& pawns = state.pawns[colour];
    return pawns[0] != home || pawns[1] != home || pawns[2] != home;
  });
}

// maze, End: the winner, then by sum of shortest ways home; ties in the order of seats=.
games::Standing Game::standing(const State& state) const {
  std::array<int, kColours> sums{};
  games::Standing order;
  order.push(state.turn);
  for (SeatIndex seat = 0; seat < seats(); ++seat) {
    if (seat == state.turn) {
      continue;
    }
    sums[seat] = sum_of_ways_home(*this, state, seat);
    order.push(seat);
  }
  core::sort_few(order.begin() + 1, order.end(),
                 [&](SeatIndex a, SeatIndex b) { return sums[a] < sums[b]; });
  return order;
}

[[gnu::cold]] void Game::tokens(const State& state, core::TokenList& list) const {
  for (Colour colour = 0; colour < kColours; ++colour) {
    if (plays(colour)) {
      list.push({colour, kLarge, state.pawns[colour][0]});
      list.push({colour, kSmall, state.pawns[colour][1]});
      list.push({colour, kSmall, state.pawns[colour][2]});
    }
  }
}

}  // namespace maze
