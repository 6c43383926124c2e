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

}  // namespace ui
