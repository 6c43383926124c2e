// The maze: the legal moves.
#include <bit>

#include "games/maze/game.h"
#include "games/maze/sets.h"
#include "games/maze/ways.h"

namespace maze {

using core::Move;
using core::MoveKind;
using core::MoveList;

namespace {

// Everything that decides where a pawn may go.
struct Walker {
  Edges doors;
  Cells occupied;
  Colour colour;
  std::uint8_t size;
  Site from;

  void add(Cells cells, int cost, MoveList& list) const {
    Move move{MoveKind::Walk, static_cast<std::uint8_t>(cost), colour, size, from, kZone, 0};
    if ((cells & kZoneCells) != 0) {
      list.push(move);
    }
    for (cells &= ~kZoneCells; cells != 0; cells &= cells - 1) {
      move.to = static_cast<Site>(std::countr_zero(cells));
      list.push(move);
    }
  }

  // maze, Steps: every free site within `left` steps at the fewest steps, then the landing rule.
  void add_all(int left, MoveList& list) const {
    const Cells ends = kZoneCells | cell_bit(kHomes[colour]);
    Cells frontier = site_cells(from);
    Cells seen = frontier | Game::barred(colour);
    for (int cost = 1; cost <= left; ++cost) {
      const Cells reached = neighbours(frontier, doors) & ~seen;
      if (reached == 0) {
        return;
      }
      seen |= with_whole_zone(reached);
      add(reached & ~occupied, cost, list);
      frontier = reached & ~ends;
    }
    const Cells beside = neighbours(frontier & occupied, doors);
    add(beside & ~seen & ~occupied, left, list);
  }
};

}  // namespace

void Game::moves(const State& state, MoveList& list) const {
  switch (state.phase) {
    case Phase::First:
      for (SeatIndex seat = 0; seat < seats(); ++seat) {
        list.push({MoveKind::Begin, seat, 0, 0, 0, 0, 0});
      }
      return;
    case Phase::Roll: return add_throws(list);
    case Phase::Act: return add_actions(state, list);
    case Phase::Place:
      for_each_slot(drop_slots(state, state.held), [&list](Site slot) {
        list.push({MoveKind::Drop, 0, 0, 0, 0, slot, 0});
      });
      return;
    case Phase::Try:
      if (rules_.claw > 0) list.push({MoveKind::Hit, 0, 0, 0, 0, 0, 0});
      if (rules_.claw < 100) list.push({MoveKind::Miss, 0, 0, 0, 0, 0, 0});
      return;
    case Phase::Over: return;
  }
}

void Game::add_throws(MoveList& list) const {
  for (std::uint8_t blue = 1; blue <= kMaxBlue; ++blue) {
    for (const std::uint8_t red : {kClaw, kIgnore, kWall}) {
      if (blue_count_[blue] != 0 && red_count_[red] != 0) {
        list.push({MoveKind::Throw, blue, 0, red, 0, 0, 0});
      }
    }
  }
}

void Game::add_actions(const State& state, MoveList& list) const {
  const bool must_leave = state.left > 0 && add_steps(state, list);
  if (state.red == kWall) {
    for_each_slot(lift_slots(state), [&list](Site slot) {
      list.push({MoveKind::Lift, 0, 0, 0, slot, 0, 0});
    });
  } else if (state.red == kClaw) {
    add_claws(state, list);
  }
  if (!must_leave) {
    list.push({MoveKind::End, 0, 0, 0, 0, 0, 0});
  }
}

// maze, Claw: any opponent's large pawn that is not there already.
void Game::add_claws(const State& state, MoveList& list) const {
  for (unsigned rest = in_play_ & ~own_colours(state.turn); rest != 0; rest &= rest - 1) {
    const Colour victim = first_of(rest);
    for (const Site to : {kHomes[victim], kZone}) {
      if (state.pawns[victim][0] != to) {
        list.push({MoveKind::Claw, 0, victim, kLarge, 0, to, 0});
      }
    }
  }
}

// The pawns of a colour that the rules let take a step now, walls aside; of two small pawns that
// are alike only the one that would go.
unsigned Game::pawns_to_move(const State& state, Colour colour) const {
  const auto& pawns = state.pawns[colour];
  const unsigned moved = state.moving == colour ? state.moved : 0U;
  const auto ready = [&](unsigned pawn) {
    const bool may_go_on = pawns[pawn] == kZone && (pawn == 0 || !rules_.fast);
    return ((moved >> pawn) & 1U) == 0 || may_go_on;
  };
  unsigned set = ready(0) ? kLargeBit : 0;
  const bool relay = ((state.relay >> colour) & 1U) != 0;
  const Site home = kHomes[colour];
  if (relay && pawns[0] != home) {  // else they wait in the zone or stand frozen (maze, Home)
    const bool first = pawns[1] != home && ready(1);
    const bool second = pawns[2] != home && ready(2);
    set |= first ? 0b010U : 0U;
    set |= second && !(first && pawns[1] == pawns[2]) ? 0b100U : 0U;
  }
  if (rules_.fast) {
    set &= (moved & kLargeBit) != 0 ? kLargeBit : ~0U;
    set &= (moved & kSmallBits) != 0 ? kSmallBits : ~0U;
  }
  return set;
}

// All steps; whether a large pawn that has never left home is among those who can.
bool Game::add_steps(const State& state, MoveList& list) const {
  const Cells taken = occupied(state);
  const unsigned colours = state.moved != 0 ? bit_of(state.moving) : own_colours(state.turn);
  bool must_leave = false;
  for (unsigned rest = colours; rest != 0; rest &= rest - 1) {
    const Colour colour = first_of(rest);
    const Edges doors = doors_now(state, colour);
    for (unsigned set = pawns_to_move(state, colour); set != 0; set &= set - 1) {
      const unsigned pawn = first_of(set);
      const std::size_t before = list.size();
      Walker{doors, taken, colour, pawn == 0 ? kLarge : kSmall, state.pawns[colour][pawn]}.add_all(
          state.left, list);
      const bool new_one = pawn == 0 && ((state.out >> colour) & 1U) == 0;
      must_leave = must_leave || (new_one && list.size() > before);
    }
  }
  return must_leave;
}

}  // namespace maze
