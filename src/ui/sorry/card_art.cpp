#include "ui/sorry/card_art.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <span>

#include "ui/kit/symbol.h"

namespace ui {

namespace {

// A part of a digit, in a box of −1…1, y up: a straight stroke from a to b, …
struct Stroke {
  ImVec2 a, b;
};
// … or an arc around a middle, from one angle to another, in radians.
struct Bow {
  ImVec2 middle;
  float radius, from, to;
};
constexpr std::size_t kMostStrokes = 3;
// Strokes and bows that a glyph does not need have no length.
struct Glyph {
  std::array<Stroke, kMostStrokes> strokes{};
  std::array<Bow, 2> bows{};
};

constexpr float kTurn = 2.0F * std::numbers::pi_v<float>;
constexpr float kHalf = 0.5F * kTurn;
constexpr float kQuarter = 0.25F * kTurn;

// The skeletons of shaders/digit.glsl; 0 is the mark of the card without a number. There are no 6
// and no 9.
constexpr std::array<Glyph, 9> kGlyphs = {{
    {{{{{0, 0.86F}, {0, -0.16F}}, {{0, -0.74F}, {0, -0.75F}}}}, {}},
    {{{{{0.06F, -0.88F}, {0.06F, 0.88F}}, {{0.06F, 0.88F}, {-0.3F, 0.58F}}}}, {}},
    {{{{{0.39F, 0.12F}, {-0.5F, -0.88F}}, {{-0.5F, -0.88F}, {0.52F, -0.88F}}}},
     {{{{0, 0.4F}, 0.48F, -0.62F, 2.9F}}}},
    {{}, {{{{-0.04F, 0.45F}, 0.43F, -kQuarter, 2.7F}, {{-0.04F, -0.43F}, 0.45F, -2.7F, kQuarter}}}},
    {{{{{0.22F, -0.88F}, {0.22F, 0.88F}},
       {{0.22F, 0.88F}, {-0.5F, -0.3F}},
       {{-0.5F, -0.3F}, {0.52F, -0.3F}}}},
     {}},
    {{{{{0.4F, 0.88F}, {-0.34F, 0.88F}}, {{-0.34F, 0.88F}, {-0.4F, 0.08F}}}},
     {{{{-0.03F, -0.34F}, 0.54F, -2.5F, 2.3F}}}},
    {},
    {{{{{-0.48F, 0.88F}, {0.48F, 0.88F}}, {{0.48F, 0.88F}, {-0.12F, -0.88F}}}}, {}},
    {{}, {{{{0, 0.46F}, 0.41F, 0, kTurn}, {{0, -0.42F}, 0.47F, 0, kTurn}}}},
}};
// The zero of 10 is an upper and a lower bow, joined by two strokes.
constexpr Glyph kNought = {{{{{-0.5F, 0.38F}, {-0.5F, -0.38F}}, {{0.5F, 0.38F}, {0.5F, -0.38F}}}},
                           {{{{0, 0.38F}, 0.5F, 0, kHalf}, {{0, -0.38F}, 0.5F, kHalf, kTurn}}}};

void draw_line(Ui& ui, std::span<const ImVec2> points, float width, Colour ink) {
  ui.draw->AddPolyline(points.data(), static_cast<int>(points.size()), ink, 0, width);
  ui.draw->AddCircleFilled(points.front(), 0.5F * width, ink);
  ui.draw->AddCircleFilled(points.back(), 0.5F * width, ink);
}

void draw_glyph(Ui& ui, const Glyph& glyph, ImVec2 middle, float size, float width, Colour ink) {
  constexpr std::size_t kSteps = 24;  // in a bow
  const auto place = [&](ImVec2 at) { return middle + ImVec2(at.x * size, -at.y * size); };
  for (const Stroke& one : glyph.strokes) {
    if (one.a.x == one.b.x && one.a.y == one.b.y) continue;
    const std::array<ImVec2, 2> line = {place(one.a), place(one.b)};
    draw_line(ui, line, width, ink);
  }
  for (const Bow& one : glyph.bows) {
    if (one.radius <= 0.0F) continue;
    std::array<ImVec2, kSteps + 1> line;
    for (std::size_t i = 0; i <= kSteps; ++i) {
      const float angle =
          one.from + (one.to - one.from) * static_cast<float>(i) / static_cast<float>(kSteps);
      line[i] = place(one.middle + ImVec2(std::cos(angle), std::sin(angle)) * one.radius);
    }
    draw_line(ui, line, width, ink);
  }
}

// A lattice of crossing lines, cut off at the frame.
void draw_lattice(Ui& ui, const Rect& inner, float step, Colour ink) {
  ui.draw->PushClipRect(inner.min, inner.max, true);
  const float reach = inner.height();
  for (float x = inner.min.x - reach; x < inner.max.x; x += step) {
    ui.draw->AddLine({x, inner.min.y}, {x + reach, inner.max.y}, ink, 1.0F);
    ui.draw->AddLine({x + reach, inner.min.y}, {x, inner.max.y}, ink, 1.0F);
  }
  ui.draw->PopClipRect();
}

}  // namespace

void card_numeral(Ui& ui, ImVec2 middle, float size, float weight, Colour ink, int number) {
  constexpr float kFirst = -0.52F;  // of two digits, as on the table
  constexpr float kSecond = 0.42F;
  constexpr int kTen = 10;
  const float width = 2.0F * weight * std::abs(size);
  const auto glyph = [](int digit) { return kGlyphs[static_cast<std::size_t>(digit)]; };
  if (number < kTen) {
    draw_glyph(ui, glyph(number), middle, size, width, ink);
    return;
  }
  draw_glyph(ui, glyph(1), middle + ImVec2(kFirst * size, 0), size, width, ink);
  draw_glyph(ui, number == kTen ? kNought : glyph(number - kTen),
             middle + ImVec2(kSecond * size, 0), size, width, ink);
}

void card_lattice(Ui& ui, const Rect& rect, float dim) {
  constexpr float kFrame = 0.075F;  // shares of the width, as on the table
  constexpr float kStep = 0.15F;
  constexpr float kRound = 0.05F;
  constexpr float kLine = 0.02F;
  constexpr float kStar = 0.12F;
  constexpr ImVec2 kDiamond{0.205F, 0.33F};
  constexpr float kFaint = 0.5F;
  constexpr float kLacquered = 0.45F;
  constexpr Colour kLacquer = rgb(0x17100a);
  constexpr Colour kBrass = rgb(0xd2a55a);
  const float wide = rect.width();
  const float round = kRound * wide;
  const Colour dark =
      mix(paint(view::Hue::Blue, view::Shade::Light, ui.paints), kLacquer, kLacquered);
  const Rect inner = rect.grown(-kFrame * wide);
  ui.draw->AddRectFilled(inner.min, inner.max, faded(dark, dim), round);
  draw_lattice(ui, inner, kStep * wide, faded(kBrass, kFaint * dim));
  ui.draw->AddRect(inner.min, inner.max, faded(kBrass, dim), round, 0,
                   std::max(1.0F, kLine * wide));
  const ImVec2 m = rect.middle();
  const ImVec2 r(kDiamond.x * wide, kDiamond.y * wide);
  ui.draw->AddQuadFilled(m - ImVec2(0, r.y), m + ImVec2(r.x, 0), m + ImVec2(0, r.y),
                         m - ImVec2(r.x, 0), faded(kBrass, dim));
  symbol(ui, m, kStar * wide, faded(dark, dim), view::Symbol::Star);
}

}  // namespace ui
