// A careful player's judgement, made by hand: how far everybody has come, what stands safe, and
// what each throw or card may hit. In hundredths of a step, in integers only.
#pragma once

#include "ai/eval.h"

namespace ai {

// The position just after a move of `seat`. Higher is better for its side.
[[nodiscard]] int judge(const parchis::Game& game, const parchis::State& state,
                        core::SeatIndex seat);
[[nodiscard]] int judge(const sorry::Game& game, const sorry::State& state, core::SeatIndex seat);
[[nodiscard]] int judge(const maze::Game& game, const maze::State& state, core::SeatIndex seat);
[[nodiscard]] int judge(const games::Game& game, const games::State& state, core::SeatIndex seat);

}  // namespace ai
