// Ludo: the words of the contract's text that both reading and printing need.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "games/colours.h"
#include "games/ludo/game.h"
#include "games/path_text.h"

namespace ludo {

// In the order of Phase.
inline constexpr std::array<std::string_view, 4> kPhases = {"first", "roll", "move", "over"};

[[nodiscard]] inline std::string letter(Colour colour) { return {kLetters[colour]}; }
[[nodiscard]] inline std::string print_colours(unsigned set) {
  return games::print_colours(kLetters, set);
}

// Spots by the board's plan.
using games::parse_spot;
using games::print_spot;
using games::spot_rank;

// `Y5>9`.
[[nodiscard]] std::string print_step(const Plan& plan, Step step);
// The numbers of `use` and the steps of `left` as the text has them; `-` if there are none.
[[nodiscard]] std::string print_use(Lanes use);
[[nodiscard]] std::string print_left(const Game& game, const State& state);

// The first fault of a position whose parts have been read one by one; it names the field.
[[nodiscard]] core::Checked check_state(const Game& game, const State& state);

}  // namespace ludo
