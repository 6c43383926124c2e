// Sets of colours (bit k: colour k), and how the contract writes them: as their letters in the
// game's order. Knows no game.
#pragma once

#include <bit>
#include <cassert>
#include <optional>
#include <string>
#include <string_view>

#include "core/types.h"

namespace games {

// The first colour of a set that is not empty.
[[nodiscard]] constexpr core::Colour lowest_colour(unsigned set) {
  assert(set != 0 && "a seat has a colour");
  return static_cast<core::Colour>(std::countr_zero(set));
}

// Calls `visit` for each colour of a set, in colour order.
template <class Visit>
constexpr void each_colour(unsigned set, Visit visit) {
  for (; set != 0; set &= set - 1) {
    visit(static_cast<core::Colour>(std::countr_zero(set)));
  }
}

// `letters` are the game's, in colour order. Nothing if `text` is empty, or has a letter that is
// unknown, repeated or out of order.
[[nodiscard]] inline std::optional<unsigned> parse_colours(std::string_view letters,
                                                           std::string_view text) {
  unsigned set = 0;
  for (const char letter : text) {
    const std::size_t colour = letters.find(letter);
    if (colour == std::string_view::npos || set >> colour != 0) {
      return std::nullopt;
    }
    set |= 1U << colour;
  }
  return set == 0 ? std::nullopt : std::optional(set);
}

[[nodiscard]] inline std::string print_colours(std::string_view letters, unsigned set) {
  std::string text;
  for (; set != 0; set &= set - 1) {
    text += letters[static_cast<std::size_t>(std::countr_zero(set))];
  }
  return text;
}

}  // namespace games
