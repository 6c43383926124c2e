// Stores an open room: its whole text now and then, and notes of later changes. A crash between two
// writes loses only the newest of them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "play/room/notes.h"

namespace app {

// What is on the disk of a room.
struct RoomStore {
  play::room::Words words;  // its whole text, notes applied; empty: not written here yet
  std::string whole;        // the name of the text that was written as a whole
  std::size_t notes = 0;    // written since then
};

// Who is saving. HasLetGo saves only while no other page of this browser does; Watches never
// overwrites what a page with a seat saved.
enum class Keeper : std::uint8_t { Plays, Watches, HasLetGo };

// Rooms have names of 16 hex digits. False if the text could not be stored: then it has to be kept
// again.
[[nodiscard]] bool keep_room(RoomStore& store, std::string_view name, const std::string& text,
                             Keeper keeper);
[[nodiscard]] std::optional<std::string> kept_room(std::string_view name);
void erase_room(std::string_view name);

}  // namespace app
