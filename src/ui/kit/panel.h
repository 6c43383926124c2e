// The two grounds of what a screen shows around its table: a panel beside it and paper below it.
// Knows no screen of the game.
#pragma once

#include "ui/kit/rect.h"

namespace ui {

class Ui;

// How wide a panel beside a table is.
struct PanelShape {
  float share = 0.0F;  // of the room's width, …
  float least = 0.0F;  // … but at least and …
  float most = 0.0F;   // … at most this; css px at text size 100 %
  float limit = 1.0F;  // of the room's width, however large the text
};
// Cuts a panel off the right side of `room`, draws it and keeps the pointer from what is below it.
// Returns the place of the panel.
[[nodiscard]] Rect cut_side_panel(Ui& ui, Rect& room, const PanelShape& shape);

// Draws paper at the lower edge of the screen, in `rect`, and keeps the pointer from what is below
// it. Only its upper corners are round.
void bottom_paper(Ui& ui, const Rect& rect);

}  // namespace ui
