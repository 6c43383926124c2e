// Hand-made evaluation of a position for a seat, in hundredths of a step, in integers only. Each
// game's evaluation is in its folder.
#pragma once

#include "games/game.h"

namespace ai {

// Evaluates the position just after a move of `seat`'s side; higher is better for it. A quick
// estimate: how far everybody has come, and roughly what is in danger.
[[nodiscard]] int evaluate(const games::Game& game, const games::State& state,
                           core::SeatIndex seat);
// A careful evaluation, which also counts what each throw or card may hit.
[[nodiscard]] int judge(const games::Game& game, const games::State& state, core::SeatIndex seat);

}  // namespace ai
