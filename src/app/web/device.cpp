// The device of the browser, by web/sound.js, web/device.js and web/offline.js, which put their
// functions into globalThis.homestretch.
#include <emscripten.h>

#include "app/device.h"

// clang-format off
EM_JS(void, js_sound, (int sound, float volume, float pitch),
      { globalThis['homestretch']['play_sound'](sound, volume, pitch); });
EM_JS(int, js_is_coarse, (), { return globalThis['homestretch']['is_coarse']() ? 1 : 0; });
EM_JS(int, js_can_shake, (), { return globalThis['homestretch']['can_shake']() ? 1 : 0; });
EM_JS(void, js_shake, (int ms), { globalThis['homestretch']['shake'](ms); });
EM_JS(int, js_notices, (), { return globalThis['homestretch']['notices'](); });
EM_JS(void, js_ask_notices, (), { globalThis['homestretch']['ask_for_notices'](); });
EM_JS(void, js_notify, (const char* title, const char* words),
      { globalThis['homestretch']['notify'](UTF8ToString(title), UTF8ToString(words)); });
EM_JS(void, js_awake, (int awake), { globalThis['homestretch']['keep_awake'](awake === 1); });
EM_JS(int, js_can_fill, (), { return globalThis['homestretch']['can_fill_screen']() ? 1 : 0; });
EM_JS(int, js_fills, (), { return globalThis['homestretch']['fills_screen']() ? 1 : 0; });
EM_JS(void, js_fill, (int on), { globalThis['homestretch']['fill_screen'](on === 1); });
EM_JS(void, js_depth, (int deep), { globalThis['homestretch']['tell_depth'](deep); });
EM_JS(void, js_update, (), { globalThis['homestretch']['start_update'](); });
// clang-format on

namespace platform {

void play_sound(view::Sound sound, float volume, float pitch) {
  js_sound(static_cast<int>(sound), volume, pitch);
}
bool has_coarse_pointer() { return js_is_coarse() != 0; }
bool can_shake() { return js_can_shake() != 0; }
void shake(int ms) { js_shake(ms); }
Notices notices() { return static_cast<Notices>(js_notices()); }
void ask_for_notices() { js_ask_notices(); }
void notify(const std::string& title, const std::string& words) {
  js_notify(title.c_str(), words.c_str());
}
void keep_awake(bool awake) { js_awake(awake ? 1 : 0); }
bool can_fill_screen() { return js_can_fill() != 0; }
bool fills_screen(SDL_Window*) { return js_fills() != 0; }
void fill_screen(SDL_Window*, bool on) { js_fill(on ? 1 : 0); }
void tell_depth(int depth) { js_depth(depth); }
void start_update() { js_update(); }

}  // namespace platform
