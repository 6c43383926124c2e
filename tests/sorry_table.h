// A Sorry! position set up and asked as text, for the tests.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/text.h"
#include "games/sorry.h"

namespace sorry_test {

// The rules of a line; a failed test if it is refused.
inline sorry::Rules rules_of(std::string_view line) {
  const auto words = core::split_rules(line);
  const auto rules = sorry::parse_rules(*words);
  EXPECT_TRUE(rules) << line << ": " << (rules ? "" : rules.error().text());
  return rules ? *rules : sorry::Rules{};
}

// Why a rules line is refused; empty if it is not.
inline std::string refusal_of_rules(std::string_view line) {
  const auto words = core::split_rules(line);
  if (!words) {
    return words.error().text();
  }
  const auto rules = sorry::parse_rules(*words);
  return rules ? "" : rules.error().text();
}

// The state part of a line: `pawns`, then all fields. `changes` (`turn=Y phase=card card=3 …`)
// replaces the usual values: two cards of each kind in the deck, R to draw. `hands` and `score`
// stand only if they are given.
inline std::string state_text(std::string_view pawns, std::string_view changes) {
  std::vector<std::pair<std::string, std::string>> values = {
      {"deck", "22222222222"}, {"turn", "R"}, {"phase", "draw"}, {"card", "-"},
      {"left", "0"},           {"not", "-"},  {"hands", ""},     {"score", ""}};
  for (std::string_view rest = changes; !rest.empty();) {
    std::string_view value = core::take_until(rest, ' ');
    const std::string_view key = core::take_until(value, '=');
    const auto found = std::find_if(values.begin(), values.end(),
                                    [key](const auto& field) { return field.first == key; });
    EXPECT_NE(found, values.end()) << "no field " << key;
    found->second = value;
  }
  std::string text = std::string(pawns) + " |";
  for (const auto& [key, value] : values) {
    const bool optional = key == "hands" || key == "score";
    text += optional && value.empty() ? "" : " " + key + "=" + value;
  }
  return text;
}

class Table {
 public:
  // The start of a game.
  explicit Table(std::string_view rules) : game_(rules_of(rules)), state_(game_.start()) {}
  // A position (see state_text).
  Table(std::string_view rules, std::string_view pawns, std::string_view changes) : Table(rules) {
    const std::string text = state_text(pawns, changes);
    const auto state = game_.parse_state(text);
    EXPECT_TRUE(state) << text << ": " << (state ? "" : state.error().text());
    state_ = state ? *state : state_;
  }

  [[nodiscard]] const sorry::Game& game() const { return game_; }
  [[nodiscard]] const sorry::State& state() const { return state_; }

  // The legal tokens, sorted, with a blank between them; at chance nodes with weights.
  [[nodiscard]] std::string moves() const {
    core::MoveList list;
    game_.moves(state_, list);
    std::vector<std::string> tokens;
    for (const core::Move move : list) {
      tokens.push_back(game_.print_move(move));
      if (game_.actor(state_) == core::kChance) {
        tokens.back() += "*" + std::to_string(game_.weight(state_, move));
      }
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
  [[nodiscard]] const core::EventList& events() const { return events_; }

  [[nodiscard]] std::string text() const { return game_.print_state(state_); }
  // All pawns: `R 4,s,s,s Y 34,s,s,s`.
  [[nodiscard]] std::string pawns() const { return text().substr(0, text().find(" |")); }
  // The value of a field.
  [[nodiscard]] std::string field(std::string_view name) const {
    const std::string line = text();
    const std::string key = " " + std::string(name) + "=";
    const std::size_t at = line.find(key);
    std::string_view rest = std::string_view(line).substr(at + key.size());
    return std::string(core::take_until(rest, ' '));
  }
  // Whose turn it is and what is to be done: `R draw`.
  [[nodiscard]] std::string turn() const { return field("turn") + " " + field("phase"); }
  // The seats from first to last.
  [[nodiscard]] std::string order() const {
    std::string text;
    for (const core::SeatIndex seat : game_.standing(state_)) {
      text += (text.empty() ? "" : ",") + game_.seat_name(seat);
    }
    return text;
  }
  // The position as a colour's seat sees it; `?`: a spectator.
  [[nodiscard]] Table seen_by(char viewer) const {
    Table view = *this;
    const std::size_t colour = sorry::kLetters.find(viewer);
    const bool plays = colour != std::string_view::npos;
    const auto seat = static_cast<core::SeatIndex>(game_.seat_count());
    view.state_ =
        game_.hide(state_, plays ? game_.seat_of(static_cast<sorry::Colour>(colour)) : seat);
    return view;
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

  sorry::Game game_;
  sorry::State state_;
  core::EventList events_;
};

// Why a position is refused; empty if it is not.
inline std::string refusal(std::string_view rules, std::string_view pawns,
                           std::string_view changes) {
  const auto state = sorry::Game(rules_of(rules)).parse_state(state_text(pawns, changes));
  return state ? "" : state.error().text();
}

}  // namespace sorry_test
