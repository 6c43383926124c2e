// The legal moves as buttons and keys.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "view/table/thing.h"

namespace view {
class Session;
}

namespace ui {

class Ui;
struct Column;
struct Model;
struct Rect;

// The first moves have the keys 1…9; more than these are listed by what is touched first.
inline constexpr std::size_t kMoveKeys = 9;

// Each move as a button, or, where there are many, what may be touched first; `a_row` buttons
// side by side.
void moves(Ui& ui, Model& model, Column& column, int a_row);
// The same for those who use only the mirror and the keyboard: nothing is drawn.
void moves_unseen(Ui& ui, Model& model);
// Buttons for what has no place on the table: passing, taking a step back. True if there are any.
[[nodiscard]] bool has_buttons(const view::Session& session);
void move_buttons(Ui& ui, Model& model, const Rect& rect);
// A move's number, from 1, which is its key up to kMoveKeys; and the thing on the table beside
// which it is shown.
struct KeyPlace {
  std::size_t number = 0;
  view::Thing thing;
};
[[nodiscard]] std::vector<KeyPlace> key_places(const view::Session& session);
// Takes the last move back, and closes the bubble, which speaks of the position.
void take_back(Model& model);
// Presses the button with that index by its key; false if there is none.
bool press_entry(Ui& ui, Model& model, std::size_t index);
// What has the keyboard's focus on the table, as its button says it; empty if nothing has.
[[nodiscard]] std::string focused_words(const view::Session& session);

}  // namespace ui
