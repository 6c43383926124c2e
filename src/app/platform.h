// The differences between a window of our own and a page in a browser, behind plain functions: the
// window, the clock, the system's preferences and the frames. store.h, outside.h, parts.h, claim.h
// and device.h are the rest. Native and web files implement them; nothing else knows which one it
// is.
#pragma once

#include <SDL.h>

#include <cstdint>
#include <glm/vec2.hpp>
#include <string>
#include <string_view>

#include "ui/kit/ui.h"

namespace app {
struct App;
}

namespace platform {

// Sets SDL's hints and opens a window with a GL ES 3 context; nullptr with `reason` filled if that
// fails.
[[nodiscard]] SDL_Window* open_window(std::string& reason);

// Measures the drawing area; called before each frame.
struct Metrics {
  ImVec2 size{0, 0};          // css px, perhaps with a fraction
  glm::ivec2 pixels{0};       // of the device
  float ratio = 1.0F;         // device pixels per css px, as near as whole pixels allow
  float window_scale = 1.0F;  // css px per unit of SDL's pointer positions
};
[[nodiscard]] Metrics measure(SDL_Window* window);

// CPU time of this thread in ms since some moment; on the page, where it is not available, the
// clock.
[[nodiscard]] double cpu_ms();

// Seconds since 1970.
[[nodiscard]] std::uint64_t clock_seconds();
// The date where the person is, in days since 1 January 1970.
[[nodiscard]] int local_day();

// The system's preferences.
[[nodiscard]] std::string language_tag();
[[nodiscard]] bool prefers_dark();
[[nodiscard]] bool prefers_calm();
[[nodiscard]] bool prefers_contrast();
[[nodiscard]] bool debug_asked();
[[nodiscard]] bool has_own_window();  // it can be quit, and its shaders may change on disk
// Null in a page.
[[nodiscard]] ui::Ui::Editor text_editor();
// 64 bits that nobody can guess: from the system's cryptographic source.
[[nodiscard]] std::uint64_t random_bits();

// Whether a frame that draws nothing leaves the last one on the screen.
[[nodiscard]] bool keeps_picture();
// Whether the graphics card has been taken away; nothing can be drawn or compiled until it is back.
[[nodiscard]] bool picture_is_lost();
// The name of the renderer, as far as the browser reveals it: a graphics card, or a program such as
// "llvmpipe". Needs the window.
[[nodiscard]] std::string painter_name();
// The text of a shader; natively from the disk if it is there, so that it can be edited.
[[nodiscard]] std::string_view shader_source(std::string_view name);

// Describes the screen outside the canvas: by elements beside it on the web, not at all natively.
void mirror(const ui::Ui& ui, std::string_view language);
// Asks for a frame; may also be called outside one.
void wake();
// Asks for a frame once no other has been wanted for a moment, and marks it (Frames::still): for
// work that can wait until nothing moves.
void wake_when_still(app::App& app);
// Whether the page cannot be seen now.
[[nodiscard]] bool hidden();
// Text for a screen reader's live region.
void announce(const std::string& text);
// Puts a text field of the page over ours, or removes it.
void place_overlay(const ui::Overlay* overlay, const ui::Ui& ui);
// The program cannot go on: the page shows the reason, the window's program prints it on stderr.
void fail(const std::string& reason);
void first_frame_shown();

// Runs frames until the program ends: one after each event, and whenever app::frame() wanted one.
int run(app::App& app, int argc, char** argv);

}  // namespace platform
