// How much happens in a game of each preset and of some quick ones: averages of 200 games by bots
// of the usual level, as printed by `race lengths`.
#include <array>

#include "ui/sorry/hooks.h"

namespace ui {

std::span<const Measured> lengths(std::type_identity<sorry::Game>) {
  static constexpr std::array kMeasured = {
      Measured{"sorry", {291, 173, 151}},
      Measured{"sorry seats=R,Y", {135, 80, 70}},
      Measured{"sorry seats=R,B,Y", {221, 131, 115}},
      Measured{"sorry mode=teams", {251, 194, 88}},
      Measured{"sorry seats=RY,BG mode=teams", {253, 195, 89}},
      Measured{"sorry mode=points", {145, 186, 57}},
      Measured{"sorry seats=R,Y mode=points", {93, 122, 39}},
      Measured{"sorry pawns=3 out=1", {198, 116, 104}},
  };
  return kMeasured;
}

}  // namespace ui
