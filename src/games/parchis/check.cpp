// Parchís: the invariants of a state that has been read, beyond what one field alone shows.
#include <utility>

#include "games/parchis/text.h"
#include "games/state_text.h"

namespace parchis {

using core::Checked;
using core::Sentence;

namespace {

std::string phase_text(Phase phase) {
  return "phase=" + std::string(kPhases[static_cast<std::size_t>(phase)]);
}

// Refuses what does not go with the phase, naming the first fault.
Checked check_phase(const Game& game, const State& state) {
  const Phase phase = state.phase;
  const Rules& rules = game.rules();
  const bool first = phase == Phase::First;
  const bool deal = phase == Phase::Deal;
  const bool start = first || deal;
  const bool bonus = phase == Phase::Bonus10 || phase == Phase::Bonus20;
  const bool one_to_five = phase >= Phase::Move1 && phase <= Phase::Move5;
  const bool moved = state.last_site != kNest;
  const std::pair<bool, std::string_view> faults[] = {
      {(start || one_to_five) && state.sixes != 0, "sixes"},
      {start && moved, "last"},
      {first && rules.first >= 0, "first"},
      {first && state.turn != 0, "turn"},
      {deal && !rules.preview, "preview"},
      {deal && rules.first >= 0 && state.turn != rules.first, "turn"},
      {phase == Phase::Roll && state.sixes == 0 && moved, "last"},
      {phase == Phase::Move6 && state.sixes == 0, "sixes"},
      {phase == Phase::Move6 && state.sixes == 1 && moved, "last"},
      {bonus && !moved, "last"}};
  for (const auto& [wrong, field] : faults) {
    if (wrong) {
      return games::fields_clash(phase_text(phase), field);
    }
  }
  return std::nullopt;
}

// `next` is empty before the deal, filled in turn order during it, and full after it.
Checked check_deal(const Game& game, const State& state) {
  if (!game.rules().preview) {
    return std::nullopt;
  }
  SeatIndex dealt = 0;
  while (dealt < game.rules().seat_count && next_throw(state, dealt) != 0) {
    ++dealt;
  }
  const bool in_order = state.next >> (3 * dealt) == 0;
  const bool fits = state.phase == Phase::First  ? dealt == 0
                    : state.phase == Phase::Deal ? dealt < game.rules().seat_count
                                                 : dealt == game.rules().seat_count;
  if (!in_order || !fits) {
    return games::fields_clash(phase_text(state.phase), "next");
  }
  return std::nullopt;
}

// When the game is over, `last` is in the goal.
Checked check_over(const Game& game, const State& state) {
  const bool over = state.phase == Phase::Over;
  if (Checked error = games::check_winner(game, state, over)) {
    return error;
  }
  if (over && state.last_site != game.goal()) {
    return Sentence{"The game is over, but the field “{0}” is not in the goal.", {"last"}};
  }
  return std::nullopt;
}

}  // namespace

Checked check_state(const Game& game, const State& state) {
  return games::first_fault(game, state, check_phase, check_deal, check_over);
}

}  // namespace parchis
