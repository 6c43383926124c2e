// Names of the maze's places in the reader's language. Words only; knows no state.
#pragma once

#include <string>

#include "games/maze/board.h"

namespace view {

// “c3”, “zone”, or “home” for a corner. Cells are named as at the board's edge.
[[nodiscard]] std::string maze_site_words(maze::Site site);
// A wall's place, named by the two places that it separates: “c3–c4”, “d3–zone”.
[[nodiscard]] std::string maze_slot_words(maze::Site slot);

}  // namespace view
