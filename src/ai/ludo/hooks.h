// Ludo's part for the bots; ai/hooks.h describes each function.
#pragma once

#include "ai/hook_values.h"
#include "ai/ludo/inputs.h"
#include "games/ludo/game.h"

namespace ai {

[[nodiscard]] int evaluate(const ludo::Game& game, const ludo::State& state, core::SeatIndex seat);
[[nodiscard]] int judge(const ludo::Game& game, const ludo::State& state, core::SeatIndex seat);

[[nodiscard]] constexpr bool is_weighed(const ludo::State& state) {
  return state.phase == ludo::Phase::Roll;
}
[[nodiscard]] constexpr bool is_trial(const ludo::State&) { return false; }
// With two dice there are so many ways to play a turn that looking at every next throw, and playing
// rounds on, costs more than it gains.
[[nodiscard]] inline Foresight foresight(const ludo::Game& game) {
  return {.expert = 0, .master = game.rules().dice == 1 ? 1 : 0};
}
[[nodiscard]] inline int rounds_ahead(const ludo::Game& game) {
  return game.rules().dice == 1 ? 2 : 1;
}
void sift(Turn& turn, const ludo::Game& game, const ludo::State& state, core::SeatIndex seat,
          Breadth breadth, core::MoveList& list, int& nodes);
[[nodiscard]] Standpoint look(const ludo::Game& game, const ludo::State& state,
                              core::SeatIndex seat);
[[nodiscard]] Slips slips(const ludo::Game& game);
[[nodiscard]] std::string_view family(const ludo::Game& game);
[[nodiscard]] std::span<const Family> families(std::type_identity<ludo::Game>);
[[nodiscard]] std::span<const Rated> ratings(std::type_identity<ludo::Game>);

}  // namespace ai
