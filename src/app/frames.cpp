#include "app/frames.h"

#include <SDL.h>

#include <algorithm>

namespace app {

float seconds_passed(Frames& frames) {
  constexpr float kIdleStep = 1.0F / 60.0F;
  constexpr float kLeast = 0.0005F;
  constexpr float kMost = 0.1F;
  const std::uint64_t now = SDL_GetPerformanceCounter();
  const double passed = static_cast<double>(now - frames.last_ticks) /
                        static_cast<double>(SDL_GetPerformanceFrequency());
  frames.last_ticks = now;
  return frames.was_idle ? kIdleStep : std::clamp(static_cast<float>(passed), kLeast, kMost);
}

}  // namespace app
