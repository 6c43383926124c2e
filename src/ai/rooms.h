// What every game gives to the bots, and a check that each of them does. A game's part stands in
// its room, ai/<game>/room.h; the bots call it by overload and name no game.
#pragma once

#include <concepts>
#include <span>
#include <string_view>
#include <type_traits>

#include "ai/ludo/room.h"
#include "ai/maze/room.h"
#include "ai/parchis/room.h"
#include "ai/room.h"
#include "ai/sorry/room.h"
#include "games/each_game.h"
#include "games/game.h"

namespace ai {

// A game that bots can play at every level. `seat` is the one from whose side everything is seen;
// `state` is that seat's view (Game::hide).
template <class G>
concept PlayedGame = games::RaceGame<G> &&
    requires(const G& game, const typename G::State& state, core::SeatIndex seat, Inputs& inputs,
             Turn& turn, core::MoveList& list, int& nodes) {
  // How good the position just after a move of `seat` is for its side, in hundredths of a step,
  // higher is better: roughly (the level casual), and with the chances of being hit (solid).
  { evaluate(game, state, seat) } -> std::same_as<int>;
  { judge(game, state, seat) } -> std::same_as<int>;
  // What the learned value sees: first what does not depend on who looks, then arranged for a seat.
  // Always of the same shape for a game.
  { fill(game, state, scan(game, state), seat, inputs) } -> std::same_as<InputShape>;
  // Whether chance comes next and the learned value is asked: a throw, a card.
  { is_weighed(state) } -> std::same_as<bool>;
  // Whether this is chance within a turn, of which the mean is taken: the claw.
  { is_trial(state) } -> std::same_as<bool>;
  // Whether the next throw or card can be looked at as well: few outcomes, no hand hidden.
  { may_look_ahead(game) } -> std::same_as<bool>;
  // How many rounds the master plays on in its head.
  { rounds_ahead(game) } -> std::same_as<int>;
  // The moves worth a thought where `seat` acts: all, or, of hundreds, those that look best.
  // Positions looked at are counted in `nodes`.
  { sift(turn, game, state, seat, Breadth::Choice, list, nodes) } -> std::same_as<void>;
  // For the reasons given in advice; all zero where there is nothing to tell.
  { look(game, state, seat) } -> std::same_as<Standpoint>;
  // How often the levels err, and the name of the game's weights.
  { slips(game) } -> std::same_as<Slips>;
  { family(game) } -> std::convertible_to<std::string_view>;
  // All its sets of weights, and the levels' measured ratings.
  { families(std::type_identity<G>{}) } -> std::convertible_to<std::span<const Family>>;
  { ratings(std::type_identity<G>{}) } -> std::convertible_to<std::span<const Rated>>;
};

// A game that lacks a part stops the compiler here, which names the game and the part.
template <PlayedGame G>
struct Played {};
template <class... G>
struct AllPlayed : Played<G>... {};
static_assert(std::is_empty_v<games::EachGame<AllPlayed>>);

}  // namespace ai
