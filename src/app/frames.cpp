#include "app/frames.h"

#include <SDL.h>

#include <algorithm>

namespace app {

float seconds_passed(Frames& frames) {
  constexpr float kIdleStep = 1.0F / 60.0F;
  constexpr float kLeast = 0.0005F;
  constexpr float kLate = 0.1F;  // at most so much after the frame was wanted
  const std::uint64_t now = SDL_GetPerformanceCounter();
  const double passed = static_cast<double>(now - frames.last_ticks) /
                        static_cast<double>(SDL_GetPerformanceFrequency());
  frames.last_ticks = now;
  if (!frames.next) return kIdleStep;
  return std::clamp(static_cast<float>(passed), kLeast, frames.next.seconds() + kLate);
}

}  // namespace app
