// The uniform block `Frame` of shaders/frame.glsl, member by member.
#pragma once

#include <array>
#include <glm/mat4x4.hpp>
#include <glm/vec4.hpp>

#include "view/board/scene.h"

namespace gfx {

struct FrameBlock {
  glm::mat4 view_projection;
  glm::mat4 shadow_projection;
  glm::vec4 eye;
  glm::vec4 to_light;
  glm::vec4 light;
  glm::vec4 sky;
  glm::vec4 bounce;
  glm::vec4 table_a;
  glm::vec4 table_b;
  glm::vec4 wood_a;
  glm::vec4 wood_b;
  glm::vec4 field_a;
  glm::vec4 field_b;
  glm::vec4 inlay;
  glm::vec4 groove;
  glm::vec4 brass;
  glm::vec4 ink;
  glm::vec4 accent;
  std::array<glm::vec4, view::kHues> hues;
  glm::vec4 board;
};
static_assert(sizeof(FrameBlock) == 2 * 64 + (16 + view::kHues + 1) * 16);

// Unit vector towards the lamp, the same for every table.
[[nodiscard]] glm::vec3 to_light();

[[nodiscard]] FrameBlock frame_block(const view::Scene& scene, int shadow_size);

}  // namespace gfx
