// What every game must give to a sitting, and a check that each game does. A game's
// hooks are in play/<game>/hooks.h; matches, links and stored games call them by overload and name
// no game.
#pragma once

#include <concepts>
#include <cstdint>
#include <type_traits>
#include <vector>

#include "games/each_game.h"
#include "games/game.h"
#include "play/hook_values.h"
#include "play/ludo/hooks.h"
#include "play/maze/hooks.h"
#include "play/parchis/hooks.h"
#include "play/sorry/hooks.h"

namespace play {

// A game that is played in rounds for points. `state` is the end of a round.
template <class G>
concept ScoredGame = requires(const G& game, const typename G::State& state) {
  // What the round brought to each seat.
  { round_scores(game, state) } -> std::same_as<std::vector<int>>;
  // Points that end the match; 0: one round is the match.
  { target(game) } -> std::same_as<int>;
  // The game of the round that follows.
  { next_round(game, state) } -> std::same_as<G>;
  // The game in which one round is the match.
  { one_round(game) } -> std::same_as<G>;
};

// A game in which players hold cards that the others may not see. A card is a number; a card that
// nobody here knows is `unknown_card`.
template <class G>
concept HandGame = requires(const G& game, const typename G::State& state, core::MoveList& list) {
  { unknown_card(game) } -> std::same_as<std::uint8_t>;
  // Whether a hand holds unknown cards; whether a card goes to a hand now; whether the
  // opening deal is complete.
  { has_unknown_cards(game, state) } -> std::same_as<bool>;
  { deals_to_hand(game, state) } -> std::same_as<bool>;
  { hands_are_dealt(game, state) } -> std::same_as<bool>;
  // Whether chance may deal a card here that somebody without a seat does not see.
  { may_be_dealt_unseen(game, state) } -> std::same_as<bool>;
  // If a hidden hand is to act: adds every move it may make, judging by the visible cards, and
  // returns true.
  { moves_of_hidden_hand(game, state, list) } -> std::same_as<bool>;
  // The cards from which the draw pile is shuffled, by kind.
  { cards_to_shuffle(game, state) } -> std::same_as<std::vector<std::uint8_t>>;
  // The same pieces with all cards back in the pile, to be dealt again from the seat to act on.
  { gathered(game, state) } -> std::same_as<typename G::State>;
};

// A game that can be played, kept and sent. `has_scores` and `hides_hands` say whether these rules
// have rounds and hidden hands; they give std::false_type if no rules of the game do.
template <class G>
concept SittingGame = games::RaceGame<G> &&
    requires(const G& game, const typename G::State& after, core::SeatIndex seat,
             const core::EventList& events) {
  // How likely it is, by these events, that `seat` chose the move that led to `after`, roughly in
  // hundredths of a step. It affects only the length of links. Must never change, or old links
  // become unreadable.
  { taste(game, after, seat, events) } -> std::same_as<int>;
  { has_scores(game) } -> std::convertible_to<bool>;
  { hides_hands(game) } -> std::convertible_to<bool>;
  requires std::same_as<decltype(has_scores(game)), std::false_type> || ScoredGame<G>;
  requires std::same_as<decltype(hides_hands(game)), std::false_type> || HandGame<G>;
};

// If a game lacks a part, the compiler stops here and names the game and the part.
template <SittingGame G>
struct Sitting {};
template <class... G>
struct AllSitting : Sitting<G>... {};
static_assert(std::is_empty_v<games::EachGame<AllSitting>>);

// Calls f(game, state) with the concrete game if its rules have hidden hands; else returns
// `otherwise`.
template <class T, class F>
[[nodiscard]] T with_hands(const games::Game& game, const games::State& state, T otherwise, F&& f) {
  return game.visit(state,
                    [&]<class G>([[maybe_unused]] const G& concrete,
                                 [[maybe_unused]] const typename G::State& own) -> T {
                      if constexpr (HandGame<G>)
                        return hides_hands(concrete) ? f(concrete, own) : otherwise;
                      return otherwise;
                    });
}

}  // namespace play
