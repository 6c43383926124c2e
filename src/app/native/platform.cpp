// A window of our own: SDL's events, files in the user's data folder, pictures for tests.
#include <GLES3/gl3.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <deque>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <random>
#include <utility>

#include "app/app.h"
#include "app/device.h"
#include "app/native/claim_file.h"
#include "app/native/drive.h"
#include "app/native/options.h"
#include "app/native/pad.h"
#include "app/native/sound.h"
#include "app/native/store.h"
#include "app/native/transport.h"
#include "app/native/window.h"
#include "app/outside.h"
#include "app/parts.h"
#include "app/platform.h"
#include "assets/embedded.h"
#include "play/library.h"
#include "play/store_keys.h"

namespace platform {

namespace keys = play::store;

namespace {

Options g_options;
std::optional<StoreNews> g_store_news;
std::string g_claimed;  // the game's id
std::optional<ClaimFile> g_claim;
std::deque<std::string> g_arrivals;                         // links and files' names
std::map<std::string, std::string, std::less<>> g_shaders;  // those read from disk

bool keeps() { return !g_options.forgetful || !g_options.data.empty(); }
const Store& store() {
  static const Store store =
      g_options.data.empty() ? Store::of_this_person() : Store(g_options.data);
  return store;
}

std::filesystem::path claim_place() {
  return store().folder() / (std::string(keys::kGames) + g_claimed + ".lock");
}

std::string contents(std::ifstream& in) {
  return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

float screen_scale(SDL_Window* window) {
  int wide = 0;
  int drawn = 0;
  SDL_GetWindowSize(window, &wide, nullptr);
  SDL_GL_GetDrawableSize(window, &drawn, nullptr);
  return wide > 0 ? static_cast<float>(drawn) / static_cast<float>(wide) : 1.0F;
}

void take_dropped(const SDL_Event& event) {
  if (event.type != SDL_DROPFILE && event.type != SDL_DROPTEXT) return;
  g_arrivals.emplace_back(event.drop.file);
  SDL_free(event.drop.file);
}

void give(app::App& app, const std::vector<SDL_Event>& keys) {
  for (const SDL_Event& key : keys) app::event(app, key);
}

void take(app::App& app, Pad& pad, const SDL_Event& event) {
  take_dropped(event);
  const bool key = event.type == SDL_KEYDOWN && event.key.repeat == 0;
  if (key && event.key.keysym.sym == SDLK_F11) fill_screen(app.window, !fills_screen(app.window));
  give(app, pad.keys(event, SDL_GetTicks64()));
  app::event(app, event);
}

// The next event, if one comes before the frame is due, or before a held arrow of the controller is
// due again.
bool next_event(SDL_Event& event, const Pad& pad, core::Wait wait) {
  if (const auto arrow = pad.wait(SDL_GetTicks64())) {
    wait = shorter(wait, core::Wait::of(static_cast<float>(*arrow) / 1000.0F));
  }
  if (wait.over()) return SDL_PollEvent(&event) == 1;
  if (!wait) return SDL_WaitEvent(&event) == 1;
  return SDL_WaitEventTimeout(&event, static_cast<int>(std::ceil(1000.0F * wait.seconds()))) == 1;
}

void wait_and_run(app::App& app) {
  Pad pad;
  auto next = core::Wait::none();
  while (!app.quit) {
    SDL_Event event;
    bool some = next_event(event, pad, next);
    for (; some; some = SDL_PollEvent(&event) == 1) take(app, pad, event);
    give(app, pad.repeats(SDL_GetTicks64()));
    tend_room();
    next = app::frame(app);
    next = shorter(next, close_sound_if_silent());
  }
  if (const auto place = place_of(app.window)) save_text(keys::kWindow, print_place(*place));
}

}  // namespace

SDL_Window* open_window(std::string& reason) {
  SDL_SetHint(SDL_HINT_OPENGL_ES_DRIVER, "1");
  SDL_SetHint(SDL_HINT_IME_SHOW_UI, "1");
  SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1");
  if (SDL_Init(SDL_INIT_VIDEO | SDL_INIT_GAMECONTROLLER) != 0) {
    reason = SDL_GetError();
    return nullptr;
  }
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_PROFILE_MASK, SDL_GL_CONTEXT_PROFILE_ES);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MAJOR_VERSION, 3);
  SDL_GL_SetAttribute(SDL_GL_CONTEXT_MINOR_VERSION, 0);
  SDL_GL_SetAttribute(SDL_GL_DOUBLEBUFFER, g_options.forgetful ? 0 : 1);
  const float scale = std::max(1.0F, g_options.scale);
  SDL_Window* window =
      SDL_CreateWindow("Homestretch", SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED,
                       static_cast<int>(static_cast<float>(g_options.width) * scale),
                       static_cast<int>(static_cast<float>(g_options.height) * scale),
                       SDL_WINDOW_OPENGL | SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI);
  if (window == nullptr || SDL_GL_CreateContext(window) == nullptr) {
    reason = SDL_GetError();
    return nullptr;
  }
  SDL_GL_SetSwapInterval(g_options.forgetful ? 0 : 1);
  set_icon(window);
  if (keeps()) store().clear_unfinished();
  const auto place = parse_place(load_text(keys::kWindow).value_or(""));
  if (place && !g_options.sized) put_window(window, *place);
  return window;
}

Metrics measure(SDL_Window* window) {
  Metrics metrics;
  int wide = 0;
  int high = 0;
  SDL_GL_GetDrawableSize(window, &wide, &high);
  metrics.ratio = g_options.scale > 0.0F ? g_options.scale : screen_scale(window);
  metrics.window_scale = screen_scale(window) / metrics.ratio;
  metrics.pixels = {wide, high};
  metrics.size = {static_cast<float>(wide) / metrics.ratio,
                  static_cast<float>(high) / metrics.ratio};
  return metrics;
}

std::optional<std::string> load_text(std::string_view key) {
  // Pictures for tests have their own settings.
  if (key != keys::kSettings || g_options.settings.empty()) {
    return keeps() ? store().load(key) : std::nullopt;
  }
  std::string lines = g_options.settings;
  for (std::size_t at = lines.find("; "); at != std::string::npos; at = lines.find("; ")) {
    lines.replace(at, 2, "\n");
  }
  return lines;
}
bool save_text(std::string_view key, std::string_view text) {
  if (!keeps()) return true;
  const auto news = store().save(key, text);
  if (news) g_store_news = news;
  return !news;
}
void erase_text(std::string_view key) {
  if (keeps()) store().erase(key);
}
std::vector<std::string> kept_keys(std::string_view prefix) {
  return keeps() ? store().keys(prefix) : std::vector<std::string>();
}

void claim_game(const std::string& id) {
  if (id == g_claimed && game_claim() == Claim::Held) return;
  g_claim.reset();
  g_claimed = id;
  if (keeps() && !id.empty()) g_claim.emplace(claim_place(), ClaimFile::Manner::Ask);
}
void take_over_game() {
  g_claim.reset();
  g_claim.emplace(claim_place(), ClaimFile::Manner::TakeOver);
}
Claim game_claim() { return g_claim ? g_claim->state() : Claim::Held; }

std::optional<Arrival> arrival() {
  if (g_arrivals.empty()) return std::nullopt;
  const std::string what = std::move(g_arrivals.front());
  g_arrivals.pop_front();
  std::error_code trouble;  // no file has a name as long as some links
  if (what.find("g=") != std::string::npos && !std::filesystem::exists(what, trouble)) {
    return Arrival{Arrival::Kind::Link, what};
  }
  const std::string name = std::filesystem::path(what).filename().string();
  const std::uintmax_t size = std::filesystem::file_size(what, trouble);
  if (trouble) return Arrival{Arrival::Kind::Unreadable, name};  // no file: a folder, perhaps
  if (size > play::kLongestExport) return Arrival{Arrival::Kind::TooLarge, name};
  std::ifstream in(what, std::ios::binary);
  if (!in) return Arrival{Arrival::Kind::Unreadable, name};
  return Arrival{Arrival::Kind::File, contents(in)};
}
// SDL2 has no file dialog; files are dropped on the window or named on the command line.
void ask_for_file() {}
std::optional<std::string> save_file(const std::string& name, const std::string& text) {
  const std::filesystem::path place = free_place(store().folder() / "exports" / name);
  return write_whole(place, text) ? std::optional(place.string()) : std::nullopt;
}
std::string page_address(std::string_view) { return {}; }
bool can_share() { return false; }
void share_link(const std::string&, const std::string&) {}
void share_text(const std::string&) {}
bool codes_ready() { return false; }
std::vector<std::string> qr_code(const std::string&) { return {}; }
std::optional<StoreNews> store_news() { return std::exchange(g_store_news, std::nullopt); }
double cpu_ms() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) * 1e-6;
}
std::uint64_t clock_seconds() { return static_cast<std::uint64_t>(std::time(nullptr)); }

int local_day() {
  constexpr std::time_t kDay = 24 * 60 * 60;
  const std::time_t now = std::time(nullptr);
  std::tm here{};
  localtime_r(&now, &here);
  return static_cast<int>((now + here.tm_gmtoff) / kDay);
}

std::string language_tag() {
  for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
    const char* value = std::getenv(name);  // NOLINT(concurrency-mt-unsafe)
    if (value != nullptr && *value != '\0') return value;
  }
  return "en";
}

bool prefers_dark() { return true; }
bool prefers_contrast() { return false; }
bool prefers_calm() { return !g_options.shot.empty() && g_options.scenes.empty(); }
bool debug_asked() { return false; }
ui::Ui::Editor text_editor() { return &ui::Ui::edit_here; }
bool has_own_window() { return true; }
// Swapping shows an older picture, and a loop that does not swap waits for nothing.
bool keeps_picture() { return false; }
bool picture_is_lost() { return false; }
// The same in each picture; a seat in a room has secrets.
std::uint64_t random_bits() {
  if (!keeps() && g_options.sit.empty()) return 20;
  std::random_device device;
  return static_cast<std::uint64_t>(device()) << 32U | device();
}
void copy_text(const std::string& text, const std::function<void(bool copied)>& then) {
  then(SDL_SetClipboardText(text.c_str()) == 0);
}
void show_licences() {
  char* const folder = SDL_GetBasePath();
  if (folder == nullptr) return;
  SDL_OpenURL((std::string("file://") + folder + "licences.txt").c_str());
  SDL_free(folder);
}

std::string painter_name() {
  const auto* name = reinterpret_cast<const char*>(glGetString(GL_RENDERER));
  return name == nullptr ? "" : name;
}

std::string_view shader_source(std::string_view name) {
  // HOMESTRETCH_SHADERS names a folder whose files take precedence: for trying out shaders.
  const char* folder = std::getenv("HOMESTRETCH_SHADERS");  // NOLINT(concurrency-mt-unsafe)
  std::string text;
  if (folder != nullptr) {
    std::ifstream in(std::filesystem::path(folder) / name, std::ios::binary);
    text = contents(in);
  }
  if (!text.empty()) return g_shaders[std::string(name)] = std::move(text);
  const auto bytes = assets::find("shaders/" + std::string(name));
  return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

void mirror(const ui::Ui&, std::string_view) {}
void wake() {
  SDL_Event event{};
  event.type = SDL_USEREVENT;
  SDL_PushEvent(&event);
}
void wake_when_still(app::App& app) {
  app.frames.still = true;
  wake();
}
void reopen_room(const std::string&) {}
void reopen_link(const std::string&) {}
bool hidden() { return false; }
void announce(const std::string&) {}
void place_overlay(const ui::Overlay*, const ui::Ui&) {}
void fail(const std::string& reason) { std::fprintf(stderr, "homestretch: %s\n", reason.c_str()); }
void first_frame_shown() {}
bool whole() { return true; }
void want_file(const std::string&) {}  // all of them are built in
bool has_file(const std::string&) { return true; }

int run(app::App& app, int argc, char** argv) {
  g_options = parse_options(argc, argv);
  if (!g_options.wrong.empty()) {
    fail(g_options.wrong + "; --help lists the options");
    return 2;
  }
  if (g_options.help) {
    print_usage();
    return 0;
  }
  if (!g_options.buses.empty() && !use_buses(g_options.buses)) {
    fail("this build plays no rooms: configure it with HS_NATS");
    return 2;
  }
  if (!g_options.open.empty()) g_arrivals.push_back(g_options.open);
  if (!app::open(app)) return 1;
  if (!g_options.smoke.empty()) return play_and_picture(app, g_options.smoke);
  if (!g_options.tour.empty()) return tour(app, g_options.tour, g_options.shot);
  if (!g_options.sit.empty()) return play_in_room(app, g_options);
  if (!g_options.shot.empty() && !g_options.scenes.empty()) {
    return film(app, g_options.scenes, g_options.shot);
  }
  if (!g_options.shot.empty()) return press_and_picture(app, g_options);
  if (g_options.bench) return measure_frames(app, g_options.scenes);
  wait_and_run(app);
  return 0;
}

}  // namespace platform
