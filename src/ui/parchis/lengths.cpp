// How much happens in a game of each preset and of some quick ones: averages of 200 games by bots
// of the usual level, as printed by `race lengths`.
#include <array>

#include "ui/parchis/hooks.h"

namespace ui {

std::span<const Measured> lengths(std::type_identity<parchis::Game>) {
  static constexpr std::array kMeasured = {
      Measured{"parchis", {314, 207, 130}},
      Measured{"parchis pieces=2", {143, 75, 73}},
      Measured{"parchis safe=12", {322, 200, 147}},
      Measured{"parchis seats=YR,BG", {336, 299, 61}},
      Measured{"parchis seats=YR,BG pieces=2", {157, 130, 33}},
      Measured{"parchis seats=YR,BG pieces=6 win=one", {501, 469, 79}},
      Measured{"parchis teams=YR/BG", {323, 217, 128}},
      Measured{"parchis arms=3", {173, 105, 81}},
      Measured{"parchis arms=5", {539, 364, 214}},
      Measured{"parchis arms=6", {849, 607, 302}},
      Measured{"parchis arms=6 seats=YRO,BGP", {972, 922, 117}},
      Measured{"parchis arms=6 seats=YG,BO,RP", {917, 834, 151}},
      Measured{"parchis arms=6 teams=YRO/BGP", {884, 660, 282}},
      Measured{"parchis preview=1", {308, 203, 121}},
  };
  return kMeasured;
}

}  // namespace ui
