#include "ui/maze/turned.h"

#include <array>
#include <span>

#include "ui/kit/symbol.h"

namespace ui {

namespace {

// A point of a profile: radius and height, as shares of the height.
struct Knot {
  float radius;
  float height;
};

// The light on a turned form, from its left edge (−1) to its right edge (1).
struct Tone {
  float at;
  float light;  // towards white, or towards the dark if negative
};
constexpr std::array<Tone, 6> kTones = {{{-1.0F, -0.25F},
                                         {-0.62F, 0.22F},
                                         {-0.38F, 0.5F},
                                         {-0.05F, 0.04F},
                                         {0.6F, -0.28F},
                                         {1.0F, -0.5F}}};

Colour lit(Colour body, float light) {
  return light > 0.0F ? mix(body, rgb(0xfff6e4), light) : mix(body, rgb(0x1c0f05), -light);
}

// Fills the form between two knots with vertical bands of light.
void band(ImDrawList& draw, ImVec2 foot, float height, Knot low, Knot high, Colour body) {
  constexpr int kBands = static_cast<int>(kTones.size()) - 1;
  const ImVec2 white = ImGui::GetFontTexUvWhitePixel();
  draw.PrimReserve(kBands * 6, kBands * 4);
  for (std::size_t i = 0; i + 1 < kTones.size(); ++i) {
    const auto corner = [&](const Knot& knot, const Tone& tone) {
      draw.PrimWriteVtx(foot + ImVec2(tone.at * knot.radius, -knot.height) * height, white,
                        lit(body, tone.light));
    };
    const auto first = static_cast<ImDrawIdx>(draw._VtxCurrentIdx);
    for (const int at : {0, 1, 2, 0, 2, 3}) draw.PrimWriteIdx(static_cast<ImDrawIdx>(first + at));
    corner(low, kTones[i]);
    corner(low, kTones[i + 1]);
    corner(high, kTones[i + 1]);
    corner(high, kTones[i]);
  }
}

// The whole form, with a smooth edge drawn around it.
void form(Ui& ui, ImVec2 foot, float height, std::span<const Knot> knots, Colour body) {
  ImDrawList& draw = *ui.draw;
  for (std::size_t i = 0; i + 1 < knots.size(); ++i) {
    band(draw, foot, height, knots[i], knots[i + 1], body);
  }
  for (const Knot& knot : knots)
    draw.PathLineTo(foot + ImVec2(-knot.radius, -knot.height) * height);
  // A point at the top is drawn once: a stroke has no direction between two that are the same.
  const std::size_t top = knots.back().radius == 0.0F ? knots.size() - 1 : knots.size();
  for (std::size_t i = top; i-- > 0;)
    draw.PathLineTo(foot + ImVec2(knots[i].radius, -knots[i].height) * height);
  draw.PathStroke(lit(body, -0.6F), ImDrawFlags_Closed, 1.5F);
}

constexpr std::array<Knot, 12> kPawn = {{{0.27F, 0.0F},
                                         {0.295F, 0.03F},
                                         {0.285F, 0.085F},
                                         {0.255F, 0.11F},
                                         {0.20F, 0.2F},
                                         {0.155F, 0.34F},
                                         {0.135F, 0.5F},
                                         {0.13F, 0.61F},
                                         {0.19F, 0.625F},
                                         {0.2F, 0.65F},
                                         {0.185F, 0.67F},
                                         {0.145F, 0.68F}}};

constexpr std::array<Knot, 8> kCup = {{{0.46F, 0.0F},
                                       {0.46F, 0.1F},
                                       {0.415F, 0.12F},
                                       {0.37F, 0.5F},
                                       {0.33F, 0.82F},
                                       {0.30F, 0.92F},
                                       {0.24F, 0.97F},
                                       {0.0F, 1.0F}}};

}  // namespace

void ground_shadow(Ui& ui, ImVec2 middle, float radius, float strength) {
  constexpr int kRings = 6;
  for (int i = 0; i < kRings; ++i) {
    const float size = radius * (1.25F - 0.14F * static_cast<float>(i));
    ui.draw->AddEllipseFilled(middle, size, size * 0.3F, rgb(0x140a03, 0.11F * strength));
  }
}

void turned_pawn(Ui& ui, ImVec2 foot, float height, view::Hue hue) {
  const Colour body = paint(hue, view::Shade::Light, ui.paints);
  form(ui, foot, height, kPawn, body);
  const Colour brass = rgb(0xd9a441);
  ui.draw->AddRectFilled(foot + ImVec2(-0.19F, -0.665F) * height,
                         foot + ImVec2(0.19F, -0.63F) * height, brass, height * 0.02F);
  // The head: a ball lit from the upper left, its cap towards us.
  const ImVec2 head = foot - ImVec2(0, height * 0.82F);
  const float r = height * 0.2F;
  ui.draw->AddCircleFilled(head, r, lit(body, -0.5F), 48);
  for (int i = 0; i < 12; ++i) {
    const float t = static_cast<float>(i) / 12.0F;
    ui.draw->AddCircleFilled(head - ImVec2(r, r) * (0.2F * t),
                             r * (1.0F - 0.045F * static_cast<float>(i) - 0.02F),
                             lit(body, -0.42F + 0.75F * t), 40);
  }
  const float cap = r * 0.66F;
  const ImVec2 at = head + ImVec2(r * 0.06F, r * 0.04F);
  ui.draw->AddCircleFilled(at, cap + height * 0.012F, brass, 40);
  ui.draw->AddCircleFilled(at, cap, rgb(0xf6ecd6), 40);
  symbol(ui, at, cap * 0.62F, lit(body, -0.2F), view::symbol_of(hue));
}

void turned_cup(Ui& ui, ImVec2 foot, float height, Colour body) {
  form(ui, foot, height, kCup, body);
  const Colour brass = rgb(0xd9a441);
  ui.draw->AddRectFilled(foot + ImVec2(-0.465F, -0.1F) * height, foot + ImVec2(0.465F, 0) * height,
                         faded(brass, 0.85F), height * 0.03F);
  ui.draw->AddRectFilled(foot + ImVec2(-0.465F, -0.1F) * height,
                         foot + ImVec2(0.465F, -0.07F) * height, rgb(0xfff2cf, 0.5F));
}

}  // namespace ui
