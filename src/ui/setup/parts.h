// Parts of the new-game screen.
#pragma once

#include <span>
#include <string_view>

#include "ui/draft/draft.h"
#include "ui/kit/kit.h"
#include "ui/model.h"

namespace ui {

void section_head(Ui& ui, Column& column, std::string_view text);
// Every rule of the chosen game as a control with its explanation (rules.cpp).
void show_rules(Ui& ui, Model& model, Column& column);

// Rules that all games share.
void direction_rule(Ui& ui, Model& model, Column& column, std::string_view line,
                    std::string_view source);
void own_dice_rule(Ui& ui, Model& model, Column& column);  // seats.cpp
void first_rule(Ui& ui, Model& model, Column& column, std::string_view source);

// --- A rule's row (rows.cpp).

// The words of one rule.
struct Rule {
  std::string_view key;
  std::string_view title;
  std::string_view line;    // one line of explanation
  std::string_view source;  // what the rules page says about it
};

// Draws the words and the button to the source; returns the place of the control.
Rect rule_row(Ui& ui, Model& model, Column& column, const Rule& rule, float control_width,
              float control_height);
// The width of a control that takes what the words leave over.
[[nodiscard]] float rule_control_width(const Ui& ui, const Column& column);
bool rule_choice(Ui& ui, Model& model, Column& column, const Rule& rule,
                 std::span<const Option> options, int& chosen);
// `why_not`: an English sentence if “yes” is not available. Returns true if there was a change.
bool rule_switch(Ui& ui, Model& model, Column& column, const Rule& rule, bool& on,
                 std::string_view why_not = {});
// Which of the board's colours (`letters`, in their order) sit at the table: a tap makes each sit
// down or leave. `source`: what the rules page says.
void colours_rule(Ui& ui, Model& model, Column& column, std::string_view letters,
                  std::string_view source);

}  // namespace ui
