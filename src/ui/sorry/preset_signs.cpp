// The signs of the ways to play Sorry!.
#include <array>

#include "assets/icons.h"
#include "ui/sorry/hooks.h"

namespace ui {

std::span<const PresetSign> preset_signs(std::type_identity<sorry::Game>) {
  static constexpr std::array kSigns = {
      PresetSign{"sorry-teams", icons::kUsers},   PresetSign{"sorry-teams-2", icons::kUsers},
      PresetSign{"sorry-points", icons::kTrophy}, PresetSign{"sorry-points-2", icons::kTrophy},
      PresetSign{"sorry-quick", icons::kZap},
  };
  return kSigns;
}

}  // namespace ui
