// The ways to play the chosen game: its presets.
#pragma once

namespace ui {

class Ui;
struct Column;
struct Model;

// The presets as cards; true if one was chosen in this frame.
bool preset_grid(Ui& ui, Model& model, Column& column);
// The chosen one alone, with a button to the others.
void chosen_card(Ui& ui, Model& model, Column& column);

}  // namespace ui
