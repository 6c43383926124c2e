// The bar at the upper end of a page: its title, and the way back.
#pragma once

#include <string_view>

#include "ui/kit/ui.h"

namespace ui {

inline constexpr float kPageBar = 60.0F;  // css px
// The place of a page's title and its buttons, cut off the upper end of `room`.
[[nodiscard]] Rect cut_page_bar(const Ui& ui, Rect& room, float least = kPageBar);
// The title of a whole page in its bar, recorded as a heading; smaller where it would be cut off.
void page_title(Ui& ui, const Rect& bar, Colour ink, std::string_view title);
// The arrow at the left end of the bar, which takes its place from it; true if it, or Escape, was
// pressed in this frame.
bool back_button(Ui& ui, Rect& bar, std::string_view label);

}  // namespace ui
