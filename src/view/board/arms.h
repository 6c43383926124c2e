// What boards with arms around a regular polygon have in common: directions, goals in the middle,
// nests between the arms, and the outline. Knows no game.
#pragma once

#include <cstdint>
#include <glm/vec2.hpp>
#include <vector>

#include "view/board/layout.h"

namespace view {

struct ArmBoard {
  int arms = 4;
  int bottom = 0;        // the arm that faces the viewer
  float sense = 1.0F;    // 1: the arms follow each other counter-clockwise, −1: clockwise
  float nest_at = 0.0F;  // distance of the nests' middles from the origin
  float nest_radius = 0.0F;
};

// Half the angle between two neighbouring arms.
[[nodiscard]] float half_turn(int arms);
// The direction from the middle towards arm `arm` (a fraction points between two arms).
[[nodiscard]] glm::vec2 outward(const ArmBoard& board, float arm);
// A triangle from the middle to the distance `reach` in the paint of the arm's colour, shrunk by
// `inset` on every side. It has no symbol.
[[nodiscard]] Tile goal_tile(const ArmBoard& board, int arm, float reach, float inset);
// The tray between this arm and the next one, with its colour's symbol of this size.
[[nodiscard]] Tile nest_tile(const ArmBoard& board, int arm, float symbol_size);
// Where its pieces stand: in a ring whose radius is `share` of the tray's.
[[nodiscard]] Place nest_place(const ArmBoard& board, int arm, float share);
// The edges run across the arms at the distance `end`. The corners between them are cut off at
// `margin` from the nests, or kept where the nests fill them.
enum class Corners : std::uint8_t { Kept, Cut };
[[nodiscard]] std::vector<glm::vec2> outline_of(const ArmBoard& board, float end, float margin,
                                                Corners corners);

}  // namespace view
