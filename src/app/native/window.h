// The window itself: its icon, and its last position and size.
#pragma once

#include <SDL.h>

#include <optional>
#include <string>
#include <string_view>

namespace platform {

// In units of the screen; not stored while the window fills the screen.
struct WindowPlace {
  int x = 0;
  int y = 0;
  int width = 0;
  int height = 0;
  bool maximised = false;
  friend bool operator==(const WindowPlace&, const WindowPlace&) = default;
};
[[nodiscard]] std::string print_place(const WindowPlace& place);
// Nothing if the text does not give a usable window.
[[nodiscard]] std::optional<WindowPlace> parse_place(std::string_view text);

// Nothing while it fills the screen, since it should not open like that next time.
[[nodiscard]] std::optional<WindowPlace> place_of(SDL_Window* window);
// Moves the window there if enough of it would be on one of the screens.
void put_window(SDL_Window* window, const WindowPlace& place);

// Sets the icon that the build drew, if it could draw one.
void set_icon(SDL_Window* window);

}  // namespace platform
