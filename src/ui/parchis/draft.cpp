#include "ui/parchis/draft.h"

#include <algorithm>

#include "ui/parchis/room.h"

namespace ui {

namespace {

constexpr int kFour = 4;  // arms, seats or colours, as the rules name them
constexpr int kSix = 6;
constexpr int kTrio = 3;

// A colour's bit and every `step`-th one after it.
std::uint8_t group(int first, int step, int arms) {
  unsigned bits = 0;
  for (int colour = first; colour < arms; colour += step) {
    bits |= 1U << static_cast<unsigned>(colour);
  }
  return static_cast<std::uint8_t>(bits);
}

void drop_what_cannot_be(parchis::Rules& rules) {
  if (!why_no_teams(rules).empty()) rules.teams = false;
  if (!rules.teams) rules.allies = false;
  if (rules.teams) rules.win = parchis::Win::All;
}

}  // namespace

Grouping grouping(const parchis::Rules& rules) {
  if (rules.seat_count == rules.arms) return Grouping::Single;
  return rules.seat_count == 2 ? Grouping::Duel : Grouping::Trio;
}

bool grouping_allowed(const parchis::Rules& rules, Grouping how) {
  return how == Grouping::Single || rules.arms == kSix ||
         (rules.arms == kFour && how == Grouping::Duel);
}

parchis::Rules with_grouping(const parchis::Rules& rules, Grouping how) {
  parchis::Rules out = rules;
  const int count = how == Grouping::Single ? rules.arms : how == Grouping::Duel ? 2 : kTrio;
  out.seats = {};
  out.seat_count = count;
  for (int seat = 0; seat < count; ++seat) {
    const int first = how == Grouping::Single ? (rules.arms - seat) % rules.arms : seat;
    out.seats[static_cast<std::size_t>(seat)] = group(first, count, rules.arms);
  }
  out.first = -1;
  drop_what_cannot_be(out);
  return out;
}

parchis::Rules with_arms(const parchis::Rules& rules, int arms) {
  const Grouping how = grouping(rules);
  parchis::Rules out = rules;
  out.arms = arms;
  return with_grouping(out, grouping_allowed(out, how) ? how : Grouping::Single);
}

parchis::Rules with_pieces(const parchis::Rules& rules, int pieces) {
  parchis::Rules out = rules;
  out.pieces = pieces;
  out.out = std::min(out.out, pieces);
  return out;
}

parchis::Rules with_teams(const parchis::Rules& rules, bool teams) {
  parchis::Rules out = rules;
  out.teams = teams;
  drop_what_cannot_be(out);
  return out;
}

std::string_view why_no_teams(const parchis::Rules& rules) {
  if (rules.seat_count != rules.arms) return "Teams need seats of one colour each.";
  if (rules.seat_count != kFour && rules.seat_count != kSix) return "Teams need four or six seats.";
  return {};
}

std::string_view why_no_allies(const parchis::Rules& rules) {
  return rules.teams ? std::string_view{}
                     : "Only team-mates can spare each other: play in teams first.";
}

std::string_view why_no_win_one(const parchis::Rules& rules) {
  return rules.teams ? "A team wins only with all its pieces." : std::string_view{};
}

parchis::Rules clockwise(const parchis::Rules& rules) {
  return with_grouping(rules, grouping(rules));
}

bool order_is_fixed(const parchis::Rules&) { return false; }

// `first` names a place in the order.
void keep_first(parchis::Rules& rules, const parchis::Rules& before) {
  if (before.first < 0) return;
  const auto begins = before.seats[static_cast<std::size_t>(before.first)];
  rules.first = static_cast<int>(std::find(rules.seats.begin(), rules.seats.end(), begins) -
                                 rules.seats.begin());
}

std::vector<Beginner> beginners(const parchis::Rules& rules) {
  std::vector<Beginner> all;
  for (int seat = 0; seat < rules.seat_count; ++seat) {
    all.push_back(
        {seat, rules.seats[static_cast<std::size_t>(seat)], 1U << static_cast<unsigned>(seat)});
  }
  return all;
}

parchis::Rules only_looks(const parchis::Rules& rules) {
  parchis::Rules out = parchis::default_rules(rules.arms);
  out.safe = rules.safe;
  out.pieces = rules.pieces;
  out.out = rules.out;
  return out;
}

}  // namespace ui
