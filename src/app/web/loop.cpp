#include "app/web/loop.h"

#include <emscripten.h>
#include <emscripten/eventloop.h>
#include <emscripten/html5.h>

#include <utility>

#include "app/platform.h"

namespace {

app::App* g_app = nullptr;
int g_asked = 0;  // the animation frame on its way, or 0
int g_next = 0;   // the timer of a frame that is wanted later, or 0
int g_lost = 0;   // the timer of a lost picture, or 0
int g_still = 0;  // the timer of a still frame, or 0

EM_BOOL on_frame(double, void*);

}  // namespace

app::App& app_here() { return *g_app; }

void wake_by_person() {
  if (g_asked != 0) emscripten_cancel_animation_frame(std::exchange(g_asked, 0));
  platform::wake();
}

namespace {

void stop(int& timer) {
  if (timer != 0) emscripten_clear_timeout(timer);
  timer = 0;
}

void set(int& timer, void (*then)(void*), double ms) {
  stop(timer);
  timer = emscripten_set_timeout(then, ms, nullptr);
}

void on_next(void*) {
  g_next = 0;
  platform::wake();
}

void on_still(void*) {
  g_still = 0;
  g_app->frames.still = true;
  platform::wake();
}

EM_BOOL on_frame(double, void*) {
  g_asked = 0;
  stop(g_next);
  SDL_Event event;
  while (SDL_PollEvent(&event) == 1) app::event(*g_app, event);
  const core::Wait next = app::frame(*g_app);
  if (next) stop(g_still);
  if (next.over()) {
    platform::wake();
  } else if (next) {
    set(g_next, on_next, 1000.0 * static_cast<double>(next.seconds()));
  }
  return EM_FALSE;
}

int on_sdl_event(void*, SDL_Event* event) {
  // SDL marks the end of each poll with an event, which does not count.
  switch (event->type) {
    case SDL_POLLSENTINEL: break;
    case SDL_MOUSEBUTTONUP:
    case SDL_FINGERUP:
    case SDL_KEYDOWN: wake_by_person(); break;
    default: platform::wake();
  }
  return 0;
}

// The picture is lost: the browser usually brings it back within a second. A page that nobody sees
// may be asleep meanwhile: it gets the whole time once more when it is seen again.
constexpr double kPatience_ms = 6000.0;
double g_lost_at = 0.0;    // when this wait began, …
bool g_seen_since = true;  // … and whether the page was seen at its beginning
void wait_for_picture();
void on_never_restored(void*) {
  g_lost = 0;
  // A page that was busy for long hears of its picture only after this.
  if (!platform::picture_is_lost()) return;
  const bool slept = emscripten_get_now() - g_lost_at > 2.0 * kPatience_ms;
  if (platform::hidden() || !g_seen_since || slept) {
    wait_for_picture();
  } else {
    platform::fail("the browser has taken the graphics card away (webglcontextlost)");
  }
}
void wait_for_picture() {
  g_lost_at = emscripten_get_now();
  g_seen_since = !platform::hidden();
  set(g_lost, on_never_restored, kPatience_ms);
}
EM_BOOL on_lost(int, const void*, void*) {
  app::context_lost(*g_app);
  wait_for_picture();
  return EM_TRUE;
}
EM_BOOL on_restored(int, const void*, void*) {
  stop(g_lost);
  app::context_restored(*g_app);
  platform::wake();
  return EM_TRUE;
}

}  // namespace

// Called by the page's script.
extern "C" {
EMSCRIPTEN_KEEPALIVE void hs_wake() { platform::wake(); }
// Whether no frame has been asked for, now or for when nothing moves.
EMSCRIPTEN_KEEPALIVE int hs_rests() { return g_asked || g_next != 0 || g_still != 0 ? 0 : 1; }
EMSCRIPTEN_KEEPALIVE double hs_frames() { return static_cast<double>(g_app->frames.drawn); }
EMSCRIPTEN_KEEPALIVE double hs_painted() { return static_cast<double>(g_app->frames.painted); }
}

namespace platform {

void wake() {
  if (g_asked == 0) g_asked = emscripten_request_animation_frame(on_frame, nullptr);
}
void wake_when_still(app::App&) {
  constexpr double kMoment_ms = 150.0;
  set(g_still, on_still, kMoment_ms);
}

int run(app::App& app, int, char**) {
  g_app = &app;
  if (!app::open(app)) return 1;
  SDL_AddEventWatch(on_sdl_event, nullptr);
  emscripten_set_webglcontextlost_callback("#canvas", nullptr, EM_FALSE, on_lost);
  emscripten_set_webglcontextrestored_callback("#canvas", nullptr, EM_FALSE, on_restored);
  if (picture_is_lost()) (void)on_lost(0, nullptr, nullptr);  // while the program was loading
  on_frame(0.0, nullptr);  // the first frame does not wait for the screen
  return 0;
}

}  // namespace platform
