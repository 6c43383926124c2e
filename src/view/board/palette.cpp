#include "view/board/palette.h"

#include <array>
#include <cstddef>
#include <glm/common.hpp>
#include <glm/exponential.hpp>

namespace view {
namespace {

// An sRGB colour written as in CSS, 0xRRGGBB, in linear light.
glm::vec3 paint(std::uint32_t css) {
  const auto channel = [css](int shift) {
    return static_cast<float>((css >> shift) & 0xFFU) / 255.0F;
  };
  return to_linear({channel(16), channel(8), channel(0)});
}

// Chosen to differ in lightness as well as in hue: yellow and orange light, red and green medium,
// blue and purple dark; the symbols do the rest.
using Colours = std::array<std::uint32_t, kHues>;
constexpr Colours kLacquer = {
    0xEFB51F,  // yellow: saffron
    0x1F62B4,  // blue: cobalt
    0xC22B33,  // red: lacquer
    0x2E8B50,  // green: malachite
    0xE5701B,  // orange: persimmon
    0x7A3FA0,  // purple: amethyst
    0xF1E6CF,  // ivory
    0x3B2417,  // walnut
};
constexpr Colours kLacquerOnDark = {0xF5C344, 0x5C9BEA, 0xEE6660, 0x56BC7C,
                                    0xF5924A, 0xB184DB, 0xF1E6CF, 0xB08A66};
// Found by search: it maximises the least distance between any two of the six, as seen by people
// with full colour vision and by those without the first, second or third kind of cone
// (tests/ui/palette_test.cpp).
constexpr Colours kClear = {0xF7F58A, 0x2E4380, 0x7A0D0A, 0x28886F,
                            0xF49D26, 0xA737E6, 0xF1E6CF, 0x3B2417};
constexpr Colours kClearOnDark = {0xFFF163, 0x407CFB, 0xCE3218, 0x7ED1B7,
                                  0xE98B00, 0x9C6496, 0xF1E6CF, 0xB08A66};

const Colours& colours_of(Shade shade, Paints paints) {
  const bool dark = shade == Shade::Dark;
  if (paints == Paints::Clear) return dark ? kClearOnDark : kClear;
  return dark ? kLacquerOnDark : kLacquer;
}

void set_wood(Theme& theme) {
  theme.wood_a = paint(0x7A4526);
  theme.wood_b = paint(0x522A15);
  theme.field_a = paint(0xD8AC71);
  theme.field_b = paint(0xB27E48);
  theme.inlay = paint(0xF0E2C4);
  theme.groove = paint(0x2C170C);
  theme.brass = paint(0xE8BC62);
  theme.ink = paint(0x6B4A2E);
}

void set_table(Theme& theme) {
  const bool dark = theme.shade == Shade::Dark;
  switch (theme.table) {
    case TableStyle::Walnut:
      theme.table_a = paint(dark ? 0x3A2215 : 0x986434);
      theme.table_b = paint(dark ? 0x22130B : 0x754421);
      break;
    case TableStyle::Felt:
      theme.table_a = paint(dark ? 0x123B2C : 0x2F7A5A);
      theme.table_b = paint(dark ? 0x0B2A1F : 0x226047);
      break;
    case TableStyle::Slate:
      theme.table_a = paint(dark ? 0x20262D : 0x69727A);
      theme.table_b = paint(dark ? 0x161B21 : 0x535C64);
      break;
  }
}

void set_light(Theme& theme) {
  const bool dark = theme.shade == Shade::Dark;
  theme.light = dark ? glm::vec3(2.35F, 1.98F, 1.52F) : glm::vec3(2.75F, 2.58F, 2.32F);
  theme.sky = dark ? glm::vec3(0.26F, 0.27F, 0.33F) : glm::vec3(0.64F, 0.64F, 0.66F);
  theme.bounce = dark ? glm::vec3(0.16F, 0.11F, 0.07F) : glm::vec3(0.40F, 0.32F, 0.24F);
  theme.accent = paint(0xFFE9A8);
}

}  // namespace

glm::vec3 to_linear(glm::vec3 srgb) { return glm::pow(srgb, glm::vec3(2.2F)); }
glm::vec3 to_srgb(glm::vec3 linear) { return glm::pow(linear, glm::vec3(1.0F / 2.2F)); }

Symbol symbol_of(Hue hue) {
  switch (hue) {
    case Hue::Yellow: return Symbol::Sun;
    case Hue::Blue: return Symbol::Drop;
    case Hue::Red: return Symbol::Heart;
    case Hue::Green: return Symbol::Clover;
    case Hue::Orange: return Symbol::Star;
    case Hue::Purple: return Symbol::Diamond;
    case Hue::Ivory:
    case Hue::Walnut: return Symbol::None;
  }
  return Symbol::None;
}

Hue sextet_hue(core::Colour colour) { return static_cast<Hue>(colour); }

Hue quartet_hue(core::Colour colour) {
  constexpr std::array<Hue, 4> kHuesOfRbyg = {Hue::Red, Hue::Blue, Hue::Yellow, Hue::Green};
  return kHuesOfRbyg[colour & 3U];
}

Theme make_theme(TableStyle table, Shade shade, Paints paints) {
  Theme theme;
  theme.table = table;
  theme.shade = shade;
  theme.paints = paints;
  set_wood(theme);
  set_table(theme);
  set_light(theme);
  for (std::size_t i = 0; i < kHues; ++i) {
    theme.hues[i] = paint(colours_of(Shade::Light, paints)[i]);  // the lamp does the rest
  }
  return theme;
}

glm::vec3 display_colour(Hue hue, Shade shade, Paints paints) {
  return to_srgb(paint(colours_of(shade, paints)[static_cast<std::size_t>(hue)]));
}

}  // namespace view
