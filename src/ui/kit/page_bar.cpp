#include "ui/kit/page_bar.h"

#include <algorithm>

#include "assets/icons.h"
#include "ui/kit/button.h"

namespace ui {

namespace {

constexpr float kPageBarMargin = 16.0F;  // above and below the title of a page, together

}  // namespace

Rect cut_page_bar(const Ui& ui, Rect& room, float least) {
  return room.cut_top(std::max(least, ui.line(Type::Title) + kPageBarMargin))
      .grown(-gap::kLarge, -gap::kTiny);
}

void page_title(Ui& ui, const Rect& bar, Colour ink, std::string_view title) {
  constexpr float kShrinks = 0.8F;  // more would look like running text
  const bool large = ui.measure(Type::Title, title).x * kShrinks <= bar.width();
  ui.record_text(Role::Heading, bar, title);
  ui.fit(large ? Type::Title : Type::Heading, bar, ink, title, Align::Left);
}

bool back_button(Ui& ui, Rect& bar, std::string_view label) {
  const bool escape =
      ui.top_layer() == 0 && ui.keys_are_free() && ImGui::IsKeyPressed(ImGuiKey_Escape, false);
  return icon_button(ui, "back", bar.cut_left(kTouch).middle(), icons::kArrowLeft, label) || escape;
}

}  // namespace ui
