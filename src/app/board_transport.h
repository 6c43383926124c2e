// What carries the frames of boards, on which open tables are offered: everybody says and hears
// the same, and there are no pipes. It knows neither rules nor messages.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "app/transport.h"

namespace platform {

enum class BoardUse : std::uint8_t { Says, Hears };  // those that hear may also say

// Opens boards by their ids in hex, and closes those that were open; each is known by its place
// among them. `tend` is called when there is news and about once a second, also while nothing is
// drawn, and never in the middle of a frame. Only where can_open_room().
void open_boards(const std::vector<std::string>& ids, BoardUse use, std::function<void()> tend);
void close_boards();

// Says a frame on a board. It may be lost.
void say_on_board(std::size_t board, std::span<const std::uint8_t> frame);

// What has come, the oldest first: Came, with the board as its pipe, or Failed.
[[nodiscard]] std::optional<RoomNews> board_news();

}  // namespace platform
