// How much happens in a game of each preset and of some quick ones: averages of 500 games by bots
// of the usual level, as printed by `race lengths`.
#include <array>

#include "ui/sorry/hooks.h"

namespace ui {

std::span<const Measured> lengths(std::type_identity<sorry::Game>) {
  static constexpr std::array kMeasured = {
      Measured{"sorry", {281, 157, 158}},
      Measured{"sorry seats=R,Y", {153, 92, 81}},
      Measured{"sorry seats=R,B,Y", {220, 126, 120}},
      Measured{"sorry mode=teams", {246, 187, 92}},
      Measured{"sorry seats=RY,BG mode=teams", {246, 187, 92}},
      Measured{"sorry mode=points", {141, 179, 58}},
      Measured{"sorry seats=R,Y mode=points", {85, 110, 39}},
      Measured{"sorry pawns=3 out=1", {182, 100, 103}},
  };
  return kMeasured;
}

}  // namespace ui
