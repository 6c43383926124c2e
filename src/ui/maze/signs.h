// The maze's dice and small pictures, drawn flat. Knows the red die's letters, but no position.
#pragma once

#include "ui/kit/kit.h"

namespace ui {

// The sign of the red die's letter (maze::kWall, kClaw, kIgnore), inside a square.
void maze_sign(Ui& ui, const Rect& rect, std::uint8_t letter, Colour colour);
// A die of this colour with the letter's action, drawn bolder: for choosing what its faces show.
void action_face(Ui& ui, const Rect& rect, std::uint8_t letter, Colour paint_now, Colour ink);
// The red die; a blank one for any other letter.
void red_die(Ui& ui, const Rect& rect, std::uint8_t letter, float dim);
// The blue die; 0: blank.
void blue_die(Ui& ui, const Rect& rect, int number, float dim);

}  // namespace ui
