// The maze's board as shapes.
#pragma once

#include "view/board/layout.h"

namespace view {

// Site = the cell 8·row + column, 64 the zone; slots as in games/maze/board.h. The corner of
// `bottom` is at the bottom right.
[[nodiscard]] Board make_maze_board(core::Colour bottom);
// The position of a wall on that slot, at `level` 0 on the board or 1 on another wall.
[[nodiscard]] glm::vec3 wall_position(const Board& board, core::Site slot, int level);
[[nodiscard]] float wall_heading(const Board& board, core::Site slot);

}  // namespace view
