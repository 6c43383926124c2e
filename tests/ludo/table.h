// A Ludo position set up and queried as text, for the tests of the rules.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "games/ludo/game.h"
#include "games/table.h"

namespace ludo_test {

// The rules of a line, whose first word may be a preset's name; or why they are refused.
inline core::Expected<ludo::Rules> parse_rules(std::string_view text) {
  const std::size_t word = std::min(text.find(' '), text.size());
  std::string line(text);
  for (const games::Preset& preset : ludo::Game::presets()) {
    if (preset.name == text.substr(0, word)) {
      line = std::string(preset.rules) + std::string(text.substr(word));
    }
  }
  const auto words = core::split_rules(line);
  return words ? ludo::Game::rules_table().parse(*words) : words.error();
}

inline std::string refusal_of_rules(std::string_view line) {
  const auto rules = parse_rules(line);
  return rules ? "" : rules.error().text();
}

inline ludo::Game game_of(std::string_view line) {
  const auto rules = parse_rules(line);
  EXPECT_TRUE(rules) << line << ": " << (rules ? "" : rules.error().text());
  return ludo::Game(rules ? *rules : ludo::Rules{});
}

// The state part of a line. `pieces` (`Y 5,9 R 39`) may leave out pieces that wait in their nests;
// `changes` (`use=4 turn=B`) replaces the usual values: the first seat's turn, roll (move if there
// is something to use), no run but one while a six or a doublet is used.
inline std::string state_text(const ludo::Game& game, std::string_view pieces,
                              std::string_view changes) {
  const ludo::Rules& rules = game.rules();
  std::map<std::string, std::string, std::less<>> values = {
      {"turn", game.seat_name(0)}, {"use", "-"}, {"tries", "0"}, {"left", "-"}};
  race_test::each_change(changes, [&](std::string_view key, std::string_view value) {
    values.insert_or_assign(std::string(key), std::string(value));
  });
  const std::string& use = values["use"];
  values.emplace("phase", use == "-" ? "roll" : "move");
  const bool doublet = rules.dice == 1 ? use == "6" : use.size() > 2 && use[0] == use[2];
  values.emplace("run", doublet ? "1" : "0");
  std::map<char, std::string> lists;
  for (std::string_view rest = pieces; !rest.empty();) {
    const std::string_view colour = core::take_until(rest, ' ');
    lists[colour[0]] = std::string(core::take_until(rest, ' '));
  }
  std::string text;
  ludo::each_colour(game.colours_in_play(), [&](core::Colour colour) {
    std::string list = lists[ludo::kLetters[colour]];
    auto count = list.empty() ? 0 : 1 + std::count(list.begin(), list.end(), ',');
    for (; count < rules.pieces; ++count) {
      list += list.empty() ? "n" : ",n";
    }
    text += std::string(1, ludo::kLetters[colour]) + " " + list + " ";
  });
  text += "| turn=" + values["turn"] + " phase=" + values["phase"] + " use=" + use +
          " run=" + values["run"];
  text += game.has_tries() ? " tries=" + values["tries"] : "";
  return text + (game.has_left() ? " left=" + values["left"] : "");
}

// Why a position is refused; empty if it is not.
inline std::string refusal(std::string_view rules, std::string_view pieces,
                           std::string_view changes) {
  const ludo::Game game = game_of(rules);
  return race_test::refusal_of_state(game, state_text(game, pieces, changes));
}

class Table : public race_test::Table<Table, ludo::Game> {
 public:
  // The start of a game.
  explicit Table(std::string_view rules) : race_test::Table<Table, ludo::Game>(game_of(rules)) {}
  // A position (see state_text).
  Table(std::string_view rules, std::string_view pieces, std::string_view changes)
      : Table(game_of(rules), pieces, changes) {}

 private:
  Table(const ludo::Game& game, std::string_view pieces, std::string_view changes)
      : race_test::Table<Table, ludo::Game>(game, state_text(game, pieces, changes)) {}
};

}  // namespace ludo_test
