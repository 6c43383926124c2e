// How good a position looks for a seat, in hundredths of a step: hand-made, in integers only. Each
// game's judgement stands in its room.
#pragma once

#include "games/game.h"

namespace ai {

// The position just after a move of `seat`'s side; higher is better for it. At a glance: how far
// everybody has come, and roughly what is in danger.
[[nodiscard]] int evaluate(const games::Game& game, const games::State& state,
                           core::SeatIndex seat);
// As a careful player judges it: what each throw or card may hit counts as well.
[[nodiscard]] int judge(const games::Game& game, const games::State& state, core::SeatIndex seat);

}  // namespace ai
