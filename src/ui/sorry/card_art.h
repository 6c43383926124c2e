// The print on the cards of Sorry!, drawn as shaders/box.frag and shaders/digit.glsl print it on
// the cards on the table: one design, sharp at every size.
#pragma once

#include "ui/kit/ui.h"

namespace ui {

// The number of a card, or the mark of the card that has none (0), around `middle`. `size` is half
// the height of a digit, below 0 if it stands on its head; `weight` is half a stroke in that unit.
// The ink covers itself where strokes meet, so it should be opaque.
void card_numeral(Ui& ui, ImVec2 middle, float size, float weight, Colour ink, int number);

// The back: a lattice in brass on dark lacquer, and a diamond with a star. `dim` 0…1 as for
// card_face.
void card_lattice(Ui& ui, const Rect& rect, float dim);

}  // namespace ui
