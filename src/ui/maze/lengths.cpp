// How much happens in a game of each preset and of some quick ones: averages of 500 games by bots
// of the usual level, as printed by `race lengths`.
#include <array>

#include "ui/maze/hooks.h"

namespace ui {

std::span<const Measured> lengths(std::type_identity<maze::Game>) {
  static constexpr std::array kMeasured = {
      Measured{"maze", {77, 146, 56}},
      Measured{"maze seats=R,Y", {40, 77, 28}},
      Measured{"maze seats=R,Y board=pinwheel", {23, 45, 16}},
      Measured{"maze seats=R,B,Y", {59, 113, 42}},
      Measured{"maze seats=R,B,Y board=pinwheel", {34, 65, 24}},
      Measured{"maze board=pinwheel", {44, 84, 32}},
      Measured{"maze barricade=1", {79, 147, 56}},
      Measured{"maze fast=1", {63, 125, 45}},
      Measured{"maze seats=RY,BG", {91, 169, 66}},
  };
  return kMeasured;
}

}  // namespace ui
