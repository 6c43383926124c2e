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

// Whether `holds` is true of one of the colours; it is not asked about those behind that one.
template <class Holds>
[[nodiscard]] constexpr bool any_colour(unsigned set, Holds holds) {
  for (; set != 0; set &= set - 1) {
    if (holds(static_cast<core::Colour>(std::countr_zero(set)))) {
      return true;
    }
  }
  return false;
}

// A set as a range, for a loop that may end early:
//   for (const core::Colour colour : ColoursOf(set))
class ColoursOf {
 public:
  class Iterator {
   public:
    explicit constexpr Iterator(unsigned rest) : rest_(rest) {}
    constexpr core::Colour operator*() const { return lowest_colour(rest_); }
    constexpr Iterator& operator++() {
      rest_ &= rest_ - 1;
      return *this;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    unsigned rest_;
  };

  explicit constexpr ColoursOf(unsigned set) : set_(set) {}
  [[nodiscard]] constexpr Iterator begin() const { return Iterator(set_); }
  [[nodiscard]] constexpr Iterator end() const { return Iterator(0); }

 private:
  unsigned set_;
};

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
  for (const core::Colour colour : ColoursOf(set)) text += letters[colour];
  return text;
}

}  // namespace games
