#include "ui/sorry/draft.h"

#include "ui/draft/draft_quartet.h"
#include "ui/sorry/hooks.h"

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
  if (partners ? !whole : has_pairs(out)) out = with_single_seats(out, kWholeQuartet);
  return out;
}

sorry::Rules with_pairs(const sorry::Rules& rules, bool wanted) {
  sorry::Rules out = with_single_seats(rules, kWholeQuartet);
  if (!wanted) return out;
  out.seats = kPairs;
  out.seat_count = 2;
  return out;
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

std::string_view why_colour_stays(const sorry::Rules& rules, core::Colour colour) {
  if (!why_fixed_players(rules).empty()) return why_fixed_players(rules);
  return why_two_stay(rules, colour);
}

std::string_view why_no_empty_start(const sorry::Rules& rules) {
  return rules.mode == sorry::Mode::Points ? "The game for points always begins with one pawn out."
                                           : std::string_view{};
}

std::string_view why_no_score(const sorry::Rules& rules) {
  return rules.mode == sorry::Mode::Points ? std::string_view{}
                                           : "Points are scored only in the game for points.";
}

// The first move belongs to a colour: two people with two colours each take their turns by colour.
std::vector<Beginner> beginners(const sorry::Rules& rules) {
  std::vector<Beginner> all;
  for (int seat = 0; seat < rules.seat_count; ++seat) {
    for (const core::Colour colour :
         games::ColoursOf(rules.seats[static_cast<std::size_t>(seat)])) {
      all.push_back({colour, 1U << colour, 1U << colour});
    }
  }
  return all;
}

sorry::Rules colour_sits(const sorry::Rules& rules, core::Colour colour, bool plays) {
  return with_colour(rules, colour, plays);
}

sorry::Rules only_looks(const sorry::Rules& rules) {
  sorry::Rules out = with_single_seats(sorry::Rules{}, colours_in_play(rules));
  out.pawns = rules.pawns;
  out.out = rules.out;
  return out;
}

}  // namespace ui
