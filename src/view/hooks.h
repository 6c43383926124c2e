// What every game must show and say, and a check that each game does. A game's hooks are in
// view/<game>/hooks.h; the table, the log and the reviews call them by overload and name no game.
#pragma once

#include <concepts>
#include <memory>
#include <optional>
#include <type_traits>

#include "games/each_game.h"
#include "games/game.h"
#include "view/hook_values.h"
#include "view/ludo/hooks.h"
#include "view/maze/hooks.h"
#include "view/parchis/hooks.h"
#include "view/sorry/hooks.h"

namespace view {

// A game that can be shown on the table.
template <class G>
concept TableGame = games::RaceGame<G> &&
    requires(const G& game, const typename G::State& state, core::Colour colour,
             core::SeatIndex seat, const Thing& thing, const Names& names, const core::Event& event,
             core::Move move) {
  // The paint of a colour, in the game's own colour order.
  { hue_of(std::type_identity<G>{}, colour) } -> std::same_as<Hue>;
  // Its board and everything on it, with the side of `colour` towards the viewer. See tabletop.h.
  { make_table(game, colour) } -> std::same_as<std::unique_ptr<Tabletop>>;
  // Why a thing names no move of the seat to act: the one reason that a person would give, with its
  // numbers. Nothing if there is nothing to say.
  { why_not(game, state, thing) } -> std::same_as<std::optional<core::Sentence>>;
  // Describes an event of `seat`'s turn. Nothing if another event already says it.
  { describe(game, names, seat, event) } -> std::same_as<std::optional<core::Sentence>>;
  // The dice and cards of this outcome, for the count of dice and cards; empty if it is not
  // counted.
  { drawn_kinds(game, move) } -> std::same_as<DrawnKinds>;
};

// If a game lacks a part, the compiler stops here and names the game and the part.
template <TableGame G>
struct OnTable {};
template <class... G>
struct AllOnTable : OnTable<G>... {};
static_assert(std::is_empty_v<games::EachGame<AllOnTable>>);

}  // namespace view
