// How each game is played: the help sheet, and the ways to the lessons.
#pragma once

#include <string_view>
#include <vector>

#include "ui/model.h"

namespace ui {

struct HelpPart {
  const char* icon;
  std::string_view title;
  std::string_view text;
};
[[nodiscard]] std::vector<HelpPart> maze_help();

// Begins a game's lesson, or goes on with it (lesson_offer.cpp).
void lesson_button(Ui& ui, Model& model, Column& column, GameKind kind);
// On the first visit: a lesson instead of reading. Nothing once it was begun or closed.
void lesson_offer(Ui& ui, Model& model, Column& column);

}  // namespace ui
