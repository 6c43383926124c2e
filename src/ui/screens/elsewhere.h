// The sheet over a game that another tab or window plays.
#pragma once

#include <cstdint>

namespace ui {

struct ElsewherePage {
  bool open = false;
  bool taking_over = false;  // asked for; the other one is letting go
};

}  // namespace ui
