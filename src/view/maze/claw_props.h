// The claw over the board as things of the scene: it comes down over its victim, grips, carries it
// and opens; or slips and goes up empty. Knows the moment and where the victim is shown, no rule.
#pragma once

#include "view/board/scene.h"

namespace view {

// Where the claw is, and how far it is open.
struct ClawPose {
  glm::vec3 at{0.0F};  // of its jaws' ends, board units
  float open = 1.0F;   // 0 shut … 1 wide
};

// `piece` is where the victim's foot is now, `t` how much of the event has passed, 0…1.
[[nodiscard]] ClawPose claw_aims(glm::vec3 piece, float t);
[[nodiscard]] ClawPose claw_grips(glm::vec3 piece, float t);
// `carried`: the share of the event after which it lets go.
[[nodiscard]] ClawPose claw_carries(glm::vec3 piece, float t, float carried);
[[nodiscard]] ClawPose claw_slips(glm::vec3 piece, float t);

void add_claw(const ClawPose& pose, Scene& scene);

}  // namespace view
