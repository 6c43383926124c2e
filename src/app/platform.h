// The differences between a window of our own and a page in a browser, behind plain functions. The
// native and the web file implement it; nothing else knows which one it is.
#pragma once

#include <SDL.h>

#include <functional>
#include <glm/vec2.hpp>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

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

// Texts that outlive the program, by keys of letters, digits and hyphens: settings, the last
// set-up, games and the like. Reading is immediate. Writing is in order and atomic, and the latest
// text of a key wins. Trouble is reported as news; false if it is already known that the text is
// not stored. (On the page the failure is reported later as news; room frames wait for it:
// web/transports.js.)
[[nodiscard]] std::optional<std::string> load_text(std::string_view key);
bool save_text(std::string_view key, std::string_view text);
void erase_text(std::string_view key);
// All keys with this prefix, sorted.
[[nodiscard]] std::vector<std::string> kept_keys(std::string_view prefix);
// In the order of web/main.js.
enum class StoreNews : std::uint8_t {
  Full,     // there is no space left
  Denied,   // storing is not allowed
  Changed,  // another page has written; programs do not hear of each other
  Failed,   // storing failed this time; it is tried again
  Unsaved,  // a newer version was let in, and waits since it would lose what was not stored
};
// What has happened to the store since the last call.
[[nodiscard]] std::optional<StoreNews> store_news();

// Input from outside: a link in the page's address, a file that was dropped, chosen or named on the
// command line.
struct Arrival {
  enum class Kind : std::uint8_t { Link, File, TooLarge, Unreadable };  // as in web/outside.js
  Kind kind;
  std::string text;  // the fragment, the file's content, or the name of what cannot be read
};
[[nodiscard]] std::optional<Arrival> arrival();
void ask_for_file();
// Saves a file where the person will find it: in the page's downloads, or natively in the folder
// “exports” beside the stored texts. An older file of that name stays. Returns the location if it
// should be shown, else an empty text; nothing if the file could not be written.
[[nodiscard]] std::optional<std::string> save_file(const std::string& name,
                                                   const std::string& text);
// The address of a game's own small page ("parchis"), which leads here with any fragment; empty
// natively.
[[nodiscard]] std::string page_address(std::string_view game);
// The system's share sheet.
[[nodiscard]] bool can_share();
void share_link(const std::string& title, const std::string& link);
void share_text(const std::string& text);
// Whether links can be drawn as codes by now; the first question makes a page fetch what draws
// them.
[[nodiscard]] bool codes_ready();
// Rows of 0 and 1, top to bottom; empty if the text is too long. Only if codes_ready().
[[nodiscard]] std::vector<std::string> qr_code(const std::string& text);

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
[[nodiscard]] std::uint64_t random_seed();
// Puts the text on the clipboard. Calls `then` with the result, now or later.
void copy_text(const std::string& text, const std::function<void(bool copied)>& then);
// Opens licences.txt, which the build put together, in the browser.
void show_licences();

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
// Sets the room that is opened when the page comes up again in its tab: a link's fragment; empty
// for none. And what is opened only when the page is reloaded.
void reopen_room(const std::string& fragment);
void reopen_link(const std::string& fragment);
// Whether the page cannot be seen now.
[[nodiscard]] bool hidden();
// Text for a screen reader's live region.
void announce(const std::string& text);
// Puts a text field of the page over ours, or removes it.
void place_overlay(const ui::Overlay* overlay, const ui::Ui& ui);
// The program cannot go on: the page shows the reason, the window's program prints it on stderr.
void fail(const std::string& reason);
void first_frame_shown();
// Whether the whole program is there. On the page its second part arrives after the first frame
// (web/parts.js): until then only the title is shown, and requests wait.
[[nodiscard]] bool whole();
// Requests one of the program's files that are not built in; it is passed to assets::add and then
// to app::file_came, now, later, or never if it is unavailable.
void want_file(const std::string& name);
// Whether such a file is here or known to be unavailable. Requests it, once, if neither is known.
[[nodiscard]] bool has_file(const std::string& name);

// Runs frames until the program ends: one after each event, and whenever app::frame() wanted one.
int run(app::App& app, int argc, char** argv);

}  // namespace platform
