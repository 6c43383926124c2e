// A maze position set up and asked as text, for the tests.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/text.h"
#include "games/maze.h"
#include "games/maze_letters.h"
#include "games/maze_text.h"

namespace maze_test {

// The rules of a line; a failed test if it is refused.
inline maze::Rules rules_of(std::string_view line) {
  const auto words = core::split_rules(line);
  const auto rules = maze::parse_rules(*words);
  EXPECT_TRUE(rules) << line << ": " << (rules ? "" : rules.error().text());
  return rules ? *rules : maze::Rules{};
}

// Why a rules line is refused; empty if it is not.
inline std::string refusal_of_rules(std::string_view line) {
  const auto words = core::split_rules(line);
  if (!words) {
    return words.error().text();
  }
  const auto rules = maze::parse_rules(*words);
  return rules ? "" : rules.error().text();
}

// Slots joined by `.`, sorted as the contract wants them.
inline std::string sorted_walls(std::string_view text) {
  std::vector<std::string_view> words = core::split(text, '.');
  std::stable_sort(words.begin(), words.end(), [](std::string_view a, std::string_view b) {
    return maze::parse_slot(a).value_or(0) < maze::parse_slot(b).value_or(0);
  });
  std::string sorted;
  for (const std::string_view word : words) {
    sorted += (sorted.empty() ? "" : ".") + std::string(word);
  }
  return sorted;
}

// The state part of a line: `pawns`, then all fields. `changes` (`blue=3 red=w …`, walls in any
// order) replaces the usual values: act, the first seat's turn, the board's walls, nothing thrown,
// moved or lifted, every large pawn out and every relay given. `left` is `blue` unless it is given.
inline std::string state_text(const maze::Game& game, std::string_view pawns,
                              std::string_view changes) {
  const std::string all = maze::print_colours(game.colours_in_play());
  const maze::State start = game.start();
  std::map<std::string, std::string, std::less<>> values = {
      {"walls", maze::print_walls(start.white, start.second)},
      {"turn", game.seat_name(0)},
      {"phase", "act"},
      {"blue", "0"},
      {"red", "-"},
      {"left", ""},
      {"moved", "-"},
      {"using", "-"},
      {"held", "-"},
      {"relay", all},
      {"out", all}};
  for (std::string_view rest = changes; !rest.empty();) {
    std::string_view value = core::take_until(rest, ' ');
    const std::string_view key = core::take_until(value, '=');
    EXPECT_TRUE(values.contains(key)) << "no field " << key;
    values.insert_or_assign(std::string(key), std::string(value));
  }
  if (values["left"].empty()) {
    values["left"] = values["blue"];
  }
  values["walls"] = sorted_walls(values["walls"]);
  std::string text = std::string(pawns) + " |";
  for (const std::string_view field : maze::kFields) {
    text += " " + std::string(field) + "=" + values[std::string(field)];
  }
  return text;
}

class Table {
 public:
  // The start of a game.
  explicit Table(std::string_view rules) : game_(rules_of(rules)), state_(game_.start()) {}
  // A position (see state_text).
  Table(std::string_view rules, std::string_view pawns, std::string_view changes)
      : game_(rules_of(rules)), state_(game_.start()) {
    const std::string text = state_text(game_, pawns, changes);
    const auto state = game_.parse_state(text);
    EXPECT_TRUE(state) << text << ": " << (state ? "" : state.error().text());
    state_ = state ? *state : state_;
  }

  [[nodiscard]] const maze::Game& game() const { return game_; }
  [[nodiscard]] const maze::State& state() const { return state_; }

  // The legal tokens that begin with `prefix`, sorted, with a blank between them and without the
  // prefix; at chance nodes with weights.
  [[nodiscard]] std::string moves(std::string_view prefix = "") const {
    core::MoveList list;
    game_.moves(state_, list);
    std::vector<std::string> tokens;
    for (const core::Move move : list) {
      std::string token = game_.print_move(move);
      if (!token.starts_with(prefix)) {
        continue;
      }
      token.erase(0, prefix.size());
      if (game_.actor(state_) == core::kChance) {
        token += "*" + std::to_string(game_.weight(state_, move));
      }
      tokens.push_back(token);
    }
    std::sort(tokens.begin(), tokens.end());
    std::string text;
    for (const std::string& token : tokens) {
      text += (text.empty() ? "" : " ") + token;
    }
    return text;
  }
  [[nodiscard]] bool legal(std::string_view token) const { return find(token).has_value(); }

  // Plays tokens with a blank between them; a failed test at the first that is illegal.
  Table& play(std::string_view tokens) {
    for (std::string_view rest = tokens; !rest.empty();) {
      const std::string_view token = core::take_until(rest, ' ');
      const std::optional<core::Move> move = find(token);
      EXPECT_TRUE(move) << token << " is illegal in " << text();
      if (!move) {
        break;
      }
      events_.clear();
      game_.play(state_, *move, &events_);
    }
    return *this;
  }
  // What the last move told.
  [[nodiscard]] bool told(core::EventKind kind) const {
    return std::any_of(events_.begin(), events_.end(),
                       [kind](const core::Event& event) { return event.kind == kind; });
  }

  [[nodiscard]] std::string text() const { return game_.print_state(state_); }
  // The value of a field.
  [[nodiscard]] std::string field(std::string_view name) const {
    const std::string line = text();
    const std::string key = " " + std::string(name) + "=";
    const std::size_t at = line.find(key);
    std::string_view rest = std::string_view(line).substr(at + key.size());
    return std::string(core::take_until(rest, ' '));
  }
  // `a1,z,z`.
  [[nodiscard]] std::string pawns(char colour) const {
    const std::string line = text();
    std::string_view rest = std::string_view(line).substr(line.find(colour) + 2);
    return std::string(core::take_until(rest, ' '));
  }
  // The seats from first to last.
  [[nodiscard]] std::string order() const {
    std::string text;
    for (const core::SeatIndex seat : game_.standing(state_)) {
      text += (text.empty() ? "" : ",") + game_.seat_name(seat);
    }
    return text;
  }

 private:
  [[nodiscard]] std::optional<core::Move> find(std::string_view token) const {
    core::MoveList list;
    game_.moves(state_, list);
    const auto* found = std::find_if(list.begin(), list.end(), [&](const core::Move move) {
      return game_.print_move(move) == token;
    });
    return found == list.end() ? std::nullopt : std::optional(*found);
  }

  maze::Game game_;
  maze::State state_;
  core::EventList events_;
};

// Why a position is refused; empty if it is not.
inline std::string refusal(std::string_view rules, std::string_view pawns,
                           std::string_view changes) {
  const maze::Game game(rules_of(rules));
  const auto state = game.parse_state(state_text(game, pawns, changes));
  return state ? "" : state.error().text();
}

}  // namespace maze_test
