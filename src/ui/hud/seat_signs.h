// Who sits in a seat, as a sign: its colours, or a bot’s face.
#pragma once

#include "core/types.h"
#include "ui/kit/rect.h"

namespace view {
class Session;
}

namespace ui {

class Ui;

// The seat's colours as discs that overlap, from the left edge; returns their width.
float row_of_discs(Ui& ui, const view::Session& session, core::SeatIndex seat, ImVec2 left_middle,
                   float radius);

// The same within one disc's place, where there is no room for more. Where their symbols would be
// too small to be told, only the first colour.
void seat_disc(Ui& ui, const view::Session& session, core::SeatIndex seat, ImVec2 middle,
               float radius);

// A bot's face with its colour as a badge, where that can be told; else the seat's disc.
void seat_face(Ui& ui, const view::Session& session, core::SeatIndex seat, ImVec2 middle,
               float radius);

}  // namespace ui
