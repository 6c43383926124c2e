// Sorry!: the rules line.
#include <array>

#include "games/refusals.h"
#include "games/rules_table.h"
#include "games/seats.h"
#include "games/sorry/game.h"

namespace sorry {

using core::Sentence;

namespace {

constexpr std::array<std::string_view, 3> kModes = {"basic", "teams", "points"};
constexpr std::array<std::string_view, 2> kScores = {"winner", "all"};
constexpr std::array<std::string_view, 2> kTierNames = {"highest", "sum"};
constexpr std::string_view kPairs = "RY,BG";

// Single colours; in partnership all four of them, or the two pairs.
games::Reading read_seats(Rules& rules, std::string_view text) {
  const bool teams = rules.mode == Mode::Teams;
  const auto list = games::parse_seats(kLetters, text);
  const bool pairs = teams && text == kPairs;
  if (!list || list->count < 2 || (list->colours_each() != 1 && !pairs)) {
    return false;
  }
  if (teams && !pairs && list->count != kColours) {
    return Sentence{"Partnership (“{0}”) needs “{1}” with all four colours, or {2}.",
                    {"mode", "seats", std::string(kPairs)}};
  }
  games::set_seats(rules, *list);
  return true;
}

std::string print_seats(const Rules& rules) { return games::print_seats(kLetters, rules); }

std::string draw_seats(const Rules& rules, core::Rng& rng) {
  const bool teams = rules.mode == Mode::Teams;
  if (teams && rng.below(3) == 0) {
    return std::string(kPairs);
  }
  return games::draw_seats(kLetters, teams ? kColours : 2 + rng.below(kColours - 1), rng);
}

// Point score always begins with a pawn out.
bool out_allowed(const Rules& rules, int out) { return rules.mode != Mode::Points || out == 1; }

Rules usual_rules(const Rules& rules) {
  Rules usual;
  usual.mode = rules.mode;
  usual.out = rules.mode == Mode::Points ? 1 : 0;
  return usual;
}

constexpr std::array kRows = {
    games::text<Rules>("seats", {read_seats, print_seats, draw_seats}),
    games::word<&Rules::mode>("mode", kModes).deciding(),
    games::number<&Rules::pawns>("pawns", 1, kMaxPawns),
    games::number<&Rules::out>("out", 0, 1).where(out_allowed),
    games::word<&Rules::score>("score", kScores),
    games::word<&Rules::tiers>("tiers", kTierNames),
    games::number<&Rules::target>("target", 0, kMaxTarget),
    games::first_colour<Rules, kLetters>(),
};
constexpr games::RulesTable<Rules> kTable = {"sorry", kRows, usual_rules};

}  // namespace

const games::RulesTable<Rules>& Game::rules_table() { return kTable; }
std::string print_rules(const Rules& rules) { return kTable.print(rules); }

}  // namespace sorry
