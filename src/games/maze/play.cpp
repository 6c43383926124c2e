// The maze: what a move changes, and what a spectator sees of it.
#include <utility>

#include "games/maze/game.h"
#include "games/maze/sets.h"

namespace maze {

using core::EventKind;
using core::EventList;
using core::Move;
using core::MoveKind;
using core::tell;

namespace {

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
    // Of two in the zone, the one that has not moved goes first; sort_small keeps it in front.
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

// Settles a large pawn that has come to `to`, by itself or by the claw (maze, Relay and Home).
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
