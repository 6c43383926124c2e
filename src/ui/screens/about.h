// The sheet about the program, and the one that explains something.
#pragma once

namespace ui {

class Ui;
struct Model;

void show_about(Ui& ui, Model& model);
// Shows Model::info_text under Model::info_title until it is closed.
void show_info(Ui& ui, Model& model);

}  // namespace ui
