// The look of the page's own parts: colours by purpose, in a light and a dark room, and the scales
// of spacing and corners. Values only.
#pragma once

#define IMGUI_DEFINE_MATH_OPERATORS
#include <imgui.h>

#include "view/board/palette.h"

namespace ui {

using Colour = ImU32;

struct Palette {
  Colour backdrop_top, backdrop_bottom;  // behind everything where there is no table
  Colour panel;                          // cards and sheets
  Colour panel_top;                      // their upper edge, a little lighter
  Colour edge;                           // hairline around panels
  Colour raised, raised_hover;           // controls on a panel
  Colour well;                           // sunk places: fields, tracks
  Colour line;                           // dividers
  Colour text, muted;                    // words, and less important words
  Colour on_backdrop, on_backdrop_muted;
  Colour on_table, on_table_muted;  // words on the table itself, whatever it is made of
  Colour accent, accent_hover, accent_press, on_accent;  // brass
  Colour accent_text;                                    // brass as the colour of words
  Colour danger, on_danger;
  Colour focus;  // the keyboard's ring
  Colour shadow;
  Colour scrim;  // over the page behind a sheet
};
// `plain`: for people who want more contrast, without faint lines and inks.
[[nodiscard]] const Palette& palette(view::Shade shade, bool plain = false);

// Spacing scale, css px at text size 100 %.
namespace gap {
inline constexpr float kHair = 2.0F;
inline constexpr float kTiny = 4.0F;
inline constexpr float kSmall = 8.0F;
inline constexpr float kMedium = 12.0F;
inline constexpr float kLarge = 16.0F;
inline constexpr float kWide = 24.0F;
}  // namespace gap

namespace corner {
inline constexpr float kControl = 12.0F;
inline constexpr float kCard = 16.0F;
inline constexpr float kSheet = 24.0F;
}  // namespace corner

// The size of icons beside words.
inline constexpr float kIconSize = 22.0F;
// Least side of anything that is tapped (WCAG 2.5.5), but for rows of dice (own_dice.cpp).
inline constexpr float kTouch = 44.0F;

inline constexpr unsigned kChannel = 255;  // a full channel of a colour

[[nodiscard]] constexpr Colour rgb(unsigned hex, float alpha = 1.0F) {
  constexpr unsigned kRedShift = 16;
  constexpr unsigned kGreenShift = 8;
  return IM_COL32((hex >> kRedShift) & kChannel, (hex >> kGreenShift) & kChannel, hex & kChannel,
                  static_cast<unsigned>(alpha * static_cast<float>(kChannel) + 0.5F));
}
inline constexpr Colour kWhite = rgb(0xffffff);
inline constexpr Colour kBlack = rgb(0x000000);
// `a` at t = 0, `b` at t = 1, component-wise.
[[nodiscard]] Colour mix(Colour a, Colour b, float t);
[[nodiscard]] Colour faded(Colour colour, float alpha);
// A paint of the table as a colour of the page.
[[nodiscard]] Colour paint(view::Hue hue, view::Shade shade, view::Paints paints);
// Black or cream, whichever reads better on `colour`.
[[nodiscard]] Colour ink_on(Colour colour);

}  // namespace ui
