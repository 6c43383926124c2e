// How much happens in a game of each preset and of some quick ones: averages of 200 games by bots
// of the usual level, as printed by `race lengths`.
#include <array>

#include "ui/ludo/hooks.h"

namespace ui {

std::span<const Measured> lengths(std::type_identity<ludo::Game>) {
  static constexpr std::array kMeasured = {
      Measured{"ludo", {630, 368, 260}},
      Measured{"ludo out=1 win=one", {210, 140, 69}},
      Measured{"ludo reward=throw safe=share", {497, 313, 182}},
      Measured{"ludo teams=YR/BG", {564, 334, 228}},
      Measured{"ludo seats=YR,BG", {581, 445, 134}},
      Measured{"ludo seats=Y,R", {204, 144, 60}},
      Measured{"ludo arms=3", {297, 166, 130}},
      Measured{"ludo arms=6", {2305, 1463, 833}},
      Measured{"ludo pieces=2", {188, 78, 109}},
      Measured{"ludo board=maedn", {563, 200, 363}},
      Measured{"ludo board=maedn capture=must over=0", {668, 185, 484}},
      Measured{"ludo board=maedn teams=YR/BG", {495, 191, 304}},
      Measured{"ludo board=maedn arms=6", {1410, 428, 981}},
      Measured{"ludo board=maedn out=0", {582, 200, 382}},
      Measured{"ludo board=maedn pieces=2", {139, 44, 94}},
      Measured{"ludo board=chevaux", {2432, 1111, 1321}},
      Measured{"ludo board=chevaux pieces=2", {622, 160, 462}},
      Measured{"ludo board=parcheesi", {162, 242, 108}},
      Measured{"ludo board=parcheesi teams=YR/BG", {188, 283, 123}},
      Measured{"ludo board=parcheesi pieces=2", {72, 94, 55}},
      Measured{"ludo seats=Y,R out=1 win=one", {100, 84, 16}},
      Measured{"ludo arms=3 out=1 win=one", {103, 67, 35}},
      Measured{"ludo arms=6 out=1 win=one", {570, 389, 179}},
      Measured{"ludo seats=YR,BG pieces=2", {198, 133, 64}},
      Measured{"ludo pieces=2 out=1 teams=YR/BG", {195, 87, 107}},
      Measured{"ludo board=maedn pieces=2 out=0", {165, 46, 120}},
      Measured{"ludo board=maedn seats=Y,R", {168, 93, 74}},
      Measured{"ludo board=maedn seats=Y,R pieces=2", {55, 26, 29}},
      Measured{"ludo board=maedn arms=6 pieces=2", {315, 88, 226}},
      Measured{"ludo board=maedn pieces=2 teams=YR/BG", {153, 50, 103}},
      Measured{"ludo board=chevaux seats=Y,R", {618, 322, 296}},
      Measured{"ludo board=chevaux seats=Y,R pieces=2", {233, 51, 181}},
      Measured{"ludo board=parcheesi seats=Y,R", {77, 133, 34}},
      Measured{"ludo board=parcheesi seats=Y,R pieces=2", {41, 61, 24}},
      Measured{"ludo board=parcheesi pieces=2 teams=YR/BG", {86, 114, 67}},
  };
  return kMeasured;
}

}  // namespace ui
