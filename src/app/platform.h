// What differs between a window of our own and a page in a browser, behind plain functions. The
// native and the web file implement it; nothing else knows which one it is.
#pragma once

#include <SDL.h>

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "ui/ui.h"

namespace app {
struct App;
}

namespace platform {

// Hints and a window with a GL ES 3 context; nullptr with `reason` filled if that fails.
[[nodiscard]] SDL_Window* open_window(std::string& reason);

// Size of the drawing area in css px and device pixels per css px; called before each frame.
struct Metrics {
  ImVec2 size{0, 0};
  float ratio = 1.0F;
  float window_scale = 1.0F;  // css px per unit of SDL's pointer positions
  ui::Rect safe;              // css px without notches
};
[[nodiscard]] Metrics measure(SDL_Window* window);

// Texts that outlive the program: settings, the last set-up, the game in progress.
[[nodiscard]] std::optional<std::string> load_text(std::string_view key);
void save_text(std::string_view key, std::string_view text);

// The machine's wishes.
[[nodiscard]] std::string language_tag();
[[nodiscard]] bool prefers_dark();
[[nodiscard]] bool prefers_calm();
[[nodiscard]] bool debug_asked();
[[nodiscard]] bool has_own_window();  // it can be quit, and its shaders may change on the disk
[[nodiscard]] std::uint64_t random_seed();
void copy_text(const std::string& text);
// Opens licences.txt, which the build put together, in the browser.
void show_licences();

// The text of a shader; natively from the disk if it is there, so that it can be edited.
[[nodiscard]] std::string_view shader_source(std::string_view name);

// Tells the world what is on the screen: elements beside the canvas on the web, nothing natively.
void mirror(const ui::Ui& ui, std::string_view language);
// Words for a screen reader's live region.
void announce(const std::string& text);
// Puts a text field of the page over ours, or takes it away.
void place_overlay(const ui::Overlay* overlay, const ui::Ui& ui);
void first_frame_shown();
// Asks for one of the program's files that need not be inside from the start; it is handed to
// assets::add and then to app::file_came, now or later, or never if it cannot be had.
void want_file(const std::string& name);

// Runs frames until the program ends; a frame is wanted after each event and while
// app::frame() says so.
int run(app::App& app, int argc, char** argv);

}  // namespace platform
