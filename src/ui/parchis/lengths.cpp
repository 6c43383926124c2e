// How much happens in a game of each preset and of some quick ones: averages of 500 games by bots
// of the usual level, as printed by `race lengths`.
#include <array>

#include "ui/parchis/hooks.h"

namespace ui {

std::span<const Measured> lengths(std::type_identity<parchis::Game>) {
  static constexpr std::array kMeasured = {
      Measured{"parchis", {331, 215, 139}},
      Measured{"parchis pieces=2", {143, 72, 75}},
      Measured{"parchis safe=12", {338, 208, 155}},
      Measured{"parchis seats=YR,BG", {340, 299, 66}},
      Measured{"parchis seats=YR,BG pieces=2", {156, 129, 34}},
      Measured{"parchis seats=YR,BG pieces=6 win=one", {378, 353, 62}},
      Measured{"parchis teams=YR/BG", {344, 229, 138}},
      Measured{"parchis arms=3", {181, 109, 85}},
      Measured{"parchis arms=5", {561, 379, 221}},
      Measured{"parchis arms=6", {885, 620, 327}},
      Measured{"parchis arms=6 seats=YRO,BGP", {970, 909, 128}},
      Measured{"parchis arms=6 seats=YG,BO,RP", {1003, 904, 174}},
      Measured{"parchis arms=6 teams=YRO/BGP", {902, 667, 293}},
      Measured{"parchis preview=1", {323, 210, 129}},
  };
  return kMeasured;
}

}  // namespace ui
