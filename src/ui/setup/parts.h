// Parts of the new-game screen.
#pragma once

#include <span>
#include <string_view>

#include "ui/model.h"

namespace ui {

void section_head(Ui& ui, Column& column, std::string_view text);
// Who sits at which seat, in turn order.
void show_seats(Ui& ui, Model& model, Column& column);
// Every rule of the chosen game as a control with its explanation (rules.cpp).
void show_rules(Ui& ui, Model& model, Column& column);
void show_parchis_rules(Ui& ui, Model& model, Column& column);
void show_sorry_rules(Ui& ui, Model& model, Column& column);
void show_maze_rules(Ui& ui, Model& model, Column& column);

// Rules that all games have.
void direction_rule(Ui& ui, Model& model, Column& column, std::string_view line,
                    std::string_view source);
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
// The width of a control that takes what the words leave to it.
[[nodiscard]] float rule_control_width(const Ui& ui, const Column& column);
bool rule_choice(Ui& ui, Model& model, Column& column, const Rule& rule,
                 std::span<const Option> options, int& chosen);
// `why_not`: an English sentence if “yes” is not to be had. Tells of a change.
bool rule_switch(Ui& ui, Model& model, Column& column, const Rule& rule, bool& on,
                 std::string_view why_not = {});
bool rule_stepper(Ui& ui, Model& model, Column& column, const Rule& rule, int& value, int least,
                  int most);
// The colours of R B Y G that play; each sits down or leaves by a tap. `why_not` gives an English
// sentence for a colour that has to stay as it is. The colour that changed, if any.
using WhyNot = std::string_view (*)(const AnyRules& rules, core::Colour colour);
std::optional<core::Colour> rule_colours(Ui& ui, Model& model, Column& column, const Rule& rule,
                                         unsigned playing, WhyNot why_not);

}  // namespace ui
