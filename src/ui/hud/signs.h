// Over the table: the key of each move at its piece, and the effect of the move pointed at.
#pragma once

#include <cstddef>
#include <optional>

#include "ui/kit/rect.h"

namespace view {
struct Thing;
}

namespace ui {

class Ui;
struct Model;

void board_signs(Ui& ui, Model& model);
// A move's number as such a sign; nothing beyond kMoveKeys.
void key_sign(Ui& ui, ImVec2 middle, std::size_t number);
// Signs of keys are for people with a keyboard: a finger would hide them.
[[nodiscard]] bool keys_shown(const Ui& ui, const Model& model);
// Where the point that many squares above a thing is on the screen; nothing if not on the table.
[[nodiscard]] std::optional<ImVec2> place_of(const Model& model, const view::Thing& thing,
                                             float above);

}  // namespace ui
