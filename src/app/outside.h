// What comes from outside the program and leaves it: links, files, shared and copied texts. The
// native and the web file implement it.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace platform {

// Input: a link in the page's address, a file that was dropped, chosen or named on the command
// line.
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

// Puts the text on the clipboard. Calls `then` with the result, now or later.
void copy_text(const std::string& text, const std::function<void(bool copied)>& then);
// Opens licences.txt, which the build put together, in the browser.
void show_licences();

// Sets the room that is opened when the page comes up again in its tab: a link's fragment; empty
// for none. And what is opened only when the page is reloaded.
void reopen_room(const std::string& fragment);
void reopen_link(const std::string& fragment);

}  // namespace platform
