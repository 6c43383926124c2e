// The title screen.
#pragma once

namespace ui {

class Ui;
struct Model;

void show_title(Ui& ui, Model& model);

}  // namespace ui
