// Parchís: the words of the contract's text that both reading and printing need.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "games/colours.h"
#include "games/parchis/game.h"

namespace parchis {

// In the order of Phase.
inline constexpr std::array<std::string_view, 12> kPhases = {"first", "deal",    "roll",    "move1",
                                                             "move2", "move3",   "move4",   "move5",
                                                             "move6", "bonus10", "bonus20", "over"};

[[nodiscard]] inline std::string letter(Colour colour) { return {kLetters[colour]}; }
[[nodiscard]] inline std::string print_colours(unsigned set) {
  return games::print_colours(kLetters, set);
}

// A ring square's number, c1…c7, g or n.
[[nodiscard]] std::string print_spot(const Rules& rules, Colour colour, Site progress);
// Nothing if `colour` cannot stand there.
[[nodiscard]] std::optional<Site> parse_spot(const Rules& rules, Colour colour,
                                             std::string_view text);
// The place of a spot in the text's order: ring squares by number, corridor, goal, nest.
[[nodiscard]] int spot_rank(const Rules& rules, Colour colour, Site progress);

// What is wrong with a position whose parts have been read one by one, naming the field.
[[nodiscard]] core::Checked check_state(const Game& game, const State& state);

}  // namespace parchis
