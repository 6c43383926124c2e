// Over the table: the key of each move at its piece, and the effect of the move pointed at.
#pragma once

#include <cstddef>

#include "ui/kit/rect.h"

namespace ui {

class Ui;
struct Model;

void board_signs(Ui& ui, Model& model);
// A move's number as such a sign; nothing beyond kMoveKeys.
void key_sign(Ui& ui, ImVec2 middle, std::size_t number);
// Signs of keys are for people with a keyboard: a finger would hide them.
[[nodiscard]] bool keys_shown(const Ui& ui, const Model& model);

}  // namespace ui
