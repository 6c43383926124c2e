// What others did since somebody here last moved a piece: a line for each turn.
#pragma once

namespace view {
class Session;
}

namespace ui {

class Ui;
struct Model;
struct Rect;

// The height of as many lines as there usually are.
[[nodiscard]] float turn_lines_height(const Ui& ui, const view::Session& session);
// As many lines as fit into `rect`, the newest last.
void turn_lines(Ui& ui, Model& model, const Rect& rect);

}  // namespace ui
