// The seats of a game that is being set up, whatever its rules: each is a set of colours. Knows no
// widget and no game.
#pragma once

#include <cstdint>
#include <string_view>

#include "core/bits.h"
#include "core/types.h"

namespace ui {

template <class Rules>
[[nodiscard]] unsigned colours_in_play(const Rules& rules) {
  unsigned set = 0;
  for (const std::uint8_t seat : rules.seats) set |= seat;
  return set;
}

// The whole board shared out: each seat has every `seats`-th colour.
template <class Rules>
void share_out(Rules& rules, int seats) {
  rules.seats = {};
  rules.seat_count = seats;
  for (int colour = 0; colour < rules.arms; ++colour) {
    rules.seats[static_cast<std::size_t>(colour % seats)] |=
        static_cast<std::uint8_t>(1U << static_cast<unsigned>(colour));
  }
}

// Where `first` is an index in the turn order: the same player begins as before, if still there.
template <class Rules>
void same_seat_begins(Rules& rules, const Rules& before) {
  rules.first = -1;
  for (int seat = 0; before.first >= 0 && seat < rules.seat_count; ++seat) {
    const bool same = rules.seats[static_cast<std::size_t>(seat)] ==
                      before.seats[static_cast<std::size_t>(before.first)];
    if (same) rules.first = seat;
  }
}

// Why a colour cannot leave: empty if it can, or if it is sitting down.
template <class Rules>
[[nodiscard]] std::string_view why_two_stay(const Rules& rules, core::Colour colour) {
  const bool plays = core::has_bit(colours_in_play(rules), colour);
  return plays && rules.seat_count == 2 ? "At least two colours play." : std::string_view{};
}

}  // namespace ui
