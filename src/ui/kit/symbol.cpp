// The six symbols of the colours, as in the shaders, and the faces of a die.
#include "ui/kit/symbol.h"

#include <array>
#include <cmath>

namespace ui {

namespace {

constexpr float kTurn = 6.2831853F;
constexpr unsigned kDieEdge = 0x5a3d1e;

ImVec2 at_angle(ImVec2 middle, float radius, float angle) {
  return middle + ImVec2(std::sin(angle), -std::cos(angle)) * radius;
}

void star(ImDrawList& draw, ImVec2 middle, float outer, float inner, int points, Colour colour) {
  // A star is not convex: a fan of thin kites around the middle is drawn instead.
  for (int i = 0; i < points; ++i) {
    const float a = kTurn * static_cast<float>(i) / static_cast<float>(points);
    const float half = kTurn * 0.5F / static_cast<float>(points);
    const std::array<ImVec2, 4> kite = {middle, at_angle(middle, inner, a - half),
                                        at_angle(middle, outer, a),
                                        at_angle(middle, inner, a + half)};
    draw.AddConvexPolyFilled(kite.data(), 4, colour);
  }
}

void heart(ImDrawList& draw, ImVec2 m, float r, Colour colour) {
  const float lobe = r * 0.52F;
  draw.AddCircleFilled(m + ImVec2(-lobe * 0.92F, -r * 0.3F), lobe, colour);
  draw.AddCircleFilled(m + ImVec2(lobe * 0.92F, -r * 0.3F), lobe, colour);
  const std::array<ImVec2, 4> tip = {m + ImVec2(-r * 0.94F, -r * 0.1F), m + ImVec2(0, -r * 0.35F),
                                     m + ImVec2(r * 0.94F, -r * 0.1F), m + ImVec2(0, r * 0.92F)};
  draw.AddConvexPolyFilled(tip.data(), 4, colour);
}

void drop(ImDrawList& draw, ImVec2 m, float r, Colour colour) {
  const ImVec2 belly = m + ImVec2(0, r * 0.3F);
  draw.PathLineTo(m + ImVec2(0, -r));
  draw.PathArcTo(belly, r * 0.64F, -0.45F, 3.1416F + 0.45F, 24);
  draw.PathFillConvex(colour);
}

// Three leaves and a stem.
void clover(ImDrawList& draw, ImVec2 m, float r, Colour colour) {
  for (const ImVec2 leaf : {ImVec2(0.0F, -0.47F), ImVec2(-0.46F, 0.14F), ImVec2(0.46F, 0.14F)}) {
    draw.AddCircleFilled(m + leaf * r, r * 0.41F, colour);
  }
  draw.AddCircleFilled(m, r * 0.2F, colour);
  const std::array<ImVec2, 4> stem = {m + ImVec2(-0.07F, 0.0F) * r, m + ImVec2(0.07F, 0.0F) * r,
                                      m + ImVec2(0.2F, 0.92F) * r, m + ImVec2(-0.2F, 0.92F) * r};
  draw.AddConvexPolyFilled(stem.data(), 4, colour);
}

// A disc with eight rays.
void sun(ImDrawList& draw, ImVec2 m, float r, Colour colour) {
  constexpr int kRays = 8;
  draw.AddCircleFilled(m, r * 0.46F, colour);
  for (int i = 0; i < kRays; ++i) {
    const float angle = kTurn * static_cast<float>(i) / kRays;
    const ImVec2 side = at_angle({}, r * 0.12F, angle + kTurn / 4.0F);
    const ImVec2 near = at_angle(m, r * 0.61F, angle);
    const ImVec2 far = at_angle(m, r, angle);
    const std::array<ImVec2, 4> ray = {near - side, far - side, far + side, near + side};
    draw.AddConvexPolyFilled(ray.data(), 4, colour);
  }
}

void diamond(ImDrawList& draw, ImVec2 m, float r, Colour colour) {
  const std::array<ImVec2, 4> points = {m + ImVec2(0, -r), m + ImVec2(r * 0.72F, 0),
                                        m + ImVec2(0, r), m + ImVec2(-r * 0.72F, 0)};
  draw.AddConvexPolyFilled(points.data(), 4, colour);
}

}  // namespace

void symbol(Ui& ui, ImVec2 m, float r, Colour colour, view::Symbol shape) {
  ImDrawList& draw = *ui.draw;
  switch (shape) {
    case view::Symbol::Sun: sun(draw, m, r, colour); return;
    case view::Symbol::Drop: drop(draw, m, r, colour); return;
    case view::Symbol::Heart: heart(draw, m, r, colour); return;
    case view::Symbol::Clover: clover(draw, m, r, colour); return;
    case view::Symbol::Star: star(draw, m, r, r * 0.42F, 5, colour); return;
    case view::Symbol::Diamond: diamond(draw, m, r, colour); return;
    case view::Symbol::Ring: draw.AddCircle(m, r * 0.7F, colour, 0, r * 0.25F); return;
    case view::Symbol::None:
    case view::Symbol::Arrow:
    case view::Symbol::Triangle: return;
  }
}

void colour_disc(Ui& ui, ImVec2 middle, float radius, view::Hue hue) {
  const Colour body = ui.paint(hue);
  ui.draw->AddCircleFilled(middle + ImVec2(0, radius * 0.12F), radius,
                           faded(ui.colours().shadow, 0.6F));
  ui.draw->AddCircleFilled(middle, radius, mix(body, rgb(0x000000), 0.22F));
  ui.draw->AddCircleFilled(middle, radius * 0.88F, body);
  symbol(ui, middle, radius * 0.52F, ink_on(body), view::symbol_of(hue));
}

void die_body(Ui& ui, const Rect& rect, Colour body) {
  const float side = rect.width();
  ui.shadow(rect, side * 0.22F, side * 0.16F, side * 0.06F, 0.8F);
  ui.gradient(rect, side * 0.22F, mix(body, rgb(0xffffff), 0.25F), mix(body, rgb(0x000000), 0.08F));
  ui.draw->AddRect(rect.min, rect.max, mix(body, rgb(kDieEdge), 0.35F), side * 0.22F);
}

void die_cube(Ui& ui, const Rect& rect, Colour body, Colour ink) {
  constexpr float kTurned = 0.2F;  // rad
  // Shares of an edge.
  constexpr float kBevel = 0.03F;
  constexpr float kRound = 0.16F;
  constexpr float kPip = 0.11F;
  constexpr float kPipAt = 0.24F;
  constexpr int kArc = 4;  // points of a corner
  struct Face {
    std::size_t a, b;  // its edges from the corner in the middle
    float light;
    int pips;
  };
  constexpr std::array<Face, 3> kFaces = {{{1, 2, 0.35F, 1}, {0, 1, -0.04F, 2}, {2, 0, -0.14F, 3}}};
  const ImVec2 m = rect.middle();
  std::array<ImVec2, 3> edges;
  for (std::size_t i = 0; i < edges.size(); ++i) {
    const float angle = kTurned + kTurn * (0.5F + static_cast<float>(i) / 3.0F);
    edges[i] = at_angle({}, 0.5F * rect.height(), angle);
  }
  for (const Face& face : kFaces) {
    // A square with round corners, or a circle, from its middle on a diagonal.
    const auto fill = [&](float middle, float half, float round, Colour colour) {
      for (int i = 0; i < 4 * kArc; ++i) {
        const int corner = i / kArc;
        const float along = static_cast<float>(i % kArc) / (kArc - 1);
        const ImVec2 arc =
            at_angle({}, round, 0.25F * kTurn * (static_cast<float>(corner) + along));
        const float x = middle + arc.x + (corner < 2 ? half - round : round - half);
        const float y = middle + arc.y + (corner % 3 == 0 ? round - half : half - round);
        ui.draw->PathLineTo(m + edges[face.a] * x + edges[face.b] * y);
      }
      ui.draw->PathFillConvex(colour);
    };
    const Colour tone = mix(body, rgb(face.light > 0 ? 0xffffffU : 0U), std::abs(face.light));
    fill(0.5F, 0.5F, kBevel, mix(tone, rgb(0x000000), 0.1F));
    fill(0.5F, 0.5F - kBevel, kRound, tone);
    if (face.pips != 2) fill(0.5F, kPip, kPip, ink);
    if (face.pips == 1) continue;
    fill(0.5F - kPipAt, kPip, kPip, ink);
    fill(0.5F + kPipAt, kPip, kPip, ink);
  }
}

void die_face(Ui& ui, const Rect& rect, int pips, Colour body, Colour ink) {
  const float side = rect.width();
  die_body(ui, rect, body);
  const auto pip = [&](int x, int y) {
    const ImVec2 at =
        rect.middle() + ImVec2(static_cast<float>(x), static_cast<float>(y)) * (side * 0.26F);
    ui.draw->AddCircleFilled(at, side * 0.095F, ink);
  };
  constexpr int kMostPips = 9;
  if (pips > kMostPips) {
    ui.fit(Type::Strong, rect.grown(-side * 0.1F), ink, std::to_string(pips), Align::Centre);
    return;
  }
  if (pips % 2 == 1) pip(0, 0);
  if (pips >= 2) {
    pip(-1, -1);
    pip(1, 1);
  }
  if (pips >= 4) {
    pip(1, -1);
    pip(-1, 1);
  }
  if (pips >= 6) {
    pip(-1, 0);
    pip(1, 0);
  }
  if (pips >= 8) {
    pip(0, -1);
    pip(0, 1);
  }
}

}  // namespace ui
