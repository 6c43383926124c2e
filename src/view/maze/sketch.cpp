#include "view/maze/sketch.h"

#include <algorithm>
#include <glm/geometric.hpp>

#include "view/maze/board.h"
#include "view/review/portrait.h"

namespace view {

namespace {

constexpr float kGlass = 0.5F;

void add_glass(Scene& scene, const Board& board, const WallChange& change) {
  maze::for_each_slot(change.put, [&](core::Site slot) {
    Brick brick;
    brick.position = wall_position(board, slot, change.level);
    brick.heading = wall_heading(board, slot);
    brick.half = board.brick_half;
    brick.hue = Hue::Ivory;
    brick.glow = 1.0F;
    brick.alpha = kGlass;
    scene.bricks.push_back(brick);
  });
}

void turn_to_glass(Scene& scene, const Board& board, const maze::Edges& walls) {
  maze::for_each_slot(walls, [&](core::Site slot) {
    const glm::vec2 at(wall_position(board, slot, 0));
    for (Brick& brick : scene.bricks) {
      if (brick.hue == Hue::Ivory && glm::vec2(brick.position) == at) brick.alpha = kGlass;
    }
  });
}

float distance_to(const Place& slot, glm::vec2 point, float half) {
  const glm::vec2 from = point - slot.middle;
  const float along = std::clamp(glm::dot(from, slot.along), -half, half);
  return glm::length(from - along * slot.along);
}

}  // namespace

void fill_sketch(Scene& scene, const Tabletop& table, const WallChange& change) {
  fill_portrait(scene, table);
  turn_to_glass(scene, table.board(), change.take);
  add_glass(scene, table.board(), change);
}

std::optional<core::Site> slot_at(const Board& board, glm::vec2 point, float reach) {
  std::optional<core::Site> nearest;
  maze::for_each_slot(maze::kSlots, [&](core::Site slot) {
    const float distance = distance_to(board.slots[slot], point, board.brick_half.x);
    if (distance >= reach) return;
    reach = distance;
    nearest = slot;
  });
  return nearest;
}

}  // namespace view
