// The pointer on the table, where it points at pieces and squares.
#pragma once

namespace app {

struct App;

struct Pointer {
  bool dragging = false;  // it went down on the table and is not up yet
  bool waits = false;     // a finger is down that has not yet touched anything: see point_at_table
  float held = 0.0F;      // seconds since it went down
};

// Takes this frame's movement, taps and drags to the session; where they are refused, says why.
void point_at_table(App& app);

}  // namespace app
