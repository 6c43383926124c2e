// The screen on which a game is watched again.
#pragma once

#include <string>

#include "view/review/review.h"

namespace ui {

class Ui;
struct Model;

struct ReviewPage {
  view::Review* review = nullptr;  // owned by the app
  std::string title;
  bool kept = false;  // the game is among the kept ones
};

void show_review(Ui& ui, Model& model);

}  // namespace ui
