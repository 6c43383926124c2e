// The rows that the table's screen has in every game: whose turn it is, and the tools.
#pragma once

#include <optional>
#include <string>

#include "ui/kit/rect.h"

namespace view {
class Session;
}

namespace ui {

class Ui;
struct Model;

void banner(Ui& ui, Model& model, Rect rect);
[[nodiscard]] std::string banner_words(const Model& model);
// The tools, with a word below each where all of them have room. `low`: the row may not be taller
// for the words.
[[nodiscard]] float tools_height(const Ui& ui, const view::Session& session, float width, bool low);
void tools_row(Ui& ui, Model& model, Rect rect, bool low);
// A button that goes to the next speed of the animation, which it returns when it is pressed; only
// some animations can be off (0).
std::optional<float> speed_button(Ui& ui, ImVec2 middle, float speed, bool may_be_off,
                                  std::string_view caption = {});

}  // namespace ui
