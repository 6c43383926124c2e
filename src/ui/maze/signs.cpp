#include "ui/maze/signs.h"

#include <algorithm>
#include <array>

#include "games/maze/game.h"
#include "ui/kit/symbol.h"
#include "ui/maze/hooks.h"
#include "view/maze/hooks.h"
#include "view/words/words.h"

namespace ui {

namespace {

void wall_sign(ImDrawList& draw, ImVec2 m, float r, Colour colour) {
  const auto brick = [&](float x, float y, float wide) {
    const ImVec2 at = m + ImVec2(x, y) * r;
    draw.AddRectFilled(at, at + ImVec2(wide, 0.42F) * r, colour, r * 0.08F);
  };
  for (const float y : {-0.78F, 0.36F}) {
    brick(-0.8F, y, 0.74F);
    brick(0.06F, y, 0.74F);
  }
  brick(-0.8F, -0.21F, 0.3F);
  brick(-0.38F, -0.21F, 0.76F);
  brick(0.5F, -0.21F, 0.3F);
}

void claw_sign(ImDrawList& draw, ImVec2 m, float r, Colour colour) {
  constexpr float kUp = -1.5708F;  // radians; the jaws leave a gap below
  constexpr float kReach = 2.5F;
  const float thick = r * 0.2F;
  const ImVec2 middle = m + ImVec2(0, r * 0.28F);
  draw.AddLine(m - ImVec2(0, r * 0.95F), m - ImVec2(0, r * 0.3F), colour, thick);
  draw.AddCircleFilled(m - ImVec2(0, r * 0.3F), r * 0.22F, colour);
  draw.PathArcTo(middle, r * 0.58F, kUp - kReach, kUp + kReach, 36);
  draw.PathStroke(colour, 0, thick);
}

void ignore_sign(ImDrawList& draw, ImVec2 m, float r, Colour colour) {
  const float thick = r * 0.2F;
  draw.AddRectFilled(m + ImVec2(-0.16F, -0.02F) * r, m + ImVec2(0.16F, 0.85F) * r, colour,
                     r * 0.06F);
  draw.PathArcTo(m + ImVec2(0, r * 0.15F), r * 0.68F, -3.05F, -0.55F, 24);
  draw.PathStroke(colour, 0, thick);
  const ImVec2 tip = m + ImVec2(r * 0.86F, r * 0.18F);
  draw.AddTriangleFilled(tip, tip + ImVec2(-r * 0.56F, -r * 0.2F),
                         tip + ImVec2(r * 0.02F, -r * 0.56F), colour);
}

// The sign of the red die's letter, inside a square.
void maze_sign(Ui& ui, const Rect& rect, std::uint8_t letter, Colour colour) {
  const ImVec2 m = rect.middle();
  const float r = 0.5F * std::min(rect.width(), rect.height());
  if (letter == maze::kWall) wall_sign(*ui.draw, m, r, colour);
  if (letter == maze::kClaw) claw_sign(*ui.draw, m, r, colour);
  if (letter == maze::kIgnore) ignore_sign(*ui.draw, m, r, colour);
}

}  // namespace

void red_die(Ui& ui, const Rect& rect, std::uint8_t letter, float dim) {
  die_body(ui, rect, faded(paint(view::Hue::Red, view::Shade::Light, ui.paints), dim));
  maze_sign(ui, rect.grown(-rect.width() * 0.2F), letter, faded(rgb(0xf8efdc), dim));
}

std::string_view red_name(std::uint8_t letter) {
  if (letter == maze::kWall) return view::tr("Wall");
  return letter == maze::kClaw ? view::tr("Claw") : view::tr("No walls");
}

void blue_die(Ui& ui, const Rect& rect, int number, float dim) {
  const Colour paint_now = faded(paint(view::Hue::Blue, view::Shade::Light, ui.paints), dim);
  const Colour ink = faded(rgb(0xf8efdc), dim);
  constexpr int kMostPips = 6;
  if (number > 0 && number <= kMostPips) {
    die_face(ui, rect, number, paint_now, ink);
    return;
  }
  die_body(ui, rect, paint_now);
  if (number > 0) ui.fit(Type::Heading, rect.grown(-4), ink, std::to_string(number));
}

std::span<const ShownLot> lots(std::type_identity<maze::Game>) {
  static constexpr auto kSquare = [](const Rect& rect) {
    const float side = std::min(rect.width(), rect.height());
    return centred(rect, {side, side});
  };
  static constexpr std::array<ShownLot, 2> kLots = {
      {{view::Lot::BlueDie, [] { return view::tr("The blue die"); }, die_key, number_name,
        [](Ui& ui, const Rect& rect, std::size_t kind) {
          blue_die(ui, kSquare(rect), static_cast<int>(kind), 1.0F);
        }},
       {view::Lot::RedDie, [] { return view::tr("The red die"); },
        [](std::size_t kind) {
          return std::string("red-") + static_cast<char>(view::kRedLetters[kind]);
        },
        [](std::size_t kind) { return std::string(red_name(view::kRedLetters[kind])); },
        [](Ui& ui, const Rect& rect, std::size_t kind) {
          red_die(ui, kSquare(rect), view::kRedLetters[kind], 1.0F);
        }}}};
  return kLots;
}

}  // namespace ui
