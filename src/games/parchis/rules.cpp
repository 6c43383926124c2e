// Parchís: the rules line.
#include <array>

#include "games/arm_seats.h"
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
    games::arm_seats<Rules, kLetters>(),
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
