// How much happens in a game of each preset and of some quick ones: averages of 200 games by bots
// of the usual level, as printed by `race lengths`.
#include <array>

#include "ui/maze/hooks.h"

namespace ui {

std::span<const Measured> lengths(std::type_identity<maze::Game>) {
  static constexpr std::array kMeasured = {
      Measured{"maze", {81, 153, 59}},
      Measured{"maze seats=R,Y", {40, 78, 28}},
      Measured{"maze seats=R,Y board=pinwheel", {23, 45, 16}},
      Measured{"maze seats=R,B,Y", {58, 109, 42}},
      Measured{"maze seats=R,B,Y board=pinwheel", {34, 66, 24}},
      Measured{"maze board=pinwheel", {43, 83, 31}},
      Measured{"maze barricade=1", {80, 149, 58}},
      Measured{"maze fast=1", {68, 132, 50}},
      Measured{"maze seats=RY,BG", {87, 163, 64}},
  };
  return kMeasured;
}

}  // namespace ui
