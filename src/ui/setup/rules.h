// The rules on the new-game screen: all those of the chosen game, and the ones that games share.
#pragma once

#include <string_view>

namespace ui {

class Ui;
struct Column;
struct Model;

// Every rule of the chosen game as a control with its explanation.
void show_rules(Ui& ui, Model& model, Column& column);

// Rules that all games share, for their own show_rules.
void direction_rule(Ui& ui, Model& model, Column& column, std::string_view line,
                    std::string_view source);
void first_rule(Ui& ui, Model& model, Column& column, std::string_view source);
// Whether people throw their own dice: a setting of the device, because the dice are on its table.
void own_dice_rule(Ui& ui, Model& model, Column& column);

}  // namespace ui
