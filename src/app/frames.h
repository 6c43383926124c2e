// The frames that were drawn: how many, how long apart, and what the last one cost.
#pragma once

#include <cstdint>

namespace app {

// CPU time in ms.
struct FrameCost {
  double ours_ms = 0.0;   // the game, the page and what stands on the table
  double calls_ms = 0.0;  // handing it to the graphics driver
};

struct Frames {
  std::uint64_t drawn = 0;
  FrameCost cost;         // of the last one
  float step_ms = 0.0F;   // the longest that playing on, with a bot's thinking, took in a frame
  bool was_idle = true;   // the last frame wanted no other one after it
  bool still = false;     // the next one is wanted only because nothing moves any more
  bool complete = false;  // a frame was made by the whole program (platform::whole)
  std::uint64_t last_ticks = 0;
};

// Seconds since the last call; after a rest, those of an ordinary frame.
[[nodiscard]] float seconds_passed(Frames& frames);

}  // namespace app
