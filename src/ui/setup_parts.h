// Parts of the new-game screen.
#pragma once

#include "ui/model.h"

namespace ui {

void section_head(Ui& ui, Column& column, std::string_view text);
// Who sits at which seat, in turn order.
void show_seats(Ui& ui, Model& model, Column& column);
// Every rule switch with its explanation.
void show_rules(Ui& ui, Model& model, Column& column);

}  // namespace ui
