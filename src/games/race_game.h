// What every race game is: a pure function from (state, move) to (state, events). Chance is a move.
// Each game's own Game class fulfils this; hot loops are templates over it.
#pragma once

#include <concepts>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>

#include "core/event.h"
#include "core/expected.h"
#include "core/rng.h"
#include "core/types.h"
#include "games/preset.h"
#include "games/rules_table.h"
#include "games/standing.h"

namespace games {

// A Game is immutable: the rules and what follows from them. Its nested types: `Rules` (chosen
// before the first move; regular) and `State` (all that a legal decision may depend on). It may
// also offer what is faster than making the list of moves:
//   core::Move draw(state, rng);    // the outcome of chance that play::by_weight would draw
//   core::Move choose(state, rng);  // one of a seat's moves, all equally likely: for random games
template <class G>
concept RaceGame = std::is_trivially_copyable_v<typename G::State> &&
    requires(const G& game, const typename G::State& state, typename G::State& changing,
             core::Move move, core::MoveList& moves, core::EventList* events, core::SeatIndex seat,
             core::Rng& rng, std::string_view text, core::TokenList& tokens) {
  { game.rules() } -> std::same_as<const typename G::Rules&>;
  { game.start() } -> std::same_as<typename G::State>;
  { game.actor(state) } -> std::same_as<core::Actor>;
  // Appends to an empty list, without duplicates and always in the same order: at least one move
  // unless the game is over or, in a view, a hidden hand is to act.
  { game.moves(state, moves) } -> std::same_as<void>;
  // The weight of a chance outcome is at least 1; decisions weigh 1.
  { game.weight(state, move) } -> std::same_as<int>;
  // `move` is one of moves(state). Appends at least one event to `events` if given.
  { game.play(changing, move, events) } -> std::same_as<void>;
  // Every seat once, winners first; valid when over.
  { game.standing(state) } -> std::same_as<Standing>;
  // What the seat may see (core::kNoSeat: a spectator, who sees no hand), and one full state that
  // it could be.
  { game.hide(state, seat) } -> std::same_as<typename G::State>;
  { game.guess(state, rng) } -> std::same_as<typename G::State>;
  // The pieces on the table, by colour and then in the text's order.
  { game.tokens(state, tokens) } -> std::same_as<void>;
  // Whose turn it is, at chance too (the seat that throws or draws); when over, the winner. Before
  // chance has named who begins, it is any seat, but always the same one.
  { game.turn(state) } -> std::same_as<core::SeatIndex>;
  // 2…kMaxSeats; every `seat` below is less.
  { game.seat_count() } -> std::same_as<int>;
  // The colours of a seat in colour order, e.g. "YR".
  { game.seat_name(seat) } -> std::same_as<std::string>;
  // The same as a bit set in colour order, never empty; the first of them; and those of the seat’s
  // whole side: its own and those of the seats that win together with it.
  { game.own_colours(seat) } -> std::same_as<unsigned>;
  { game.first_colour(seat) } -> std::same_as<core::Colour>;
  { game.side_colours(seat) } -> std::same_as<unsigned>;
  // The seat of a colour that plays.
  { game.seat_of(core::Colour{}) } -> std::same_as<core::SeatIndex>;
  // Those of all seats.
  { game.colours_in_play() } -> std::same_as<unsigned>;
  // The contract's text (notation.h). print_state gives the part after " | ".
  { game.print_move(move) } -> std::same_as<std::string>;
  { game.print_state(state) } -> std::same_as<std::string>;
  { game.parse_state(text) } -> std::same_as<core::Expected<typename G::State>>;
};

// A race game that can stand in a list of games (game.h): it has a name, rules lines and presets.
// In addition, its namespace offers
//   std::string print_rules(const Rules&);   // the canonical rules line
// and a Game is made from valid rules: explicit Game(const Rules&).
template <class G>
concept ListedGame = RaceGame<G> && std::is_constructible_v<G, const typename G::Rules&> &&
    requires(const typename G::Rules& rules) {
  // Its words for players, and its presets in the contract's order.
  { G::about() } -> std::same_as<const About&>;
  { G::presets() } -> std::same_as<std::span<const Preset>>;
  // How a rules line is read, printed and drawn, and what values each key may have.
  { G::rules_table() } -> std::same_as<const RulesTable<typename G::Rules>&>;
  { print_rules(rules) } -> std::same_as<std::string>;
};

}  // namespace games
