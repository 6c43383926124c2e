// The table's screen.
#pragma once

namespace ui {

class Ui;
struct Model;

void show_hud(Ui& ui, Model& model);
// The keys of the table itself: 1…9, N and P, Enter.
void table_keys(Ui& ui, Model& model);

}  // namespace ui
