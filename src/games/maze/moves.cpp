// The maze: the legal moves.
#include <bit>

#include "core/bits.h"
#include "games/maze/game.h"
#include "games/maze/sets.h"
#include "games/maze/ways.h"

namespace maze {

using core::Move;
using core::MoveKind;
using core::MoveList;

// Sites that a pawn may reach at the same cost, the zone counting as any of its cells.
struct Reach {
  Cells cells;
  std::uint8_t cost;
  Colour colour;
  std::uint8_t size;
  Site from;

  [[nodiscard]] Move to(Site site) const {
    return {MoveKind::Walk, cost, colour, size, from, site, 0};
  }
  [[nodiscard]] std::uint32_t count() const {
    return static_cast<std::uint32_t>(std::popcount(cells & ~kZoneCells)) + (has_zone() ? 1 : 0);
  }
  void add(MoveList& list) const {
    if (has_zone()) {
      list.push(to(kZone));
    }
    for (Cells rest = cells & ~kZoneCells; rest != 0; rest &= rest - 1) {
      list.push(to(static_cast<Site>(std::countr_zero(rest))));
    }
  }
  // What add() adds after `n` others; `n` is below count().
  [[nodiscard]] Move nth(std::uint32_t n) const {
    if (has_zone() && n-- == 0) {
      return to(kZone);
    }
    Cells rest = cells & ~kZoneCells;
    for (; n > 0; --n) {
      rest &= rest - 1;
    }
    return to(static_cast<Site>(std::countr_zero(rest)));
  }

 private:
  [[nodiscard]] bool has_zone() const { return (cells & kZoneCells) != 0; }
};
// One for each pawn of two colours and each step of a throw.
using Reaches = core::FixedList<Reach, std::size_t{2} * kPawns*(kMaxBlue + 1)>;

// Everything that decides where a pawn may go.
struct Walker {
  Edges doors;
  Cells occupied;
  Reach start;  // from its cell, at no cost

  void add(Cells cells, int cost, Reaches& reaches) const {
    Reach reach = start;
    reach.cells = cells;
    reach.cost = static_cast<std::uint8_t>(cost);
    reaches.push_if(reach, cells != 0);
  }

  // maze, Steps: every free site within `left` steps at the fewest steps, then the landing rule.
  void add_all(int left, Reaches& reaches) const {
    const Cells ends = kZoneCells | cell_bit(kHomes[start.colour]);
    Cells frontier = start.cells;
    Cells seen = frontier | Game::barred(start.colour);
    for (int cost = 1; cost <= left; ++cost) {
      const Cells reached = neighbours(frontier, doors) & ~seen;
      if (reached == 0) {
        return;
      }
      seen |= with_whole_zone(reached);
      add(reached & ~occupied, cost, reaches);
      frontier = reached & ~ends;
    }
    const Cells beside = neighbours(frontier & occupied, doors);
    add(beside & ~seen & ~occupied, left, reaches);
  }
};

// All steps. `must_leave`: whether a large pawn that has never left home is among those that can.
struct Steps {
  Reaches reaches;
  bool must_leave = false;

  [[nodiscard]] std::uint32_t count() const {
    std::uint32_t sum = 0;
    for (const Reach& reach : reaches) {
      sum += reach.count();
    }
    return sum;
  }
  // The n-th of the count() steps.
  [[nodiscard]] Move nth(std::uint32_t n) const {
    std::size_t i = 0;
    for (; n >= reaches[i].count(); ++i) {
      n -= reaches[i].count();
    }
    return reaches[i].nth(n);
  }
};

void Game::moves(const State& state, MoveList& list) const {
  switch (state.phase) {
    case Phase::First:
      for (SeatIndex seat = 0; seat < seats(); ++seat) {
        list.push(core::begin_move(seat));
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

core::Move Game::choose(const State& state, core::Rng& rng) const {
  if (state.phase == Phase::Place) {
    const Edges slots = drop_slots(state, state.held);
    const std::uint64_t counts = counts_by_row(slots);
    return {MoveKind::Drop, 0, 0, 0, 0, nth_slot(slots, counts, rng.pick(size_of(counts))), 0};
  }
  Steps steps;
  find_steps(state, steps);
  const std::uint32_t walks = steps.count();
  const Edges slots = state.red == kWall ? lift_slots(state) : Edges{};
  const std::uint64_t counts = counts_by_row(slots);
  MoveList claws;
  if (state.red == kClaw) {
    add_claws(state, claws);
  }
  const std::uint32_t others = size_of(counts) + static_cast<std::uint32_t>(claws.size());
  std::uint32_t index = rng.pick(walks + others + (steps.must_leave ? 0 : 1));
  if (index < walks) {
    return steps.nth(index);
  }
  index -= walks;
  if (index >= others) {
    return {MoveKind::End, 0, 0, 0, 0, 0, 0};
  }
  return claws.empty() ? Move{MoveKind::Lift, 0, 0, 0, nth_slot(slots, counts, index), 0, 0}
                       : claws[index];
}

core::Move Game::draw(const State& state, core::Rng& rng) const {
  switch (state.phase) {
    case Phase::First: {
      const auto seat = rng.below(static_cast<std::uint32_t>(rules_.seat_count));
      return core::begin_move(static_cast<SeatIndex>(seat));
    }
    case Phase::Roll: return throws_[rng.below(static_cast<std::uint32_t>(throws_.size()))];
    default: {
      const bool holds = rng.below(100) < static_cast<std::uint32_t>(rules_.claw);
      return {holds ? MoveKind::Hit : MoveKind::Miss, 0, 0, 0, 0, 0, 0};
    }
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
  Steps steps;
  find_steps(state, steps);
  for (const Reach& reach : steps.reaches) {
    reach.add(list);
  }
  if (state.red == kWall) {
    for_each_slot(lift_slots(state), [&list](Site slot) {
      list.push({MoveKind::Lift, 0, 0, 0, slot, 0, 0});
    });
  } else if (state.red == kClaw) {
    add_claws(state, list);
  }
  if (!steps.must_leave) {
    list.push({MoveKind::End, 0, 0, 0, 0, 0, 0});
  }
}

// maze, Claw: any opponent's large pawn that is not there already.
void Game::add_claws(const State& state, MoveList& list) const {
  games::each_colour(in_play_ & ~own_colours(state.turn), [&](Colour victim) {
    for (const Site to : {kHomes[victim], kZone}) {
      if (state.pawns[victim][0] != to) {
        list.push({MoveKind::Claw, 0, victim, kLarge, 0, to, 0});
      }
    }
  });
}

// The pawns of a colour that the rules, walls aside, allow to take a step now; of two small pawns
// that are alike, only the one that would go.
unsigned Game::pawns_to_move(const State& state, Colour colour) const {
  const auto& pawns = state.pawns[colour];
  const unsigned moved = state.moving == colour ? state.moved : 0U;
  const auto ready = [&](unsigned pawn) {
    const bool may_go_on = pawns[pawn] == kZone && (pawn == 0 || !rules_.fast);
    return !core::has_bit(moved, pawn) || may_go_on;
  };
  unsigned set = ready(0) ? kLargeBit : 0;
  const bool relay = core::has_bit(state.relay, colour);
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

void Game::find_steps(const State& state, Steps& steps) const {
  if (state.left == 0) {
    return;
  }
  const Cells taken = occupied(state);
  const unsigned colours = state.moved != 0 ? bit_of(state.moving) : own_colours(state.turn);
  for (unsigned rest = colours; rest != 0; rest &= rest - 1) {
    const Colour colour = games::lowest_colour(rest);
    const Edges doors = doors_now(state, colour);
    for (unsigned set = pawns_to_move(state, colour); set != 0; set &= set - 1) {
      const auto pawn = static_cast<unsigned>(std::countr_zero(set));
      const Site from = state.pawns[colour][pawn];
      const std::uint8_t size = pawn == 0 ? kLarge : kSmall;
      const std::size_t before = steps.reaches.size();
      Walker{doors, taken, {site_cells(from), 0, colour, size, from}}.add_all(state.left,
                                                                              steps.reaches);
      const bool new_one = pawn == 0 && !core::has_bit(state.out, colour);
      steps.must_leave = steps.must_leave || (new_one && steps.reaches.size() > before);
    }
  }
}

}  // namespace maze
