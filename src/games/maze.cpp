#include "games/maze.h"

#include <bit>
#include <utility>

#include "games/maze_ways.h"
#include "games/race_game.h"

namespace maze {

using core::Event;
using core::EventKind;
using core::EventList;
using core::Move;
using core::MoveKind;
using core::MoveList;

static_assert(games::RaceGame<Game>);

namespace {

constexpr unsigned kLargeBit = 1;  // of State::moved and of the sets of pawns below
constexpr unsigned kSmallBits = 0b110;

constexpr unsigned bit_of(Colour colour) { return 1U << colour; }

// The lowest member of a set of colours or pawns.
constexpr std::uint8_t first_of(unsigned set) {
  return static_cast<std::uint8_t>(std::countr_zero(set));
}

void tell(EventList* events, const Event& event) {
  if (events != nullptr) {
    events->push(event);
  }
}

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

void sort_small(State& state, Colour colour) {
  auto& pawns = state.pawns[colour];
  const bool owner = state.moving == colour;
  const unsigned first = owner ? (state.moved >> 1) & 1U : 0U;
  const unsigned second = owner ? (state.moved >> 2) & 1U : 0U;
  if (pawns[1] < pawns[2] || (pawns[1] == pawns[2] && first <= second)) {
    return;
  }
  std::swap(pawns[1], pawns[2]);
  if (owner) {
    state.moved = static_cast<std::uint8_t>((state.moved & kLargeBit) | second << 1 | first << 2);
  }
}

}  // namespace

void take_wall(State& state, Site slot) {
  const Edges edge = slot_edge(slot);
  Edges& top = (state.second & edge).any() ? state.second : state.white;
  top = top & ~edge;
}

void put_wall(State& state, Site slot) {
  const Edges edge = slot_edge(slot);
  Edges& top = (state.white & edge).any() ? state.second : state.white;
  top = top | edge;
}

Game::Game(const Rules& rules) : rules_(rules), coloured_(layout(rules.board).coloured()) {
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(rules_.seat_count); ++seat) {
    const unsigned set = rules_.seats[seat];
    pairs_ = pairs_ || !std::has_single_bit(set);
    in_play_ |= set;
    for (unsigned rest = set; rest != 0; rest &= rest - 1) {
      seat_of_[first_of(rest)] = static_cast<SeatIndex>(seat);
    }
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
  return ((state.relay >> colour) & 1U) != 0 && pawns[0] == home && !all_home;
}

bool Game::has_won(const State& state, SeatIndex seat) const {
  for (unsigned rest = own_colours(seat); rest != 0; rest &= rest - 1) {
    const Site home = kHomes[first_of(rest)];
    const auto& pawns = state.pawns[first_of(rest)];
    if (pawns[0] != home || pawns[1] != home || pawns[2] != home) {
      return false;
    }
  }
  return true;
}

// maze, End: the winner, then by sum of shortest ways home; ties in the order of seats=.
Game::Standing Game::standing(const State& state) const {
  std::array<int, kColours> sums{};
  Standing order;
  order.push(state.turn);
  for (SeatIndex seat = 0; seat < seats(); ++seat) {
    if (seat == state.turn) {
      continue;
    }
    sums[seat] = sum_of_ways_home(*this, state, seat);
    order.push(seat);
    for (std::size_t i = order.size() - 1; i > 1 && sums[order[i]] < sums[order[i - 1]]; --i) {
      std::swap(order[i], order[i - 1]);
    }
  }
  return order;
}

void Game::tokens(const State& state, core::TokenList& list) const {
  for (Colour colour = 0; colour < kColours; ++colour) {
    if (plays(colour)) {
      list.push({colour, kLarge, state.pawns[colour][0]});
      list.push({colour, kSmall, state.pawns[colour][1]});
      list.push({colour, kSmall, state.pawns[colour][2]});
    }
  }
}

// ---- Legal moves
// ----------------------------------------------------------------------------------

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

// ---- Play
// -----------------------------------------------------------------------------------------

void Game::play(State& state, Move move, EventList* events) const {
  switch (move.kind) {
    case MoveKind::Begin:
      state.phase = Phase::Roll;
      state.turn = move.value;
      return tell(events, {EventKind::Begins, move.value, 0, 0, 0, 0});
    case MoveKind::Throw:
      state.phase = Phase::Act;
      state.blue = state.left = move.value;
      state.red = move.size;
      return tell(events, {EventKind::Thrown, move.value, 0, move.size, 0, 0});
    case MoveKind::Walk: return play_walk(state, move, events);
    case MoveKind::Lift: return play_lift(state, move.from, events);
    case MoveKind::Drop: return play_drop(state, move.to, events);
    case MoveKind::Claw:
      state.phase = Phase::Try;
      state.left = state.moved != 0 ? 0 : state.left;
      state.held = move.to;
      state.aim = move.colour;
      return tell(events, {EventKind::ClawAimed, 0, move.colour, kLarge,
                           state.pawns[move.colour][0], move.to});
    case MoveKind::Hit: return play_hit(state, events);
    case MoveKind::Miss:
      tell(events,
           {EventKind::ClawMissed, 0, state.aim, kLarge, state.pawns[state.aim][0], state.held});
      state.phase = Phase::Act;
      state.red = kNoRed;
      state.held = kNoSlot;
      state.aim = 0;
      return;
    default: return end_turn(state, events);
  }
}

void Game::play_walk(State& state, Move move, EventList* events) const {
  const Colour colour = move.colour;
  auto& pawns = state.pawns[colour];
  unsigned pawn = 0;
  if (move.size == kSmall) {
    // Of two in the zone the one that has not moved goes first; sort_small keeps it in front.
    pawn = pawns[1] == move.from ? 1 : 2;
  }
  pawns[pawn] = move.to;
  state.moving = colour;
  state.moved = static_cast<std::uint8_t>(state.moved | 1U << pawn);
  if (!rules_.fast || pawn == 0) {  // maze, fast: a small pawn's move does not lower `left`
    state.left = static_cast<std::uint8_t>(state.left - move.value);
  }
  tell(events, {EventKind::Walked, move.value, colour, move.size, move.from, move.to});
  const bool home = move.to == kHomes[colour];
  if (home) {
    tell(events, {EventKind::Arrived, 0, colour, move.size, move.to, move.to});
  }
  if (pawn == 0) {
    settle_large(state, colour, move.to, events);
  } else {
    sort_small(state, colour);
  }
  if (home) {
    settle_win(state, colour, events);
  }
}

// What follows when a large pawn has come to `to`, by itself or by the claw (maze, Relay and Home).
void Game::settle_large(State& state, Colour colour, Site to, EventList* events) const {
  const auto bit = static_cast<std::uint8_t>(bit_of(colour));
  if (to != kHomes[colour]) {
    state.out |= bit;
  }
  if (to == kZone && (state.relay & bit) == 0) {
    state.relay |= bit;
    tell(events, {EventKind::Relay, 0, colour, kLarge, kZone, kZone});
  }
  if (frozen(state, colour)) {
    tell(events, {EventKind::Frozen, 0, colour, kSmall, to, to});
  }
}

// maze, End: the first seat with all its pawns home wins at once.
void Game::settle_win(State& state, Colour colour, EventList* events) const {
  const SeatIndex seat = seat_of_[colour];
  if (!has_won(state, seat)) {
    return;
  }
  state.phase = Phase::Over;
  state.turn = seat;
  state.blue = state.left = state.moved = 0;
  state.moving = 0;
  state.red = kNoRed;
  tell(events, {EventKind::Won, seat, 0, 0, 0, 0});
}

void Game::play_lift(State& state, Site slot, EventList* events) const {
  take_wall(state, slot);
  state.phase = Phase::Place;
  state.left = state.moved != 0 ? 0 : state.left;  // maze, Turn: the rest of the number is given up
  state.held = slot;
  tell(events, {EventKind::WallLifted, 0, 0, 0, slot, slot});
}

void Game::play_drop(State& state, Site slot, EventList* events) const {
  tell(events, {EventKind::WallDropped, 0, 0, 0, state.held, slot});
  put_wall(state, slot);
  state.phase = Phase::Act;
  state.red = kNoRed;
  state.held = kNoSlot;
}

void Game::play_hit(State& state, EventList* events) const {
  const Colour victim = state.aim;
  const Site from = state.pawns[victim][0];
  const Site to = state.held;
  tell(events, {EventKind::ClawHit, 0, victim, kLarge, from, to});
  tell(events, {EventKind::Jumped, 0, victim, kLarge, from, to});
  state.pawns[victim][0] = to;
  state.phase = Phase::Act;
  state.red = kNoRed;
  state.held = kNoSlot;
  state.aim = 0;
  settle_large(state, victim, to, events);
  if (to == kHomes[victim]) {
    settle_win(state, victim, events);
  }
}

void Game::end_turn(State& state, EventList* events) const {
  if (state.moved == 0 && state.red != kNoRed) {
    tell(events, {EventKind::Passed, state.blue, 0, state.red, 0, 0});
  }
  const int next = state.turn + 1;
  state.turn = static_cast<SeatIndex>(next == rules_.seat_count ? 0 : next);
  state.phase = Phase::Roll;
  state.blue = state.left = state.moved = 0;
  state.moving = 0;
  state.red = kNoRed;
  tell(events, {EventKind::Turn, state.turn, 0, 0, 0, 0});
}

}  // namespace maze
