// A page in a browser: its canvas, storage and what the browser can do.
#include <GLES3/gl3.h>
#include <emscripten.h>
#include <emscripten/html5.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <utility>
#include <vector>

#include "app/outside.h"
#include "app/parts.h"
#include "app/platform.h"
#include "app/store.h"
#include "app/web/loop.h"
#include "app/web/script.h"
#include "assets/embedded.h"
#include "core/take_first.h"
#include "core/text.h"

namespace {

std::vector<platform::StoreNews> g_store_news;  // the oldest first, none twice
std::function<void(bool)> g_copied;             // hears whether the last text was copied
std::vector<platform::Arrival> g_arrivals;

std::string taken(char* text) {
  std::string out = text == nullptr ? "" : text;  // there may be no memory for it
  std::free(text);                                // NOLINT(cppcoreguidelines-no-malloc)
  return out;
}

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  for (const std::string_view line : core::split(text, '\n')) {
    if (!line.empty()) lines.emplace_back(line);
  }
  return lines;
}

}  // namespace

// Called by the page's script.
extern "C" {
EMSCRIPTEN_KEEPALIVE void hs_file(const char* name, const unsigned char* data, int size) {
  assets::add(name, {data, data + size});
  app::file_came(app_here(), name);
  platform::wake();
}
EMSCRIPTEN_KEEPALIVE void hs_refused(const char* name) {
  app::file_refused(app_here(), name);
  platform::wake();
}
EMSCRIPTEN_KEEPALIVE void hs_debug() {
  app_here().model.debug_open = true;
  platform::wake();
}
EMSCRIPTEN_KEEPALIVE void hs_store(int news) {
  const auto fresh = static_cast<platform::StoreNews>(news);
  const auto known = std::find(g_store_news.begin(), g_store_news.end(), fresh);
  if (known == g_store_news.end()) g_store_news.push_back(fresh);
  platform::wake();
}
EMSCRIPTEN_KEEPALIVE void hs_copied(int copied) {
  if (g_copied) g_copied(copied != 0);
  platform::wake();
}
EMSCRIPTEN_KEEPALIVE void hs_arrival(int kind, const char* text) {
  g_arrivals.push_back({static_cast<platform::Arrival::Kind>(kind), text});
  platform::wake();
}
EMSCRIPTEN_KEEPALIVE void hs_back() {
  app::go_back(app_here());
  platform::wake();
}
EMSCRIPTEN_KEEPALIVE void hs_update_ready() {
  app::offer_update(app_here());
  platform::wake();
}
}

namespace platform {

SDL_Window* open_window(std::string& reason) {
  SDL_SetHint(SDL_HINT_EMSCRIPTEN_KEYBOARD_ELEMENT, "#canvas");
  SDL_SetHint(SDL_HINT_EMSCRIPTEN_ASYNCIFY, "0");
  if (SDL_Init(SDL_INIT_VIDEO) != 0) {
    reason = SDL_GetError();
    return nullptr;
  }
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, SDL_GL_CONTEXT_PROFILE_ES);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 3);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, 0);
  double wide = 0;
  double high = 0;
  emscripten_get_element_css_size("#canvas", &wide, &high);
  SDL_Window* window =
      SDL_CreateWindow("Homestretch", 0, 0, static_cast<int>(wide), static_cast<int>(high),
                       SDL_WINDOW_OPENGL | SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI);
  if (window == nullptr || SDL_GL_CreateContext(window) == nullptr) {
    reason = SDL_GetError();
    return nullptr;
  }
  return window;
}

Metrics measure(SDL_Window* window) {
  double wide = 0;
  double high = 0;
  emscripten_get_element_css_size("#canvas", &wide, &high);
  const int w = std::max(1, static_cast<int>(wide));
  const int h = std::max(1, static_cast<int>(high));
  int window_w = 0;
  int window_h = 0;
  int drawn_w = 0;
  SDL_GetWindowSize(window, &window_w, &window_h);
  SDL_GL_GetDrawableSize(window, &drawn_w, nullptr);
  const double ratio = emscripten_get_device_pixel_ratio();
  const bool stale = std::abs(drawn_w - static_cast<int>(w * ratio)) > 1;
  if (window_w != w || window_h != h || stale) SDL_SetWindowSize(window, w, h);
  // As SDL's cut sources do on a resize; but here the window's size is in whole css pixels.
  const auto across = static_cast<int>(std::lround(wide * ratio));
  const auto down = static_cast<int>(std::lround(high * ratio));
  Metrics metrics;
  emscripten_get_canvas_element_size("#canvas", &metrics.pixels.x, &metrics.pixels.y);
  if (across > 0 && down > 0 && (metrics.pixels.x != across || metrics.pixels.y != down))
    emscripten_set_canvas_element_size("#canvas", across, down);
  metrics.size = {std::max(1.0F, static_cast<float>(wide)),
                  std::max(1.0F, static_cast<float>(high))};
  emscripten_get_canvas_element_size("#canvas", &metrics.pixels.x, &metrics.pixels.y);
  metrics.ratio = static_cast<float>(ratio);
  return metrics;
}

std::optional<std::string> load_text(std::string_view key) {
  char* text = js_load(std::string(key).c_str());
  return text == nullptr ? std::nullopt : std::optional(taken(text));
}
bool save_text(std::string_view key, std::string_view text) {
  js_save(std::string(key).c_str(), std::string(text).c_str());
  return true;
}

void erase_text(std::string_view key) { js_erase(std::string(key).c_str()); }

std::vector<std::string> kept_keys(std::string_view prefix) {
  std::vector<std::string> keys = lines_of(taken(js_keys()));
  std::erase_if(keys, [prefix](const std::string& key) { return !key.starts_with(prefix); });
  return keys;
}
std::optional<Arrival> arrival() { return core::take_first(g_arrivals); }
void ask_for_file() { js_ask_for_file(); }
std::optional<std::string> save_file(const std::string& name, const std::string& text) {
  js_save_file(name.c_str(), text.c_str());
  return std::string();
}
std::string page_address(std::string_view game) {
  return taken(js_address(std::string(game).c_str()));
}
bool can_share() { return js_can_share() != 0; }
void share_link(const std::string& title, const std::string& link) {
  js_share(title.c_str(), link.c_str());
}
void share_text(const std::string& text) { js_share_text(text.c_str()); }
bool codes_ready() { return js_codes_ready() != 0; }
std::vector<std::string> qr_code(const std::string& text) {
  return lines_of(taken(js_qr(text.c_str())));
}
std::optional<StoreNews> store_news() {
  const auto first = core::take_first(g_store_news);
  if (!g_store_news.empty()) platform::wake();  // one in each frame
  return first;
}
double cpu_ms() {
  return 1000.0 * static_cast<double>(SDL_GetPerformanceCounter()) /
         static_cast<double>(SDL_GetPerformanceFrequency());
}
std::uint64_t clock_seconds() { return static_cast<std::uint64_t>(emscripten_date_now() / 1000.0); }

int local_day() { return js_local_day(); }

std::string language_tag() { return taken(js_language()); }
bool prefers_dark() { return js_prefers("(prefers-color-scheme: dark)") != 0; }
bool prefers_calm() { return js_prefers("(prefers-reduced-motion: reduce)") != 0; }
bool prefers_contrast() { return js_prefers("(prefers-contrast: more)") != 0; }
bool debug_asked() { return js_debug() != 0; }
ui::Ui::Editor text_editor() { return nullptr; }
bool has_own_window() { return false; }
bool keeps_picture() { return true; }
bool picture_is_lost() {
  return emscripten_is_webgl_context_lost(emscripten_webgl_get_current_context()) == EM_TRUE;
}
std::uint64_t random_bits() { return static_cast<std::uint64_t>(js_random()) << 32U | js_random(); }
void copy_text(const std::string& text, const std::function<void(bool copied)>& then) {
  g_copied = then;
  js_copy(text.c_str());
}
void show_licences() { js_show_licences(); }

std::string painter_name() {
  const auto string_of = [](GLenum what) {
    const auto* text = reinterpret_cast<const char*>(glGetString(what));
    return std::string(text == nullptr ? "" : text);
  };
  // Chromium and WebKit give the same name on every machine, and the true one only through an
  // extension.
  const std::string open = string_of(GL_RENDERER);
  constexpr GLenum kUnmaskedRenderer = 0x9246;
  const bool masked = open == "WebKit WebGL";
  return masked && emscripten_webgl_enable_extension(emscripten_webgl_get_current_context(),
                                                     "WEBGL_debug_renderer_info") == EM_TRUE
             ? string_of(kUnmaskedRenderer)
             : open;
}

std::string_view shader_source(std::string_view name) {
  const auto bytes = assets::find("shaders/" + std::string(name));
  return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

void reopen_room(const std::string& fragment) { js_reopen(fragment.c_str(), 1); }
void reopen_link(const std::string& fragment) { js_reopen(fragment.c_str(), 0); }
bool hidden() { return js_hidden() != 0; }

void fail(const std::string& reason) { js_fail(reason.c_str()); }
void first_frame_shown() { js_ready(); }
bool whole() { return js_whole() != 0; }
void want_file(const std::string& name) { js_want_file(name.c_str()); }
bool has_file(const std::string& name) {
  if (!assets::find(name).empty() || js_missed_file(name.c_str()) != 0) return true;
  want_file(name);
  return !assets::find(name).empty();
}

}  // namespace platform

// SDL stores a function that looks up GL functions by name, and never calls it. Emscripten's own
// would pull all of GL into the page.
extern "C" void (*eglGetProcAddress(const char* /*name*/))() { return nullptr; }
