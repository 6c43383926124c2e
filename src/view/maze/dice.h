// The maze's two dice on the board's frame, near the home of the seat that throws. Knows no rule.
#pragma once

#include <array>

#include "games/maze/game.h"
#include "view/board/scene.h"

namespace view {

using MazeDice = std::array<Die, 2>;  // blue, red

// A throw of `blue` and the letter `red` after the share `t` (0…1) of its time, by the colour whose
// home is at `corner`.
[[nodiscard]] MazeDice maze_dice(const maze::Rules& rules, glm::vec2 corner, int blue,
                                 std::uint8_t red, float t);
// The middle between the two dice at rest.
[[nodiscard]] glm::vec2 maze_dice_spot(glm::vec2 corner);

}  // namespace view
