// The page's script carries the frames of boards (web/transports.js), through the same inbox as
// rooms.
#include <emscripten.h>

#include <utility>

#include "app/rooms/board_transport.h"
#include "app/rooms/tended_news.h"

// clang-format off
EM_JS(void, js_boards_open, (const char* ids, bool hears),
      { globalThis['homestretch']['boards_open'](UTF8ToString(ids), !!hears); });
EM_JS(void, js_boards_close, (), { globalThis['homestretch']['boards_close'](); });
EM_JS(void, js_board_say, (int board, const unsigned char* frame, int size),
      { globalThis['homestretch']['board_say'](board, HEAPU8.slice(frame, frame + size)); });
// clang-format on

namespace {

platform::TendedNews g_news;

}  // namespace

// Called by the page's script, each from an event of its own.
extern "C" {
unsigned char* hs_room_inbox(unsigned size);
EMSCRIPTEN_KEEPALIVE void hs_board_came(unsigned board, unsigned size) {
  const unsigned char* inbox = hs_room_inbox(size);
  g_news.tell({platform::RoomNews::Kind::Came, board, {inbox, inbox + size}, {}});
}
EMSCRIPTEN_KEEPALIVE void hs_board_failed(const char* reason) {
  g_news.tell({platform::RoomNews::Kind::Failed, 0, {}, reason});
}
EMSCRIPTEN_KEEPALIVE void hs_board_reached() {
  g_news.tell({platform::RoomNews::Kind::Reached, 0, {}, {}});
}
EMSCRIPTEN_KEEPALIVE void hs_board_tend() { g_news.tend(); }
}

namespace platform {

void open_boards(const std::vector<std::string>& ids, BoardUse use, std::function<void()> tend) {
  close_boards();
  g_news.open(std::move(tend));
  std::string all;
  for (const std::string& id : ids) all += (all.empty() ? "" : " ") + id;
  js_boards_open(all.c_str(), use == BoardUse::Hears);
}

void close_boards() {
  js_boards_close();
  g_news.close();
}

void say_on_board(std::size_t board, std::span<const std::uint8_t> frame) {
  js_board_say(static_cast<int>(board), frame.data(), static_cast<int>(frame.size()));
}

std::optional<RoomNews> board_news() { return g_news.pop(); }

}  // namespace platform
