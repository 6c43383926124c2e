#include "view/ludo/dice.h"

#include <algorithm>

#include "view/table/throw.h"

namespace view {

namespace {

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

constexpr float kReach = 0.65F;  // of a die's size: half the distance between two middles

}  // namespace

void mark_used(ludo::Lanes left, ThrownDice& dice) {
  for (std::size_t i = dice.size(); i-- > 0;) {
    dice[i].used = ludo::equal_lanes(left, dice[i].face) == 0;
    if (!dice[i].used) left = ludo::without(left, dice[i].face);
  }
}

void add_dice(const Place& nest, std::span<const ThrownDie> dice, float t, int turned,
              Scene& scene) {
  const auto count = static_cast<int>(dice.size());
  for (int i = 0; i < count; ++i) {
    const ThrownDie& thrown = dice[static_cast<std::size_t>(i)];
    const float size = size_of(nest, count);
    const float yaw = lying_yaw(thrown.face, turned + i);
    Die die = thrown_die(
        {nest.middle, lying_at(nest, i, count, size), size, thrown.face, yaw, i, count}, t);
    die.hue = thrown.used ? Hue::Walnut : Hue::Ivory;
    die.glow = thrown.picked ? 1.0F : die.glow;
    scene.dice.push_back(die);
  }
}

Spot lying_die(const Place& nest, int index, int count) {
  const float size = size_of(nest, count);
  return {glm::vec3(lying_at(nest, index, count, size), 0.5F * size), kReach * size};
}

void add_waiting_dice(const Place& nest, int count, Scene& scene) {
  for (int i = 0; i < count; ++i) {
    Die die;
    die.size = size_of(nest, count);
    die.position = glm::vec3(lying_at(nest, i, count, die.size), die.size * 0.5F);
    die.faces = {};
    die.orientation = die_showing(0, i == 0 ? 0.6F : -0.3F);
    die.glow = 1.0F;
    scene.dice.push_back(die);
  }
}

}  // namespace view
