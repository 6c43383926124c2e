// The solid forms of the table as triangles: made once from numbers, no model files.
#pragma once

#include "gfx/gl.h"
#include "view/board/layout.h"
#include "view/board/scene.h"

namespace gfx {

// Corners 0/1, 0/1 of a strip, as two triangles. Also −1…1 for the table (`low` = −1).
[[nodiscard]] MeshData quad(float low);
// A box with rounded edges: position = sign of the corner, normal; the shader adds size and radius.
[[nodiscard]] MeshData rounded_box(int steps);
// The slab under a board: flat top in rings (the extra number is the distance from the outline),
// a rounded shoulder, the side.
[[nodiscard]] MeshData slab(const view::Board& board);

// The slab's shadow on the table: from the lamp, and all around where it stands. The extra number
// is how dark it is.
[[nodiscard]] MeshData skirt(const view::Board& board, glm::vec3 to_light);

// A piece: turned, or a horse's head. The extra number is how much of the room a point sees.
[[nodiscard]] MeshData solid_piece(view::PieceKind kind, int segments);
[[nodiscard]] MeshData horse_piece(int segments);  // horse.cpp
// What is not painted: the ivory cap, and a collar of brass between two heights. A horse's plates
// are on the sides of its neck instead: `cap_height` is negative, and its absolute value is their
// height.
struct Trim {
  float cap_radius;
  float cap_height;
  float collar_low;
  float collar_high;
};
[[nodiscard]] Trim trim_of(view::PieceKind kind);
// Radius of the base.
[[nodiscard]] float foot_of(view::PieceKind kind);

}  // namespace gfx
