// The set-up of games with four colours R B Y G, of which two to four play. Knows no widget.
#pragma once

#include <bit>
#include <cstdint>

#include "core/bits.h"
#include "core/sort.h"
#include "core/types.h"
#include "games/colours.h"
#include "ui/draft/seats.h"

namespace ui {

inline constexpr int kQuartet = 4;
inline constexpr unsigned kWholeQuartet = 0b1111;
inline constexpr unsigned kRedAndYellow = 0b0101;

// A seat for each of the colours, clockwise. The same player begins as before, if still there.
template <class Rules>
[[nodiscard]] Rules with_single_seats(Rules rules, unsigned colours) {
  rules.seats = {};
  rules.seat_count = 0;
  for (const core::Colour colour : games::ColoursOf(colours)) {
    rules.seats[static_cast<std::size_t>(rules.seat_count++)] =
        static_cast<std::uint8_t>(1U << colour);
  }
  if (rules.first >= 0 && !core::has_bit(colours, rules.first)) rules.first = -1;
  return rules;
}

// The same seats, clockwise in the order in which the colours are numbered.
template <class Rules>
[[nodiscard]] Rules clockwise_seats(Rules rules) {
  const auto low = [](std::uint8_t set) { return std::countr_zero(set); };
  core::sort(rules.seats.begin(), rules.seats.begin() + rules.seat_count,
             [&](std::uint8_t a, std::uint8_t b) { return low(a) < low(b); });
  return rules;
}

// Whether a seat has several colours: the rules page then fixes the turn order.
template <class Rules>
[[nodiscard]] bool has_pairs(const Rules& rules) {
  return std::popcount(rules.seats[0]) > 1;
}

// A colour sits down or leaves. Seats of one colour each, clockwise.
template <class Rules>
[[nodiscard]] Rules with_colour(const Rules& rules, core::Colour colour, bool plays) {
  const unsigned bit = 1U << colour;
  const unsigned now = colours_in_play(rules);
  return with_single_seats(rules, plays ? now | bit : now & ~bit);
}

// The colours of two to four players: two sit opposite each other.
[[nodiscard]] constexpr unsigned colours_for(int players) {
  return players == 2 ? kRedAndYellow : (1U << static_cast<unsigned>(players)) - 1U;
}
// 2…4 players with one colour each.
template <class Rules>
[[nodiscard]] Rules with_players(const Rules& rules, int count) {
  return with_single_seats(rules, colours_for(count));
}

}  // namespace ui
