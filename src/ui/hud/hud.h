// The table's screen.
#pragma once

namespace ui {

class Ui;
struct Model;

void show_hud(Ui& ui, Model& model);
// One step back on the table: puts a refusal away, or the last thing picked, and says what is to be
// done then. False if there is nothing to take back.
[[nodiscard]] bool step_back(Ui& ui, Model& model);
// The keys of the table itself: 1…9, N and P, Enter.
void table_keys(Ui& ui, Model& model);

}  // namespace ui
