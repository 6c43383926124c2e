// How long it takes until something is to happen again: no time, some seconds, or forever.
#pragma once

#include <algorithm>
#include <limits>

namespace core {

class Wait {
 public:
  [[nodiscard]] static constexpr Wait none() { return Wait(0.0F); }
  [[nodiscard]] static constexpr Wait for_ever() { return {}; }
  // `seconds` below 0 count as 0.
  [[nodiscard]] static constexpr Wait of(float seconds) { return Wait(std::max(0.0F, seconds)); }
  constexpr Wait() = default;  // forever

  // Whether it ends at all.
  constexpr explicit operator bool() const {
    return seconds_ < std::numeric_limits<float>::infinity();
  }
  [[nodiscard]] constexpr bool over() const { return seconds_ <= 0.0F; }
  [[nodiscard]] constexpr float seconds() const { return seconds_; }
  [[nodiscard]] friend constexpr Wait shorter(Wait a, Wait b) {
    return Wait(std::min(a.seconds_, b.seconds_));
  }

 private:
  constexpr explicit Wait(float seconds) : seconds_(seconds) {}
  float seconds_ = std::numeric_limits<float>::infinity();
};

}  // namespace core
