// The eye above the table: fits a board into the free part of the window and maps board points to
// pixels and back. Pure numbers; knows no game and no drawing.
#pragma once

#include <glm/mat4x4.hpp>
#include <glm/vec2.hpp>
#include <glm/vec3.hpp>
#include <optional>

#include "view/board/layout.h"

namespace view {

// In pixels of the framebuffer, y down, like pointer positions times the pixel ratio.
struct Rect {
  glm::vec2 min{0.0F};
  glm::vec2 max{0.0F};
  [[nodiscard]] glm::vec2 size() const { return max - min; }
  [[nodiscard]] glm::vec2 middle() const { return (min + max) * 0.5F; }
};

struct CameraPose {
  float tilt = 1.0F;    // 0 flat from above … 1 seen from a chair; between while it swings
  float zoom = 1.0F;    // 1 fits the whole board
  glm::vec2 pan{0.0F};  // board point moved to the middle, added to the board's own middle
};

struct Camera {
  glm::mat4 view_projection{1.0F};
  glm::mat4 inverse{1.0F};
  glm::vec3 eye{0.0F, 0.0F, 30.0F};
  glm::vec2 viewport{1.0F};  // framebuffer size in pixels
  float ratio = 1.0F;        // of those pixels, how many are one css px

  // Board point → pixel.
  [[nodiscard]] glm::vec2 project(glm::vec3 point) const;
  // Pixel → board point at height z; nothing if the ray misses that plane.
  [[nodiscard]] std::optional<glm::vec2> on_plane(glm::vec2 pixel, float z = 0.0F) const;
  // Pixels that one board unit takes at that point.
  [[nodiscard]] float pixels_per_unit(glm::vec3 point) const;
  friend bool operator==(const Camera&, const Camera&) = default;
};

// The distance from the board's middle to the table's edge, in the board's radii
// (shaders/table.vert).
inline constexpr float kTableReach = 16.0F;

// Straight from above.
[[nodiscard]] inline CameraPose from_above() {
  CameraPose pose;
  pose.tilt = 0.0F;
  return pose;
}

// `free` is the part of the viewport that the HUD leaves to the table.
[[nodiscard]] Camera make_camera(const Board& board, const CameraPose& pose, glm::vec2 viewport,
                                 Rect free);

}  // namespace view
