// Parchís: the rules line.
#include <algorithm>
#include <bit>
#include <optional>
#include <vector>

#include "games/parchis/text.h"
#include "games/refusals.h"

namespace parchis {

using core::Checked;
using core::Expected;
using core::Sentence;

namespace {

// The groups of several colours that a board allows: opposite or alternate colours.
bool group_allowed(int arms, unsigned set) {
  static constexpr std::array<unsigned, 2> kFour = {0b0101, 0b1010};
  static constexpr std::array<unsigned, 5> kSix = {0b010101, 0b101010, 0b001001, 0b010010,
                                                   0b100100};
  if (std::has_single_bit(set)) {
    return true;
  }
  const auto holds = [set](const auto& groups) {
    return std::find(groups.begin(), groups.end(), set) != groups.end();
  };
  return (arms == 4 && holds(kFour)) || (arms == 6 && holds(kSix));
}

Checked read_seats(Rules& rules, std::string_view text) {
  const std::vector<std::string_view> seats = core::split(text, ',');
  const std::string_view letters = kLetters.substr(0, static_cast<std::size_t>(rules.arms));
  unsigned all = 0;
  rules.seats.fill(0);
  rules.seat_count = 0;
  for (const std::string_view seat : seats) {
    const std::optional<unsigned> set = games::parse_colours(letters, seat);
    const bool fits = set && (all & *set) == 0 && group_allowed(rules.arms, *set) &&
                      seat.size() == seats[0].size();
    if (!fits) {
      return games::bad_rule("seats", text);
    }
    all |= *set;
    rules.seats[static_cast<std::size_t>(rules.seat_count++)] = static_cast<std::uint8_t>(*set);
  }
  return all == (1U << rules.arms) - 1 ? std::nullopt : Checked(games::bad_rule("seats", text));
}

// Teams are the alternate seats; the one with Yellow stands first.
std::string teams_text(const Rules& rules) {
  std::array<unsigned, 2> team = {0, 0};
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(rules.seat_count); ++seat) {
    team[seat % 2] |= rules.seats[seat];
  }
  const std::size_t first = (team[0] & 1U) != 0 ? 0 : 1;
  return print_colours(team[first]) + "/" + print_colours(team[1 - first]);
}

Checked read_teams(Rules& rules, std::string_view text) {
  if (text == "none") {
    return std::nullopt;
  }
  const bool single = std::has_single_bit(static_cast<unsigned>(rules.seats[0]));
  if (!single || rules.seat_count % 2 != 0) {
    return Sentence{"The rule “{0}” needs four or six seats of one colour each.", {"teams"}};
  }
  if (text != teams_text(rules)) {
    return Sentence{"The rule “{0}” must be “{1}” or “none” with these seats.",
                    {"teams", teams_text(rules)}};
  }
  rules.teams = true;
  return std::nullopt;
}

// A key whose values are a few words: sets `target` to the matching one.
template <class T>
Checked read_word(const core::RulesWords& words, std::string_view key, T& target,
                  std::initializer_list<std::pair<std::string_view, T>> choices) {
  const std::optional<std::string_view> value = words.find(key);
  if (!value) {
    return std::nullopt;
  }
  for (const auto& [word, meaning] : choices) {
    if (*value == word) {
      target = meaning;
      return std::nullopt;
    }
  }
  return games::bad_rule(key, *value);
}

Checked read_number(const core::RulesWords& words, std::string_view key, int& target, int low,
                    int high) {
  const std::optional<std::string_view> value = words.find(key);
  if (!value) {
    return std::nullopt;
  }
  const auto number = core::parse_number(*value, static_cast<std::uint32_t>(high));
  if (!number || static_cast<int>(*number) < low) {
    return games::bad_rule(key, *value);
  }
  target = static_cast<int>(*number);
  return std::nullopt;
}

Checked read_first(Rules& rules, std::string_view text) {
  if (text == "random") {
    return std::nullopt;
  }
  for (int seat = 0; seat < rules.seat_count; ++seat) {
    if (print_colours(rules.seats[static_cast<std::size_t>(seat)]) == text) {
      rules.first = seat;
      return std::nullopt;
    }
  }
  return games::bad_rule("first", text);
}

Checked read_rules(const core::RulesWords& words, Rules& rules) {
  static constexpr std::array<std::string_view, 10> kKeys = {
      "arms", "seats", "pieces", "out", "safe", "win", "teams", "allies", "preview", "first"};
  if (Checked error = games::unknown_rule(words, kKeys)) {
    return error;
  }
  int arms = 4;
  if (Checked error = read_number(words, "arms", arms, kMinArms, kMaxArms)) {
    return error;
  }
  rules = default_rules(arms);
  if (const auto seats = words.find("seats")) {
    if (Checked error = read_seats(rules, *seats)) {
      return error;
    }
  }
  const auto first_error = [](std::initializer_list<Checked> checks) {
    const auto found = std::find_if(checks.begin(), checks.end(),
                                    [](const Checked& check) { return check.has_value(); });
    return found == checks.end() ? Checked() : *found;
  };
  return first_error({
      read_number(words, "pieces", rules.pieces, 1, kMaxPieces),
      read_number(words, "out", rules.out, 0, 1),
      read_word(words, "safe", rules.safe, {{"16", Safe::Sixteen}, {"12", Safe::Twelve}}),
      read_word(words, "win", rules.win, {{"all", Win::All}, {"one", Win::One}}),
      read_teams(rules, words.find("teams").value_or("none")),
      read_word(words, "allies", rules.allies, {{"0", false}, {"1", true}}),
      read_word(words, "preview", rules.preview, {{"0", false}, {"1", true}}),
      read_first(rules, words.find("first").value_or("random")),
  });
}

}  // namespace

Expected<Rules> parse_rules(const core::RulesWords& words) {
  Rules rules;
  if (Checked error = read_rules(words, rules)) {
    return *error;
  }
  if (rules.teams && rules.win == Win::One) {
    return Sentence{"The rules “{0}” and “{1}” do not go together.", {"win=one", "teams"}};
  }
  if (rules.allies && !rules.teams) {
    return Sentence{"The rule “{0}” needs “{1}”.", {"allies", "teams"}};
  }
  return rules;
}

std::string print_rules(const Rules& rules) {
  std::string line = "parchis";
  const auto add = [&line](std::string_view key, const std::string& value) {
    line += ' ';
    line += key;
    line += '=';
    line += value;
  };
  const auto seat_text = [&](int seat) {
    return print_colours(rules.seats[static_cast<std::size_t>(seat)]);
  };
  if (rules.arms != 4) add("arms", std::to_string(rules.arms));
  if (rules.seats != default_rules(rules.arms).seats) {
    std::string seats = seat_text(0);
    for (int seat = 1; seat < rules.seat_count; ++seat) {
      seats += "," + seat_text(seat);
    }
    add("seats", seats);
  }
  if (rules.pieces != 4) add("pieces", std::to_string(rules.pieces));
  if (rules.out != 1) add("out", std::to_string(rules.out));
  if (rules.safe != Safe::Sixteen) add("safe", "12");
  if (rules.win != Win::All) add("win", "one");
  if (rules.teams) add("teams", teams_text(rules));
  if (rules.allies) add("allies", "1");
  if (rules.preview) add("preview", "1");
  if (rules.first >= 0) add("first", seat_text(rules.first));
  return line;
}

}  // namespace parchis
