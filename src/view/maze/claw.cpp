#include "view/maze/claw.h"

#include <algorithm>
#include <cmath>
#include <glm/gtc/constants.hpp>

#include "view/table/easing.h"

namespace view {

namespace {

// Seconds of a beat's parts.
constexpr float kLower = 0.45F;
constexpr float kClose = 0.2F;
constexpr float kLift = 0.5F;
constexpr float kOpen = 0.12F;
constexpr float kFall = 0.32F;
constexpr float kLook = 0.55F;      // time to see the result
constexpr float kSwayTime = 1.15F;  // one swing of the load
constexpr float kSwayGrows = 0.8F;  // until it swings in full

constexpr CraneCourse kFull = {2.4F, 0.115F, 0.115F, 0.02F};
constexpr CraneCourse kUsual = {1.9F, 0.075F, 0.075F, 0.035F};
constexpr CraneCourse kNone = {1.45F, 0.05F, 0.05F, 0.05F};

float part(float time, float from, float length) {
  return smooth(std::clamp((time - from) / length, 0.0F, 1.0F));
}

}  // namespace

CraneCourse crane_course(ClawHelp help, bool slow) {
  CraneCourse course = kUsual;
  if (help != ClawHelp::Usual) course = help == ClawHelp::Full ? kFull : kNone;
  if (slow) course.sweep *= 2.0F;
  return course;
}

Crane::Crane(const CraneCourse& course, const Past& past)
    : course_(course),
      beat_(past.beat),
      phase_(past.phase),
      grabbed_(past.grabbed),
      hit_(past.hit),
      dropped_at_(past.dropped_at) {}

void Crane::enter(Beat beat) {
  beat_ = beat;
  time_ = 0.0F;
}

bool Crane::press() {
  switch (beat_) {
    case Beat::Ready: enter(Beat::Seeking); return true;
    case Beat::Seeking:
      grabbed_ = in_reach();
      enter(Beat::Grabbing);
      return true;
    case Beat::Carrying:
      hit_ = in_reach();
      dropped_at_ = hook();
      enter(Beat::Dropping);
      return true;
    default: return false;
  }
}

bool Crane::advance(float seconds) {
  if (beat_ == Beat::Ready || beat_ == Beat::Done) return false;
  time_ += seconds;
  if (beat_ == Beat::Seeking || beat_ == Beat::Carrying) {
    phase_ = std::fmod(phase_ + seconds / course_.sweep, 2.0F);
  }
  if (beat_ == Beat::Grabbing && time_ >= kLower + kClose + kLift) {
    enter(grabbed_ ? Beat::Carrying : Beat::Done);
  }
  if (beat_ == Beat::Dropping && time_ >= kOpen + kFall + kLook) enter(Beat::Done);
  return true;
}

std::optional<bool> Crane::result() const {
  return beat_ == Beat::Done ? std::optional(hit_) : std::nullopt;
}

bool Crane::in_reach() const {
  if (beat_ == Beat::Seeking) return std::abs(hook() - kVictim) <= course_.grab;
  if (beat_ == Beat::Carrying) return std::abs(hook() - kDestination) <= course_.drop;
  return false;
}

float Crane::trolley() const { return 0.5F - 0.5F * std::cos(phase_ * glm::pi<float>()); }

float Crane::hook() const {
  if (beat_ == Beat::Dropping) return dropped_at_;
  if (beat_ != Beat::Carrying) return beat_ == Beat::Done && grabbed_ ? dropped_at_ : trolley();
  const float grown = part(time_, 0.0F, kSwayGrows);
  return trolley() + course_.sway * grown * std::sin(time_ * glm::two_pi<float>() / kSwayTime);
}

float Crane::depth() const {
  if (beat_ != Beat::Grabbing) return 0.0F;
  return part(time_, 0.0F, kLower) - part(time_, kLower + kClose, kLift);
}

float Crane::grip() const {
  switch (beat_) {
    case Beat::Grabbing: return part(time_, kLower, kClose);
    case Beat::Carrying: return 1.0F;
    case Beat::Dropping: return 1.0F - part(time_, 0.0F, kOpen);
    case Beat::Done: return grabbed_ ? 0.0F : 1.0F;
    default: return 0.0F;
  }
}

Crane::Load Crane::load() const {
  if (!grabbed_) return {kVictim, 1.0F, false};
  switch (beat_) {
    case Beat::Grabbing:
      // It hangs where the claw took it, which is never far from where it stood.
      return time_ < kLower + kClose ? Load{kVictim, 1.0F, false} : Load{hook(), depth(), true};
    case Beat::Carrying: return {hook(), 0.0F, true};
    default: {
      const float fallen = std::clamp((time_ - kOpen) / kFall, 0.0F, 1.0F);
      const bool done = beat_ == Beat::Done;
      return {dropped_at_, done ? 1.0F : fallen * fallen, false};
    }
  }
}

}  // namespace view
