// The sheets that belong to no game: settings, about, an explanation, and the developers’ panel.
#pragma once

namespace ui {

class Ui;
struct Model;

void show_settings(Ui& ui, Model& model);
void show_about(Ui& ui, Model& model);
void show_info(Ui& ui, Model& model);
void show_debug(Ui& ui, Model& model);

}  // namespace ui
