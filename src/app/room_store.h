// Where an open room is kept: its whole text now and then, and notes of what has changed since. A
// crash between two writes loses the newest of them and nothing else.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "play/room/notes.h"

namespace app {

// What of a room is on the disk.
struct RoomStore {
  play::room::Words words;  // all of its text, with the notes; none: not written by this page yet
  std::string whole;        // the name of what was written as a whole
  std::size_t notes = 0;    // since then
};

// Rooms have names of 16 hex digits.
void keep_room(RoomStore& store, std::string_view name, const std::string& text);
[[nodiscard]] std::optional<std::string> kept_room(std::string_view name);
void erase_room(std::string_view name);

}  // namespace app
