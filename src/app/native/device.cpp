// The device of the native window.
#include "app/device.h"

#include <optional>

#include "app/native/mixer.h"
#include "assets/embedded.h"

namespace platform {

void play_sound(view::Sound sound, float volume, float pitch) {
  static Mixer mixer(assets::find("sounds.wavs"));
  mixer.play(static_cast<std::size_t>(sound), volume, pitch);
}

bool has_coarse_pointer() { return false; }
bool can_shake() { return false; }
void shake(int) {}

Notices notices() { return Notices::Never; }
void ask_for_notices() {}
void notify(const std::string&, const std::string&) {}

void keep_awake(bool awake) {
  if (awake == (SDL_IsScreenSaverEnabled() == SDL_FALSE)) return;
  awake ? SDL_DisableScreenSaver() : SDL_EnableScreenSaver();
}

bool can_fill_screen() { return true; }
bool fills_screen(SDL_Window* window) {
  return (SDL_GetWindowFlags(window) & SDL_WINDOW_FULLSCREEN) != 0;
}
void fill_screen(SDL_Window* window, bool on) {
  SDL_SetWindowFullscreen(window, on ? SDL_WINDOW_FULLSCREEN_DESKTOP : 0);
}

void tell_depth(bool) {}
void start_update() {}

}  // namespace platform
