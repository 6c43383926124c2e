#include "ui/kit/theme.h"

#include <cmath>

namespace ui {

namespace {

constexpr int kChannelBits = 8;
constexpr int kAllBits = 32;
constexpr float kFullChannel = 255.0F;
constexpr float kGamma = 2.2F;
// Relative luminance (WCAG 2.2).
constexpr float kRedLight = 0.2126F;
constexpr float kGreenLight = 0.7152F;
constexpr float kBlueLight = 0.0722F;
constexpr Colour kDarkInk = rgb(0x24150a);
constexpr Colour kLightInk = rgb(0xfff8ea);

constexpr Palette kDark = {
    .backdrop_top = rgb(0x2a1b12),
    .backdrop_bottom = rgb(0x150c07),
    .panel = rgb(0x2b1d14),
    .panel_top = rgb(0x38271b),
    .edge = rgb(0xf3d9a8, 0.14F),
    .raised = rgb(0x433024),
    .raised_hover = rgb(0x523c2d),
    .well = rgb(0x1c120c),
    .line = rgb(0xf3d9a8, 0.12F),
    .text = rgb(0xf8ecd8),
    .muted = rgb(0xcdb99c),
    .on_backdrop = rgb(0xf8ecd8),
    .on_backdrop_muted = rgb(0xd3bf9f),
    .on_table = rgb(0xfff8ec),
    .on_table_muted = rgb(0xebdcc2),
    .accent = rgb(0xe2ae4f),
    .accent_hover = rgb(0xf0c06a),
    .accent_press = rgb(0xc8943a),
    .on_accent = rgb(0x2a1807),
    .accent_text = rgb(0xf0c373),
    .danger = rgb(0xbc4b34),
    .on_danger = rgb(0xffffff),
    .focus = rgb(0xffe2a0),
    .shadow = rgb(0x000000, 0.55F),
    .scrim = rgb(0x0b0603, 0.62F),
};

constexpr Palette kLight = {
    .backdrop_top = rgb(0xf0e3cb),
    .backdrop_bottom = rgb(0xd9c29c),
    .panel = rgb(0xfbf4e6),
    .panel_top = rgb(0xfffdf8),
    .edge = rgb(0x6b4a26, 0.20F),
    .raised = rgb(0xf0e3cb),
    .raised_hover = rgb(0xe8d6b6),
    .well = rgb(0xeadbc0),
    .line = rgb(0x6b4a26, 0.18F),
    .text = rgb(0x33210f),
    .muted = rgb(0x6a5238),
    .on_backdrop = rgb(0x33210f),
    .on_backdrop_muted = rgb(0x5d4629),
    .on_table = rgb(0xfff8ec),
    .on_table_muted = rgb(0xfffaf2),
    .accent = rgb(0xdba33f),
    .accent_hover = rgb(0xe8b557),
    .accent_press = rgb(0xc48c2c),
    .on_accent = rgb(0x2a1807),
    .accent_text = rgb(0x7d5106),
    .danger = rgb(0xb23d26),
    .on_danger = rgb(0xffffff),
    .focus = rgb(0x8a4b00),
    .shadow = rgb(0x4a2d10, 0.34F),
    .scrim = rgb(0x2b1a0a, 0.50F),
};

constexpr Palette plainer(Palette palette) {
  palette.edge = palette.line = palette.muted;
  palette.muted = palette.text;
  palette.on_backdrop_muted = palette.on_backdrop;
  return palette;
}
constexpr Palette kPlainDark = plainer(kDark);
constexpr Palette kPlainLight = plainer(kLight);

float channel(Colour colour, int shift) {
  return static_cast<float>((colour >> static_cast<unsigned>(shift)) & kChannel);
}

}  // namespace

const Palette& palette(view::Shade shade, bool plain) {
  if (shade == view::Shade::Dark) return plain ? kPlainDark : kDark;
  return plain ? kPlainLight : kLight;
}

Colour mix(Colour a, Colour b, float t) {
  Colour out = 0;
  for (int shift = 0; shift < kAllBits; shift += kChannelBits) {
    const float value = channel(a, shift) + (channel(b, shift) - channel(a, shift)) * t;
    out |= static_cast<Colour>(value + 0.5F) << static_cast<unsigned>(shift);
  }
  return out;
}

Colour faded(Colour colour, float alpha) {
  const float value = channel(colour, IM_COL32_A_SHIFT) * alpha;
  return (colour & ~IM_COL32_A_MASK) | static_cast<Colour>(value + 0.5F) << IM_COL32_A_SHIFT;
}

Colour paint(view::Hue hue, view::Shade shade, view::Paints paints) {
  const glm::vec3 c = view::display_colour(hue, shade, paints);
  return ImGui::ColorConvertFloat4ToU32({c.x, c.y, c.z, 1.0F});
}

Colour ink_on(Colour colour) {
  const auto linear = [colour](int shift) {
    return std::pow(channel(colour, shift) / kFullChannel, kGamma);
  };
  const float luminance = kRedLight * linear(IM_COL32_R_SHIFT) +
                          kGreenLight * linear(IM_COL32_G_SHIFT) +
                          kBlueLight * linear(IM_COL32_B_SHIFT);
  constexpr float kEvenContrast = 0.21F;  // where cream and dark ink read equally well
  return luminance > kEvenContrast ? kDarkInk : kLightInk;
}

}  // namespace ui
