// Parchís' part for the bots; ai/hooks.h describes each function.
#pragma once

#include <algorithm>
#include <bit>

#include "ai/hook_values.h"
#include "ai/parchis/inputs.h"
#include "games/parchis/game.h"

namespace ai {

[[nodiscard]] int evaluate(const parchis::Game& game, const parchis::State& state,
                           core::SeatIndex seat);
[[nodiscard]] int judge(const parchis::Game& game, const parchis::State& state,
                        core::SeatIndex seat);

[[nodiscard]] constexpr bool is_weighed(const parchis::State& state) {
  return state.phase == parchis::Phase::Roll;
}
[[nodiscard]] constexpr bool is_trial(const parchis::State&) { return false; }
// A seat with more than four pieces has too many answers to each throw to look at two.
[[nodiscard]] inline Foresight foresight(const parchis::Game& game) {
  int colours = 0;
  for (core::SeatIndex seat = 0; seat < game.seat_count(); ++seat) {
    colours = std::max(colours, std::popcount(game.own_colours(seat)));
  }
  const int throws = colours * game.rules().pieces > 4 ? 1 : 2;
  return {.expert = throws, .master = throws};
}
// One or three rounds are about as good; in games of two seats, one round won less.
[[nodiscard]] constexpr int rounds_ahead(const parchis::Game&) { return 2; }
inline void sift(Turn&, const parchis::Game& game, const parchis::State& state, core::SeatIndex,
                 Breadth, core::MoveList& list, int&) {
  game.moves(state, list);
}
[[nodiscard]] Standpoint look(const parchis::Game& game, const parchis::State& state,
                              core::SeatIndex seat);

[[nodiscard]] Slips slips(const parchis::Game& game);
[[nodiscard]] std::string_view family(const parchis::Game& game);
[[nodiscard]] std::span<const Family> families(std::type_identity<parchis::Game>);
[[nodiscard]] std::span<const Rated> ratings(std::type_identity<parchis::Game>);

}  // namespace ai
