// A die that is thrown: it tumbles in from its thrower's side, large over the middle of the board,
// shows its number there, and settles in its place.
#pragma once

#include "view/board/scene.h"

namespace view {

struct Throw {
  glm::vec2 from{0.0F};  // the middle of the thrower's side
  glm::vec2 home{0.0F};  // where it comes to rest,
  float size = 1.0F;     // and the length of its edge there
  int face = 1;
  float yaw = 0.0F;  // its turn about z there
  int index = 0;     // which of the `count` dice that are thrown together
  int count = 1;
};

// How far a die that tumbles in along `out` has come, `ease` 0…1: what is left of the way, and how
// high it bounces, both 1…0, and its orientation. `index` distinguishes dice that are thrown
// together.
struct Tumble {
  float left = 0.0F;
  float bounce = 0.0F;
  glm::quat orientation{};
};
[[nodiscard]] Tumble tumble(float ease, glm::vec2 out, int index, const glm::quat& landed);
// The die after the share `t` (0…1) of the throw; at 1 it is at rest.
[[nodiscard]] Die thrown_die(const Throw& thrown, float t);
// How a die that shows `face` lies turned, in radians; `turned` distinguishes throws of the same
// face.
[[nodiscard]] float lying_yaw(int face, int turned);
// The side of a die that shows `face`, as die_showing wants it.
[[nodiscard]] int side_showing(const Die& die, int face);

}  // namespace view
