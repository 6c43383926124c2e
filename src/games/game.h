// Any of the games behind one value: the closed set as a variant, and the one place that visits it.
// For the page, the protocol and whatever handles all games alike; hot loops take the concrete
// game.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "games/maze/game.h"
#include "games/parchis/game.h"
#include "games/race_game.h"
#include "games/sorry/game.h"

namespace games {

using core::Actor;
using core::EventList;
using core::Expected;
using core::Move;
using core::MoveList;
using core::SeatIndex;

using AnyGame = std::variant<parchis::Game, sorry::Game, maze::Game>;
using State = std::variant<parchis::State, sorry::State, maze::State>;
using Standing = core::FixedList<SeatIndex, core::kMaxSeats>;

// A set of rules with a name (the contract's `games`).
struct Preset {
  std::string_view name;
  std::string_view rules;  // as a rules line is printed
};
[[nodiscard]] std::span<const Preset> presets();

// A game with its rules. Immutable; copying is cheap enough for a new match, not for a loop.
class Game {
 public:
  explicit Game(AnyGame game) : game_(std::move(game)) {}

  // A rules line or a preset's name; the error names the key at fault.
  static Expected<Game> parse(std::string_view rules_line_or_preset);

  [[nodiscard]] std::string rules_line() const;
  // The game's word in a rules line: "parchis", "sorry" or "maze".
  [[nodiscard]] std::string_view name() const;

  [[nodiscard]] State start() const;
  [[nodiscard]] Actor actor(const State& state) const;
  void moves(const State& state, MoveList& list) const;
  [[nodiscard]] int weight(const State& state, Move move) const;
  void play(State& state, Move move, EventList* events = nullptr) const;
  [[nodiscard]] Standing standing(const State& state) const;
  [[nodiscard]] State hide(const State& state, SeatIndex viewer) const;
  [[nodiscard]] State guess(const State& view, core::Rng& rng) const;
  [[nodiscard]] core::TokenList tokens(const State& state) const;
  [[nodiscard]] int seat_count() const;
  [[nodiscard]] std::string seat_name(SeatIndex seat) const;
  // The seat's colours as a bit set in the game's colour order.
  [[nodiscard]] unsigned own_colours(SeatIndex seat) const;
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

 private:
  AnyGame game_;
};

}  // namespace games
