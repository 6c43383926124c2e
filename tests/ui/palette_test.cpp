// Colours are readable (WCAG 2.2) and distinguishable, in every theme.
#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <glm/geometric.hpp>
#include <glm/mat3x3.hpp>
#include <glm/vec3.hpp>

#include "ui/kit/theme.h"
#include "view/board/palette.h"

namespace {

using view::Hue;
using view::Paints;
using view::Shade;

constexpr std::array kShades = {Shade::Light, Shade::Dark};
constexpr std::array kPaintings = {Paints::Lacquer, Paints::Clear};

float linear(float srgb) {  // sRGB, IEC 61966-2-1
  return srgb <= 0.04045F ? srgb / 12.92F : std::pow((srgb + 0.055F) / 1.055F, 2.4F);
}
glm::vec3 linear(glm::vec3 c) { return {linear(c.x), linear(c.y), linear(c.z)}; }

glm::vec3 rgb_of(ui::Colour colour) {
  const auto channel = [colour](unsigned shift) {
    return static_cast<float>((colour >> shift) & 255U) / 255.0F;
  };
  return {channel(IM_COL32_R_SHIFT), channel(IM_COL32_G_SHIFT), channel(IM_COL32_B_SHIFT)};
}

// WCAG 2.2, “contrast ratio”.
float contrast(ui::Colour a, ui::Colour b) {
  const auto luminance = [](ui::Colour colour) {
    return glm::dot(linear(rgb_of(colour)), glm::vec3(0.2126F, 0.7152F, 0.0722F));
  };
  const float x = luminance(a);
  const float y = luminance(b);
  return (std::max(x, y) + 0.05F) / (std::min(x, y) + 0.05F);
}

constexpr float kText = 4.5F;   // 1.4.3 Contrast (Minimum)
constexpr float kParts = 3.0F;  // 1.4.11 Non-text Contrast

TEST(Contrast, WordsAreReadOnEverythingThatLiesUnderThem) {
  for (const Shade shade : kShades) {
    const ui::Palette& c = ui::palette(shade);
    const bool dark = shade == Shade::Dark;
    for (const ui::Colour ground : {c.panel, c.panel_top, c.raised, c.raised_hover, c.well}) {
      EXPECT_GE(contrast(c.text, ground), kText) << dark << std::hex << ' ' << ground;
      EXPECT_GE(contrast(c.muted, ground), kText) << dark << std::hex << ' ' << ground;
    }
    for (const ui::Colour ground : {c.panel, c.panel_top, c.raised}) {
      EXPECT_GE(contrast(c.accent_text, ground), kText) << dark << std::hex << ' ' << ground;
    }
    for (const ui::Colour ground : {c.backdrop_top, c.backdrop_bottom}) {
      EXPECT_GE(contrast(c.on_backdrop, ground), kText) << dark << std::hex << ' ' << ground;
      EXPECT_GE(contrast(c.on_backdrop_muted, ground), kText) << dark << std::hex << ' ' << ground;
    }
    for (const ui::Colour ground : {c.accent, c.accent_hover, c.accent_press}) {
      EXPECT_GE(contrast(c.on_accent, ground), kText) << dark << std::hex << ' ' << ground;
    }
    EXPECT_GE(contrast(c.on_danger, c.danger), kText) << dark;
    EXPECT_GE(contrast(c.panel, c.text), kText) << dark;  // toasts and bubbles
  }
}

TEST(Contrast, WhoeverWantsMoreSeesEveryEdge) {
  for (const Shade shade : kShades) {
    const ui::Palette& usual = ui::palette(shade);
    const ui::Palette& c = ui::palette(shade, true);
    for (const ui::Colour ground : {c.panel, c.panel_top, c.raised, c.well}) {
      EXPECT_GE(contrast(c.edge, ground), kParts);
      EXPECT_GE(contrast(c.line, ground), kParts);
      EXPECT_GT(contrast(c.muted, ground), contrast(usual.muted, ground));
    }
  }
}

TEST(Contrast, StatesAreSeenOnAPanel) {
  for (const Shade shade : kShades) {
    const ui::Palette& c = ui::palette(shade);
    for (const ui::Colour ground : {c.panel, c.raised, c.well}) {
      EXPECT_GE(contrast(c.accent_text, ground), kParts) << "what is chosen or being written";
    }
  }
}

TEST(Contrast, WordsOnTheTableAreReadWhateverItIsMadeOf) {
  const auto as_seen = [](glm::vec3 linear_light) {
    const glm::vec3 c = view::to_srgb(linear_light);
    return ImGui::ColorConvertFloat4ToU32({c.x, c.y, c.z, 1.0F});
  };
  for (const Shade shade : kShades) {
    const ui::Palette& c = ui::palette(shade);
    for (int table = 0; table < view::kTableStyles; ++table) {
      const auto theme =
          view::make_theme(static_cast<view::TableStyle>(table), shade, Paints::Lacquer);
      for (const ui::Colour ground : {as_seen(theme.table_a), as_seen(theme.table_b)}) {
        EXPECT_GE(contrast(c.on_table, ground), kText) << table << int(shade);
        EXPECT_GE(contrast(c.on_table_muted, ground), kText) << table << int(shade);
      }
    }
  }
}

TEST(Contrast, TheFocusRingIsSeenOnEverything) {
  for (const Shade shade : kShades) {
    const ui::Palette& c = ui::palette(shade);
    for (const ui::Colour ground : {c.panel, c.panel_top, c.raised, c.well, c.backdrop_top}) {
      EXPECT_GE(contrast(c.focus, ground), kParts);
    }
  }
}

TEST(Contrast, SymbolsAreSeenOnTheirPaint) {
  for (const Shade shade : kShades) {
    for (const Paints paints : kPaintings) {
      for (int hue = 0; hue < view::kHues; ++hue) {
        const ui::Colour paint = ui::paint(static_cast<Hue>(hue), shade, paints);
        EXPECT_GE(contrast(ui::ink_on(paint), paint), kParts)
            << hue << ' ' << int(shade) << ' ' << int(paints);
      }
    }
  }
}

// ---- Distinguishing colours

// Machado, Oliveira, Fernandes 2009, severity 1, over linear light; columns.
const std::array<glm::mat3, 4> kEyes = {
    glm::mat3(1.0F),
    glm::mat3(0.152286F, 0.114503F, -0.003882F, 1.052583F, 0.786281F, -0.048116F, -0.204868F,
              0.099216F, 1.051998F),
    glm::mat3(0.367322F, 0.280085F, -0.011820F, 0.860646F, 0.672501F, 0.042940F, -0.227968F,
              0.047413F, 0.968881F),
    glm::mat3(1.255528F, -0.078411F, 0.004733F, -0.076749F, 0.930809F, 0.691367F, -0.178779F,
              0.147602F, 0.303900F)};

// Björn Ottosson's OKLab: equal distances look equal.
glm::vec3 oklab(glm::vec3 c) {
  const auto root = [](float value) { return std::cbrt(std::max(value, 0.0F)); };
  const float l = root(0.4122214708F * c.x + 0.5363325363F * c.y + 0.0514459929F * c.z);
  const float m = root(0.2119034982F * c.x + 0.6806995451F * c.y + 0.1073969566F * c.z);
  const float s = root(0.0883024619F * c.x + 0.2817188376F * c.y + 0.6299787005F * c.z);
  return {0.2104542553F * l + 0.7936177850F * m - 0.0040720468F * s,
          1.9779984951F * l - 2.4285922050F * m + 0.4505937099F * s,
          0.0259040371F * l + 0.7827717662F * m - 0.8086757660F * s};
}

float least_distance(Paints paints, Shade shade, const glm::mat3& eye) {
  constexpr int kSeats = 6;
  std::array<glm::vec3, kSeats> seen{};
  for (int i = 0; i < kSeats; ++i) {
    const glm::vec3 c = linear(view::display_colour(static_cast<Hue>(i), shade, paints));
    seen[static_cast<std::size_t>(i)] = oklab(glm::clamp(eye * c, 0.0F, 1.0F));
  }
  float least = 1.0F;
  for (std::size_t i = 0; i < kSeats; ++i) {
    for (std::size_t j = 0; j < i; ++j) least = std::min(least, glm::distance(seen[i], seen[j]));
  }
  return least;
}

TEST(Paints, TheClearOnesAreToldApartByEveryEye) {
  constexpr float kPlainly = 0.14F;  // Okabe and Ito's well-known palette reaches 0.076
  for (const Shade shade : kShades) {
    for (const glm::mat3& eye : kEyes) {
      EXPECT_GE(least_distance(Paints::Clear, shade, eye), kPlainly) << int(shade);
    }
  }
}

TEST(Paints, TheLacquersAreToldApartByMostEyes) {
  for (const Shade shade : kShades) {
    EXPECT_GE(least_distance(Paints::Lacquer, shade, kEyes[0]), 0.1F) << int(shade);
  }
}

TEST(Paints, EveryColourHasASymbolOfItsOwn) {
  for (int i = 0; i < 6; ++i) {
    EXPECT_NE(view::symbol_of(static_cast<Hue>(i)), view::Symbol::None);
    for (int j = 0; j < i; ++j) {
      EXPECT_NE(view::symbol_of(static_cast<Hue>(i)), view::symbol_of(static_cast<Hue>(j)));
    }
  }
}

}  // namespace
