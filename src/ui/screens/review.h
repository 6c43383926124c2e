// The screen on which a game is watched again.
#pragma once

#include <string>

#include "view/review/review.h"

namespace ui {

struct ReviewPage {
  view::Review* review = nullptr;  // the app's
  std::string title;
  bool kept = false;  // it is among the kept games
};

}  // namespace ui
