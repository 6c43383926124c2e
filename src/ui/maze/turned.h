// Turned wood drawn flat, for pictures on sheets: a pawn and a cup seen from the side. Knows no
// game.
#pragma once

#include "ui/kit/ui.h"

namespace ui {

// A large pawn with the middle of its base on `foot`; its cap carries the paint's symbol.
void turned_pawn(Ui& ui, ImVec2 foot, float height, view::Hue hue);
// A cup upside down, with the middle of its rim on `foot`.
void turned_cup(Ui& ui, ImVec2 foot, float height, Colour body);
// A soft shadow on the ground.
void ground_shadow(Ui& ui, ImVec2 middle, float radius, float strength);

}  // namespace ui
