#include "view/board/camera.h"

#include <algorithm>
#include <cmath>
#include <glm/geometric.hpp>
#include <glm/gtc/matrix_transform.hpp>
#include <glm/matrix.hpp>
#include <limits>

namespace view {
namespace {

constexpr float kTiltRadians = 0.66F;  // from straight above to sitting at the table
constexpr float kUpright = 0.3F;       // of that tilt, if the free area is as tall as wide
constexpr float kNearDistance = 4.4F;  // of the eye, in board radii, when tilted
constexpr float kFarDistance = 6.5F;   // the same seen from above: hardly any perspective
constexpr float kPieceHeight = 1.0F;   // space for pieces at the far edge
constexpr float kBreathing = 0.012F;   // of the free rectangle, left empty on each side

// Smallest box on the image plane (at distance 1 from the eye) around the board.
struct Window {
  glm::vec2 min{std::numeric_limits<float>::max()};
  glm::vec2 max{std::numeric_limits<float>::lowest()};
  void hold(glm::vec3 in_view) {
    const glm::vec2 at = glm::vec2(in_view) / -in_view.z;
    min = glm::min(min, at);
    max = glm::max(max, at);
  }
};

Window window_around(const Board& board, const glm::mat4& view) {
  Window window;
  const auto hold = [&](glm::vec2 at, float z) {
    window.hold(glm::vec3(view * glm::vec4(at, z, 1.0F)));
  };
  constexpr float kPiecesWithin = 0.9F;  // of the outline
  for (const glm::vec2 corner : board.outline) {
    // Corners are rounded, so their tips need no space.
    const glm::vec2 rounded = corner * (1.0F - 0.06F * board.corner_radius / board.radius);
    hold(rounded, 0.0F);
    hold(rounded, -board.thickness);
    hold(corner * kPiecesWithin, kPieceHeight);
  }
  return window;
}

// The part of the image plane that the whole viewport shows when `window` fills `free`.
Window whole_viewport(const Window& window, glm::vec2 viewport, Rect free, float zoom) {
  const glm::vec2 size = window.max - window.min;
  const glm::vec2 room = glm::max(free.size() * (1.0F - 2.0F * kBreathing), glm::vec2(1.0F));
  const float per_pixel = std::max(size.x / room.x, size.y / room.y) / zoom;
  const glm::vec2 middle = 0.5F * (window.min + window.max);
  const glm::vec2 at = free.middle();
  Window whole;
  whole.min = middle + per_pixel * glm::vec2(-at.x, at.y - viewport.y);
  whole.max = middle + per_pixel * glm::vec2(viewport.x - at.x, at.y);
  return whole;
}

// A tall free area is better used by a steeper view.
float tilt_for(Rect free) {
  const glm::vec2 size = glm::max(free.size(), glm::vec2(1.0F));
  return kTiltRadians * glm::mix(kUpright, 1.0F, glm::smoothstep(0.9F, 1.5F, size.x / size.y));
}

}  // namespace

glm::vec2 Camera::project(glm::vec3 point) const {
  const glm::vec4 clip = view_projection * glm::vec4(point, 1.0F);
  const glm::vec2 unit = glm::vec2(clip) / clip.w * 0.5F + 0.5F;
  return glm::vec2(unit.x, 1.0F - unit.y) * viewport;
}

std::optional<glm::vec2> Camera::on_plane(glm::vec2 pixel, float z) const {
  const glm::vec2 unit = pixel / viewport * 2.0F - 1.0F;
  const glm::vec4 far = inverse * glm::vec4(unit.x, -unit.y, 1.0F, 1.0F);
  const glm::vec3 ray = glm::vec3(far) / far.w - eye;
  constexpr float kParallel = 1e-5F;
  if (ray.z > -kParallel) return std::nullopt;
  return glm::vec2(eye + ray * ((z - eye.z) / ray.z));
}

float Camera::pixels_per_unit(glm::vec3 point) const {
  constexpr float kStep = 0.5F;
  const glm::vec3 half(kStep, 0.0F, 0.0F);
  return glm::length(project(point + half) - project(point - half));
}

Camera make_camera(const Board& board, const CameraPose& pose, glm::vec2 viewport, Rect free) {
  Camera camera;
  camera.viewport = glm::max(viewport, glm::vec2(1.0F));
  const float angle = tilt_for(free) * pose.tilt;
  const float distance = board.radius * glm::mix(kFarDistance, kNearDistance, pose.tilt);
  const glm::vec3 target(pose.pan, 0.0F);
  const glm::vec3 toward(0.0F, -std::sin(angle), std::cos(angle));
  const glm::vec3 up(0.0F, std::cos(angle), std::sin(angle));
  const glm::vec3 offset = toward * distance;
  // Computed for a centred board, so that panning only moves it.
  const Window whole =
      whole_viewport(window_around(board, glm::lookAt(offset, glm::vec3(0.0F), up)),
                     camera.viewport, free, pose.zoom);
  camera.eye = target + offset;
  // Far in front of the board: on a tall screen the table reaches close to the eye.
  const float near = 0.25F * distance;
  const float far = distance + kTableReach * board.radius;
  camera.view_projection = glm::frustum(whole.min.x * near, whole.max.x * near, whole.min.y * near,
                                        whole.max.y * near, near, far) *
                           glm::lookAt(camera.eye, target, up);
  camera.inverse = glm::inverse(camera.view_projection);
  return camera;
}

}  // namespace view
