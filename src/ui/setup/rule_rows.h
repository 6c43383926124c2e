// The row of a rule on the new-game screen: its words, the button to its source, and a control.
#pragma once

#include <span>
#include <string_view>

#include "ui/kit/choice.h"

namespace ui {

struct Model;

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

// The rows with a control return whether its value has changed.
bool rule_choice(Ui& ui, Model& model, Column& column, const Rule& rule,
                 std::span<const Option> options, int& chosen);
// `why_not`: an English sentence if the other value is not available.
bool rule_switch(Ui& ui, Model& model, Column& column, const Rule& rule, bool& on,
                 std::string_view why_not = {});
// Which of the board's colours (`letters`, in their order) sit at the table: a tap makes each sit
// down or leave. `source`: what the rules page says.
void colours_rule(Ui& ui, Model& model, Column& column, std::string_view letters,
                  std::string_view source);

}  // namespace ui
