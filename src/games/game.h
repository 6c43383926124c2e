// Any of the games as one value: the closed set as a variant, and the only place that visits it.
// For the page, the protocol and everything else that treats all games alike; hot loops use the
// concrete game.
#pragma once

#include <cassert>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "games/ludo/game.h"
#include "games/maze/game.h"
#include "games/parchis/game.h"
#include "games/preset.h"
#include "games/race_game.h"
#include "games/sorry/game.h"
#include "games/standing.h"

namespace games {

using core::Actor;
using core::EventList;
using core::Expected;
using core::Move;
using core::MoveList;
using core::SeatIndex;

// All the games, in the contract's order. What else names a new game, besides its own folders: the
// hooks.h of play, ai, view and ui, tools/cmake/small.cmake (what runs rarely), and its texts; see
// “A new game” in README.md.
template <template <class...> class List>
using EachGame = List<parchis::Game, sorry::Game, maze::Game, ludo::Game>;

namespace detail {
template <ListedGame... G>
struct Sums {
  using Game = std::variant<G...>;
  using State = std::variant<typename G::State...>;
  using Rules = std::variant<typename G::Rules...>;
};
}  // namespace detail

using AnyGame = EachGame<detail::Sums>::Game;
using State = EachGame<detail::Sums>::State;
using AnyRules = EachGame<detail::Sums>::Rules;

// The state as game G's own type; it must be a state of that game.
template <class G>
[[nodiscard]] const typename G::State& state_of(const State& state) {
  const auto* own = std::get_if<typename G::State>(&state);
  assert(own != nullptr && "a state stays with its game");
  return *own;
}
template <class G>
[[nodiscard]] typename G::State& state_of(State& state) {
  auto* own = std::get_if<typename G::State>(&state);
  assert(own != nullptr && "a state stays with its game");
  return *own;
}

// The names and texts of every game, and all their presets, in the contract's order. The n-th of
// abouts() belongs to the n-th of AnyGame, State and AnyRules.
[[nodiscard]] std::span<const About> abouts();
[[nodiscard]] std::span<const Preset> presets();

// A game with its rules. Immutable; copying is cheap enough for a new match, not for a loop.
class Game {
 public:
  explicit Game(AnyGame game) : game_(std::move(game)) {}
  // `rules` must be valid: a game's own, parsed, or put together as its table allows.
  explicit Game(const AnyRules& rules);

  // A rules line; the error names the key at fault. `parse` takes a preset's name too.
  static Expected<Game> parse_rules(std::string_view line);
  static Expected<Game> parse(std::string_view rules_line_or_preset);

  [[nodiscard]] AnyRules rules() const;
  [[nodiscard]] std::string rules_line() const;
  // The same without who begins, which may differ from round to round and changes no strength.
  [[nodiscard]] std::string rules_of_all_rounds() const;
  [[nodiscard]] const About& about() const;
  // The game's word in a rules line.
  [[nodiscard]] std::string_view name() const { return about().name; }

  [[nodiscard]] State start() const;
  [[nodiscard]] Actor actor(const State& state) const;
  void moves(const State& state, MoveList& list) const;
  [[nodiscard]] int weight(const State& state, Move move) const;
  void play(State& state, Move move, EventList* events = nullptr) const;
  [[nodiscard]] Standing standing(const State& state) const;
  [[nodiscard]] State hide(const State& state, SeatIndex viewer) const;
  [[nodiscard]] State guess(const State& view, core::Rng& rng) const;
  [[nodiscard]] core::TokenList tokens(const State& state) const;
  // The seat whose turn it is, at chance nodes too; the winner once the game is over.
  [[nodiscard]] SeatIndex turn(const State& state) const;
  [[nodiscard]] int seat_count() const;
  [[nodiscard]] std::string seat_name(SeatIndex seat) const;
  // The seat's colours as a bit set in the game's colour order; the first of them; and those of
  // everyone who wins together with the seat.
  [[nodiscard]] unsigned own_colours(SeatIndex seat) const;
  [[nodiscard]] core::Colour first_colour(SeatIndex seat) const;
  [[nodiscard]] unsigned side_colours(SeatIndex seat) const;
  // The seat of a colour, which must be in play.
  [[nodiscard]] SeatIndex seat_of(core::Colour colour) const;
  [[nodiscard]] std::string print_move(Move move) const;
  [[nodiscard]] std::string print_state(const State& state) const;
  [[nodiscard]] Expected<State> parse_state(std::string_view text) const;

  // The concrete game, or nullptr if it is another one.
  template <class G>
  [[nodiscard]] const G* as() const {
    return std::get_if<G>(&game_);
  }
  // Calls f(const G&) with the concrete game.
  template <class F>
  decltype(auto) visit(F&& f) const {
    return std::visit(std::forward<F>(f), game_);
  }
  // Calls f(const G&, const G::State&) with the concrete game and its own state, which must be of
  // this game; and f(const G&, G::State&) for a state that changes.
  template <class F>
  decltype(auto) visit(const State& state, F&& f) const {
    return std::visit(
        [&]<class G>(const G& game) -> decltype(auto) { return f(game, state_of<G>(state)); },
        game_);
  }
  template <class F>
  decltype(auto) visit(State& state, F&& f) const {
    return std::visit(
        [&]<class G>(const G& game) -> decltype(auto) { return f(game, state_of<G>(state)); },
        game_);
  }

 private:
  AnyGame game_;
};

}  // namespace games
