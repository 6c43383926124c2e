// The players: name, score and last throw of each, in rows of equal plates.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "core/types.h"
#include "ui/kit/rect.h"

namespace view {
class Session;
}

namespace ui {

class Ui;
struct Model;

[[nodiscard]] float plate_height(const Ui& ui, bool low);
// `places`: the row has room for at least this many plates.
void plate_row(Ui& ui, Model& model, const Rect& row, std::span<const core::SeatIndex> seats,
               std::size_t places);
// The seats at the far side of the board and at the near one, each from left to right.
struct Sides {
  std::vector<core::SeatIndex> far;
  std::vector<core::SeatIndex> near;
};
[[nodiscard]] Sides sides_of(const view::Session& session);

// The seat's colours as discs that overlap, from the left edge; returns their width.
float row_of_discs(Ui& ui, const view::Session& session, core::SeatIndex seat, ImVec2 left_middle,
                   float radius);

// The same within one disc's place, where there is no room for more. Where their symbols would be
// too small to be told, only the first colour.
void seat_disc(Ui& ui, const view::Session& session, core::SeatIndex seat, ImVec2 middle,
               float radius);

}  // namespace ui
