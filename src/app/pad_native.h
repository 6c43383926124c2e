// A game controller as a keyboard, with the same keys as on the page (web/gamepad.js): the cross
// and the left stick are the arrows, A presses, B goes back, the shoulders walk through everything.
#pragma once

#include <SDL.h>

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

namespace platform {

class Pad {
 public:
  // Opens controllers that are plugged in. The keys that an event presses or lets go; none for an
  // event of anything else. Times are in ms.
  std::vector<SDL_Event> keys(const SDL_Event& event, std::uint64_t now);
  // Arrows that have been held so long that they are pressed again.
  std::vector<SDL_Event> repeats(std::uint64_t now);
  // How long until the next of them; nothing while no arrow is held.
  [[nodiscard]] std::optional<int> wait(std::uint64_t now) const;

 private:
  void hold(SDL_Keycode key, SDL_Keymod mod, bool down, std::uint64_t now,
            std::vector<SDL_Event>& out);
  void lean(SDL_Keycode less, SDL_Keycode more, int value, std::uint64_t now,
            std::vector<SDL_Event>& out);

  std::map<SDL_Keycode, std::uint64_t> held_;  // and when it is pressed again
};

}  // namespace platform
