#include "ui/kit/ladder.h"

#include <algorithm>

#include "assets/icons.h"
#include "ui/kit/button.h"
#include "view/words/words.h"

namespace ui {

namespace {

constexpr float kPipInk = 0.45F;  // for the steps above the chosen one

constexpr float kArrow = kTouch + 4.0F;
constexpr float kPip = 3.0F;
constexpr float kPipRow = 12.0F;

float words_width(float width) { return width - 2 * kArrow; }

void pips(Ui& ui, const Rect& row, std::size_t count, std::size_t chosen) {
  const Palette& c = ui.colours();
  constexpr float kStep = 11.0F;
  float x = row.middle().x - kStep * 0.5F * static_cast<float>(count - 1);
  for (std::size_t i = 0; i < count; ++i, x += kStep) {
    const ImVec2 at{x, row.middle().y};
    ui.draw->AddCircleFilled(at, kPip, i <= chosen ? c.text : faded(c.muted, kPipInk));
  }
}

}  // namespace

float ladder_height(const Ui& ui, std::span<const Rung> rungs, float width) {
  float high = 0.0F;
  for (const Rung& rung : rungs) {
    high = std::max(high, ui.measure(Type::Strong, rung.name, words_width(width)).y +
                              ui.measure(Type::Caption, rung.line, words_width(width)).y);
  }
  return std::max(kTouch, high + kPipRow + 2 * gap::kSmall);
}

bool ladder(Ui& ui, std::string_view key, const Rect& rect, std::string_view label,
            std::span<const Rung> rungs, std::size_t& chosen) {
  const Palette& c = ui.colours();
  ui.push(key);
  Rect row = rect;
  ui.draw->AddRectFilled(rect.min, rect.max, c.well, corner::kControl);
  ui.draw->AddRect(rect.min, rect.max, c.edge, corner::kControl);
  const std::size_t before = chosen;
  const ImVec2 less = row.cut_left(kArrow).middle();
  const ImVec2 more = row.cut_right(kArrow).middle();
  const bool top = chosen + 1 >= rungs.size();
  if (icon_button(ui, "less", less, icons::kChevronLeft,
                  view::tr("{0}: less", {std::string(label)}), {.enabled = chosen > 0})) {
    --chosen;
  }
  if (icon_button(ui, "more", more, icons::kChevronRight,
                  view::tr("{0}: more", {std::string(label)}), {.enabled = !top})) {
    ++chosen;
  }
  const Rung& rung = rungs[chosen];
  const std::string said = view::labelled(label, rung.name + ". " + rung.line);
  ui.record_text(Role::Text, row, said);
  if (chosen != before) ui.say(said);
  pips(ui, row.cut_bottom(kPipRow + gap::kTiny), rungs.size(), chosen);
  const float name = ui.measure(Type::Strong, rung.name, row.width()).y;
  const float line = ui.measure(Type::Caption, rung.line, row.width()).y;
  Rect words = centred(row, {row.width(), name + line});
  ui.fit(Type::Strong, words.cut_top(name), c.text, rung.name);
  if (!rung.line.empty()) ui.fit(Type::Caption, words, c.muted, rung.line);
  ui.pop();
  return chosen != before;
}

}  // namespace ui
