// A maze position set up and queried as text, for the tests.
#pragma once

#include <algorithm>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "games/maze/game.h"
#include "games/maze/letters.h"
#include "games/maze/text.h"
#include "games/table.h"

namespace maze_test {

using race_test::refusal_of_rules;

// The rules of a line; a failed test if it is refused.
inline maze::Rules rules_of(std::string_view line) {
  return race_test::game_of<maze::Game>(line).rules();
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
  race_test::each_change(changes, [&](std::string_view key, std::string_view value) {
    EXPECT_TRUE(values.contains(key)) << "no field " << key;
    values.insert_or_assign(std::string(key), std::string(value));
  });
  if (values["left"].empty()) {
    values["left"] = values["blue"];
  }
  values["walls"] = sorted_walls(values["walls"]);
  std::string text = std::string(pawns) + " |";
  for (const std::string_view field : {"walls", "turn", "phase", "blue", "red", "left", "moved",
                                       "using", "held", "relay", "out"}) {
    text += " " + std::string(field) + "=" + values[std::string(field)];
  }
  return text;
}

class Table : public race_test::Table<Table, maze::Game> {
 public:
  // The start of a game.
  explicit Table(std::string_view rules)
      : race_test::Table<Table, maze::Game>(race_test::game_of<maze::Game>(rules)) {}
  // A position (see state_text).
  Table(std::string_view rules, std::string_view pawns, std::string_view changes)
      : Table(race_test::game_of<maze::Game>(rules), pawns, changes) {}

 private:
  Table(const maze::Game& game, std::string_view pawns, std::string_view changes)
      : race_test::Table<Table, maze::Game>(game, state_text(game, pawns, changes)) {}
};

// Why a position is refused; empty if it is not.
inline std::string refusal(std::string_view rules, std::string_view pawns,
                           std::string_view changes) {
  const auto game = race_test::game_of<maze::Game>(rules);
  return race_test::refusal_of_state(game, state_text(game, pawns, changes));
}

}  // namespace maze_test
