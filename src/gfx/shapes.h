// The solid forms of the table as triangles: computed once, no model files.
#pragma once

#include <cstdint>

#include "gfx/gl.h"
#include "view/board/layout.h"
#include "view/board/scene.h"

namespace gfx {

// A strip with corners 0/1, 0/1, as two triangles. Or −1…1 for the table (`low` = −1).
[[nodiscard]] MeshData quad(float low);
// A box with rounded edges: position = sign of the corner, normal; the shader adds size and radius.
[[nodiscard]] MeshData rounded_box(int steps);
// The slab under a board: flat top in rings (the extra number is the distance from the outline),
// a rounded shoulder, the side.
[[nodiscard]] MeshData slab(const view::Board& board);

// The slab's shadow on the table: cast by the lamp, and all around its foot. The extra number is
// its darkness.
[[nodiscard]] MeshData skirt(const view::Board& board, glm::vec3 to_light);

// A piece: turned, or a horse's head. The extra number is how much of the surroundings a point
// sees.
[[nodiscard]] MeshData solid_piece(view::PieceKind kind, int segments);
[[nodiscard]] MeshData horse_piece(int segments);  // horse.cpp
// The unpainted parts: the ivory with the symbol, and a collar of brass between two heights.
struct Trim {
  enum class Kind : std::uint8_t {
    Cap,     // on top, from `height` upwards
    Plates,  // on both sides of a horse's neck, at `height`
  };
  Kind kind;
  float radius;  // of the ivory
  float height;
  float collar_low;
  float collar_high;
};
[[nodiscard]] Trim trim_of(view::PieceKind kind);
// Radius of the base.
[[nodiscard]] float foot_of(view::PieceKind kind);

}  // namespace gfx
