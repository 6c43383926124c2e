// What is chosen at a room's table: the time, who may come, who sits where, whether to leave.
#pragma once

namespace ui {

class Ui;
struct Column;
struct Model;
struct OnlinePage;

// The time for a decision: as a choice for the owner, and as a line for the others.
void timer_choice(Ui& ui, Model& model, Column& column);
void timer_line(Ui& ui, const OnlinePage& page, Column& column);
// Whether strangers may come, and what that means.
void strangers_part(Ui& ui, Model& model, Column& column);
// The sheet of the seat that was touched: what to do with it.
void show_seat(Ui& ui, Model& model);
// The sheet that asks whether the person really leaves the others at the table.
void show_leave(Ui& ui, Model& model);

}  // namespace ui
