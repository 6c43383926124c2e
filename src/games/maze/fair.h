// How fair a maze is before the first move: every colour's way from its home to the zone and back.
// Knows walls and homes, but no pawn, no dice and no turn.
#pragma once

#include <array>

#include "games/maze/game.h"

namespace maze {

struct Fairness {
  // The fewest steps, crossing the colour's own walls; 0 for the colours that are cut off.
  std::array<int, kColours> there{};
  std::array<int, kColours> back{};
  // The greatest difference in `there` between two colours that have a way.
  int spread = 0;
  // Colours without a way, a bit each.
  unsigned cut_off = 0;
};
// The fairness of the maze in which a game by these rules begins, as if all four colours played.
[[nodiscard]] Fairness fairness(const Rules& rules);

}  // namespace maze
