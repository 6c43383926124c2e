// The bar at the upper end of a page: its title, the way back, and what else can be done there.
#pragma once

#include <span>
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

struct BarIcon {
  std::string_view key;
  const char* icon = nullptr;
  std::string_view word{};   // below the icon
  std::string_view label{};  // its name for readers, which holds the word; empty: the word
  bool enabled = true;
};
// Icons from left to right at the right end of the bar, which take their place from it: with their
// words, if all have room and `title` css px are left. Returns the key of the one that was pressed
// in this frame, or nothing.
[[nodiscard]] std::string_view bar_icons(Ui& ui, Rect& bar, std::span<const BarIcon> all,
                                         float title);
// The least width at which a page's title keeps its type, in css px.
[[nodiscard]] float title_width(const Ui& ui, std::string_view title);

}  // namespace ui
