// A Parchís position set up and asked as text, for the tests of the rules page.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "core/text.h"
#include "games/notation.h"

namespace parchis_test {

inline games::Game game_of(std::string_view rules) {
  const auto game = games::Game::parse(rules);
  EXPECT_TRUE(game) << rules << ": " << (game ? "" : game.error().text());
  return game ? *game : *games::Game::parse("parchis");
}

// Why a rules line is refused; empty if it is not.
inline std::string refusal_of_rules(std::string_view rules) {
  const auto game = games::Game::parse(rules);
  return game ? "" : game.error().text();
}

// The state part of a line. `pieces` (`Y 5,9 R 39`) may leave out pieces that wait in their nests;
// `changes` (`phase=move4 last=Y9`) replaces the usual values: the first seat's turn, roll, no six
// but one while a six is used, nothing moved, every seat's next throw a 1.
inline std::string state_text(const games::Game& game, std::string_view pieces,
                              std::string_view changes) {
  const parchis::Rules& rules = game.as<parchis::Game>()->rules();
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
  for (std::string_view rest = changes; !rest.empty();) {
    std::string_view value = core::take_until(rest, ' ');
    const std::string_view key = core::take_until(value, '=');
    values.insert_or_assign(std::string(key), std::string(value));
  }
  if (values["sixes"].empty()) {
    values["sixes"] = values["phase"] == "move6" ? "1" : "0";
  }
  std::map<char, std::string> lists;
  for (std::string_view rest = pieces; !rest.empty();) {
    const std::string_view colour = core::take_until(rest, ' ');
    lists[colour[0]] = std::string(core::take_until(rest, ' '));
  }
  std::string text;
  for (int c = 0; c < rules.arms; ++c) {
    const char letter = parchis::kLetters[static_cast<std::size_t>(c)];
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
  const games::Game game = game_of(rules);
  const auto state = game.parse_state(state_text(game, pieces, changes));
  return state ? "" : state.error().text();
}

class Table {
 public:
  // The start of a game.
  explicit Table(std::string_view rules) : game_(game_of(rules)), state_(game_.start()) {}
  // A position (see state_text).
  Table(std::string_view rules, std::string_view pieces, std::string_view changes)
      : game_(game_of(rules)), state_(game_.start()) {
    const std::string text = state_text(game_, pieces, changes);
    const auto state = game_.parse_state(text);
    EXPECT_TRUE(state) << text << ": " << (state ? "" : state.error().text());
    state_ = state ? *state : state_;
  }

  // The legal tokens, sorted, with a blank between them.
  [[nodiscard]] std::string moves() const {
    std::string text;
    for (const std::string& token : games::legal_tokens(game_, state_, games::Weights::Hidden)) {
      text += (text.empty() ? "" : " ") + token;
    }
    return text;
  }
  [[nodiscard]] bool legal(std::string_view token) const {
    return bool{games::find_move(game_, state_, token)};
  }
  [[nodiscard]] std::string actor() const { return games::print_actor(game_, state_); }

  // Plays tokens with a blank between them; a failed test at the first that is illegal.
  Table& play(std::string_view tokens) {
    for (std::string_view rest = tokens; !rest.empty();) {
      const std::string_view token = core::take_until(rest, ' ');
      const auto move = games::find_move(game_, state_, token);
      EXPECT_TRUE(move) << token << " is illegal in " << text() << ", where " << moves();
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
  // The value of a field: `turn`, `phase`, `sixes`, `last`, `next`.
  [[nodiscard]] std::string field(std::string_view name) const {
    const std::string line = text();
    const std::string key = " " + std::string(name) + "=";
    std::string_view rest = std::string_view(line).substr(line.find(key) + key.size());
    return std::string(core::take_until(rest, ' '));
  }
  // `5,n,n,n`.
  [[nodiscard]] std::string pieces(char colour) const {
    const std::string line = text();
    std::string_view rest = std::string_view(line).substr(line.find(colour) + 2);
    return std::string(core::take_until(rest, ' '));
  }
  // `turn phase`, what comes next.
  [[nodiscard]] std::string then() const { return field("turn") + " " + field("phase"); }

 private:
  games::Game game_;
  games::State state_;
  core::EventList events_;
};

}  // namespace parchis_test
