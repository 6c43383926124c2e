// Who has just done what to whom, in a few words over the table.
#pragma once

namespace ui {

class Ui;
struct Model;

void ribbon(Ui& ui, Model& model);

}  // namespace ui
