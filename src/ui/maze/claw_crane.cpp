// The crane's picture: a beam, its trolley, cable and claw, the board below with the victim and the
// destination, and rings as wide as the claw's reach.
#include <array>
#include <cmath>

#include "ui/kit/symbol.h"
#include "ui/maze/claw.h"
#include "ui/maze/turned.h"

namespace ui {

namespace {

constexpr Colour kBrass = IM_COL32(217, 164, 65, 255);
constexpr Colour kSteel = IM_COL32(176, 184, 194, 255);

// Converts the crane's shares of rail and depth to the screen.
struct Ground {
  Rect stage;
  float rail = 0.0F;   // y of the beam
  float floor = 0.0F;  // y of the board
  float pawn = 0.0F;   // height of the victim

  explicit Ground(const Rect& rect) : stage(rect) {
    rail = rect.min.y + rect.height() * 0.13F;
    floor = rect.min.y + rect.height() * 0.82F;
    pawn = std::min(rect.height() * 0.3F, rect.width() * 0.19F);
  }
  [[nodiscard]] float x(float place) const {
    const float margin = stage.width() * 0.1F;
    return stage.min.x + margin + place * (stage.width() - 2 * margin);
  }
  [[nodiscard]] float span(float share) const { return x(share) - x(0.0F); }
  // The height of the claw's palm; at full depth it is at the victim's neck.
  [[nodiscard]] float palm(float depth) const {
    const float up = rail + (floor - rail) * 0.24F;
    const float down = floor - pawn * 1.12F;
    return up + (down - up) * depth;
  }
};

void room(Ui& ui, const Rect& stage) {
  ui.gradient(stage, corner::kCard, rgb(0x2c1c3a), rgb(0x5d3a2b));
  // A lamp’s light from above.
  constexpr int kRings = 16;
  ui.push_clip(stage);
  for (int i = 0; i < kRings; ++i) {
    const float r = stage.width() * (0.56F - 0.032F * static_cast<float>(i));
    ui.draw->AddEllipseFilled({stage.middle().x, stage.min.y + stage.height() * 0.35F}, r, r * 0.9F,
                              rgb(0xffd9a0, 0.012F), 0.0F, 64);
  }
  ui.pop_clip();
}

// The claw's reach, drawn faintly from the board up to the beam.
void reach_band(Ui& ui, const Ground& ground, float place, float reach, Colour colour,
                float strength) {
  const float left = ground.x(place - reach);
  const float right = ground.x(place + reach);
  const Colour low = faded(colour, 0.34F * strength);
  const Colour high = faded(colour, 0.03F * strength);
  ui.draw->AddRectFilledMultiColor({left, ground.rail}, {right, ground.floor}, high, high, low,
                                   low);
}

// The board as a row of cells in perspective.
void board(Ui& ui, const Ground& ground) {
  const Rect& stage = ground.stage;
  const float back = ground.floor - stage.height() * 0.07F;
  const float front = stage.max.y;
  ui.draw->AddRectFilled({stage.min.x, back - 4}, {stage.max.x, front}, rgb(0x2a1609),
                         corner::kCard, ImDrawFlags_RoundCornersBottom);
  const float middle = stage.middle().x;
  constexpr int kCells = 9;
  constexpr int kRows = 2;
  const auto at = [&](float column, float row) {
    const float y = back + (front - 8 - back) * (row / kRows) * (0.72F + 0.14F * row);
    const float wide = stage.width() / kCells * (0.84F + 0.13F * row);
    return ImVec2{middle + (column - 0.5F * kCells) * wide, y};
  };
  ui.push_clip(stage);
  for (int row = 0; row < kRows; ++row) {
    for (int column = -1; column <= kCells; ++column) {
      const auto c = static_cast<float>(column);
      const auto r = static_cast<float>(row);
      const Colour ivory = (row + column) % 2 == 0 ? rgb(0xe9d9b8) : rgb(0xc9a77c);
      constexpr float kGap = 0.05F;
      const std::array<ImVec2, 4> corners = {at(c + kGap, r + kGap), at(c + 1 - kGap, r + kGap),
                                             at(c + 1 - kGap, r + 1 - kGap),
                                             at(c + kGap, r + 1 - kGap)};
      ui.draw->AddConvexPolyFilled(corners.data(), 4, mix(ivory, rgb(0x3a2413), 0.25F - 0.1F * r));
    }
  }
  ui.pop_clip();
}

// A ring as wide as the claw's reach on both sides.
void ring(Ui& ui, ImVec2 middle, float reach, Colour colour, float strength, bool lit) {
  const ImVec2 size{reach, std::max(7.0F, reach * 0.3F)};
  ui.draw->AddEllipseFilled(middle, size.x, size.y, faded(colour, (lit ? 0.5F : 0.16F) * strength));
  ui.draw->AddEllipse(middle, size.x, size.y, rgb(0x1a0d04, 0.6F * strength), 0, 0, 5.0F);
  ui.draw->AddEllipse(middle, size.x, size.y, faded(colour, strength), 0, 0, lit ? 3.5F : 2.5F);
}

void destination(Ui& ui, const Ground& ground, const ClawScene& scene) {
  const ImVec2 at{ground.x(view::Crane::kDestination), ground.floor};
  const float r = ground.pawn * 0.5F;
  const Colour body =
      scene.to_zone ? rgb(0x3b2716) : paint(scene.victim, view::Shade::Light, ui.paints);
  const Colour ground_paint = mix(body, rgb(0x1a0d04), 0.42F);
  ui.draw->AddEllipseFilled(at + ImVec2(0, 3), r, r * 0.32F, rgb(0x1a0d04, 0.7F));
  ui.draw->AddEllipseFilled(at, r, r * 0.32F, ground_paint);
  ui.draw->AddEllipse(at, r, r * 0.32F, kBrass, 0, 0, 2.0F);
  // A little flag marks the destination.
  const ImVec2 mast = at + ImVec2(r * 0.78F, -2);
  const float high = ground.pawn * 0.86F;
  ui.draw->AddLine(mast, mast - ImVec2(0, high), rgb(0x2a1609), 5.0F);
  ui.draw->AddLine(mast, mast - ImVec2(0, high), kBrass, 2.5F);
  const Rect cloth{mast - ImVec2(0, high), mast + ImVec2(high * 0.46F, -high * 0.62F)};
  ui.draw->AddRectFilled(cloth.min, cloth.max, body, 4, ImDrawFlags_RoundCornersRight);
  ui.draw->AddRect(cloth.min, cloth.max, rgb(0x1a0d04, 0.5F), 4, ImDrawFlags_RoundCornersRight);
  symbol(ui, cloth.middle(), cloth.height() * 0.34F, rgb(0xf6ecd6),
         scene.to_zone ? view::Symbol::Star : view::symbol_of(scene.victim));
}

void beam(Ui& ui, const Ground& ground) {
  const float thick = std::max(12.0F, ground.stage.height() * 0.035F);
  const float left = ground.x(0.0F) - ground.span(0.06F);
  const float right = ground.x(1.0F) + ground.span(0.06F);
  for (const float x : {left, right}) {
    const Rect post = box(x - thick * 0.45F, ground.rail, thick * 0.9F,
                          ground.floor - ground.rail - ground.stage.height() * 0.06F);
    ui.gradient(post, 3, rgb(0x6b4426), rgb(0x3a2212));
  }
  const Rect bar =
      box(left - thick * 0.7F, ground.rail - thick, right - left + 1.4F * thick, thick);
  ui.shadow(bar, 4, 10, 5, 0.8F);
  ui.gradient(bar, 5, rgb(0xf2cd82), rgb(0x9a6a1e));
  ui.draw->AddLine({bar.min.x + 4, bar.min.y + 2}, {bar.max.x - 4, bar.min.y + 2},
                   rgb(0xfff4d8, 0.7F), 1.5F);
}

void trolley(Ui& ui, const Ground& ground, float x) {
  const float unit = std::max(20.0F, ground.stage.height() * 0.055F);
  const Rect body = box(x - unit * 1.3F, ground.rail + unit * 0.1F, unit * 2.6F, unit * 0.8F);
  ui.shadow(body, 6, 8, 4, 0.9F);
  ui.gradient(body, 6, rgb(0xc9473d), rgb(0x7c1f1c));
  ui.draw->AddRect(body.min, body.max, rgb(0x3a0d0b, 0.8F), 6);
  for (const float side : {-0.85F, 0.85F}) {
    const ImVec2 wheel{x + side * unit, ground.rail};
    ui.draw->AddCircleFilled(wheel, unit * 0.36F, rgb(0x2b2017));
    ui.draw->AddCircleFilled(wheel, unit * 0.24F, kSteel);
    ui.draw->AddCircleFilled(wheel, unit * 0.08F, rgb(0x2b2017));
  }
}

// Three fingers around a palm; `grip` goes from 0 (spread) to 1 (closed).
void claw(Ui& ui, ImVec2 palm, float size, float grip) {
  const float spread = 0.62F - 0.34F * grip;  // radians
  const auto finger = [&](float side, float thick) {
    const float a = side * spread;
    const ImVec2 knee = palm + ImVec2(std::sin(a * 1.5F), std::cos(a * 1.5F)) * (size * 0.52F) +
                        ImVec2(side * size * 0.1F, 0);
    const ImVec2 tip = palm + ImVec2(side * size * (0.36F - 0.22F * grip), size * 0.98F);
    for (const auto& [colour, extra] : {std::pair{rgb(0x2b2017), 3.0F}, std::pair{kSteel, 0.0F}}) {
      ui.draw->AddBezierQuadratic(palm, knee + ImVec2(side * size * 0.16F, 0), tip, colour,
                                  thick + extra, 24);
      ui.draw->AddCircleFilled(tip, (thick + extra) * 0.5F, colour, 16);
    }
  };
  finger(-1.0F, size * 0.13F);
  finger(1.0F, size * 0.13F);
  ui.draw->AddCircleFilled(palm, size * 0.27F, rgb(0x2b2017), 32);
  ui.draw->AddCircleFilled(palm, size * 0.235F, kBrass, 32);
  ui.draw->AddCircleFilled(palm - ImVec2(size, size) * 0.05F, size * 0.13F, rgb(0xffe7b0), 24);
}

// A dotted line from the claw to the board: where it would come down.
void plumb(Ui& ui, ImVec2 from, float to, Colour colour) {
  constexpr float kStep = 11.0F;
  for (float y = from.y; y < to; y += kStep) {
    ui.draw->AddCircleFilled({from.x, y}, 1.8F, colour, 10);
  }
}

}  // namespace

void draw_crane(Ui& ui, const Rect& stage, const view::Crane& crane, const ClawScene& scene) {
  using Beat = view::Crane::Beat;
  const Palette& c = ui.colours();
  const Ground ground(stage);
  room(ui, stage);
  board(ui, ground);
  const bool seeking = crane.beat() == Beat::Ready || crane.beat() == Beat::Seeking;
  const bool carrying = crane.beat() == Beat::Carrying;
  const Colour good = rgb(0x7fe08a);
  const Colour light = crane.in_reach() ? good : c.accent;
  destination(ui, ground, scene);
  reach_band(ui, ground, view::Crane::kVictim, crane.course().grab, seeking ? light : rgb(0xf6ecd6),
             seeking ? 1.0F : 0.25F);
  reach_band(ui, ground, view::Crane::kDestination, crane.course().drop,
             carrying ? light : rgb(0xf6ecd6), carrying ? 1.0F : 0.25F);
  ring(ui, {ground.x(view::Crane::kVictim), ground.floor}, ground.span(crane.course().grab),
       seeking ? light : rgb(0xf6ecd6), seeking ? 1.0F : 0.3F, seeking && crane.in_reach());
  ring(ui, {ground.x(view::Crane::kDestination), ground.floor}, ground.span(crane.course().drop),
       carrying ? light : rgb(0xf6ecd6), carrying ? 1.0F : 0.45F, carrying && crane.in_reach());
  beam(ui, ground);

  const view::Crane::Load load = crane.load();
  const ImVec2 palm{ground.x(crane.hook()), ground.palm(crane.depth())};
  const ImVec2 top{ground.x(crane.trolley()), ground.rail};
  ground_shadow(ui, {palm.x, ground.floor + 4}, ground.pawn * 0.26F, 0.9F);
  if (seeking || carrying) plumb(ui, palm + ImVec2(0, ground.pawn * 0.5F), ground.floor, light);
  const float lift = ground.palm(1.0F) - ground.palm(load.depth);
  const ImVec2 foot{ground.x(load.place), ground.floor - lift};
  ground_shadow(ui, {foot.x, ground.floor + 3}, ground.pawn * (0.32F - 0.1F * (1 - load.depth)),
                0.4F + load.depth);
  turned_pawn(ui, foot, ground.pawn, scene.victim);
  ui.draw->AddLine(top, palm, rgb(0x140a03), 5.0F);
  ui.draw->AddLine(top, palm, rgb(0xcbb894), 2.5F);
  claw(ui, palm, ground.pawn * 0.5F, crane.grip());
  trolley(ui, ground, top.x);
}

}  // namespace ui
