// The developers’ panel.
#pragma once

namespace ui {

class Ui;
struct Model;

void show_debug(Ui& ui, Model& model);

}  // namespace ui
