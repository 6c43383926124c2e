// The grounds of what a screen shows: a panel beside a table and paper below it, a card that can be
// chosen, and a page that has nothing to show yet. Knows no screen of the game.
#pragma once

#include <string_view>

#include "ui/kit/sheet.h"
#include "ui/kit/ui.h"

namespace ui {

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

// Draws a card that rises under the pointer; `chosen` is how far it is chosen, 0…1. Returns its
// place.
[[nodiscard]] Rect lifted_card(Ui& ui, const Rect& place, const Touch& touch, float chosen);

// A page that has nothing to show yet, and says why below an icon; what can be done about it goes
// into the column. Ends with end_scroll.
[[nodiscard]] Scroll begin_empty_page(Ui& ui, const Rect& room, const char* icon,
                                      std::string_view why);

}  // namespace ui
