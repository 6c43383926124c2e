// A game controller as a keyboard, with the same keys as on the page (web/gamepad.js): the cross
// and the left stick are the arrows, A presses, B goes back, the shoulder buttons go through
// everything, the triggers turn pages.
#pragma once

#include <SDL.h>

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

namespace platform {

class Pad {
 public:
  // The keys that an event presses or releases; none for other events. Also opens controllers that
  // are plugged in. Times are in ms.
  std::vector<SDL_Event> keys(const SDL_Event& event, std::uint64_t now);
  // The arrows and pages held long enough to be pressed again.
  std::vector<SDL_Event> repeats(std::uint64_t now);
  // Time until the next of them, in ms; nothing while none is held.
  [[nodiscard]] std::optional<int> wait(std::uint64_t now) const;

 private:
  void hold(SDL_Keycode key, SDL_Keymod mod, bool down, std::uint64_t now,
            std::vector<SDL_Event>& out);
  void lean(SDL_Keycode less, SDL_Keycode more, int value, std::uint64_t now,
            std::vector<SDL_Event>& out);

  std::map<SDL_Keycode, std::uint64_t> held_;  // with the time of its next press
};

}  // namespace platform
