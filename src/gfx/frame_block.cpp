#include "gfx/frame_block.h"

#include <cstddef>
#include <glm/geometric.hpp>
#include <glm/gtc/matrix_transform.hpp>

namespace gfx {
namespace {

// The lamp is to the left of the far edge, a little behind the board's middle.
const glm::vec3 kToLight = glm::normalize(glm::vec3(-0.52F, 0.40F, 1.0F));

glm::mat4 shadow_projection(const view::Board& board) {
  const float reach = board.radius + 1.2F;
  const glm::mat4 view =
      glm::lookAt(kToLight * (2.0F * reach), glm::vec3(0.0F), glm::vec3(0.0F, 1.0F, 0.0F));
  return glm::ortho(-reach, reach, -reach, reach, 0.5F * reach, 3.5F * reach) * view;
}

}  // namespace

glm::vec3 to_light() { return kToLight; }

FrameBlock frame_block(const view::Scene& scene, int shadow_size) {
  const view::Theme& theme = scene.theme;
  const view::Board& board = *scene.board;
  FrameBlock block{};
  block.view_projection = scene.camera.view_projection;
  block.shadow_projection = shadow_projection(board);
  block.eye = glm::vec4(scene.camera.eye, 1.0F);
  block.to_light = glm::vec4(kToLight, 0.0F);
  block.light = glm::vec4(theme.light, 0.0F);
  block.sky = glm::vec4(theme.sky, 0.0F);
  block.bounce = glm::vec4(theme.bounce, 0.0F);
  block.table_a = glm::vec4(theme.table_a, static_cast<float>(theme.table));
  block.table_b = glm::vec4(theme.table_b, static_cast<float>(theme.shade));
  block.wood_a = glm::vec4(theme.wood_a, 0.0F);
  block.wood_b = glm::vec4(theme.wood_b, 0.0F);
  block.field_a = glm::vec4(theme.field_a, 0.0F);
  block.field_b = glm::vec4(theme.field_b, 0.0F);
  block.inlay = glm::vec4(theme.inlay, 0.0F);
  block.groove = glm::vec4(theme.groove, 0.0F);
  block.brass = glm::vec4(theme.brass, 0.0F);
  block.ink = glm::vec4(theme.ink, 0.0F);
  block.accent = glm::vec4(theme.accent, 0.0F);
  for (std::size_t i = 0; i < block.hues.size(); ++i) {
    block.hues[i] = glm::vec4(theme.hues[i], 0.0F);
  }
  block.board = {board.radius, board.thickness, board.rim, 1.0F / static_cast<float>(shadow_size)};
  return block;
}

}  // namespace gfx
