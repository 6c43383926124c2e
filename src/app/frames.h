// The frames so far: how many, how far apart, and the cost of the last one.
#pragma once

#include <cstdint>

#include "core/wait.h"

namespace app {

// CPU time in ms.
struct FrameCost {
  double ours_ms = 0.0;   // the game, the page and the table
  double calls_ms = 0.0;  // passing it to the graphics driver
};

struct Frames {
  std::uint64_t drawn = 0;    // all that were laid out
  std::uint64_t painted = 0;  // of these, passed to the graphics driver
  FrameCost cost;             // of the last frame
  std::uint64_t put_off = 0;  // how often a bot's thinking was left to the next frame
  core::Wait next;            // when the last frame wanted another
  bool still = false;         // the next frame is wanted only because nothing moves any more
  std::uint64_t last_ticks = 0;
};

// Seconds since the last call; those of an ordinary frame if none was wanted since.
[[nodiscard]] float seconds_passed(Frames& frames);

}  // namespace app
