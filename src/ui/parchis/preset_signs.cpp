// The signs of the ways to play Parchís.
#include <array>

#include "assets/icons.h"
#include "ui/parchis/hooks.h"

namespace ui {

std::span<const PresetSign> preset_signs(std::type_identity<parchis::Game>) {
  static constexpr std::array kSigns = {
      PresetSign{"parchis-classic", icons::kShield},
      PresetSign{"parchis-teams", icons::kUsers},
      PresetSign{"parchis-6-teams", icons::kUsers},
      PresetSign{"parchis-preview", icons::kEye},
  };
  return kSigns;
}

}  // namespace ui
