// A Sorry! position set up and queried as text, for the tests.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "games/sorry/game.h"
#include "games/table.h"

namespace sorry_test {

using race_test::refusal_of_rules;

// The rules of a line; a failed test if it is refused.
inline sorry::Rules rules_of(std::string_view line) {
  return race_test::game_of<sorry::Game>(line).rules();
}

// The state part of a line: `pawns`, then all fields. `changes` (`turn=Y phase=card card=3 …`)
// replaces the usual values: two cards of each kind in the deck, R to draw. `hands` and `score`
// appear only if they are given.
inline std::string state_text(std::string_view pawns, std::string_view changes) {
  std::vector<std::pair<std::string, std::string>> values = {
      {"deck", "22222222222"}, {"turn", "R"}, {"phase", "draw"}, {"card", "-"},
      {"left", "0"},           {"not", "-"},  {"hands", ""},     {"score", ""}};
  race_test::each_change(changes, [&](std::string_view key, std::string_view value) {
    const auto found = std::find_if(values.begin(), values.end(),
                                    [key](const auto& field) { return field.first == key; });
    EXPECT_NE(found, values.end()) << "no field " << key;
    found->second = value;
  });
  std::string text = std::string(pawns) + " |";
  for (const auto& [key, value] : values) {
    const bool optional = key == "hands" || key == "score";
    text += optional && value.empty() ? "" : " " + key + "=" + value;
  }
  return text;
}

class Table : public race_test::Table<Table, sorry::Game> {
 public:
  // The start of a game.
  explicit Table(std::string_view rules)
      : race_test::Table<Table, sorry::Game>(race_test::game_of<sorry::Game>(rules)) {}
  // A position (see state_text).
  Table(std::string_view rules, std::string_view pawns, std::string_view changes)
      : race_test::Table<Table, sorry::Game>(race_test::game_of<sorry::Game>(rules),
                                             state_text(pawns, changes)) {}

  // All pawns: `R 4,s,s,s Y 34,s,s,s`.
  [[nodiscard]] std::string pawns() const { return text().substr(0, text().find(" |")); }
  // The position as a colour's seat sees it; `?`: a spectator.
  [[nodiscard]] Table seen_by(char viewer) const {
    Table view = *this;
    const std::size_t colour = sorry::kLetters.find(viewer);
    const bool plays = colour != std::string_view::npos;
    const auto seat = static_cast<core::SeatIndex>(game().seat_count());
    view.look_at(
        game().hide(state(), plays ? game().seat_of(static_cast<sorry::Colour>(colour)) : seat));
    return view;
  }
};

// Why a position is refused; empty if it is not.
inline std::string refusal(std::string_view rules, std::string_view pawns,
                           std::string_view changes) {
  return race_test::refusal_of_state(race_test::game_of<sorry::Game>(rules),
                                     state_text(pawns, changes));
}

inline constexpr std::string_view kDuel = "sorry seats=R,Y";

// R uses the card; Y waits.
inline Table with_card(std::string_view card, std::string_view pawns) {
  return {kDuel, pawns, "phase=card card=" + std::string(card)};
}

}  // namespace sorry_test
