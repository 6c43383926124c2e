// Ludo: the rules line.
#include "games/ludo/rules.h"

#include <algorithm>
#include <bit>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "games/ludo/text.h"
#include "games/refusals.h"

namespace ludo {

using core::Checked;
using core::Expected;
using core::Sentence;

namespace {

// A key whose values are a few words: word i means the value i, from `base` on.
struct WordRow {
  std::string_view key;
  int (*get)(const Rules&);
  void (*set)(Rules&, int);
  int base;
  std::vector<std::string_view> words;
};

template <auto Member>
WordRow row(std::string_view key, std::vector<std::string_view> words, int base = 0) {
  using Value = std::remove_cvref_t<decltype(Rules{}.*Member)>;
  return {key, [](const Rules& rules) { return static_cast<int>(rules.*Member); },
          [](Rules& rules, int value) { rules.*Member = static_cast<Value>(value); }, base,
          std::move(words)};
}

const WordRow& board_row() {
  static const WordRow kRow =
      row<&Rules::board>("board", {"ludo", "maedn", "chevaux", "parcheesi"});
  return kRow;
}
const WordRow& arms_row() {
  static const WordRow kRow = row<&Rules::arms>("arms", {"3", "4", "5", "6"}, kMinArms);
  return kRow;
}
// Between `seats` and `teams`, in the page's order; `tries` has no 2.
const std::vector<WordRow>& plain_rows() {
  static const std::vector<WordRow> kRows = {
      row<&Rules::pieces>("pieces", {"1", "2", "3", "4"}, 1),
      row<&Rules::out>("out", {"0", "1"}),
      row<&Rules::dice>("dice", {"1", "2"}, 1),
      row<&Rules::enter>("enter", {"6", "16", "5"}),
      row<&Rules::start>("start", {"free", "enter", "clear"}),
      row<&Rules::tries>("tries", {"1", "", "3"}, 1),
      row<&Rules::third>("third", {"play", "end", "home"}),
      row<&Rules::reward>("reward", {"none", "throw", "steps"}),
      row<&Rules::block>("block", {"none", "single", "foes", "all"}),
      row<&Rules::safe>("safe", {"none", "share", "shut"}),
      row<&Rules::capture>("capture", {"free", "must"}),
      row<&Rules::home>("home", {"count", "stairs", "back"}),
      row<&Rules::over>("over", {"0", "1"}),
      row<&Rules::win>("win", {"all", "one"})};
  return kRows;
}

Checked read_row(const core::RulesWords& words, const WordRow& row, Rules& rules) {
  const std::optional<std::string_view> value = words.find(row.key);
  if (!value) {
    return std::nullopt;
  }
  const auto found = std::find(row.words.begin(), row.words.end(), *value);
  if (found == row.words.end() || value->empty()) {
    return games::bad_rule(row.key, *value);
  }
  row.set(rules, static_cast<int>(found - row.words.begin()) + row.base);
  return std::nullopt;
}

// The sets of groups of several colours that a board allows: opposite or alternate colours.
bool groups_allowed(int arms, unsigned all, std::span<const std::uint8_t> seats) {
  const auto is_set = [&](std::initializer_list<unsigned> groups) {
    return groups.size() == seats.size() && all == (1U << arms) - 1 &&
           std::all_of(seats.begin(), seats.end(), [&](unsigned seat) {
             return std::find(groups.begin(), groups.end(), seat) != groups.end();
           });
  };
  const bool single = std::all_of(seats.begin(), seats.end(),
                                  [](std::uint8_t seat) { return std::has_single_bit(seat); });
  if (single) {
    return seats.size() > 1;
  }
  return (arms == 4 && is_set({0b0101, 0b1010})) ||
         (arms == 6 && (is_set({0b010101, 0b101010}) || is_set({0b001001, 0b010010, 0b100100})));
}

Checked read_seats(Rules& rules, std::string_view text) {
  const std::string_view letters = kLetters.substr(0, static_cast<std::size_t>(rules.arms));
  unsigned all = 0;
  rules.seats.fill(0);
  rules.seat_count = 0;
  for (const std::string_view seat : core::split(text, ',')) {
    const std::optional<unsigned> set = games::parse_colours(letters, seat);
    if (!set || (all & *set) != 0) {
      return games::bad_rule("seats", text);
    }
    all |= *set;
    rules.seats[static_cast<std::size_t>(rules.seat_count++)] = static_cast<std::uint8_t>(*set);
  }
  const std::span seats(rules.seats.data(), static_cast<std::size_t>(rules.seat_count));
  return groups_allowed(rules.arms, all, seats) ? std::nullopt
                                                : Checked(games::bad_rule("seats", text));
}

// Teams are the alternate seats; the one with the first colour stands first.
std::string teams_text(const Rules& rules) {
  std::array<unsigned, 2> team = {0, 0};
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(rules.seat_count); ++seat) {
    team[seat % 2] |= rules.seats[seat];
  }
  if (std::countr_zero(team[1]) < std::countr_zero(team[0])) {
    std::swap(team[0], team[1]);
  }
  return print_colours(team[0]) + "/" + print_colours(team[1]);
}

Checked read_teams(Rules& rules, std::string_view text) {
  if (text == "none") {
    return std::nullopt;
  }
  const bool single = std::has_single_bit(static_cast<unsigned>(rules.seats[0]));
  if (!single || (rules.seat_count != 4 && rules.seat_count != 6)) {
    return Sentence{"The rule “{0}” needs four or six seats of one colour each.", {"teams"}};
  }
  if (text != teams_text(rules)) {
    return Sentence{"The rule “{0}” must be “{1}” or “none” with these seats.",
                    {"teams", teams_text(rules)}};
  }
  rules.teams = true;
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
  std::vector<std::string_view> keys = {"board", "arms", "seats", "teams", "first"};
  for (const WordRow& row : plain_rows()) {
    keys.push_back(row.key);
  }
  if (Checked error = games::unknown_rule(words, keys)) return error;
  if (Checked error = read_row(words, board_row(), rules)) return error;
  if (Checked error = read_row(words, arms_row(), rules)) return error;
  rules = default_rules(rules.board, rules.arms);
  if (const auto seats = words.find("seats")) {
    if (Checked error = read_seats(rules, *seats)) return error;
  }
  for (const WordRow& row : plain_rows()) {
    if (Checked error = read_row(words, row, rules)) return error;
  }
  if (Checked error = read_teams(rules, words.find("teams").value_or("none"))) return error;
  return read_first(rules, words.find("first").value_or("random"));
}

// What the page forbids together; the board's defaults count.
Checked check_rules(const Rules& rules) {
  const auto clash = [](std::string_view one, std::string_view other) {
    return Sentence{"The rules “{0}” and “{1}” do not go together.",
                    {std::string(one), std::string(other)}};
  };
  if (rules.dice == 2) {
    if (rules.enter == Enter::OneOrSix) return clash("enter=16", "dice=2");
    if (rules.tries == 3) return clash("tries=3", "dice=2");
    if (rules.reward == Reward::Throw) return clash("reward=throw", "dice=2");
  }
  if (rules.home != Home::Count) {
    const std::string home = rules.home == Home::Back ? "home=back" : "home=stairs";
    if (rules.board != Board::Chevaux) return clash(home, "board");
    if (rules.dice == 2) return clash(home, "dice=2");
    if (rules.reward == Reward::Steps) return clash(home, "reward=steps");
  }
  if (rules.win == Win::One && rules.teams) return clash("win=one", "teams");
  return std::nullopt;
}

}  // namespace

Rules default_rules(Board board, int arms) {
  Rules rules;
  rules.board = board;
  rules.arms = arms;
  rules.seat_count = arms;
  // Clockwise: on the parcheesi board the pieces travel the other way.
  for (int i = 0; i < arms; ++i) {
    const int colour = board == Board::Parcheesi ? (arms - i) % arms : i;
    rules.seats[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(1U << colour);
  }
  switch (board) {
    case Board::Ludo: return rules;
    case Board::Maedn:
      rules.out = 1;
      rules.start = Start::Clear;
      rules.tries = 3;
      rules.third = Third::Play;
      rules.block = Block::None;
      return rules;
    case Board::Chevaux:
      rules.third = Third::Play;
      rules.block = Block::Single;
      rules.home = Home::Back;
      return rules;
    case Board::Parcheesi: break;
  }
  rules.dice = 2;
  rules.enter = Enter::Five;
  rules.start = Start::Enter;
  rules.third = Third::Home;
  rules.reward = Reward::Steps;
  rules.block = Block::All;
  rules.safe = Safe::Shut;
  return rules;
}

Expected<Rules> parse_rules(const core::RulesWords& words) {
  Rules rules;
  if (Checked error = read_rules(words, rules)) {
    return *error;
  }
  if (Checked error = check_rules(rules)) {
    return *error;
  }
  return rules;
}

std::string print_rules(const Rules& rules) {
  const Rules usual = default_rules(rules.board, rules.arms);
  std::string line = "ludo";
  const auto add = [&line](std::string_view key, std::string_view value) {
    line.append(" ").append(key).append("=").append(value);
  };
  const auto add_row = [&](const WordRow& row, const Rules& standard) {
    if (row.get(rules) != row.get(standard)) {
      add(row.key, row.words[static_cast<std::size_t>(row.get(rules) - row.base)]);
    }
  };
  const auto seat_text = [&](int seat) {
    return print_colours(rules.seats[static_cast<std::size_t>(seat)]);
  };
  add_row(board_row(), Rules{});
  add_row(arms_row(), Rules{});
  if (rules.seats != usual.seats) {
    std::string seats = seat_text(0);
    for (int seat = 1; seat < rules.seat_count; ++seat) {
      seats += "," + seat_text(seat);
    }
    add("seats", seats);
  }
  for (const WordRow& row : plain_rows()) {
    add_row(row, usual);
  }
  if (rules.teams) add("teams", teams_text(rules));
  if (rules.first >= 0) add("first", seat_text(rules.first));
  return line;
}

}  // namespace ludo
