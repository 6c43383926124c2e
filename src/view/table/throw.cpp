#include "view/table/throw.h"

#include <algorithm>
#include <cmath>
#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <glm/gtc/constants.hpp>
#include <glm/gtc/quaternion.hpp>

#include "view/table/easing.h"
#include "view/table/tabletop.h"

namespace view {

namespace {

// The shares of the time after which it stops tumbling, and after which it leaves the middle.
constexpr float kTumbling = 0.6F;
constexpr float kShown = 0.76F;
constexpr float kFrom = 9.0F;      // how far out it starts
constexpr float kLargeDie = 2.6F;  // its edge over the middle …
constexpr float kLargeOfTwo = 2.1F;
constexpr float kApart = 1.25F;  // … and the distance between two, in edges
constexpr float kBounce = 3.2F;
constexpr float kArc = 4.0F;  // four times the height of its way home

}  // namespace

int side_showing(const Die& die, int face) {
  const auto side = std::find(die.faces.begin(), die.faces.end(), face);
  return static_cast<int>(side - die.faces.begin()) % static_cast<int>(die.faces.size());
}

float lying_yaw(int face, int turned) {
  return 0.4F + 0.35F * static_cast<float>((face * 5 + turned * 3) % 7);
}

Tumble tumble(float ease, glm::vec2 out, int index, const glm::quat& landed) {
  const float left = 1.0F - ease;
  const float lean = index % 2 == 0 ? 0.35F : -0.4F;
  const glm::vec3 axis = glm::normalize(glm::vec3(-out.y, out.x, lean));
  return {left, std::abs(std::cos(ease * 2.5F * glm::pi<float>())) * left,
          glm::angleAxis(left * 4.0F * glm::pi<float>(), axis) * landed};
}

Die thrown_die(const Throw& thrown, float t) {
  Die die;
  const glm::quat landed = die_showing(side_showing(die, thrown.face), thrown.yaw);
  const float home = glm::smoothstep(kShown, 1.0F, t);
  const bool outside = glm::length(thrown.from) > 0.01F;
  const glm::vec2 out = outside ? glm::normalize(thrown.from) : glm::vec2(0.0F, -1.0F);
  const float large = thrown.count == 1 ? kLargeDie : kLargeOfTwo;
  const float step = static_cast<float>(thrown.index) - 0.5F * static_cast<float>(thrown.count - 1);
  const Tumble now = tumble(slowing(std::min(1.0F, t / kTumbling)), out, thrown.index, landed);
  const glm::vec2 over = out * (now.left * kFrom) + glm::vec2(step * kApart * large, 0.0F);
  die.size = glm::mix(large, thrown.size, home);
  die.position = glm::vec3(glm::mix(over, thrown.home, home),
                           die.size * 0.5F + now.bounce * kBounce + kArc * home * (1.0F - home));
  die.orientation = now.orientation;
  return die;
}

}  // namespace view
