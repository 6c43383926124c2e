// Convex outlines of boards, cut out of the plane by half-planes.
#pragma once

#include <glm/vec2.hpp>
#include <vector>

namespace view {

// The side on which dot(point, normal) ≤ distance; `normal` has length 1.
struct HalfPlane {
  glm::vec2 normal;
  float distance;
};

// The convex polygon (counter-clockwise) inside all half-planes; empty if there is none.
[[nodiscard]] std::vector<glm::vec2> cut_polygon(const std::vector<HalfPlane>& sides);

// The largest distance of a corner from the origin.
[[nodiscard]] float reach(const std::vector<glm::vec2>& polygon);

}  // namespace view
