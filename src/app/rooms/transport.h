// Carries a room's frames from device to device: the mesh and the bus of the page, or the bus of a
// native build that has one. Knows neither rules nor messages; do not rely on who is at the other
// end of a pipe.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/expected.h"
#include "play/room/pipe.h"

namespace platform {

// Bytes of the largest frame that is carried: what a bus accepts (README's max_payload), and more
// than the largest message, sealed. The page's script has the same number (web/rooms/sessions.js).
inline constexpr std::size_t kLargestFrame = std::size_t{20} * 1024;

using play::room::Pipe;

// Whether a frame was sealed by somebody who has the room's secret.
using Opens = std::function<bool(std::span<const std::uint8_t>)>;

struct RoomNews {
  enum class Kind : std::uint8_t {
    Up,         // `pipe` has come
    Down,       // `pipe` is gone
    Came,       // `frame` came through `pipe`: perhaps doubled, late, out of order or forged
    Failed,     // nothing will arrive: `reason`, for those who run the page
    Reached,    // after Failed: frames may arrive now
    NotStored,  // the page's store has refused what must be stored first, and nothing is sent
    Stored,     // after NotStored: frames are sent again
  };
  Kind kind;
  Pipe pipe = 0;
  std::vector<std::uint8_t> frame;
  std::string reason;
  bool over_bus = false;  // of a pipe that has come
};

// Why this program, where it runs, cannot play online; nothing if it can.
[[nodiscard]] core::Checked online_fault();

// Opens a room by its id and password in hex, and closes the one that was open. `tend` is called
// when there is news or when the time set by wake_room has come, also while nothing is drawn, and
// never in the middle of a frame. On a bus a session gets a pipe by a frame that `opens`.
void open_room(const std::string& id, const std::string& password, Opens opens,
               std::function<void()> tend);
void close_room();

// Sends to one pipe, or to all. Frames may be lost.
void send_frame(std::optional<Pipe> pipe, std::span<const std::uint8_t> frame);

// News, the oldest first; only a bounded number is stored for a caller that does not ask.
[[nodiscard]] std::optional<RoomNews> room_news();

// Calls `tend` after `ms` milliseconds; a later call replaces an earlier one.
void wake_room(int ms);

}  // namespace platform
