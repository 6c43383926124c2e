// The sheet over a game that is being played in another tab or window.
#pragma once

#include <cstdint>

namespace ui {

class Ui;
struct Model;

struct ElsewherePage {
  bool open = false;
  bool taking_over = false;  // this page wants the game, the other one has not let go yet
};

void show_elsewhere(Ui& ui, Model& model);

}  // namespace ui
