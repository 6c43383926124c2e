#include "ui/sorry/draft.h"

#include "ui/setup/draft_quartet.h"

namespace ui {

namespace {

constexpr std::array<std::uint8_t, kQuartet> kPairs = {0b0101, 0b1010};

}  // namespace

sorry::Rules with_mode(const sorry::Rules& rules, sorry::Mode mode) {
  sorry::Rules out = rules;
  const bool was_points = rules.mode == sorry::Mode::Points;
  out.mode = mode;
  if (mode == sorry::Mode::Points) {
    out.out = 1;
  } else if (was_points) {
    const sorry::Rules usual;
    out.out = usual.out;
    out.score = usual.score;
    out.tiers = usual.tiers;
    out.target = usual.target;
  }
  const bool partners = mode == sorry::Mode::Teams;
  const bool whole = colours_in_play(out) == kWholeQuartet;
  if (partners ? !whole : pairs(out)) out = with_single_seats(out, kWholeQuartet);
  return out;
}

bool pairs(const sorry::Rules& rules) { return std::popcount(rules.seats[0]) > 1; }

sorry::Rules with_pairs(const sorry::Rules& rules, bool wanted) {
  sorry::Rules out = with_single_seats(rules, kWholeQuartet);
  if (!wanted) return out;
  out.seats = kPairs;
  out.seat_count = 2;
  return out;
}

sorry::Rules with_colour(const sorry::Rules& rules, core::Colour colour, bool plays) {
  const unsigned bit = 1U << colour;
  const unsigned now = colours_in_play(rules);
  return with_single_seats(rules, plays ? now | bit : now & ~bit);
}

sorry::Rules with_players(const sorry::Rules& rules, int count) {
  return with_single_seats(rules, colours_for(count));
}

std::string_view why_no_pairs(const sorry::Rules& rules) {
  return rules.mode == sorry::Mode::Teams
             ? std::string_view{}
             : "Two colours each is a way to play with partners: choose partners first.";
}

std::string_view why_fixed_players(const sorry::Rules& rules) {
  return rules.mode == sorry::Mode::Teams ? "Partners need all four colours at the table."
                                          : std::string_view{};
}

std::string_view why_not_without(const sorry::Rules& rules, core::Colour colour) {
  if (!why_fixed_players(rules).empty()) return why_fixed_players(rules);
  const bool plays = ((colours_in_play(rules) >> colour) & 1U) != 0;
  return plays && rules.seat_count == 2 ? "At least two colours play." : std::string_view{};
}

std::string_view why_no_empty_start(const sorry::Rules& rules) {
  return rules.mode == sorry::Mode::Points ? "The game for points always begins with one pawn out."
                                           : std::string_view{};
}

std::string_view why_no_score(const sorry::Rules& rules) {
  return rules.mode == sorry::Mode::Points ? std::string_view{}
                                           : "Only the game for points counts points.";
}

}  // namespace ui
