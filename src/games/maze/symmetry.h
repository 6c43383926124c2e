// The symmetries of the maze's board: where a slot ends up when the board is turned or mirrored.
// Both layouts of coloured walls are unchanged by all of them, so a maze with one of these
// symmetries is fair to the colours that the symmetry exchanges. Knows no pawn and no turn.
#pragma once

#include "games/maze/board.h"

namespace maze {

enum class Symmetry : std::uint8_t {
  None,
  HalfTurn,     // turned by 180°
  QuarterTurn,  // turned by 90°: all four colours have the same maze
  LeftRight,    // mirrored: columns a ↔ h
  TopBottom,    // mirrored: rows 1 ↔ 8
  BothMirrors,  // both: all four colours have the same maze
};

// The slots that a slot changes places with, itself included.
[[nodiscard]] Edges orbit(Site slot, Symmetry symmetry);

}  // namespace maze
