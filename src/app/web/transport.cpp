// The page's script carries the frames (web/transports.js): it copies each frame into the one inbox
// here and names its pipe.
#include <emscripten.h>

#include <array>
#include <utility>

#include "app/rooms/tended_news.h"
#include "app/rooms/transport.h"

// clang-format off
EM_JS(int, js_room_can, (), { return globalThis['isSecureContext'] ? 1 : 0; });
EM_JS(void, js_room_open, (const char* id, const char* password),
      { globalThis['homestretch']['room_open'](UTF8ToString(id), UTF8ToString(password)); });
EM_JS(void, js_room_close, (), { globalThis['homestretch']['room_close'](); });
EM_JS(void, js_room_send, (int pipe, const unsigned char* frame, int size),
      { globalThis['homestretch']['room_send'](pipe < 0 ? null : pipe, HEAPU8.slice(frame, frame + size)); });
EM_JS(void, js_room_wake, (int ms), { globalThis['homestretch']['room_wake'](ms); });
// clang-format on

namespace {

std::array<std::uint8_t, platform::kLargestFrame> g_inbox;
platform::TendedNews g_news;
platform::Opens g_opens;

}  // namespace

// Called by the page's script, each from an event of its own.
extern "C" {
// Where the script may put a frame of `size` bytes; nowhere if it is too large.
EMSCRIPTEN_KEEPALIVE unsigned char* hs_room_inbox(unsigned size) {
  return size <= g_inbox.size() ? g_inbox.data() : nullptr;
}
EMSCRIPTEN_KEEPALIVE int hs_room_opens(unsigned size) {
  return g_opens && g_opens({g_inbox.data(), size}) ? 1 : 0;
}
EMSCRIPTEN_KEEPALIVE void hs_room_came(unsigned pipe, unsigned size) {
  g_news.tell({platform::RoomNews::Kind::Came, pipe, {g_inbox.data(), g_inbox.data() + size}, {}});
}
EMSCRIPTEN_KEEPALIVE void hs_room_up(unsigned pipe, int over_bus) {
  g_news.tell({platform::RoomNews::Kind::Up, pipe, {}, {}, over_bus != 0});
}
EMSCRIPTEN_KEEPALIVE void hs_room_down(unsigned pipe) {
  g_news.tell({platform::RoomNews::Kind::Down, pipe, {}, {}});
}
EMSCRIPTEN_KEEPALIVE void hs_room_failed(const char* reason) {
  g_news.tell({platform::RoomNews::Kind::Failed, 0, {}, reason});
}
EMSCRIPTEN_KEEPALIVE void hs_room_reached() {
  g_news.tell({platform::RoomNews::Kind::Reached, 0, {}, {}});
}
EMSCRIPTEN_KEEPALIVE void hs_room_stored(int stored) {
  using Kind = platform::RoomNews::Kind;
  g_news.tell({stored != 0 ? Kind::Stored : Kind::NotStored, 0, {}, {}});
}
EMSCRIPTEN_KEEPALIVE void hs_room_tend() { g_news.tend(); }
}

namespace platform {

// Browsers give the ciphers of a room to pages from https or this device only.
core::Checked online_fault() {
  if (js_room_can() != 0) return std::nullopt;
  return core::Sentence{"To play online, open this page at its https address.", {}};
}

void open_room(const std::string& id, const std::string& password, Opens opens,
               std::function<void()> tend) {
  close_room();
  g_opens = std::move(opens);
  g_news.open(std::move(tend));
  js_room_open(id.c_str(), password.c_str());
}

void close_room() {
  js_room_close();
  g_news.close();
}

void send_frame(std::optional<Pipe> pipe, std::span<const std::uint8_t> frame) {
  js_room_send(pipe ? static_cast<int>(*pipe) : -1, frame.data(), static_cast<int>(frame.size()));
}

std::optional<RoomNews> room_news() { return g_news.pop(); }

void wake_room(int ms) { js_room_wake(ms); }

}  // namespace platform
