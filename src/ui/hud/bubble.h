// The bubble that says why a touch was refused, with a link to the rule.
#pragma once

namespace view {
struct TapAnswer;
}

namespace ui {

class Ui;
struct Model;

// Shows model.bubble where the table was touched.
void draw_bubble(Ui& ui, Model& model);
// Fills the bubble if the touch was refused. If it only picked something, says what comes next.
void bubble_for(Ui& ui, Model& model, const view::TapAnswer& answer);

}  // namespace ui
