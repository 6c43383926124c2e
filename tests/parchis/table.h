// A Parchís position set up and queried as text, for the tests of the rules.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "games/parchis/game.h"
#include "games/table.h"

namespace parchis_test {

using race_test::refusal_of_rules;

// The state part of a line. `pieces` (`Y 5,9 R 39`) may leave out pieces that wait in their nests;
// `changes` (`phase=move4 last=Y9`) replaces the usual values: the first seat's turn, roll, no six
// but one while a six is used, nothing moved, every seat's next throw a 1.
inline std::string state_text(const parchis::Game& game, std::string_view pieces,
                              std::string_view changes) {
  const parchis::Rules& rules = game.rules();
  std::map<std::string, std::string, std::less<>> values = {
      {"turn", game.seat_name(0)}, {"phase", "roll"}, {"sixes", ""}, {"last", "-"}};
  if (rules.preview) {
    std::vector<std::string> next;
    for (int seat = 0; seat < game.seat_count(); ++seat) {
      next.push_back(game.seat_name(static_cast<core::SeatIndex>(seat)) + "1");
    }
    std::sort(next.begin(), next.end(), [](const std::string& a, const std::string& b) {
      return parchis::kLetters.find(a[0]) < parchis::kLetters.find(b[0]);
    });
    for (const std::string& one : next) {
      values["next"] += (values["next"].empty() ? "" : ",") + one;
    }
  }
  race_test::each_change(changes, [&](std::string_view key, std::string_view value) {
    values.insert_or_assign(std::string(key), std::string(value));
  });
  if (values["sixes"].empty()) {
    values["sixes"] = values["phase"] == "move6" ? "1" : "0";
  }
  std::map<char, std::string> lists;
  for (std::string_view rest = pieces; !rest.empty();) {
    const std::string_view colour = core::take_until(rest, ' ');
    lists[colour[0]] = std::string(core::take_until(rest, ' '));
  }
  std::string text;
  for (core::Colour c = 0; c < rules.arms; ++c) {
    if (!game.plays(c)) continue;
    const char letter = parchis::kLetters[c];
    std::string list = lists[letter];
    auto count = list.empty() ? 0 : 1 + std::count(list.begin(), list.end(), ',');
    for (; count < rules.pieces; ++count) {
      list += list.empty() ? "n" : ",n";
    }
    text += std::string(1, letter) + " " + list + " ";
  }
  text += "| turn=" + values["turn"] + " phase=" + values["phase"] + " sixes=" + values["sixes"] +
          " last=" + values["last"];
  return rules.preview ? text + " next=" + values["next"] : text;
}

// Why a position is refused; empty if it is not.
inline std::string refusal(std::string_view rules, std::string_view pieces,
                           std::string_view changes) {
  const auto game = race_test::game_of<parchis::Game>(rules);
  return race_test::refusal_of_state(game, state_text(game, pieces, changes));
}

class Table : public race_test::Table<Table, parchis::Game> {
 public:
  static constexpr bool kUniformChance = true;  // all outcomes weigh 1
  // The start of a game.
  explicit Table(std::string_view rules)
      : race_test::Table<Table, parchis::Game>(race_test::game_of<parchis::Game>(rules)) {}
  // A position (see state_text).
  Table(std::string_view rules, std::string_view pieces, std::string_view changes)
      : Table(race_test::game_of<parchis::Game>(rules), pieces, changes) {}

 private:
  Table(const parchis::Game& game, std::string_view pieces, std::string_view changes)
      : race_test::Table<Table, parchis::Game>(game, state_text(game, pieces, changes)) {}
};

}  // namespace parchis_test
