// The maze relay's part for the bots; ai/hooks.h describes each function.
#pragma once

#include "ai/hook_values.h"
#include "ai/maze/inputs.h"
#include "games/maze/game.h"

namespace ai {

// Steps of a colour until all its pawns are home: the large one to the zone and back, the small
// ones from the zone; with kFrozenSteps if they are frozen.
[[nodiscard]] int steps_left(const maze::Game& game, const maze::State& state, core::Colour colour);
[[nodiscard]] int evaluate(const maze::Game& game, const maze::State& state, core::SeatIndex seat);
[[nodiscard]] int judge(const maze::Game& game, const maze::State& state, core::SeatIndex seat);

// The hand-made judgements' price, in steps, of small pawns that are frozen: the large one must go
// out once more, and later than usual.
inline constexpr int kFrozenSteps = 6;
// What a claw that has been aimed is worth to the seat: by its chance to hold, as `of`, one of
// these judgements, sees both ends.
[[nodiscard]] int claw_value(const maze::Game& game, const maze::State& state, core::SeatIndex seat,
                             int (*of)(const maze::Game&, const maze::State&, core::SeatIndex));

[[nodiscard]] constexpr bool is_weighed(const maze::State& state) {
  return state.phase == maze::Phase::Roll;
}
[[nodiscard]] constexpr bool is_trial(const maze::State& state) {
  return state.phase == maze::Phase::Try;
}
[[nodiscard]] constexpr Foresight foresight(const maze::Game&) { return {}; }
// Two are no better than one, and decisions cost many times as much.
[[nodiscard]] constexpr int rounds_ahead(const maze::Game&) { return 1; }
void sift(Turn& turn, const maze::Game& game, const maze::State& state, core::SeatIndex seat,
          Breadth breadth, core::MoveList& list, int& nodes);
[[nodiscard]] Standpoint look(const maze::Game& game, const maze::State& state,
                              core::SeatIndex seat);

[[nodiscard]] Slips slips(const maze::Game& game);
[[nodiscard]] std::string_view family(const maze::Game& game);
[[nodiscard]] std::span<const Family> families(std::type_identity<maze::Game>);
[[nodiscard]] std::span<const Rated> ratings(std::type_identity<maze::Game>);

}  // namespace ai
