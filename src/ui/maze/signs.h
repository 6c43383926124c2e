// The maze's dice and small pictures, drawn flat. Knows the red die's letters, but no position.
#pragma once

#include "ui/kit/ui.h"

namespace ui {

// The red die with the sign of its letter (maze::kWall, kClaw, kIgnore); a blank one for any other.
void red_die(Ui& ui, const Rect& rect, std::uint8_t letter, float dim);
// What the letter means, in the reader's language.
[[nodiscard]] std::string_view red_name(std::uint8_t letter);
// The blue die; 0: blank.
void blue_die(Ui& ui, const Rect& rect, int number, float dim);

}  // namespace ui
