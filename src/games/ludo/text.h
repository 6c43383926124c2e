// Ludo: the words of the contract's text that both reading and printing need.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "games/colours.h"
#include "games/ludo/game.h"

namespace ludo {

// In the order of Phase.
inline constexpr std::array<std::string_view, 4> kPhases = {"first", "roll", "move", "over"};

[[nodiscard]] inline std::string letter(Colour colour) { return {kLetters[colour]}; }
[[nodiscard]] inline std::string print_colours(unsigned set) {
  return games::print_colours(kLetters, set);
}

// A ring square's number, `c` and a column square's, `g` or `n`.
[[nodiscard]] std::string print_spot(const Plan& plan, Colour colour, Site progress);
// Nothing if `colour` cannot stand there.
[[nodiscard]] std::optional<Site> parse_spot(const Plan& plan, Colour colour,
                                             std::string_view text);
// The place of a spot in the text's order: ring squares by number, column, goal, nest.
[[nodiscard]] int spot_rank(const Plan& plan, Colour colour, Site progress);

// `Y5>9`.
[[nodiscard]] std::string print_step(const Plan& plan, Step step);
// The numbers of `use` and the steps of `left` as the text has them; `-` if there are none.
[[nodiscard]] std::string print_use(Lanes use);
[[nodiscard]] std::string print_left(const Game& game, const State& state);

// What is wrong with a position whose parts have been read one by one, naming the field.
[[nodiscard]] core::Checked check_state(const Game& game, const State& state);

}  // namespace ludo
