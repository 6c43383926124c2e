// The layout around the board.
#pragma once

namespace view {
class Session;
}

namespace ui {

class Ui;
struct Model;

// Shows everything around the board; sets model.table to the room that is left to it.
void panels(Ui& ui, Model& model);
// Whether the player's name and what is expected are shown beside or above the game's controls.
[[nodiscard]] bool banner_shown(const Ui& ui, const view::Session& session);

}  // namespace ui
