// The table's screen and its sheets.
#pragma once

namespace ui {

class Ui;
struct Model;

void show_hud(Ui& ui, Model& model);
void show_menu(Ui& ui, Model& model);
void show_log(Ui& ui, Model& model);
void show_game_sheet(Ui& ui, Model& model);
void show_results(Ui& ui, Model& model);

}  // namespace ui
