#include "ui/kit/page_bar.h"

#include <algorithm>

#include "assets/icons.h"
#include "ui/kit/button.h"

namespace ui {

namespace {

constexpr float kPageBarMargin = 16.0F;  // above and below the title of a page, together
// How far a title shrinks where it would be cut off; more would look like running text.
constexpr float kShrinks = 0.8F;

// The width of an icon's place, with its word or without.
float place_of(const Ui& ui, const BarIcon& one, bool worded) {
  if (!worded) return kTouch;
  return std::max(icon_height(ui, true), ui.measure(Type::Caption, one.word).x + gap::kSmall);
}

float places_of(const Ui& ui, std::span<const BarIcon> all, bool worded) {
  float wide = 0.0F;
  for (const BarIcon& one : all) wide += place_of(ui, one, worded);
  return wide;
}

}  // namespace

Rect cut_page_bar(const Ui& ui, Rect& room, float least) {
  return room.cut_top(std::max(least, ui.line(Type::Title) + kPageBarMargin))
      .grown(-gap::kLarge, -gap::kTiny);
}

void page_title(Ui& ui, const Rect& bar, Colour ink, std::string_view title) {
  const bool large = title_width(ui, title) <= bar.width();
  ui.record_text(Role::Heading, bar, title);
  ui.fit(large ? Type::Title : Type::Heading, bar, ink, title, Align::Left);
}

bool back_button(Ui& ui, Rect& bar, std::string_view label) {
  const bool escape =
      ui.top_layer() == 0 && ui.keys_are_free() && ImGui::IsKeyPressed(ImGuiKey_Escape, false);
  return icon_button(ui, "back", bar.cut_left(kTouch).middle(), icons::kArrowLeft, label) || escape;
}

std::string_view bar_icons(Ui& ui, Rect& bar, std::span<const BarIcon> all, float title) {
  const bool worded = icon_height(ui, true) <= bar.height() &&
                      places_of(ui, all, true) + gap::kSmall + title <= bar.width();
  Rect row = bar.cut_right(places_of(ui, all, worded));
  std::string_view pressed;
  for (const BarIcon& one : all) {
    const ImVec2 at = row.cut_left(place_of(ui, one, worded)).middle();
    const std::string_view label = one.label.empty() ? one.word : one.label;
    if (icon_button(ui, one.key, at, one.icon, label,
                    {.enabled = one.enabled, .caption = worded ? one.word : std::string_view()}))
      pressed = one.key;
  }
  return pressed;
}

float title_width(const Ui& ui, std::string_view title) {
  return ui.measure(Type::Title, title).x * kShrinks;
}

}  // namespace ui
