// Stores an open room: its whole text now and then, and notes of later changes. A crash between two
// writes loses only the newest of them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <string_view>

#include "play/room/message.h"
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
// Erases everything that is stored of the room.
void erase_room(std::string_view name);

// Who is muted in the room on this device. Not stored with the room: what others receive never
// depends on it.
void keep_muted(std::string_view name, const std::set<play::room::Key>& muted);
[[nodiscard]] std::set<play::room::Key> kept_muted(std::string_view name);

}  // namespace app
