// The claw over the board as parts of the scene: it comes down over its victim, grips, carries it
// and opens; or slips and goes up empty. Knows how far the event has run and where the victim is
// shown, no rule.
#pragma once

#include "view/board/scene.h"

namespace view {

// Where the claw is, and how far it is open.
struct ClawPose {
  glm::vec3 at{0.0F};  // the tips of its jaws, in board units
  float open = 1.0F;   // 0 shut … 1 wide
};

// `piece` is the position of the victim's foot, `t` the share of the event that has passed, 0…1.
[[nodiscard]] ClawPose claw_aims(glm::vec3 piece, float t);
[[nodiscard]] ClawPose claw_grips(glm::vec3 piece, float t);
// `carried`: the share of the event after which it lets go.
[[nodiscard]] ClawPose claw_carries(glm::vec3 piece, float t, float carried);
[[nodiscard]] ClawPose claw_slips(glm::vec3 piece, float t);

void add_claw(const ClawPose& pose, Scene& scene);

}  // namespace view
