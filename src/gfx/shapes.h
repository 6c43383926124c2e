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

}  // namespace gfx
