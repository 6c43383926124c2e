// A maze on the drawing board as a scene: set up for play, with what the next tap would change.
// Knows no editor.
#pragma once

#include "games/maze/game.h"
#include "view/board/scene.h"
#include "view/table/tabletop.h"

namespace view {

// White walls that the next tap would put down or remove.
struct WallChange {
  maze::Edges put;
  int level = 0;  // 1: on top of other walls
  maze::Edges take;
  friend bool operator==(const WallChange&, const WallChange&) = default;
};

// Fills the scene with a maze's table and shows the change in glass. See fill_portrait.
void fill_sketch(Scene& scene, const Tabletop& table, const WallChange& change);

// The slot nearest to a point of the board, if it is nearer than `reach` board units.
[[nodiscard]] std::optional<core::Site> slot_at(const Board& board, glm::vec2 point, float reach);

}  // namespace view
