// What carries a room's frames from device to device: the mesh and the bus of the page, the bus of
// a native build that has one. It knows neither rules nor messages, and nobody may rely on who a
// pipe is.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace platform {

using Pipe = std::uint32_t;  // a number for each device that can be reached, never used again

struct RoomNews {
  enum class Kind : std::uint8_t {
    Up,    // `pipe` has come
    Down,  // `pipe` is gone
    Came,  // `frame` came through `pipe`: maybe doubled, late, out of order, or anybody's invention
    Failed,  // nothing will come: `reason`, for those who run the page
  };
  Kind kind;
  Pipe pipe = 0;
  std::vector<std::uint8_t> frame;
  std::string reason;
};

// Whether this build can carry frames at all.
[[nodiscard]] bool can_open_room();

// Opens a room, and closes what was open: its id and password in hex. `tend` is called when there
// is news or the time of wake_room has come, also while nothing is drawn, and never in the middle
// of a frame.
void open_room(const std::string& id, const std::string& password, std::function<void()> tend);
void close_room();

// Sends to one pipe, or to all. Frames may be lost.
void send_frame(std::optional<Pipe> pipe, std::span<const std::uint8_t> frame);

// What has happened, the oldest first; only a bounded number is kept for a caller that does not
// ask.
[[nodiscard]] std::optional<RoomNews> room_news();

// Calls `tend` after `ms` milliseconds; a later call replaces an earlier one.
void wake_room(int ms);

}  // namespace platform
