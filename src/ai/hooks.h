// What every game must give to the bots, and a check that each game does. A game's
// hooks are in ai/<game>/hooks.h; the bots call them by overload and name no game.
#pragma once

#include <concepts>
#include <span>
#include <string_view>
#include <type_traits>

#include "ai/hook_values.h"
#include "ai/ludo/hooks.h"
#include "ai/maze/hooks.h"
#include "ai/parchis/hooks.h"
#include "ai/sorry/hooks.h"
#include "games/each_game.h"
#include "games/game.h"

namespace ai {

// A game that bots can play at every level. `seat` is the point of view; `state` is that seat's
// view (Game::hide).
template <class G>
concept PlayedGame = games::RaceGame<G> &&
    requires(const G& game, const typename G::State& state, core::SeatIndex seat, Inputs& inputs,
             Turn& turn, core::MoveList& list, int& nodes) {
  // Evaluates the position just after a move of `seat` for its side, in hundredths of a step,
  // higher is better: roughly (the level casual), and with the chances of being hit (solid).
  { evaluate(game, state, seat) } -> std::same_as<int>;
  { judge(game, state, seat) } -> std::same_as<int>;
  // The inputs of the learned value: first what does not depend on the viewer, then arranged for a
  // seat. Always of the same shape for a game.
  { fill(game, state, scan(game, state), seat, inputs) } -> std::same_as<InputShape>;
  // Whether chance acts next and the learned value is asked: a throw, a card.
  { is_weighed(state) } -> std::same_as<bool>;
  // Whether chance acts within a turn, where the average is taken: the claw.
  { is_trial(state) } -> std::same_as<bool>;
  // How many throws or cards ahead the bots weigh a move.
  { foresight(game) } -> std::same_as<Foresight>;
  // How many rounds ahead the master plays out.
  { rounds_ahead(game) } -> std::same_as<int>;
  // The moves of `seat` that are worth considering: all, or, out of hundreds, those that look best.
  // `nodes` counts the positions looked at.
  { sift(turn, game, state, seat, Breadth::Choice, list, nodes) } -> std::same_as<void>;
  // Compared by advice for its reasons; all zero if there is nothing to say.
  { look(game, state, seat) } -> std::same_as<Standpoint>;
  // How often the levels err; the name of the game's weights.
  { slips(game) } -> std::same_as<Slips>;
  { family(game) } -> std::convertible_to<std::string_view>;
  // All its sets of weights, and the levels' measured ratings.
  { families(std::type_identity<G>{}) } -> std::convertible_to<std::span<const Family>>;
  { ratings(std::type_identity<G>{}) } -> std::convertible_to<std::span<const Rated>>;
};

// If a game lacks a part, the compiler stops here and names the game and the part.
template <PlayedGame G>
struct Played {};
template <class... G>
struct AllPlayed : Played<G>... {};
static_assert(std::is_empty_v<games::EachGame<AllPlayed>>);

}  // namespace ai
