// A position of any game, set up and queried as text: shared by the tests of all rules.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/text.h"
#include "games/notation.h"

namespace race_test {

// The game of a rules line; a failed test and the default if it is refused.
template <class G>
G game_of(std::string_view line) {
  const auto game = games::Game::parse(line);
  EXPECT_TRUE(game) << line << ": " << (game ? "" : game.error().text());
  const G* found = game ? game->template as<G>() : nullptr;
  return found != nullptr ? *found : G(typename G::Rules{});
}

// Why a rules line is refused; empty if it is not.
inline std::string refusal_of_rules(std::string_view line) {
  const auto game = games::Game::parse(line);
  return game ? "" : game.error().text();
}

// Why the state part of a line is refused; empty if it is not.
template <class G>
std::string refusal_of_state(const G& game, std::string_view text) {
  const auto state = game.parse_state(text);
  return state ? "" : state.error().text();
}

// Calls `change(key, value)` for each of `turn=Y phase=card …`.
template <class Change>
void each_change(std::string_view changes, Change change) {
  while (!changes.empty()) {
    std::string_view value = core::take_until(changes, ' ');
    const std::string_view key = core::take_until(value, '=');
    change(key, value);
  }
}

// Sorted and joined by blanks.
inline std::string joined(std::vector<std::string> words) {
  std::sort(words.begin(), words.end());
  std::string text;
  for (const std::string& word : words) {
    text += (text.empty() ? "" : " ") + word;
  }
  return text;
}

// A game being played. `Self` is the derived class, for chains like `table.play("d5").moves()`.
template <class Self, class G>
class Table {
 public:
  using State = typename G::State;

  [[nodiscard]] const G& game() const { return game_; }
  [[nodiscard]] const State& state() const { return state_; }

  // The legal tokens that begin with `prefix`, without it; at chance nodes with their weights,
  // unless all outcomes of the game weigh the same.
  [[nodiscard]] std::string moves(std::string_view prefix = "") const {
    const bool weighted = !uniform() && game_.actor(state_) == core::kChance;
    std::vector<std::string> tokens;
    for (const core::Move move : legal_moves()) {
      const std::string token = game_.print_move(move);
      if (token.starts_with(prefix)) {
        const std::string weight = "*" + std::to_string(game_.weight(state_, move));
        tokens.push_back(token.substr(prefix.size()) + (weighted ? weight : ""));
      }
    }
    return joined(tokens);
  }
  [[nodiscard]] bool legal(std::string_view token) const { return find(token).has_value(); }
  [[nodiscard]] std::string actor() const { return games::print_actor(games::Game(game_), state_); }

  // Plays tokens separated by blanks; the test fails at the first illegal one.
  Self& play(std::string_view tokens) {
    while (!tokens.empty()) {
      const std::string_view token = core::take_until(tokens, ' ');
      const std::optional<core::Move> move = find(token);
      EXPECT_TRUE(move) << token << " is illegal in " << text() << ", where " << moves();
      if (!move) {
        break;
      }
      events_.clear();
      game_.play(state_, *move, &events_);
    }
    return static_cast<Self&>(*this);
  }
  // Whether the last move had an event of this kind.
  [[nodiscard]] bool told(core::EventKind kind) const {
    return std::any_of(events_.begin(), events_.end(),
                       [kind](const core::Event& event) { return event.kind == kind; });
  }
  [[nodiscard]] const core::EventList& events() const { return events_; }

  [[nodiscard]] std::string text() const { return game_.print_state(state_); }
  // The value of a field: `turn`, `phase`, …
  [[nodiscard]] std::string field(std::string_view name) const {
    const std::string line = text();
    const std::string key = " " + std::string(name) + "=";
    std::string_view rest = std::string_view(line).substr(line.find(key) + key.size());
    return std::string(core::take_until(rest, ' '));
  }
  // The places of a colour's pieces: `5,n,n,n`.
  [[nodiscard]] std::string pieces(char colour) const {
    const std::string line = text();
    std::string_view rest = std::string_view(line).substr(line.find(colour) + 2);
    return std::string(core::take_until(rest, ' '));
  }
  // Whose turn it is and what is to be done: `R draw`.
  [[nodiscard]] std::string turn() const { return field("turn") + " " + field("phase"); }
  // The seats from first to last: `Y,G,B,R`.
  [[nodiscard]] std::string order() const {
    std::string text;
    for (const core::SeatIndex seat : game_.standing(state_)) {
      text += (text.empty() ? "" : ",") + game_.seat_name(seat);
    }
    return text;
  }

 protected:
  void look_at(const State& state) { state_ = state; }

 private:
  friend Self;
  // The start of a game.
  explicit Table(const G& game) : game_(game), state_(game_.start()) {}
  // A position.
  Table(const G& game, const std::string& text) : Table(game) {
    const auto state = game_.parse_state(text);
    EXPECT_TRUE(state) << text << ": " << (state ? "" : state.error().text());
    state_ = state ? *state : state_;
  }

  static constexpr bool uniform() {
    return requires { requires Self::kUniformChance; };
  }
  [[nodiscard]] core::MoveList legal_moves() const {
    core::MoveList list;
    game_.moves(state_, list);
    return list;
  }
  [[nodiscard]] std::optional<core::Move> find(std::string_view token) const {
    for (const core::Move move : legal_moves()) {
      if (game_.print_move(move) == token) {
        return move;
      }
    }
    return std::nullopt;
  }

  G game_;
  State state_;
  core::EventList events_;
};

}  // namespace race_test
