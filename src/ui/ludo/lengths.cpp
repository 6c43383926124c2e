// How much happens in a game of each preset and of some quick ones: averages of 500 games by bots
// of the usual level, as printed by `race lengths`.
#include <array>

#include "ui/ludo/hooks.h"

namespace ui {

std::span<const Measured> lengths(std::type_identity<ludo::Game>) {
  static constexpr std::array kMeasured = {
      Measured{"ludo", {546, 299, 244}},
      Measured{"ludo out=1 win=one", {84, 31, 53}},
      Measured{"ludo reward=throw safe=share", {446, 265, 180}},
      Measured{"ludo teams=YR/BG", {495, 261, 232}},
      Measured{"ludo seats=YR,BG", {442, 335, 105}},
      Measured{"ludo seats=Y,R", {194, 123, 70}},
      Measured{"ludo arms=3", {259, 127, 130}},
      Measured{"ludo arms=6", {1646, 980, 659}},
      Measured{"ludo pieces=2", {186, 69, 117}},
      Measured{"ludo board=maedn", {500, 176, 323}},
      Measured{"ludo board=maedn capture=must over=0", {609, 161, 449}},
      Measured{"ludo board=maedn teams=YR/BG", {447, 170, 277}},
      Measured{"ludo board=maedn arms=6", {1194, 370, 824}},
      Measured{"ludo board=maedn out=0", {518, 174, 344}},
      Measured{"ludo board=maedn pieces=2", {135, 41, 94}},
      Measured{"ludo board=chevaux", {1647, 687, 960}},
      Measured{"ludo board=chevaux pieces=2", {536, 130, 405}},
      Measured{"ludo board=parcheesi", {173, 250, 122}},
      Measured{"ludo board=parcheesi teams=YR/BG", {184, 278, 121}},
      Measured{"ludo board=parcheesi pieces=2", {69, 88, 55}},
      Measured{"ludo seats=Y,R out=1 win=one", {42, 16, 25}},
      Measured{"ludo arms=3 out=1 win=one", {49, 17, 32}},
      Measured{"ludo arms=6 out=1 win=one", {171, 55, 116}},
      Measured{"ludo seats=YR,BG pieces=2", {191, 120, 70}},
      Measured{"ludo pieces=2 out=1 teams=YR/BG", {188, 71, 117}},
      Measured{"ludo board=maedn pieces=2 out=0", {159, 41, 117}},
      Measured{"ludo board=maedn seats=Y,R", {155, 82, 73}},
      Measured{"ludo board=maedn seats=Y,R pieces=2", {55, 23, 32}},
      Measured{"ludo board=maedn arms=6 pieces=2", {285, 82, 204}},
      Measured{"ludo board=maedn pieces=2 teams=YR/BG", {149, 45, 104}},
      Measured{"ludo board=chevaux seats=Y,R", {479, 224, 255}},
      Measured{"ludo board=chevaux seats=Y,R pieces=2", {223, 48, 174}},
      Measured{"ludo board=parcheesi seats=Y,R", {79, 134, 37}},
      Measured{"ludo board=parcheesi seats=Y,R pieces=2", {40, 59, 26}},
      Measured{"ludo board=parcheesi pieces=2 teams=YR/BG", {85, 110, 69}},
  };
  return kMeasured;
}

}  // namespace ui
