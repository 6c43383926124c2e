// This build has no transport: rooms cannot be opened, and it says so. With HS_NATS,
// nats/transport.cpp is used instead.
#include "app/native/transport.h"

#include "app/rooms/board_transport.h"
#include "app/rooms/transport.h"

namespace platform {

// By value, because nats/transport.cpp stores the argument.
// NOLINTBEGIN(performance-unnecessary-value-param)
bool use_buses(std::vector<std::string>) { return false; }
void tend_room() {}

core::Checked online_fault() { return no_bus(); }
void open_room(const std::string&, const std::string&, Opens, std::function<void()>) {}
void open_boards(const std::vector<std::string>&, BoardUse, std::function<void()>) {}
// NOLINTEND(performance-unnecessary-value-param)
void close_boards() {}
void say_on_board(std::size_t, std::span<const std::uint8_t>) {}
std::optional<RoomNews> board_news() { return std::nullopt; }
void close_room() {}
void send_frame(std::optional<Pipe>, std::span<const std::uint8_t>) {}
std::optional<RoomNews> room_news() { return std::nullopt; }
void wake_room(int) {}

}  // namespace platform
