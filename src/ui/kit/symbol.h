// The symbols of the colours, and the faces of dice.
#pragma once

#include "ui/kit/ui.h"

namespace ui {

// A coloured disc with a symbol: a seat's colours at a glance.
void colour_disc(Ui& ui, ImVec2 middle, float radius, view::Hue hue);
// The symbol of a paint as a filled shape.
void symbol(Ui& ui, ImVec2 middle, float radius, Colour colour, view::Symbol shape);
// A die's face with 0…9 pips, or a larger number in digits; dice of bone are the usual ones.
inline constexpr Colour kBone = rgb(0xf8efdc);
inline constexpr Colour kPips = rgb(0x33210f);
void die_face(Ui& ui, const Rect& rect, int pips, Colour body, Colour ink);
// A die in the air, which shows no number: three of its faces, seen from a corner.
void die_cube(Ui& ui, const Rect& rect, Colour body, Colour ink);
// A die without a face.
void die_body(Ui& ui, const Rect& rect, Colour body);

}  // namespace ui
