// Parchís: the words of the contract's text that both reading and printing need.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "games/colours.h"
#include "games/parchis/game.h"
#include "games/path_text.h"

namespace parchis {

// In the order of Phase.
inline constexpr std::array<std::string_view, 12> kPhases = {"first", "deal",    "roll",    "move1",
                                                             "move2", "move3",   "move4",   "move5",
                                                             "move6", "bonus10", "bonus20", "over"};

[[nodiscard]] inline std::string letter(Colour colour) { return {kLetters[colour]}; }
[[nodiscard]] inline std::string print_colours(unsigned set) {
  return games::print_colours(kLetters, set);
}

// A board's paths for spots as text (path_text.h).
struct Path {
  int arms;
  int column = kCorridor;
  bool goal = true;
  [[nodiscard]] constexpr int ring() const { return ring_size(arms); }
  [[nodiscard]] constexpr Site turn_off() const { return parchis::turn_off(arms); }
  [[nodiscard]] constexpr int number(Colour colour, Site progress) const {
    return ring_number(arms, colour, progress);
  }
  [[nodiscard]] constexpr int progress(Colour colour, int number) const {
    return (number - ring_number(arms, colour, kStart) + ring()) % ring() + 1;
  }
};

// The first fault of a position whose parts have been read one by one; it names the field.
[[nodiscard]] core::Checked check_state(const Game& game, const State& state);

}  // namespace parchis
