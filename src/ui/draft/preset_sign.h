// The signs of the ways to play, by the games' hooks.
#pragma once

#include <string_view>

namespace ui {

// What a preset is about, if its board looks like others of its game.
struct PresetSign {
  std::string_view preset;  // its name
  const char* icon;         // of assets/icons.h
};

}  // namespace ui
