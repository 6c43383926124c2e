// The screen on which a new game is set up.
#pragma once

namespace ui {

class Ui;
struct Model;

void show_setup(Ui& ui, Model& model);

}  // namespace ui
