// What the machine can do besides drawing: sound, vibration, staying awake, full screen, going
// back, and updating. The native and the web file implement it.
#pragma once

#include <SDL.h>

#include <cstdint>
#include <string>

#include "view/table/sound.h"

namespace platform {

// Plays the sound at once, over those still playing. `volume` is 0…1; `pitch` 1 is as recorded.
// Silent if there is no audio device, and in a browser before the first gesture.
void play_sound(view::Sound sound, float volume, float pitch);

// Whether people point mainly with a finger, as on a phone.
[[nodiscard]] bool has_coarse_pointer();

[[nodiscard]] bool can_shake();
void shake(int ms);

// Notifications by the system, for people who are not looking at the page. A browser asks the
// person first, and only after a tap.
enum class Notices : std::uint8_t { Never, Unasked, Denied, Allowed };
[[nodiscard]] Notices notices();
void ask_for_notices();
void notify(const std::string& title, const std::string& words);

// Keeps the screen from going dark by itself, or stops doing so.
void keep_awake(bool awake);

[[nodiscard]] bool can_fill_screen();
[[nodiscard]] bool fills_screen(SDL_Window* window);
void fill_screen(SDL_Window* window, bool on);

// Tells how often “back” leads somewhere inside the program; called after each frame. In a browser
// the back button then calls app::go_back() as often, instead of leaving the page.
void tell_depth(int depth);

// Starts the newer version that is ready (App::model.update_ready).
void start_update();

}  // namespace platform
