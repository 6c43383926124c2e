// The pointer on the table: it means pieces and squares.
#pragma once

namespace app {

struct App;

struct Pointer {
  bool dragging = false;  // it went down on the table and is not up yet
};

// Takes this frame's movement, taps and drags to the session; where they are refused, says why.
void point_at_table(App& app);

}  // namespace app
