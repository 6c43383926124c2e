// Ludo: what a move changes, and what a spectator sees of it.
#include <algorithm>
#include <bit>
#include <cassert>

#include "games/ludo/road.h"

namespace ludo {

using core::EventKind;
using core::EventList;
using core::Move;
using core::MoveKind;
using core::tell;

namespace {

// The numbers of `use` from `first` on.
Lanes from_number(Lanes use, std::uint8_t first) {
  for (; (use & 0xffU) < first; use = without(use, lane_of(use, 0))) {
  }
  return use;
}

}  // namespace

// Dispatches by the phase, which a playout has just looked at, rather than by the move's kind.
void Game::play(State& state, Move move, EventList* events) const {
  switch (state.phase) {
    case Phase::First:
      assert(move.kind == MoveKind::Begin);
      state.turn = move.value;
      state.phase = Phase::Roll;
      tell(events, EventKind::Begins, move.value);
      return;
    case Phase::Roll:
      assert(move.kind == MoveKind::Throw);
      play_throw(state, move.value, move.size, events);
      return;
    case Phase::Move:
      assert(move.kind == MoveKind::Walk || move.kind == MoveKind::Pass);
      if (plain_) {
        play_decision<true>(state, move, events);
      } else {
        play_decision<false>(state, move, events);
      }
      return;
    case Phase::Over: assert(false && "nothing is played after the end"); return;
  }
}

template <bool kPlain>
void Game::play_decision(State& state, Move move, EventList* events) const {
  if (move.kind == MoveKind::Walk) {
    play_piece<kPlain>(state, move, events);
  } else {
    play_pass<kPlain>(state, events);
  }
}

// Ludo 1 and 2. `high` is 0 with one die.
void Game::play_throw(State& state, int low, int high, EventList* events) const {
  tell(events, EventKind::Thrown, low, 0, 0, 0, static_cast<std::uint8_t>(high));
  const bool again = rules_.dice == 1 ? low == kHighestDie : low == high;
  state.run = runs_[again ? 1 : 0][state.run];
  if (state.run == kThirdInARow) {
    end_run(state, low, events);
    return;
  }
  state.use = (kEmpty & ~Lanes{0xff}) | static_cast<Lanes>(low);
  state.phase = Phase::Move;
  if (rules_.dice == 1) {
    return;
  }
  state.use = with(state.use, static_cast<std::uint8_t>(high));
  if (again && rules_.reward == Reward::Steps) {
    bool waiting = false;
    each_colour(hand(state), [&](Colour c) { waiting = waiting || piece(state, c, 0) == kNest; });
    if (!waiting) {
      const auto other_side = static_cast<std::uint8_t>(kHighestDie + 1 - low);
      state.use = with(with(state.use, other_side), other_side);
    }
  }
}

Step Game::penalised_piece(const State& state) const {
  Step nearest = kNoStep;
  each_colour(hand(state), [&](Colour c) {
    // The last lane that is not home yet.
    const Lanes not_home = smaller_lanes(state.pieces[c], home_);
    const Site site = not_home == 0 ? kNest : piece(state, c, count_lanes(not_home) - 1);
    if (site > nearest.from) {
      nearest = {c, site, kNest};
    }
  });
  return nearest;
}

// Ludo 2. A turn that ends without sending a piece back is reported as Passed with `size` 1.
void Game::end_run(State& state, int number, EventList* events) const {
  const Step step = rules_.third == Third::Home ? penalised_piece(state) : kNoStep;
  if (step != kNoStep) {
    state.pieces[step.colour] = replace(state.pieces[step.colour], step.from, kNest);
    tell(events, EventKind::Penalised, 0, step.colour, step.from, kNest);
  } else {
    tell(events, EventKind::Passed, number, 0, 0, 0, 1);
  }
  end_turn(state, events);
}

template <bool kPlain>
void Game::play_piece(State& state, Move move, EventList* events) const {
  const bool enters = move.from == kNest;
  if (enters) {
    tell(events, EventKind::Entered, 0, move.colour, move.from, move.to);
  } else if (!kPlain && goes_back(move.from, move.value)) {
    tell(events, EventKind::Walked, turn_off_ - move.from, move.colour, move.from, turn_off_);
    tell(events, EventKind::Walked, turn_off_ - move.to, move.colour, turn_off_, move.to);
  } else {
    tell(events, EventKind::Walked, move.to - move.from, move.colour, move.from, move.to);
  }
  if constexpr (kPlain) {
    state.use = kEmpty;
  } else {
    use_up(state, move);
  }
  const bool captured = capture(state, move, victims<kPlain>(state, move), events);
  state.pieces[move.colour] = replace(state.pieces[move.colour], move.from, move.to);
  state.tries = 0;
  const bool arrived = is_home(move.to) && !is_home(move.from);
  if (arrived) {
    tell(events, EventKind::Arrived, 0, move.colour, move.to, move.to);
    if (has_won(state, state.turn)) {
      win(state, events);
      return;
    }
  }
  const bool earned = captured || arrived;
  if (!kPlain && earned && rules_.reward == Reward::Steps) {
    const std::uint8_t steps = captured ? kCaptureReward : kHomeReward;
    state.use = with(state.use, steps);
    tell(events, EventKind::Bonus, steps);
  }
  go_on<kPlain>(state, earned && rules_.reward == Reward::Throw, events);
}

// Takes the number or numbers of a move out of `use`, and notes the step that opens a pair
// (Ludo 9).
void Game::use_up(State& state, Move move) const {
  if (rules_.dice == 1) {
    state.use = kEmpty;
    return;
  }
  if (move.value == 0) {
    state.use = from_number(state.use, kHighestDie + 1);
    return;
  }
  state.use = without(state.use, move.value);
  const bool pair = has_left_ && move.from != kNest && !is_shared(move.from) &&
                    count_at(state, move.colour, move.from) > 1;
  if (pair && move.to <= (plan_.goal ? end_ - 1 : end_)) {
    note_left(state, {move.colour, move.from, move.to});
  }
}

void Game::note_left(State& state, Step step) {
  if (state.left.back() == kNoStep) {
    state.left.back() = step;
    for (auto place = state.left.end() - 1; place != state.left.begin() && *place < *(place - 1);
         --place) {
      std::swap(*place, *(place - 1));
    }
  }
}

// Ludo 6 and 7. `lanes` has a bit for each victim.
bool Game::capture(State& state, Move move, std::uint32_t lanes, EventList* events) const {
  if (lanes == 0) {
    return false;
  }
  const auto colour = static_cast<Colour>(std::countr_zero(lanes) / kMaxPieces);
  const Site at = translate(move.colour, move.to, colour);
  state.pieces[colour] = replace(state.pieces[colour], at, kNest);
  tell(events, EventKind::Captured, move.colour, colour, at, kNest);
  return true;
}

void Game::win(State& state, EventList* events) const {
  state.phase = Phase::Over;
  state.use = kEmpty;
  state.left.fill(kNoStep);
  state.run = 0;
  tell(events, EventKind::Won, state.turn);
}

// Ludo 3: all dice left are lost, or, if there are none, all rewards. Ludo 8: a helpless seat tries
// again.
template <bool kPlain>
void Game::play_pass(State& state, EventList* events) const {
  const bool dice = kPlain || has_dice(state.use);
  for (Lanes rest = state.use; rest != kEmpty; rest = without(rest, lane_of(rest, 0))) {
    const std::uint8_t number = lane_of(rest, 0);
    if (!dice || number <= kHighestDie) {
      tell(events, dice ? EventKind::Passed : EventKind::BonusLost, number);
    }
  }
  state.use = !kPlain && dice ? from_number(state.use, kHighestDie + 1) : kEmpty;
  const bool tries = has_tries() && dice && state.run == 0 && state.tries + 1 < rules_.tries &&
                     state.use == kEmpty && helpless(state);
  state.tries = static_cast<std::uint8_t>(state.tries + (tries ? 1 : 0));
  go_on<kPlain>(state, tries, events);
}

// Ludo 9: keeps the steps whose numbers are still to be used once more.
void Game::keep_left(State& state) {
  if (state.left.front() == kNoStep) return;
  const auto used = [&](Step step) {
    return equal_lanes(state.use, static_cast<std::uint8_t>(step.to - step.from)) == 0;
  };
  auto* const end = std::remove_if(state.left.begin(), state.left.end(), used);
  std::fill(end, state.left.end(), kNoStep);
}

// Ludo 8: goes on with what is still to be used, or else with the next throw.
template <bool kPlain>
void Game::go_on(State& state, bool again, EventList* events) const {
  if (!kPlain && has_left_) {
    keep_left(state);
  }
  if (kPlain || state.use == kEmpty) {
    throw_next(state, again, events);
  }
}

// Whose throw is next: the same seat's after a six (doublet) or if `again`, otherwise the next
// one's.
void Game::throw_next(State& state, bool again, EventList* events) const {
  const std::size_t throws_on = std::size_t{state.run} + (again ? 1 : 0);
  state.turn = next_[throws_on][state.turn];
  state.tries = static_cast<std::uint8_t>(state.tries & kKeptTries[throws_on]);
  state.phase = Phase::Roll;
  if (throws_on == 0) {
    tell(events, EventKind::Turn, state.turn);
  } else if (state.run == 0) {
    tell(events, EventKind::Again, state.tries);
  }
}

void Game::end_turn(State& state, EventList* events) const {
  state.use = kEmpty;
  state.run = 0;
  go_on<false>(state, false, events);
}

}  // namespace ludo
