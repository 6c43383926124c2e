// People's own dice or cards: they throw or draw, and enter what came.
#pragma once

#include <string>

namespace view {
class Session;
}

namespace ui {

class Ui;
struct Column;
struct Model;

// What the person must throw or draw, and then enter.
[[nodiscard]] std::string own_dice_words(const view::Session& session);
// How high its buttons are in that width, if there is the room.
[[nodiscard]] float own_dice_height(const Model& model, float width);
// `room`: the height that there is; in less the buttons are lower, as far as a finger can hit them.
void show_own_dice(Ui& ui, Model& model, Column& column, float room);
// Presses the button that shows this number; false if there is nothing to enter.
bool press_own_dice(Model& model, int number);
void own_dice_toggle(Ui& ui, Model& model, Column& column);

}  // namespace ui
