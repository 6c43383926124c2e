// The table's screen.
#pragma once

namespace ui {

class Ui;
struct Model;

void show_hud(Ui& ui, Model& model);

}  // namespace ui
