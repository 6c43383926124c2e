// How good a position looks for a seat, in hundredths of a step: hand-made, in integers only.
#pragma once

#include "games/game.h"

namespace ai {

// The worth of a game that is won, and minus that of one that is lost: more than any other position
// is ever worth.
inline constexpr int kWin = 1'000'000;

// The position just after a move of `seat`'s side. Higher is better for it.
[[nodiscard]] int evaluate(const parchis::Game& game, const parchis::State& state,
                           core::SeatIndex seat);
[[nodiscard]] int evaluate(const sorry::Game& game, const sorry::State& state,
                           core::SeatIndex seat);
[[nodiscard]] int evaluate(const maze::Game& game, const maze::State& state, core::SeatIndex seat);
[[nodiscard]] int evaluate(const games::Game& game, const games::State& state,
                           core::SeatIndex seat);

}  // namespace ai
