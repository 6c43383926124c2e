#include "view/ludo/dice.h"

#include <algorithm>
#include <cmath>
#include <glm/geometric.hpp>
#include <glm/gtc/constants.hpp>
#include <glm/gtc/quaternion.hpp>

#include "view/table/tabletop.h"

namespace view {

namespace {

constexpr float kFarthest = 6.0F;  // squares from which a die comes in
constexpr float kHighest = 3.2F;   // of its first bounce

float size_of(const Place& nest, int count) {
  const float share = count == 1 ? 0.62F : 0.48F;
  return std::clamp(nest.room * share, count == 1 ? 0.7F : 0.55F, 1.1F);
}

// Where die `index` of `count` comes to rest: side by side as the viewer sees them.
glm::vec2 lying_at(const Place& nest, int index, int count, float size) {
  constexpr float kApart = 1.3F;  // of a die's size, between the middles
  const float step = static_cast<float>(index) - 0.5F * static_cast<float>(count - 1);
  return nest.middle + glm::vec2(step * kApart * size, 0.0F);
}

int side_of(const Die& die, int face) {
  const auto found = std::find(die.faces.begin(), die.faces.end(), face);
  return static_cast<int>(found - die.faces.begin()) % 6;
}

// Flies in over the nest from the board's edge, tumbles, bounces twice and lies there.
void tumble(Die& die, glm::vec2 at, int face, int turned, float t) {
  const float yaw = 0.4F + 0.35F * static_cast<float>((face * 5 + turned * 3) % 7);
  const float ease = slowing(t);
  const float left = 1.0F - ease;
  const glm::vec2 out = glm::length(at) > 0.01F ? glm::normalize(at) : glm::vec2(0.0F, -1.0F);
  const float bounce = std::abs(std::cos(ease * 2.5F * glm::pi<float>())) * left * kHighest;
  die.position = glm::vec3(at + out * (left * kFarthest), die.size * 0.5F + bounce);
  const glm::vec3 axis = glm::normalize(glm::vec3(-out.y, out.x, turned % 2 == 0 ? 0.35F : -0.4F));
  die.orientation =
      glm::angleAxis(left * 4.0F * glm::pi<float>(), axis) * die_showing(side_of(die, face), yaw);
}

}  // namespace

void add_dice(const Place& nest, std::span<const FallenDie> dice, float t, int turned,
              Scene& scene) {
  const auto count = static_cast<int>(dice.size());
  for (int i = 0; i < count; ++i) {
    const FallenDie& fallen = dice[static_cast<std::size_t>(i)];
    Die die;
    die.size = size_of(nest, count);
    die.hue = fallen.used ? Hue::Walnut : Hue::Ivory;
    tumble(die, lying_at(nest, i, count, die.size), fallen.face, turned + i, t);
    scene.dice.push_back(die);
  }
}

void add_waiting_dice(const Place& nest, int count, Scene& scene) {
  for (int i = 0; i < count; ++i) {
    Die die;
    die.size = size_of(nest, count);
    die.position = glm::vec3(lying_at(nest, i, count, die.size), die.size * 0.5F);
    die.orientation = die_showing(i, i == 0 ? 0.6F : -0.3F);
    die.glow = 1.0F;
    scene.dice.push_back(die);
  }
}

}  // namespace view
