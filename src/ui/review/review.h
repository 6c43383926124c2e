// The screen on which a game is watched again.
#pragma once

#include <string>

#include "ui/wish.h"
#include "view/review/review.h"

namespace ui {

class Ui;
struct Model;

struct ReviewPage {
  view::Review* review = nullptr;  // owned by the app
  std::string title;
  bool kept = false;              // the game is among the kept ones
  Screen before = Screen::Title;  // the one to return to
};

void show_review(Ui& ui, Model& model);

}  // namespace ui
