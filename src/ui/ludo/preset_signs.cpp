// The signs of the ways to play Ludo and its sisters.
#include <array>

#include "assets/icons.h"
#include "ui/ludo/hooks.h"

namespace ui {

std::span<const PresetSign> preset_signs(std::type_identity<ludo::Game>) {
  static constexpr std::array kSigns = {
      PresetSign{"ludo-quick", icons::kZap},    PresetSign{"ludo-stars", icons::kStar},
      PresetSign{"ludo-teams", icons::kUsers},  PresetSign{"maedn-strict", icons::kTriangleAlert},
      PresetSign{"maedn-teams", icons::kUsers}, PresetSign{"parcheesi-teams", icons::kUsers},
  };
  return kSigns;
}

}  // namespace ui
