// The sheets that lie over every table: the menu, what happened, and the game's own sheet.
#pragma once

namespace ui {

class Ui;
struct Model;

void show_menu(Ui& ui, Model& model);
void show_log(Ui& ui, Model& model);
void show_game_sheet(Ui& ui, Model& model);

}  // namespace ui
