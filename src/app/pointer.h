// The pointer on the table, where it points at pieces and squares.
#pragma once

#include <SDL_events.h>

#include <cstdint>

namespace app {

struct App;

struct Pointer {
  bool dragging = false;  // it went down on the table and is not up yet
  bool waits = false;     // a finger is down but has not touched anything yet: see point_at_table
  bool again = false;     // it went down on the piece that was picked
  // When it last went down, by the system's clock, and how long it was down the last time. The
  // frame that is told of it may come much later.
  std::uint32_t pressed_ms = 0;
  std::uint32_t held_ms = 0;
};

// Notes when a button or a finger goes down and up.
void note_press(Pointer& pointer, const SDL_Event& event);

// Passes this frame's movement, taps and drags to the session; if a touch is refused, says why.
void point_at_table(App& app);

}  // namespace app
