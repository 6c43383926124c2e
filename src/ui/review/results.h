// The sheet at the end of a game: who came where, and where to go from there.
#pragma once

namespace ui {

class Ui;
struct Model;

void show_results(Ui& ui, Model& model);

}  // namespace ui
