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

// The seats of several colours that a board allows: opposite or alternate ones.
bool group_allowed(int arms, unsigned set) {
  static constexpr std::array<unsigned, 2> kFour = {0b0101, 0b1010};
  static constexpr std::array<unsigned, 5> kSix = {0b010101, 0b101010, 0b001001, 0b010010,
                                                   0b100100};
  const auto holds = [set](const auto& groups) {
    return std::find(groups.begin(), groups.end(), set) != groups.end();
  };
  return (arms == 4 && holds(kFour)) || (arms == 6 && holds(kSix));
}

// At least two single colours, or groups that share out the whole board.
bool may_sit(int arms, const games::SeatList& list) {
  const int each = list.colours_each();
  if (each <= 1) {
    return each == 1 && list.count > 1;
  }
  return list.all == (1U << arms) - 1 &&
         std::all_of(list.sets.begin(), list.sets.begin() + list.count,
                     [arms](unsigned seat) { return group_allowed(arms, seat); });
}

games::Reading read_seats(Rules& rules, std::string_view text) {
  const auto list = games::parse_seats(letters(rules), text);
  if (!list || !may_sit(rules.arms, *list)) {
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
    const auto arms = static_cast<std::uint32_t>(rules.arms);
    const std::uint32_t count = rng.below(2) == 0 ? arms : 2 + rng.below(arms - 1);
    return games::draw_seats(letters(rules), count, rng);
  }
  return std::string(rules.arms == 4 ? kFour[rng.below(kFour.size())]
                                     : kSix[rng.below(kSix.size())]);
}

Rules usual_rules(const Rules& rules) { return default_rules(rules.arms); }

Checked refuse(const Rules& rules) {
  if (rules.teams && rules.win == Win::One) {
    return games::rules_clash("win=one", "teams");
  }
  if (rules.teams && rules.seat_count != rules.arms) {
    return Sentence{"The rule “{0}” needs every colour of the board in play.", {"teams"}};
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
