// Parchís: what a move changes, and what a spectator sees of it.
#include <bit>
#include <cassert>

#include "games/parchis/game.h"
#include "games/parchis/lanes.h"

namespace parchis {

using core::EventKind;
using core::EventList;
using core::Move;
using core::MoveKind;
using core::tell;

namespace {

constexpr int kSix = 6;
constexpr int kThirdSix = 3;

}  // namespace

void Game::play(State& state, Move move, EventList* events) const {
  switch (move.kind) {
    case MoveKind::Begin:
      state.turn = move.value;
      state.phase = rules_.preview ? Phase::Deal : Phase::Roll;
      tell(events, EventKind::Begins, move.value);
      return;
    case MoveKind::Throw: play_throw(state, move.value, events); return;
    case MoveKind::Walk: play_walk(state, move, events); return;
    default:
      assert(move.kind == MoveKind::Pass && "only this game's moves are played");
      play_pass(state, events);
  }
}

void Game::play_throw(State& state, int face, EventList* events) const {
  if (state.phase == Phase::Deal) {
    SeatIndex seat = 0;
    while (next_throw(state, seat) != 0) {
      ++seat;
    }
    state.next |= static_cast<std::uint32_t>(face) << (3 * seat);
    tell(events, EventKind::Previewed, face, 0, 0, 0, seat);
    state.phase = seat + 1 == rules_.seat_count ? Phase::Roll : Phase::Deal;
    return;
  }
  int thrown = face;
  if (rules_.preview) {
    const int shift = 3 * state.turn;
    thrown = static_cast<int>(next_throw(state, state.turn));
    state.next = (state.next & ~(7U << shift)) | (static_cast<std::uint32_t>(face) << shift);
  }
  tell(events, EventKind::Thrown, thrown);
  if (rules_.preview) {
    tell(events, EventKind::Previewed, face, 0, 0, 0, state.turn);
  }
  state.sixes = thrown == 6 ? static_cast<std::uint8_t>(state.sixes + 1) : std::uint8_t{0};
  if (state.sixes == kThirdSix) {
    penalise(state, events);
    end_turn(state, events);
    return;
  }
  state.phase = static_cast<Phase>(static_cast<int>(Phase::Move1) + thrown - 1);
}

// Parchís 2: the third six sends the piece moved last back to its nest, unless it stands in a
// corridor or the goal, or nothing has moved; then it is reported as Passed with `size` 1.
void Game::penalise(State& state, EventList* events) const {
  if (state.last_site == kNest || state.last_site > turn_off_) {
    tell(events, EventKind::Passed, kSix, 0, 0, 0, 1);
    return;
  }
  clear_mark(state, state.last_colour, state.last_site);
  std::uint64_t& word = state.pieces[state.last_colour];
  word = send_home(word, state.last_site);
  tell(events, EventKind::Penalised, 0, state.last_colour, state.last_site, kNest);
}

void Game::play_walk(State& state, Move move, EventList* events) const {
  const bool enters = move.from == kNest;
  tell(events, enters ? EventKind::Entered : EventKind::Walked, enters ? 0 : move.to - move.from,
       move.colour, move.from, move.to);
  clear_mark(state, move.colour, move.from);
  const std::uint64_t others = on_square(state, move.colour, move.to) & ~lanes_of_[move.colour];
  const bool captured = others != 0 && meet(state, move, others, events);
  std::uint64_t& word = state.pieces[move.colour];
  word = advance(word, move.from, move.to);
  state.last_colour = move.colour;
  state.last_site = move.to;
  const bool arrived = move.to == goal_;
  if (captured || arrived) {
    earn(state, move, events);
  } else {
    go_on(state, events);
  }
}

// Meets the other pieces on a square: takes one of them (returns true), or else marks their order
// of arrival if it matters from now on.
bool Game::meet(State& state, Move move, std::uint64_t others, EventList* events) const {
  const int victim = move.from == kNest ? entry_victim(state, move.colour)
                     : safe_[move.to]   ? -1
                                        : std::countr_zero(others) / static_cast<int>(stride_);
  if (victim < 0) {
    set_mark(state, move, others);
    return false;
  }
  const auto taken = static_cast<Colour>(victim);
  const Site at = translate(move.colour, move.to, taken);
  clear_mark(state, taken, at);
  state.pieces[taken] = send_home(state.pieces[taken], at);
  tell(events, EventKind::Captured, move.colour, taken, at, kNest);
  return true;
}

// Parchís 6 and 7: 20 for a capture, 10 for the goal, unless the game is won.
void Game::earn(State& state, Move move, EventList* events) const {
  const bool arrived = move.to == goal_;
  if (arrived) {
    tell(events, EventKind::Arrived, 0, move.colour, move.to, move.to);
    if (has_won(state, state.turn)) {
      state.phase = Phase::Over;
      tell(events, EventKind::Won, state.turn);
      return;
    }
  }
  state.phase = arrived ? Phase::Bonus10 : Phase::Bonus20;
  tell(events, EventKind::Bonus, arrived ? kGoalBonus : kCaptureBonus);
}

void Game::play_pass(State& state, EventList* events) const {
  tell(events, bonus_of(state.phase) > 0 ? EventKind::BonusLost : EventKind::Passed,
       steps_of(state.phase));
  go_on(state, events);
}

// After a move, a pass or a bonus: another throw after a six, otherwise the next seat.
void Game::go_on(State& state, EventList* events) const {
  if (state.sixes > 0) {
    state.phase = Phase::Roll;
    return;
  }
  end_turn(state, events);
}

void Game::end_turn(State& state, EventList* events) const {
  state.turn = static_cast<SeatIndex>(state.turn + 1 == rules_.seat_count ? 0 : state.turn + 1);
  state.phase = Phase::Roll;
  state.sixes = 0;
  state.last_colour = 0;
  state.last_site = kNest;
  tell(events, EventKind::Turn, state.turn);
}

// The order of arrival matters only where the start square of a colour in play holds two pieces of
// two different colours, neither the square's own.
void Game::clear_mark(State& state, Colour colour, Site progress) const {
  const unsigned ahead = start_square_[progress];
  if (state.later != 0 && ahead != 0) {
    state.later &= ~(7U << (3 * start_square(colour, ahead)));
  }
}

void Game::set_mark(State& state, Move move, std::uint64_t others) const {
  const unsigned ahead = start_square_[move.to];
  if (ahead <= 1) {
    return;  // Not a start square, or the piece's own.
  }
  const unsigned square = start_square(move.colour, ahead);
  if (!plays(static_cast<Colour>(square))) {
    return;  // Nobody enters there.
  }
  if ((others & ~lanes_of_[square]) != 0) {
    state.later |= (move.colour + 1U) << (3 * square);
  }
}

}  // namespace parchis
