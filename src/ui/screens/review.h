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
  bool kept = false;  // it is among the kept games
};

void show_review(Ui& ui, Model& model);

}  // namespace ui
