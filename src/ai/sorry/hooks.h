// Sorry!'s part for the bots; ai/hooks.h describes each function.
#pragma once

#include "ai/hook_values.h"
#include "ai/sorry/inputs.h"
#include "games/sorry/game.h"

namespace ai {

[[nodiscard]] int evaluate(const sorry::Game& game, const sorry::State& state,
                           core::SeatIndex seat);
[[nodiscard]] int judge(const sorry::Game& game, const sorry::State& state, core::SeatIndex seat);

// Whether the seat draws next, and not the next one: it has taken the other card that follows a 2.
[[nodiscard]] inline bool draws_again(const sorry::Game& game, const sorry::State& state,
                                      core::SeatIndex seat) {
  return state.phase == sorry::Phase::Draw && game.seat_of(state.turn) == seat;
}

// Steps of a 7 that the seat has still to make with another pawn.
[[nodiscard]] inline int steps_to_come(const sorry::Game& game, const sorry::State& state,
                                       core::SeatIndex seat) {
  return state.phase == sorry::Phase::Split && game.seat_of(state.turn) == seat ? state.left : 0;
}
// What a card that the seat has chosen from its hand is worth to it: its best use, as `of`, one of
// these judgements, sees the end. Only in Phase::UseCard.
[[nodiscard]] int card_value(const sorry::Game& game, const sorry::State& state,
                             core::SeatIndex seat,
                             int (*of)(const sorry::Game&, const sorry::State&, core::SeatIndex));

[[nodiscard]] constexpr bool is_weighed(const sorry::State& state) {
  return state.phase == sorry::Phase::Draw || state.phase == sorry::Phase::Fill;
}
[[nodiscard]] constexpr bool is_trial(const sorry::State&) { return false; }
[[nodiscard]] inline Foresight foresight(const sorry::Game& game) {
  return {.expert = 0, .master = game.rules().mode != sorry::Mode::Points ? 1 : 0};
}
// One or three rounds are about as good; in games of two seats, and with hidden hands, one won
// less.
[[nodiscard]] constexpr int rounds_ahead(const sorry::Game&) { return 2; }
inline void sift(Turn&, const sorry::Game& game, const sorry::State& state, core::SeatIndex,
                 Breadth, core::MoveList& list, int&) {
  game.moves(state, list);
}
[[nodiscard]] Standpoint look(const sorry::Game& game, const sorry::State& state,
                              core::SeatIndex seat);

[[nodiscard]] Slips slips(const sorry::Game& game);
[[nodiscard]] std::string_view family(const sorry::Game& game);
[[nodiscard]] std::span<const Family> families(std::type_identity<sorry::Game>);
[[nodiscard]] std::span<const Rated> ratings(std::type_identity<sorry::Game>);

}  // namespace ai
