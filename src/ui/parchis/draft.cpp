#include "ui/parchis/draft.h"

#include <algorithm>
#include <bit>

#include "ui/draft/seats.h"
#include "ui/parchis/hooks.h"

namespace ui {

namespace {

constexpr int kFour = 4;  // arms, seats or colours, depending on the rule
constexpr int kSix = 6;
constexpr int kTrio = 3;

// A seat for each of the colours, clockwise, against the order of the colours; Y is first.
void seat_single(parchis::Rules& rules, unsigned colours) {
  rules.seats = {};
  rules.seat_count = 0;
  for (int seat = 0; seat < rules.arms; ++seat) {
    const unsigned bit = 1U << static_cast<unsigned>((rules.arms - seat) % rules.arms);
    if ((colours & bit) == 0) continue;
    rules.seats[static_cast<std::size_t>(rules.seat_count++)] = static_cast<std::uint8_t>(bit);
  }
}

unsigned whole_board(const parchis::Rules& rules) {
  return (1U << static_cast<unsigned>(rules.arms)) - 1;
}

void drop_what_cannot_be(parchis::Rules& rules) {
  if (!why_no_teams(rules).empty()) rules.teams = false;
  if (!rules.teams) rules.allies = false;
  if (rules.teams) rules.win = parchis::Win::All;
}

}  // namespace

Grouping grouping(const parchis::Rules& rules) {
  if (std::has_single_bit(unsigned{rules.seats[0]})) return Grouping::Single;
  return rules.seat_count == 2 ? Grouping::Duel : Grouping::Trio;
}

bool grouping_allowed(const parchis::Rules& rules, Grouping how) {
  return how == Grouping::Single || rules.arms == kSix ||
         (rules.arms == kFour && how == Grouping::Duel);
}

parchis::Rules with_grouping(const parchis::Rules& rules, Grouping how) {
  parchis::Rules out = rules;
  if (how == Grouping::Single) {
    seat_single(out, colours_in_play(rules));
  } else {
    share_out(out, how == Grouping::Duel ? 2 : kTrio);
  }
  keep_first(out, rules);
  drop_what_cannot_be(out);
  return out;
}

parchis::Rules with_arms(const parchis::Rules& rules, int arms) {
  const Grouping how = grouping(rules);
  const bool whole = colours_in_play(rules) == whole_board(rules);
  parchis::Rules out = rules;
  out.arms = arms;
  if (how != Grouping::Single && grouping_allowed(out, how)) return with_grouping(out, how);
  return with_players(out, whole ? arms : std::min(rules.seat_count, arms));
}

parchis::Rules with_players(const parchis::Rules& rules, int count) {
  parchis::Rules out = rules;
  unsigned colours = 0;
  // As far apart as possible; if they cannot be spaced evenly, the gap is behind yellow.
  for (int i = 0; i < count; ++i) {
    colours |= 1U << static_cast<unsigned>((i * rules.arms + count - 1) / count);
  }
  seat_single(out, colours);
  keep_first(out, rules);
  drop_what_cannot_be(out);
  return out;
}

parchis::Rules colour_sits(const parchis::Rules& rules, core::Colour colour, bool plays) {
  parchis::Rules out = rules;
  const unsigned bit = 1U << colour;
  const unsigned now = colours_in_play(rules);
  seat_single(out, plays ? now | bit : now & ~bit);
  keep_first(out, rules);
  drop_what_cannot_be(out);
  return out;
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
  if (grouping(rules) != Grouping::Single) return "Teams need seats of one colour each.";
  if (rules.seat_count != rules.arms) return "Teams need every colour of the board.";
  if (rules.seat_count != kFour && rules.seat_count != kSix) return "Teams need four or six seats.";
  return {};
}

std::string_view why_colour_stays(const parchis::Rules& rules, core::Colour colour) {
  if (grouping(rules) != Grouping::Single) {
    return "Players with several colours share out the whole board.";
  }
  return why_two_stay(rules, colour);
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

parchis::Rules only_looks(const parchis::Rules& rules) {
  parchis::Rules out = parchis::default_rules(rules.arms);
  seat_single(out, colours_in_play(rules));
  out.safe = rules.safe;
  out.pieces = rules.pieces;
  out.out = rules.out;
  return out;
}

}  // namespace ui
