#include "app/native/window.h"

#include <array>
#include <cmath>
#include <cstdint>

#include "assets/embedded.h"
#include "core/text.h"

namespace platform {

namespace {

constexpr int kLeastSide = 200;
constexpr int kMost = 30000;
constexpr int kInReach = 80;  // this much of the title bar must be on a screen

// A number that may have a sign.
std::optional<int> signed_number(std::string_view text) {
  const bool minus = text.starts_with('-');
  const auto number = core::parse_number(text.substr(minus ? 1 : 0), kMost);
  if (!number) return std::nullopt;
  return minus ? -static_cast<int>(*number) : static_cast<int>(*number);
}

}  // namespace

std::string print_place(const WindowPlace& place) {
  return std::to_string(place.x) + " " + std::to_string(place.y) + " " +
         std::to_string(place.width) + " " + std::to_string(place.height) + " " +
         (place.maximised ? "1" : "0") + "\n";
}

std::optional<WindowPlace> parse_place(std::string_view text) {
  std::string_view line = core::take_until(text, '\n');
  std::array<int, 5> numbers{};
  for (int& number : numbers) {
    const auto read = signed_number(core::take_until(line, ' '));
    if (!read) return std::nullopt;
    number = *read;
  }
  const WindowPlace place{numbers[0], numbers[1], numbers[2], numbers[3], numbers[4] != 0};
  const bool usable = place.width >= kLeastSide && place.height >= kLeastSide;
  return usable ? std::optional(place) : std::nullopt;
}

std::optional<WindowPlace> place_of(SDL_Window* window) {
  const Uint32 flags = SDL_GetWindowFlags(window);
  if ((flags & (SDL_WINDOW_FULLSCREEN | SDL_WINDOW_MINIMIZED)) != 0) return std::nullopt;
  WindowPlace place;
  SDL_GetWindowPosition(window, &place.x, &place.y);
  SDL_GetWindowSize(window, &place.width, &place.height);
  place.maximised = (flags & SDL_WINDOW_MAXIMIZED) != 0;
  return place;
}

void put_window(SDL_Window* window, const WindowPlace& place) {
  const SDL_Rect bar{place.x, place.y, place.width, kInReach};
  for (int i = 0; i < SDL_GetNumVideoDisplays(); ++i) {
    SDL_Rect screen;
    SDL_Rect seen;
    if (SDL_GetDisplayUsableBounds(i, &screen) != 0) continue;
    if (SDL_IntersectRect(&bar, &screen, &seen) == SDL_FALSE || seen.w < kInReach) continue;
    SDL_SetWindowSize(window, place.width, place.height);
    SDL_SetWindowPosition(window, place.x, place.y);
    if (place.maximised) SDL_MaximizeWindow(window);
    return;
  }
}

void set_icon(SDL_Window* window) {
  const auto pixels = assets::find("window.rgba");
  const auto root = std::lround(std::sqrt(static_cast<double>(pixels.size()) / 4));
  const int side = static_cast<int>(root);
  if (root == 0 || pixels.size() != static_cast<std::size_t>(root * root) * 4) return;
  // SDL only reads them.
  auto* const bytes = const_cast<unsigned char*>(pixels.data());  // NOLINT(*-const-cast)
  SDL_Surface* const icon =
      SDL_CreateRGBSurfaceWithFormatFrom(bytes, side, side, 32, side * 4, SDL_PIXELFORMAT_RGBA32);
  if (icon == nullptr) return;
  SDL_SetWindowIcon(window, icon);
  SDL_FreeSurface(icon);
}

}  // namespace platform
