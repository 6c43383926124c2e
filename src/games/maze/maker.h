// Makes mazes that are fair by symmetry and have ways of the wanted length. The same seed makes the
// same maze on every machine. Knows no pawn and no turn.
#pragma once

#include <cstdint>

#include "games/maze/board.h"
#include "games/maze/symmetry.h"

namespace maze {

// The lengths from home to the zone that can be asked for: every second number, since each step
// changes the colour of the chequered floor.
struct Lengths {
  int least = 0;  // the way there without any walls
  int most = 0;
};
inline constexpr int kLengthStep = 2;
[[nodiscard]] Lengths lengths(Board board, Symmetry symmetry);

// White walls on ordinary slots, at most kMaxWalls of them, that keep the symmetry; every colour
// needs exactly `steps` from its home to the zone, and no cell is walled in. `symmetry` is one that
// exchanges all four colours: QuarterTurn or BothMirrors; `steps` is one of `lengths`.
[[nodiscard]] Edges make_maze(Board board, int steps, Symmetry symmetry, std::uint64_t seed);

}  // namespace maze
