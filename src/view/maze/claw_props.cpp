#include "view/maze/claw_props.h"

#include <algorithm>
#include <cmath>
#include <glm/common.hpp>
#include <glm/gtc/constants.hpp>

namespace view {

namespace {

// Heights above a piece's foot, board units.
constexpr float kAway = 9.0F;
constexpr float kWaits = 2.4F;
constexpr float kHolds = 0.55F;
constexpr float kSlipsTo = 1.1F;

constexpr int kJaws = 4;
constexpr float kJaw = 0.42F;  // half a jaw's height
constexpr float kThick = 0.075F;
constexpr float kShut = 0.24F;  // the jaws' distance from the middle …
constexpr float kWide = 0.6F;   // … and when it is open
constexpr float kHead = 0.17F;
constexpr float kRope = 0.035F;
constexpr float kRopeTop = 12.0F;

glm::vec3 above(glm::vec3 piece, float high) { return piece + glm::vec3(0.0F, 0.0F, high); }

void add(Scene& scene, glm::vec3 at, glm::vec3 half, float heading, Hue hue) {
  Brick brick;
  brick.position = at;
  brick.half = half;
  brick.heading = heading;
  brick.hue = hue;
  scene.bricks.push_back(brick);
}

}  // namespace

ClawPose claw_aims(glm::vec3 piece, float t) {
  return {above(piece, glm::mix(kAway, kWaits, glm::smoothstep(0.0F, 1.0F, t))), 1.0F};
}

ClawPose claw_grips(glm::vec3 piece, float t) {
  constexpr float kDown = 0.6F;
  const float down = glm::smoothstep(0.0F, kDown, t);
  return {above(piece, glm::mix(kWaits, kHolds, down)), 1.0F - glm::smoothstep(kDown, 1.0F, t)};
}

ClawPose claw_carries(glm::vec3 piece, float t, float carried) {
  const float lets_go = std::clamp((t - carried) / (1.0F - carried), 0.0F, 1.0F);
  return {above(piece, glm::mix(kHolds, kAway, lets_go * lets_go)), std::min(1.0F, 3.0F * lets_go)};
}

ClawPose claw_slips(glm::vec3 piece, float t) {
  constexpr float kDown = 0.4F;
  constexpr float kUp = 0.6F;
  const float down = glm::smoothstep(0.0F, kDown, t);
  const float up = glm::smoothstep(kUp, 1.0F, t);
  const float high = t < kUp ? glm::mix(kWaits, kSlipsTo, down) : glm::mix(kSlipsTo, kAway, up);
  return {above(piece, high), 1.0F - glm::smoothstep(kDown, kUp, t)};
}

void add_claw(const ClawPose& pose, Scene& scene) {
  const float reach = glm::mix(kShut, kWide, pose.open);
  for (int i = 0; i < kJaws; ++i) {
    const float turn = (static_cast<float>(i) + 0.5F) * 2.0F * glm::pi<float>() / kJaws;
    const glm::vec3 out(std::cos(turn), std::sin(turn), 0.0F);
    add(scene, pose.at + out * reach + glm::vec3(0.0F, 0.0F, kJaw), {kThick, kThick, kJaw}, turn,
        Hue::Orange);
    add(scene, pose.at + out * (0.5F * reach) + glm::vec3(0.0F, 0.0F, 2.0F * kJaw),
        {0.5F * reach, kThick, kThick}, turn, Hue::Orange);
  }
  const glm::vec3 head = pose.at + glm::vec3(0.0F, 0.0F, 2.0F * kJaw + kHead);
  add(scene, head, {kHead, kHead, kHead}, 0.0F, Hue::Walnut);
  const float rope = 0.5F * std::max(0.0F, kRopeTop - head.z);
  add(scene, head + glm::vec3(0.0F, 0.0F, rope), {kRope, kRope, rope}, 0.0F, Hue::Walnut);
}

}  // namespace view
