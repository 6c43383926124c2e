#include "view/board/arms.h"

#include <cmath>
#include <glm/gtc/constants.hpp>

#include "view/board/outline.h"
#include "view/board/tiles.h"

namespace view {

float half_turn(int arms) { return glm::pi<float>() / static_cast<float>(arms); }

glm::vec2 outward(const ArmBoard& board, float arm) {
  const float turn =
      board.sense * (arm - static_cast<float>(board.bottom)) / static_cast<float>(board.arms);
  const float angle = glm::two_pi<float>() * turn - glm::half_pi<float>();
  return {std::cos(angle), std::sin(angle)};
}

Tile goal_tile(const ArmBoard& board, int arm, float reach, float inset) {
  const glm::vec2 out = outward(board, static_cast<float>(arm));
  const glm::vec2 side = left_of(out);
  const float base = reach - inset;
  const float apex = inset / std::sin(half_turn(board.arms));
  const float half = (base - apex) * std::tan(half_turn(board.arms));
  Tile tile;
  tile.kind = TileKind::Goal;
  tile.fill = sextet_hue(static_cast<core::Colour>(arm));
  tile.corners[0] = out * base - side * half;
  tile.corners[1] = out * base + side * half;
  tile.corners[2] = tile.corners[3] = out * apex;
  tile.ink = Hue::Ivory;
  return tile;
}

Tile nest_tile(const ArmBoard& board, int arm, float symbol_size) {
  const glm::vec2 out = outward(board, static_cast<float>(arm) + 0.5F);
  Tile tile = disc(out * board.nest_at, {0.0F, 1.0F}, board.nest_radius);
  tile.kind = TileKind::Nest;
  tile.fill = sextet_hue(static_cast<core::Colour>(arm));
  tile.symbol = symbol_of(tile.fill);
  tile.symbol_size = symbol_size;
  tile.ink = Hue::Ivory;
  tile.depth = 0.16F;
  return tile;
}

Place nest_place(const ArmBoard& board, int arm, float share) {
  Place place;
  place.spread = Place::Spread::Circle;
  place.along = outward(board, static_cast<float>(arm) + 0.5F);
  place.middle = place.along * board.nest_at;
  place.room = share * board.nest_radius;
  return place;
}

std::vector<glm::vec2> outline_of(const ArmBoard& board, float end, float margin, Corners corners) {
  std::vector<HalfPlane> sides;
  for (int arm = 0; arm < board.arms; ++arm) {
    const auto at = static_cast<float>(arm);
    sides.push_back({outward(board, at), end});
    if (corners == Corners::Kept) continue;
    sides.push_back({outward(board, at + 0.5F), board.nest_at + board.nest_radius + margin});
  }
  return cut_polygon(sides);
}

}  // namespace view
