// The window itself: its icon, and where it was and how large the last time.
#pragma once

#include <SDL.h>

#include <optional>
#include <string>
#include <string_view>

namespace platform {

// In units of the screen; nothing of it while the window fills the screen.
struct WindowPlace {
  int x = 0;
  int y = 0;
  int width = 0;
  int height = 0;
  bool maximised = false;
  friend bool operator==(const WindowPlace&, const WindowPlace&) = default;
};
[[nodiscard]] std::string print_place(const WindowPlace& place);
// Nothing if the text makes no window that can be used.
[[nodiscard]] std::optional<WindowPlace> parse_place(std::string_view text);

// Nothing while it fills the screen: that is not where it will be wanted.
[[nodiscard]] std::optional<WindowPlace> place_of(SDL_Window* window);
// Puts the window there if enough of it would be on one of the screens.
void put_window(SDL_Window* window, const WindowPlace& place);

// The icon that the build drew, if it could.
void set_icon(SDL_Window* window);

}  // namespace platform
