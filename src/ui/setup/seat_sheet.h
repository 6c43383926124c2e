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

// Why a colour cannot leave the table, as an English sentence, empty if it can; and the rules after
// it has sat down or left.
[[nodiscard]] std::string_view why_stays(const AnyRules& rules, core::Colour colour);
[[nodiscard]] AnyRules colour_seated(const AnyRules& rules, core::Colour colour, bool plays);

}  // namespace ui
