// Shared by printing, reading and checking a maze state.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "core/expected.h"
#include "games/maze/game.h"

namespace maze {

// In the order of Phase.
inline constexpr std::array<std::string_view, 6> kPhases = {"first", "roll", "act",
                                                            "place", "try",  "over"};

[[nodiscard]] inline std::string letter(Colour colour) { return {kLetters[colour]}; }
// `phase=act`.
[[nodiscard]] inline std::string phase_text(Phase phase) {
  return std::string("phase=").append(kPhases[static_cast<std::size_t>(phase)]);
}
// `Rz` or `Rh`: the claw's victim and where it would be carried.
[[nodiscard]] std::string aim_name(Colour colour, Site to);

// The invariants that go beyond one field; each refusal names a field. check_over needs only pawns,
// phase and turn: the game is over exactly when one seat has all its pawns home. check_state checks
// the rest, once all fields have been read.
[[nodiscard]] core::Checked check_over(const Game& game, const State& state);
[[nodiscard]] core::Checked check_state(const Game& game, const State& state);

}  // namespace maze
