#include "ui/ludo/draft.h"

#include <array>
#include <bit>

#include "core/sort.h"
#include "ui/ludo/hooks.h"

namespace ui {

namespace {

constexpr int kFour = 4;  // arms or seats
constexpr int kSix = 6;
constexpr int kTrio = 3;  // colours per player

// A colour's position clockwise from the first colour: on the parcheesi board the colours are
// numbered the other way round.
int place(const ludo::Rules& rules, unsigned set) {
  const int colour = std::countr_zero(set);
  return rules.board == ludo::Board::Parcheesi ? (rules.arms - colour) % rules.arms : colour;
}

void sort_clockwise(ludo::Rules& rules) {
  core::sort(rules.seats.begin(), rules.seats.begin() + rules.seat_count,
             [&](std::uint8_t a, std::uint8_t b) { return place(rules, a) < place(rules, b); });
}

void drop_what_cannot_be(ludo::Rules& rules) {
  if (!why_no_teams(rules).empty()) rules.teams = false;
  if (rules.teams) rules.win = ludo::Win::All;
}

// A seat for each of the colours, clockwise; the same player begins as before.
ludo::Rules with_singles(const ludo::Rules& rules, unsigned colours) {
  ludo::Rules out = rules;
  out.seats = {};
  out.seat_count = 0;
  ludo::each_colour(colours, [&](core::Colour colour) {
    out.seats[static_cast<std::size_t>(out.seat_count++)] = static_cast<std::uint8_t>(1U << colour);
  });
  sort_clockwise(out);
  keep_first(out, rules);
  drop_what_cannot_be(out);
  return out;
}

}  // namespace

ludo::Rules with_arms(const ludo::Rules& rules, int arms) {
  const unsigned now = colours_in_play(rules);
  const bool all = now == (1U << rules.arms) - 1;
  const int each = colours_each(rules);
  ludo::Rules out = rules;
  out.arms = arms;
  if (each > 1 || all) return with_shares(out, may_share(arms, each) ? each : 1);
  const unsigned left = now & ((1U << arms) - 1);
  return std::popcount(left) > 1 ? with_singles(out, left) : with_shares(out, 1);
}

int colours_each(const ludo::Rules& rules) { return std::popcount(unsigned{rules.seats[0]}); }

bool may_share(int arms, int colours_each) {
  return colours_each == 1 || (colours_each == 2 && (arms == kFour || arms == kSix)) ||
         (colours_each == kTrio && arms == kSix);
}

ludo::Rules with_shares(const ludo::Rules& rules, int colours_each) {
  ludo::Rules out = rules;
  share_out(out, rules.arms / colours_each);
  sort_clockwise(out);
  keep_first(out, rules);
  drop_what_cannot_be(out);
  return out;
}

ludo::Rules colour_sits(const ludo::Rules& rules, core::Colour colour, bool plays) {
  const unsigned bit = 1U << colour;
  const unsigned now = colours_in_play(rules);
  return with_singles(rules, plays ? now | bit : now & ~bit);
}

ludo::Rules with_dice(const ludo::Rules& rules, int dice) {
  ludo::Rules out = rules;
  out.dice = dice;
  if (!why_no_entering_by_one(out).empty() && out.enter == ludo::Enter::OneOrSix) {
    out.enter = ludo::Enter::Six;
  }
  if (!why_no_tries(out).empty()) out.tries = 1;
  if (!why_no_throw_as_reward(out).empty() && out.reward == ludo::Reward::Throw) {
    out.reward = ludo::Reward::None;
  }
  if (!why_no_stairs(out).empty()) out.home = ludo::Home::Count;
  return out;
}

ludo::Rules with_teams(const ludo::Rules& rules, bool teams) {
  ludo::Rules out = rules;
  out.teams = teams;
  drop_what_cannot_be(out);
  return out;
}

std::string_view why_colour_stays(const ludo::Rules& rules, core::Colour colour) {
  if (colours_each(rules) > 1) {
    return "Players with several colours share out the whole board: choose one colour each first.";
  }
  return why_two_stay(rules, colour);
}

std::string_view why_no_teams(const ludo::Rules& rules) {
  if (colours_each(rules) > 1) return "Teams need seats of one colour each.";
  if (rules.seat_count != kFour && rules.seat_count != kSix) return "Teams need four or six seats.";
  return {};
}

std::string_view why_no_win_one(const ludo::Rules& rules) {
  return rules.teams ? "A team wins only with all its pieces." : std::string_view{};
}

std::string_view why_no_entering_by_one(const ludo::Rules& rules) {
  return rules.dice == 2 ? "Only with one die: two show a 1 or a 6 more often than not."
                         : std::string_view{};
}

std::string_view why_no_tries(const ludo::Rules& rules) {
  return rules.dice == 2 ? "Only with one die: two are two tries already." : std::string_view{};
}

std::string_view why_no_throw_as_reward(const ludo::Rules& rules) {
  return rules.dice == 2 ? "Only with one die: with two, the reward is counted in squares."
                         : std::string_view{};
}

std::string_view why_no_steps_as_reward(const ludo::Rules& rules) {
  return rules.home != ludo::Home::Count ? "Nobody climbs numbered stairs by 10 or 20 squares."
                                         : std::string_view{};
}

std::string_view why_no_stairs(const ludo::Rules& rules) {
  if (rules.board != ludo::Board::Chevaux) return "Only the board of Petits chevaux has stairs.";
  if (rules.dice == 2) return "Numbered stairs are climbed with one die.";
  if (rules.reward == ludo::Reward::Steps) {
    return "Nobody climbs numbered stairs by 10 or 20 squares.";
  }
  return {};
}

ludo::Rules clockwise(const ludo::Rules& rules) {
  ludo::Rules out = rules;
  sort_clockwise(out);
  keep_first(out, rules);
  drop_what_cannot_be(out);
  return out;
}

bool order_is_fixed(const ludo::Rules&) { return false; }

// In the order of ludo::Board.
std::span<const std::string_view> national_games(std::type_identity<ludo::Game>) {
  static constexpr std::array<std::string_view, 4> kPresets = {"ludo", "maedn", "chevaux",
                                                               "parcheesi"};
  return kPresets;
}

std::string_view home_preset(std::type_identity<ludo::Game>, view::Language language) {
  switch (language) {
    case view::Language::English: return "ludo";
    case view::Language::French: return "chevaux";
    case view::Language::Czech: return "clovece";
    default: return {};
  }
}

ludo::Rules only_looks(const ludo::Rules& rules) {
  ludo::Rules out =
      with_singles(ludo::default_rules(rules.board, rules.arms), colours_in_play(rules));
  out.safe = rules.safe;
  out.pieces = rules.pieces;
  out.out = rules.out;
  return out;
}

}  // namespace ui
