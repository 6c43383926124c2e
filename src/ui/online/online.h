// Playing online: the table to which friends come, and the sheet of everyone who is there. Shows
// what the app says of the room (ui/online_page.h), and knows neither keys nor messages.
#pragma once

namespace ui {

class Ui;
struct Model;

// The room's own screen.
void show_online(Ui& ui, Model& model);
// The sheets over the table.
void show_online_sheets(Ui& ui, Model& model);

}  // namespace ui
