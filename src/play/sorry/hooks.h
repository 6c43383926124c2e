// Sorry!'s part in a sitting; play/hooks.h describes each function.
#pragma once

#include "games/sorry/game.h"
#include "play/hook_values.h"

namespace play {

[[nodiscard]] inline int taste(const sorry::Game& game, const sorry::State& after,
                               core::SeatIndex seat, const core::EventList& events) {
  return taste_of_events(events, game.own_colours(seat),
                         game.actor(after) == core::seat_actor(seat));
}

// Point score is played in rounds, with five cards in each hand.
[[nodiscard]] inline bool has_scores(const sorry::Game& game) {
  return game.rules().mode == sorry::Mode::Points;
}
[[nodiscard]] std::vector<int> round_scores(const sorry::Game& game, const sorry::State& state);
[[nodiscard]] inline int target(const sorry::Game& game) { return game.rules().target; }
[[nodiscard]] sorry::Game next_round(const sorry::Game& game, const sorry::State& state);
[[nodiscard]] sorry::Game one_round(const sorry::Game& game);

[[nodiscard]] inline bool hides_hands(const sorry::Game& game) { return has_scores(game); }
[[nodiscard]] constexpr std::uint8_t unknown_card(const sorry::Game&) {
  return sorry::kUnknownCard;
}
[[nodiscard]] bool has_unknown_cards(const sorry::Game& game, const sorry::State& state);
[[nodiscard]] bool deals_to_hand(const sorry::Game& game, const sorry::State& state);
[[nodiscard]] bool hands_are_dealt(const sorry::Game& game, const sorry::State& state);
[[nodiscard]] bool may_be_dealt_unseen(const sorry::Game& game, const sorry::State& state);
bool moves_of_hidden_hand(const sorry::Game& game, const sorry::State& state, core::MoveList& list);
[[nodiscard]] sorry::State gathered(const sorry::Game& game, const sorry::State& state);
[[nodiscard]] std::vector<std::uint8_t> cards_to_shuffle(const sorry::Game& game,
                                                         const sorry::State& state);

}  // namespace play
