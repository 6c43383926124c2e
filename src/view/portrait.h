// A board set up for the first move, as a still picture: for the cards on which games and mazes are
// chosen. Knows no session and no drawing.
#pragma once

#include "games/game.h"
#include "view/layout.h"
#include "view/scene.h"

namespace view {

// Puts the start of `game` into the scene: pieces, walls, the pile of cards. `board` is that of
// make_board and must outlive the scene; theme and camera are the caller's.
void fill_portrait(Scene& scene, const Board& board, const games::Game& game);

// White walls and, for each colour, its own: one brick a wall, barricades two high.
[[nodiscard]] std::vector<Brick> bricks_of(const Board& board, const maze::Layout& coloured,
                                           const maze::Edges& white, const maze::Edges& second);

}  // namespace view
