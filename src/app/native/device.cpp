// The device of the native window.
#include "app/device.h"

#include <optional>

#include "app/native/mixer.h"
#include "app/native/sound.h"
#include "assets/embedded.h"

namespace platform {

namespace {

std::optional<Mixer> g_mixer;  // since the first sound

}  // namespace

void play_sound(view::Sound sound, float volume, float pitch) {
  if (!g_mixer) g_mixer.emplace(assets::find("sounds.wavs"));
  g_mixer->play(static_cast<std::size_t>(sound), volume, pitch);
}
core::Wait close_sound_if_silent() {
  return g_mixer ? g_mixer->close_if_silent() : core::Wait::for_ever();
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

void tell_depth(int) {}
void start_update() {}

}  // namespace platform
