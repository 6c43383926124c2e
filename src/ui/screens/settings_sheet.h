// The sheet of the settings.
#pragma once

namespace ui {

class Ui;
struct Model;

void show_settings(Ui& ui, Model& model);

}  // namespace ui
