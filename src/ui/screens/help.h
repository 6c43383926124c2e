// The sheet that says how each game is played (ui/rule_pages.h), and the ways to the lessons.
#pragma once

#include "ui/draft/known.h"
#include "ui/kit/ui.h"

namespace ui {

struct Model;

// Begins a game's lesson, or goes on with it (lesson_offer.cpp).
void lesson_button(Ui& ui, Model& model, Column& column, KnownGame game);
// On the first visit: a lesson instead of reading. Shows nothing once it has been begun or closed.
void lesson_offer(Ui& ui, Model& model, Column& column);

void show_help(Ui& ui, Model& model);

}  // namespace ui
