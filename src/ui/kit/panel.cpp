#include "ui/kit/panel.h"

#include <algorithm>

#include "ui/kit/ui.h"

namespace ui {

Rect cut_side_panel(Ui& ui, Rect& room, const PanelShape& shape) {
  const float wide =
      std::clamp(room.width() * shape.share, shape.least, shape.most) * ui.half_text_scale();
  const Rect panel = room.cut_right(std::min(wide, room.width() * shape.limit)).grown(-gap::kSmall);
  ui.panel(panel, corner::kSheet);
  ui.block(panel);
  return panel;
}

void bottom_paper(Ui& ui, const Rect& rect) {
  Rect paper = rect;
  paper.max.y += corner::kSheet;  // the lower corners are off the screen
  ui.panel(paper, corner::kSheet);
  ui.block(rect);
}

}  // namespace ui
