// Areas that scroll, and sheets above the page, which scroll too.
#pragma once

#include <string_view>

#include "ui/kit/ui.h"

namespace ui {

// A part of the page that scrolls; fill the column, then call end_scroll.
struct Scroll {
  unsigned id = 0;
  Rect view;
  float start = 0.0F;
  Column column;
};
[[nodiscard]] Scroll begin_scroll(Ui& ui, std::string_view key, const Rect& view,
                                  float padding = gap::kLarge);
// `margin`: the room above and below the column, together.
void end_scroll(Ui& ui, Scroll& scroll, float margin = 2 * gap::kLarge);
// The next begin_scroll with this key starts at the top.
void forget_scroll(Ui& ui, std::string_view key);
// Scrolls so that the place now at `y` comes to the top, as far as the page allows.
void scroll_to(Ui& ui, const Scroll& scroll, float y);

// A sheet over the page: from the bottom on a phone, in the middle elsewhere. `open` turns false
// when it is closed by its cross, Escape or a tap beside it, unless it may not be closed now. Fill
// scroll.column between.
inline constexpr float kSheetWidth = 520.0F;     // where the screen is wider
inline constexpr float kQuestionWidth = 460.0F;  // of a sheet with a few words and buttons
struct Sheet {
  Scroll scroll;
  Rect rect;
};
[[nodiscard]] Sheet begin_sheet(Ui& ui, std::string_view key, std::string_view title, bool& open,
                                float width = kSheetWidth, bool may_close = true);
void end_sheet(Ui& ui, Sheet& sheet);

}  // namespace ui
