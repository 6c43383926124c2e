// The pieces as triangles, turned on a lathe (lathe.cpp) or cut (horse.cpp), and the parts of them
// that are not painted.
#pragma once

#include "gfx/gl.h"
#include "view/board/layout.h"
#include "view/board/scene.h"

namespace gfx {

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
