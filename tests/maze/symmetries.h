// What the tests say of a maze's symmetries.
#pragma once

#include <array>

#include "games/maze/symmetry.h"

namespace maze_test {

inline constexpr std::array kSymmetries = {
    maze::Symmetry::None,      maze::Symmetry::HalfTurn,  maze::Symmetry::QuarterTurn,
    maze::Symmetry::LeftRight, maze::Symmetry::TopBottom, maze::Symmetry::BothMirrors};

// Whether the symmetry leaves every wall a wall.
inline bool is_symmetric(const maze::Edges& walls, maze::Symmetry symmetry) {
  bool same = true;
  maze::for_each_slot(walls, [&](maze::Site slot) {
    const maze::Edges images = maze::orbit(slot, symmetry);
    same = same && (images & walls) == images;
  });
  return same;
}

}  // namespace maze_test
