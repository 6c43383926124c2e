#include "app/native/pad.h"

#include <algorithm>
#include <array>

namespace platform {

namespace {

constexpr int kFar = 19660;  // 0.6 of a stick's or a trigger's travel
constexpr std::uint64_t kFirstMs = 420;
constexpr std::uint64_t kNextMs = 130;

struct Key {
  SDL_GameControllerButton button;
  SDL_Keycode key;
  SDL_Keymod mod = KMOD_NONE;
};
constexpr std::array<Key, 11> kKeys = {{
    {SDL_CONTROLLER_BUTTON_A, SDLK_RETURN},
    {SDL_CONTROLLER_BUTTON_B, SDLK_ESCAPE},
    {SDL_CONTROLLER_BUTTON_X, SDLK_SPACE},
    {SDL_CONTROLLER_BUTTON_Y, SDLK_l},
    {SDL_CONTROLLER_BUTTON_LEFTSHOULDER, SDLK_TAB, KMOD_LSHIFT},
    {SDL_CONTROLLER_BUTTON_RIGHTSHOULDER, SDLK_TAB},
    {SDL_CONTROLLER_BUTTON_START, SDLK_ESCAPE},
    {SDL_CONTROLLER_BUTTON_DPAD_UP, SDLK_UP},
    {SDL_CONTROLLER_BUTTON_DPAD_DOWN, SDLK_DOWN},
    {SDL_CONTROLLER_BUTTON_DPAD_LEFT, SDLK_LEFT},
    {SDL_CONTROLLER_BUTTON_DPAD_RIGHT, SDLK_RIGHT},
}};

bool repeats_itself(SDL_Keycode key) {
  constexpr std::array<SDL_Keycode, 6> kThem = {SDLK_UP,    SDLK_DOWN,   SDLK_LEFT,
                                                SDLK_RIGHT, SDLK_PAGEUP, SDLK_PAGEDOWN};
  return std::find(kThem.begin(), kThem.end(), key) != kThem.end();
}

SDL_Event key_event(SDL_Keycode key, SDL_Keymod mod, bool down) {
  SDL_Event event{};
  event.type = down ? SDL_KEYDOWN : SDL_KEYUP;
  event.key.state = down ? SDL_PRESSED : SDL_RELEASED;
  event.key.keysym.sym = key;
  event.key.keysym.scancode = SDL_GetScancodeFromKey(key);
  event.key.keysym.mod = static_cast<Uint16>(mod);
  return event;
}

// A key with Shift: ImGui takes Shift as a separate key.
void add_key(SDL_Keycode key, SDL_Keymod mod, bool down, std::vector<SDL_Event>& out) {
  const bool shifted = mod == KMOD_LSHIFT;
  if (shifted && down) out.push_back(key_event(SDLK_LSHIFT, mod, true));
  out.push_back(key_event(key, mod, down));
  if (shifted && !down) out.push_back(key_event(SDLK_LSHIFT, KMOD_NONE, false));
}

}  // namespace

void Pad::hold(SDL_Keycode key, SDL_Keymod mod, bool down, std::uint64_t now,
               std::vector<SDL_Event>& out) {
  if (repeats_itself(key)) {
    if (down == held_.contains(key)) return;
    if (down) held_[key] = now + kFirstMs;
    if (!down) held_.erase(key);
  }
  add_key(key, mod, down, out);
}

void Pad::lean(SDL_Keycode less, SDL_Keycode more, int value, std::uint64_t now,
               std::vector<SDL_Event>& out) {
  hold(less, KMOD_NONE, value < -kFar, now, out);
  hold(more, KMOD_NONE, value > kFar, now, out);
}

std::vector<SDL_Event> Pad::keys(const SDL_Event& event, std::uint64_t now) {
  std::vector<SDL_Event> out;
  if (event.type == SDL_CONTROLLERDEVICEADDED) {
    (void)SDL_GameControllerOpen(event.cdevice.which);
  }
  if (event.type == SDL_CONTROLLERDEVICEREMOVED) {
    SDL_GameControllerClose(SDL_GameControllerFromInstanceID(event.cdevice.which));
  }
  if (event.type == SDL_CONTROLLERBUTTONDOWN || event.type == SDL_CONTROLLERBUTTONUP) {
    const auto found = std::find_if(kKeys.begin(), kKeys.end(), [&](const Key& key) {
      return key.button == static_cast<SDL_GameControllerButton>(event.cbutton.button);
    });
    if (found == kKeys.end()) return out;
    hold(found->key, found->mod, event.type == SDL_CONTROLLERBUTTONDOWN, now, out);
  }
  if (event.type == SDL_CONTROLLERAXISMOTION) {
    const int value = event.caxis.value;
    if (event.caxis.axis == SDL_CONTROLLER_AXIS_LEFTX) lean(SDLK_LEFT, SDLK_RIGHT, value, now, out);
    if (event.caxis.axis == SDL_CONTROLLER_AXIS_LEFTY) lean(SDLK_UP, SDLK_DOWN, value, now, out);
    if (event.caxis.axis == SDL_CONTROLLER_AXIS_TRIGGERLEFT)
      hold(SDLK_PAGEUP, KMOD_NONE, value > kFar, now, out);
    if (event.caxis.axis == SDL_CONTROLLER_AXIS_TRIGGERRIGHT)
      hold(SDLK_PAGEDOWN, KMOD_NONE, value > kFar, now, out);
  }
  return out;
}

std::vector<SDL_Event> Pad::repeats(std::uint64_t now) {
  std::vector<SDL_Event> out;
  for (auto& [key, due] : held_) {
    if (now < due) continue;
    due = now + kNextMs;
    out.push_back(key_event(key, KMOD_NONE, false));
    out.push_back(key_event(key, KMOD_NONE, true));
  }
  return out;
}

std::optional<int> Pad::wait(std::uint64_t now) const {
  std::optional<int> least;
  for (const auto& [key, due] : held_) {
    const int ms = due > now ? static_cast<int>(due - now) : 0;
    least = std::min(least.value_or(ms), ms);
  }
  return least;
}

}  // namespace platform
