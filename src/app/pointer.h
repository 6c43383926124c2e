// The pointer on the table, where it points at pieces and squares.
#pragma once

#include <cstdint>

namespace app {

struct App;

struct Pointer {
  bool dragging = false;  // it went down on the table and is not up yet
  bool waits = false;     // a finger is down but has not touched anything yet: see point_at_table
  std::uint64_t down_ms = 0;  // when it went down
  bool again = false;         // it went down on the piece that was picked
};

// Passes this frame's movement, taps and drags to the session; if a touch is refused, says why.
void point_at_table(App& app);

}  // namespace app
