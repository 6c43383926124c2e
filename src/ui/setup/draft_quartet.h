// What Sorry! and the maze relay share at the table: four colours R B Y G, of which two to four
// play. Knows no widget.
#pragma once

#include <bit>
#include <cstdint>

#include "core/types.h"

namespace ui {

inline constexpr int kQuartet = 4;
inline constexpr unsigned kWholeQuartet = 0b1111;
inline constexpr unsigned kRedAndYellow = 0b0101;

template <class Rules>
[[nodiscard]] unsigned colours_in_play(const Rules& rules) {
  unsigned set = 0;
  for (const std::uint8_t seat : rules.seats) set |= seat;
  return set;
}

// A seat for each of the colours, clockwise. Who was to begin still does, if still there.
template <class Rules>
[[nodiscard]] Rules with_single_seats(Rules rules, unsigned colours) {
  rules.seats = {};
  rules.seat_count = 0;
  for (unsigned rest = colours; rest != 0; rest &= rest - 1) {
    rules.seats[static_cast<std::size_t>(rules.seat_count++)] =
        static_cast<std::uint8_t>(rest & (~rest + 1U));
  }
  if (rules.first >= 0 && ((colours >> rules.first) & 1U) == 0) rules.first = -1;
  return rules;
}

// The colours of two to four players: two sit opposite each other.
[[nodiscard]] constexpr unsigned colours_for(int players) {
  return players == 2 ? kRedAndYellow : (1U << static_cast<unsigned>(players)) - 1U;
}

}  // namespace ui
