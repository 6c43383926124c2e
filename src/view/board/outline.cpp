#include "view/board/outline.h"

#include <algorithm>
#include <cstddef>
#include <glm/geometric.hpp>

namespace view {
namespace {

std::vector<glm::vec2> cut(const std::vector<glm::vec2>& polygon, const HalfPlane& side) {
  std::vector<glm::vec2> kept;
  for (std::size_t i = 0; i < polygon.size(); ++i) {
    const glm::vec2 here = polygon[i];
    const glm::vec2 next = polygon[(i + 1) % polygon.size()];
    const float d0 = glm::dot(here, side.normal) - side.distance;
    const float d1 = glm::dot(next, side.normal) - side.distance;
    if (d0 <= 0.0F) kept.push_back(here);
    if ((d0 < 0.0F && d1 > 0.0F) || (d0 > 0.0F && d1 < 0.0F)) {
      kept.push_back(here + (next - here) * (d0 / (d0 - d1)));
    }
  }
  return kept;
}

}  // namespace

std::vector<glm::vec2> cut_polygon(const std::vector<HalfPlane>& sides) {
  constexpr float kFar = 1000.0F;
  std::vector<glm::vec2> polygon = {{-kFar, -kFar}, {kFar, -kFar}, {kFar, kFar}, {-kFar, kFar}};
  for (const HalfPlane& side : sides) polygon = cut(polygon, side);
  return polygon;
}

float reach(const std::vector<glm::vec2>& polygon) {
  float far = 0.0F;
  for (const glm::vec2 corner : polygon) far = std::max(far, glm::length(corner));
  return far;
}

}  // namespace view
