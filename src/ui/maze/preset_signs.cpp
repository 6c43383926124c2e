// The signs of the ways to play the maze relay.
#include <array>

#include "assets/icons.h"
#include "ui/maze/hooks.h"

namespace ui {

std::span<const PresetSign> preset_signs(std::type_identity<maze::Game>) {
  static constexpr std::array kSigns = {
      PresetSign{"maze-quick", icons::kZap},
      PresetSign{"maze-barricades", icons::kBrickWall},
      PresetSign{"maze-fast", icons::kZap},
  };
  return kSigns;
}

}  // namespace ui
