// The maze's walls at one moment: in their slots, dissolved while they are ignored, in the hand,
// and where they may be dropped. Knows only what the rules allow.
#pragma once

#include "view/table/tabletop.h"

namespace view {

void add_maze_walls(const maze::Game& game, const Board& board, const Moment& moment, Scene& scene);

}  // namespace view
