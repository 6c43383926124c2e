// Parchís: the invariants of a state that has been read, beyond what one field alone shows.
#include "games/parchis/text.h"
#include "games/refusals.h"

namespace parchis {

using core::Checked;
using core::Sentence;

namespace {

std::string phase_text(Phase phase) {
  return "phase=" + std::string(kPhases[static_cast<std::size_t>(phase)]);
}

Checked check_phase(const Game& game, const State& state) {
  const Phase phase = state.phase;
  const bool moved = state.last_site != kNest;
  const auto wrong = [&](std::string_view field) {
    return games::fields_clash(phase_text(phase), field);
  };
  if (phase == Phase::First || phase == Phase::Deal) {
    if (state.sixes != 0) return wrong("sixes");
    if (moved) return wrong("last");
    if (phase == Phase::First && game.rules().first >= 0) return wrong("first");
    if (phase == Phase::First && state.turn != 0) return wrong("turn");
    if (phase == Phase::Deal && !game.rules().preview) return wrong("preview");
    if (phase == Phase::Deal && game.rules().first >= 0 && state.turn != game.rules().first) {
      return wrong("turn");
    }
    if (state.pieces != game.start().pieces) return wrong("pieces");
  }
  if (phase == Phase::Roll && state.sixes == 0 && moved) return wrong("last");
  if (phase >= Phase::Move1 && phase <= Phase::Move5 && state.sixes != 0) return wrong("sixes");
  if (phase == Phase::Move6 && state.sixes == 0) return wrong("sixes");
  if (phase == Phase::Move6 && state.sixes == 1 && moved) return wrong("last");
  if (phase == Phase::Bonus10 || phase == Phase::Bonus20) {
    if (!moved) return wrong("last");
    // A bonus of 10 is earned in the goal, one of 20 outside it.
    if ((phase == Phase::Bonus10) != (state.last_site == game.goal())) return wrong("last");
    if (state.last_site > game.turn_off() && state.last_site < game.goal()) {
      return wrong("last");
    }
  }
  return std::nullopt;
}

// `next` is empty before the deal, filled in turn order during it, and full behind it.
Checked check_deal(const Game& game, const State& state) {
  if (!game.rules().preview) {
    return std::nullopt;
  }
  int dealt = 0;
  while (dealt < game.rules().seat_count && ((state.next >> (3 * dealt)) & 7U) != 0) {
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

Checked check_over(const Game& game, const State& state) {
  bool won = false;
  for (SeatIndex seat = 0; seat < game.rules().seat_count; ++seat) {
    won = won || game.has_won(state, seat);
    if (game.has_won(state, seat) && state.phase != Phase::Over) {
      return Sentence{"Seat {0} has won already, but “{1}” is not over.",
                      {game.seat_name(seat), "phase"}};
    }
  }
  if (state.phase != Phase::Over) {
    return std::nullopt;
  }
  if (!won) {
    return Sentence{"Nobody has won, but “{0}” is over.", {"phase"}};
  }
  for (SeatIndex seat = 0; seat < game.rules().seat_count; ++seat) {
    const bool same_side = (game.side_colours(state.turn) & game.own_colours(seat)) != 0;
    if (game.has_won(state, seat) != same_side) {
      return Sentence{"The game is over, but the field “{0}” does not name the one winner.",
                      {"turn"}};
    }
  }
  if (state.last_site != game.goal()) {
    return Sentence{"The game is over, but the field “{0}” is not in the goal.", {"last"}};
  }
  return std::nullopt;
}

}  // namespace

Checked check_state(const Game& game, const State& state) {
  for (const auto check : {check_phase, check_deal, check_over}) {
    if (Checked error = check(game, state)) {
      return error;
    }
  }
  return std::nullopt;
}

}  // namespace parchis
