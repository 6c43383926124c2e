// All of one frame's screens and sheets.
#pragma once

#include "ui/wish.h"

namespace ui {

class Ui;
struct Model;

// The screen of this frame, and the sheets above it.
void show(Ui& ui, Model& model);
// Does what wish::Open and wish::SetUp ask for; a sheet is prepared first.
void open_sheet(Model& model, SheetKind sheet);
void open_setup(Model& model, KnownGame game, SetupFor purpose = SetupFor::Play);
// Whether the game is set up to be played online.
[[nodiscard]] constexpr bool for_others(SetupFor purpose) {
  return purpose == SetupFor::Online || purpose == SetupFor::Room;
}
// Whether a game is being set up: the workshop lends the set-up a maze.
[[nodiscard]] constexpr bool sets_up(Screen screen) {
  return screen == Screen::Setup || screen == Screen::Workshop;
}
// Closes all sheets that belong to a screen, for another one that comes without being asked for
// from them. The sheet of a room's people stays: there one game follows the other.
void close_sheets(Model& model);
// Closes the results and what is asked after a game: it goes on in another way.
void close_results(Model& model);
// Leaves the screen for the one before it, as its arrow does.
void leave_screen(Model& model);
// How often that leads from `screen` to another one until it is the title.
[[nodiscard]] int steps_to_title(const Model& model, Screen screen);

}  // namespace ui
