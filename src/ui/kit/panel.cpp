#include "ui/kit/panel.h"

#include <algorithm>

namespace ui {

namespace {

constexpr float kLift = 2.0F;  // of a card under the pointer, and its shadow then
constexpr float kCardBlur = 12.0F;
constexpr float kCardMoreBlur = 6.0F;
constexpr float kCardDrop = 4.0F;
constexpr float kCardMoreDrop = 3.0F;
constexpr float kCardShadow = 0.7F;
// An empty page.
constexpr float kEmptyMost = 420.0F;  // its width
constexpr float kEmptyAt = 0.18F;     // of the height
constexpr float kEmptyDisc = 34.0F;
constexpr float kEmptyInk = 0.08F;

}  // namespace

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

Rect lifted_card(Ui& ui, const Rect& place, const Touch& touch, float chosen) {
  const Palette& c = ui.colours();
  const Rect body = place.moved({0, (touch.press - touch.hover) * kLift});
  ui.shadow(body, corner::kCard, kCardBlur + kCardMoreBlur * touch.hover,
            kCardDrop + kCardMoreDrop * touch.hover, kCardShadow);
  ui.gradient(body, corner::kCard, mix(c.raised, c.raised_hover, touch.hover), c.raised);
  ui.draw->AddRect(body.min, body.max, mix(c.edge, c.accent, chosen), corner::kCard, 0,
                   1.0F + 2.0F * chosen);
  return body;
}

Scroll begin_empty_page(Ui& ui, const Rect& room, const char* icon, std::string_view why) {
  const Palette& c = ui.colours();
  const float wide = std::min(room.width() - 2.0F * gap::kWide, kEmptyMost * ui.text_scale);
  Scroll scroll = begin_scroll(ui, "nothing", centred(room, {wide, room.height()}), 0.0F);
  Column& column = scroll.column;
  column.space(room.height() * kEmptyAt);
  const ImVec2 middle{room.middle().x, column.y + kEmptyDisc};
  ui.draw->AddCircleFilled(middle, kEmptyDisc, faded(c.on_backdrop, kEmptyInk));
  ui.icon(middle, c.on_backdrop_muted, icon, kEmptyDisc);
  column.space(2.0F * kEmptyDisc + gap::kLarge);
  const Rect line = column.take(ui.measure(Type::Body, why, wide).y, gap::kWide);
  ui.record_text(Role::Text, line, why);
  ui.fit(Type::Body, line, c.on_backdrop_muted, why);
  return scroll;
}

}  // namespace ui
