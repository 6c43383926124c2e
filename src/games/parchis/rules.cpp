// Parchís: the rules line.
#include <algorithm>
#include <array>
#include <bit>

#include "games/parchis/text.h"
#include "games/refusals.h"
#include "games/rules_table.h"
#include "games/seats.h"

namespace parchis {

using core::Checked;
using core::Sentence;

namespace {

constexpr std::array<std::string_view, 2> kSafeWords = {"16", "12"};
constexpr std::array<std::string_view, 2> kWinWords = {"all", "one"};

std::string_view letters(const Rules& rules) {
  return kLetters.substr(0, static_cast<std::size_t>(rules.arms));
}

// The groups of several colours that a board allows: opposite or alternate colours.
bool group_allowed(int arms, unsigned set) {
  static constexpr std::array<unsigned, 2> kFour = {0b0101, 0b1010};
  static constexpr std::array<unsigned, 5> kSix = {0b010101, 0b101010, 0b001001, 0b010010,
                                                   0b100100};
  const auto holds = [set](const auto& groups) {
    return std::find(groups.begin(), groups.end(), set) != groups.end();
  };
  return std::has_single_bit(set) || (arms == 4 && holds(kFour)) || (arms == 6 && holds(kSix));
}

games::Reading read_seats(Rules& rules, std::string_view text) {
  const auto list = games::parse_seats(letters(rules), text);
  bool fits = list && list->colours_each() != 0 && list->all == (1U << rules.arms) - 1;
  for (int seat = 0; fits && seat < list->count; ++seat) {
    fits = group_allowed(rules.arms, list->sets[static_cast<std::size_t>(seat)]);
  }
  if (!fits) {
    return false;
  }
  games::set_seats(rules, *list);
  return true;
}

std::string print_seats(const Rules& rules) { return games::print_seats(kLetters, rules); }

std::string draw_seats(const Rules& rules, core::Rng& rng) {
  static constexpr std::array<std::string_view, 2> kFour = {"YR,BG", "BG,YR"};
  static constexpr std::array<std::string_view, 4> kSix = {"YRO,BGP", "BGP,YRO", "YG,BO,RP",
                                                           "RP,YG,BO"};
  const bool groups = rules.arms % 2 == 0 && rng.below(3) == 0;
  if (!groups) {
    return games::draw_seats(letters(rules), static_cast<std::size_t>(rules.arms), rng);
  }
  return std::string(rules.arms == 4 ? kFour[rng.below(kFour.size())]
                                     : kSix[rng.below(kSix.size())]);
}

Rules usual_rules(const Rules& rules) { return default_rules(rules.arms); }

Checked refuse(const Rules& rules) {
  if (rules.teams && rules.win == Win::One) {
    return Sentence{"The rules “{0}” and “{1}” do not go together.", {"win=one", "teams"}};
  }
  if (rules.allies && !rules.teams) {
    return Sentence{"The rule “{0}” needs “{1}”.", {"allies", "teams"}};
  }
  return std::nullopt;
}

constexpr std::array kRows = {
    games::number<&Rules::arms>("arms", kMinArms, kMaxArms).deciding(),
    games::text<Rules>("seats", {read_seats, print_seats, draw_seats}),
    games::number<&Rules::pieces>("pieces", 1, kMaxPieces),
    games::number<&Rules::out>("out", 0, 1),
    games::word<&Rules::safe>("safe", kSafeWords),
    games::word<&Rules::win>("win", kWinWords),
    games::teams_row<Rules, kLetters>(),
    games::flag<&Rules::allies>("allies"),
    games::flag<&Rules::preview>("preview"),
    games::first_seat<Rules, kLetters>(),
};
constexpr games::RulesTable<Rules> kTable = {"parchis", kRows, usual_rules, refuse};

}  // namespace

const games::RulesTable<Rules>& Game::rules_table() { return kTable; }
std::string print_rules(const Rules& rules) { return kTable.print(rules); }

}  // namespace parchis
