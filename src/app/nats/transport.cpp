// Rooms over a bus in the native window. Frames arrive on another thread; an SDL event wakes the
// loop, and everything else happens there.
#include <SDL.h>

#include <algorithm>
#include <memory>
#include <utility>

#include "app/native/bus_pipes.h"
#include "app/native/transport.h"
#include "app/nats/bus.h"
#include "app/rooms/board_transport.h"
#include "app/rooms/news_queue.h"
#include "app/rooms/transport.h"
#include "core/sha256.h"

namespace platform {

namespace {

constexpr int kTend_ms = 2000;  // how often to check for silent sessions

struct Room {
  explicit Room(Opens opens) : pipes(std::move(opens)) {}

  std::function<void()> tend;
  BusPipes pipes;
  NewsQueue news;
  std::uint64_t due = 0;   // in SDL's ms: the time set by wake_room
  std::uint64_t look = 0;  // … and when to check for silent sessions
  SDL_TimerID timer = 0;
  std::unique_ptr<NatsBus> bus;  // last member: its thread ends before the rest is destroyed
};

struct Boards {
  std::function<void()> tend;
  NewsQueue news;
  std::uint64_t look = 0;  // in SDL's ms: when to tend next
  SDL_TimerID timer = 0;
  std::vector<std::unique_ptr<NatsBus>> buses;  // one per board
};
constexpr Uint32 kBoards_ms = 1000;

std::vector<std::string> g_buses;
std::unique_ptr<Room> g_room;
std::unique_ptr<Boards> g_boards;

void wake_loop() {
  SDL_Event event{};
  event.type = SDL_USEREVENT;
  SDL_PushEvent(&event);
}

// The order in which a room tries addresses: by SHA-256(room id ‖ address).
std::vector<std::string> in_order(const std::string& id, std::vector<std::string> addresses) {
  std::vector<std::uint8_t> room;
  for (std::size_t i = 0; i + 1 < id.size(); i += 2) {
    room.push_back(static_cast<std::uint8_t>(std::stoi(id.substr(i, 2), nullptr, 16)));
  }
  const auto place = [&room](const std::string& address) {
    std::vector<std::uint8_t> bytes = room;
    bytes.insert(bytes.end(), address.begin(), address.end());
    return core::sha256(bytes);
  };
  std::sort(addresses.begin(), addresses.end(),
            [&place](const auto& a, const auto& b) { return place(a) < place(b); });
  return addresses;
}

// Whether there is anything to handle.
bool gather(Room& room) {
  const std::uint64_t now = SDL_GetTicks64();
  bool some = false;
  for (const Frame& frame : room.bus->take()) {
    room.pipes.came(frame, static_cast<std::int64_t>(now), room.news);
    some = true;
  }
  if (now >= room.look) {
    room.look = now + kTend_ms;
    room.pipes.tend(static_cast<std::int64_t>(now), room.news);
    some = true;
  }
  const bool due = room.due != 0 && now >= room.due;
  if (due) room.due = 0;
  return some || due;
}

bool gather(Boards& boards) {
  bool some = false;
  for (std::size_t i = 0; i < boards.buses.size(); ++i) {
    for (Frame& frame : boards.buses[i]->take()) {
      boards.news.push({RoomNews::Kind::Came, static_cast<Pipe>(i), std::move(frame), {}});
      some = true;
    }
  }
  const std::uint64_t now = SDL_GetTicks64();
  if (!some && now < boards.look) return false;
  boards.look = now + kBoards_ms;
  return true;
}

// The function called may close them, and so destroy the object that calls it.
template <class Open>
void tend(std::unique_ptr<Open>& open) {
  if (!open || !gather(*open)) return;
  const std::function<void()> tend = open->tend;
  tend();
}

}  // namespace

bool use_buses(std::vector<std::string> addresses) {
  g_buses = std::move(addresses);
  return true;
}

void tend_room() {
  tend(g_room);
  tend(g_boards);
}

core::Checked online_fault() { return g_buses.empty() ? core::Checked(no_bus()) : std::nullopt; }

void open_room(const std::string& id, const std::string&, Opens opens, std::function<void()> tend) {
  close_room();
  g_room = std::make_unique<Room>(std::move(opens));
  g_room->tend = std::move(tend);
  g_room->bus = std::make_unique<NatsBus>(in_order(id, g_buses), id, wake_loop);
  if (!g_room->bus->trouble().empty()) {
    g_room->news.push({RoomNews::Kind::Failed, 0, {}, g_room->bus->trouble()});
  }
  wake_loop();
}

void close_room() {
  if (g_room) SDL_RemoveTimer(g_room->timer);
  g_room.reset();
}

// Everybody hears everything: sending to one pipe is sending to all.
void send_frame(std::optional<Pipe> pipe, std::span<const std::uint8_t> frame) {
  if (!g_room || (pipe && !g_room->pipes.has(*pipe))) return;
  g_room->pipes.sent(frame);
  g_room->bus->send(frame);
}

std::optional<RoomNews> room_news() { return g_room ? g_room->news.pop() : std::nullopt; }

void wake_room(int ms) {
  if (!g_room) return;
  SDL_RemoveTimer(g_room->timer);
  g_room->due = SDL_GetTicks64() + static_cast<std::uint64_t>(std::max(ms, 1));
  const auto ring = [](Uint32, void*) -> Uint32 {
    wake_loop();
    return 0;
  };
  g_room->timer = SDL_AddTimer(static_cast<Uint32>(std::max(ms, 1)), ring, nullptr);
}

void open_boards(const std::vector<std::string>& ids, BoardUse, std::function<void()> tend) {
  close_boards();
  g_boards = std::make_unique<Boards>();
  g_boards->tend = std::move(tend);
  for (const std::string& id : ids) {
    const auto& bus = g_boards->buses.emplace_back(
        std::make_unique<NatsBus>(in_order(id, g_buses), id, wake_loop));
    if (!bus->trouble().empty())
      g_boards->news.push({RoomNews::Kind::Failed, 0, {}, bus->trouble()});
  }
  const auto ring = [](Uint32 interval, void*) -> Uint32 {
    wake_loop();
    return interval;
  };
  g_boards->timer = SDL_AddTimer(kBoards_ms, ring, nullptr);
}

void close_boards() {
  if (g_boards) SDL_RemoveTimer(g_boards->timer);
  g_boards.reset();
}

void say_on_board(std::size_t board, std::span<const std::uint8_t> frame) {
  if (g_boards && board < g_boards->buses.size()) g_boards->buses[board]->send(frame);
}

std::optional<RoomNews> board_news() { return g_boards ? g_boards->news.pop() : std::nullopt; }

}  // namespace platform
