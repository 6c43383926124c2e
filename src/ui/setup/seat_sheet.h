// The sheet of the nest that was touched on the new-game screen.
#pragma once

#include <string_view>

#include "core/types.h"
#include "ui/draft/draft.h"

namespace ui {

class Ui;
struct Model;

// Who sits at that nest: a person, a bot, nobody.
void show_seat_sheet(Ui& ui, Model& model);

}  // namespace ui
