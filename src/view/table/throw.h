// A die that is thrown: it tumbles in from its thrower's side, large over the middle of the board,
// shows its number there, and settles where it belongs.
#pragma once

#include "view/board/scene.h"

namespace view {

struct Throw {
  glm::vec2 from{0.0F};  // the middle of the thrower's side
  glm::vec2 home{0.0F};  // where it comes to rest …
  float size = 1.0F;     // … and the length of its edge there
  int face = 1;
  float yaw = 0.0F;  // how it is turned there
  int index = 0;     // which of `count` dice that are thrown together
  int count = 1;
};

// After the share `t` of the throw has passed, 0…1; at 1 it lies still.
[[nodiscard]] Die thrown_die(const Throw& thrown, float t);
// The side of a die that shows `face`, as die_showing wants it.
[[nodiscard]] int side_showing(const Die& die, int face);

}  // namespace view
