// Carries the frames of boards, on which open tables are offered: everybody sends and hears the
// same, and there are no pipes. Knows neither rules nor messages.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "app/rooms/transport.h"

namespace platform {

enum class BoardUse : std::uint8_t { Says, Hears };  // boards that are heard may also be sent to

// Opens boards by their ids in hex, and closes those that were open; afterwards each is known by
// its index. `tend` is called when there is news and about once a second, also while nothing is
// drawn, and never in the middle of a frame. Only if there is no online_fault().
void open_boards(const std::vector<std::string>& ids, BoardUse use, std::function<void()> tend);
void close_boards();

// Sends a frame on a board. It may be lost.
void say_on_board(std::size_t board, std::span<const std::uint8_t> frame);

// News, the oldest first: Came, with the board as its pipe, Failed or Reached.
[[nodiscard]] std::optional<RoomNews> board_news();

}  // namespace platform
