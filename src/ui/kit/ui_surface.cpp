// Panels, their soft shadows, and tips.
#include <algorithm>
#include <array>
#include <cmath>
#include <span>

#include "ui/kit/ui.h"

namespace ui {

namespace {

constexpr float kShadowInset = 0.35F;  // share of the blur that is under the shape
constexpr int kShadowSteps = 5;        // straight pieces of its slope
constexpr float kFullAlpha = 255.0F;
constexpr float kPanelBlur = 26.0F;
constexpr float kPanelDrop = 8.0F;
// The tip over a round button.
constexpr float kRoundButton = kTouch * 1.4F;  // other buttons have tips only up to this width
constexpr ImVec2 kTipMargin(20, 12);
constexpr float kTipRoom = 16.0F;
constexpr float kTipEdge = 6.0F;
constexpr float kTipBlur = 12.0F;
constexpr float kTipDrop = 4.0F;

constexpr int kQuarters = 4;     // of a rounded rectangle's outline
constexpr int kQuadIndices = 6;  // of two triangles

// The points of a quarter of a circle, from straight right to straight down.
struct Quarter {
  static constexpr int kFewestPoints = 3;
  static constexpr int kMostPoints = 9;
  std::array<ImVec2, kMostPoints> at;
  int points = 0;
};

Quarter quarter_of(float radius) {
  constexpr float kRightAngle = 1.5707963F;
  Quarter quarter;
  quarter.points = std::clamp(2 + static_cast<int>(std::sqrt(radius)), Quarter::kFewestPoints,
                              Quarter::kMostPoints);
  for (int i = 0; i < quarter.points; ++i) {
    const float angle =
        kRightAngle * static_cast<float>(i) / static_cast<float>(quarter.points - 1);
    quarter.at[static_cast<std::size_t>(i)] = {std::cos(angle), std::sin(angle)};
  }
  return quarter;
}

// The points of a rounded rectangle, clockwise from the right end of its lower right corner. A
// rectangle of negative size is reduced to its middle.
void add_outline(ImDrawList& draw, const Rect& rect, float corner, const Quarter& quarter,
                 Colour colour) {
  const ImVec2 middle = rect.middle();
  const ImVec2 half(std::max(0.0F, rect.width() * 0.5F), std::max(0.0F, rect.height() * 0.5F));
  const float round = std::clamp(corner, 0.0F, std::min(half.x, half.y));
  const ImVec2 arm = half - ImVec2(round, round);
  const ImVec2 white = ImGui::GetFontTexUvWhitePixel();
  const auto add = [&](float x, float y, ImVec2 turned) {
    draw.PrimWriteVtx(middle + ImVec2(x * arm.x, y * arm.y) + turned * round, white, colour);
  };
  const auto points = std::span(quarter.at).first(static_cast<std::size_t>(quarter.points));
  for (const ImVec2 p : points) add(1, 1, p);
  for (const ImVec2 p : points) add(-1, 1, {-p.y, p.x});
  for (const ImVec2 p : points) add(-1, -1, {-p.x, -p.y});
  for (const ImVec2 p : points) add(1, -1, {p.y, -p.x});
}

// The band between the outline that begins with the vertex `first` and the following one.
void join(ImDrawList& draw, unsigned first, int points) {
  const auto index = [](unsigned vertex) { return static_cast<ImDrawIdx>(vertex); };
  const auto count = static_cast<unsigned>(points);
  for (unsigned i = 0; i < count; ++i) {
    const unsigned a = first + i;
    const unsigned b = first + (i + 1) % count;
    for (const unsigned corner : {a, b, b + count, a, b + count, a + count}) {
      draw.PrimWriteIdx(index(corner));
    }
  }
}

}  // namespace

// A band around the shape, from nothing at its outer edge to the full shadow, and no further in
// than the shape covers: filling the whole area would be costly, on a phone for every button.
void Ui::shadow(const Rect& rect, float corner, float blur, float drop, float strength) {
  const Colour base = colours().shadow;
  const float ink = static_cast<float>(base >> IM_COL32_A_SHIFT) / kFullAlpha * strength;
  const Rect fallen = rect.moved({0, drop});
  const Quarter quarter = quarter_of(corner + blur);
  constexpr int kOutlines = kShadowSteps + 2;
  const int points = kQuarters * quarter.points;
  draw->PrimReserve((kOutlines - 1) * points * kQuadIndices, kOutlines * points);
  const unsigned first = draw->_VtxCurrentIdx;
  for (int i = 0; i < kOutlines; ++i) {
    const float depth = std::min(1.0F, static_cast<float>(i) / kShadowSteps);  // 0: outermost
    const float spread = i <= kShadowSteps ? blur * (1.0F - depth - kShadowInset)
                                           : -std::max(blur * kShadowInset, drop);
    const float dark = 1.0F - std::exp(-ink * depth * depth);
    add_outline(*draw, fallen.grown(spread), corner + spread, quarter,
                faded(base | IM_COL32_A_MASK, dark));
  }
  for (unsigned i = 0; i + 1 < kOutlines; ++i) {
    join(*draw, first + i * static_cast<unsigned>(points), points);
  }
}

void Ui::gradient(const Rect& rect, float corner, Colour top, Colour bottom) {
  const int first = draw->VtxBuffer.Size;
  draw->AddRectFilled(rect.min, rect.max, IM_COL32_WHITE, corner);
  const int last = draw->VtxBuffer.Size;
  for (int i = first; i < last; ++i) {
    ImDrawVert& vertex = draw->VtxBuffer[i];
    const float t =
        std::clamp((vertex.pos.y - rect.min.y) / std::max(1.0F, rect.height()), 0.0F, 1.0F);
    const Colour colour = mix(top, bottom, t);
    const float fringe =
        static_cast<float>((vertex.col >> IM_COL32_A_SHIFT) & kChannel) / kFullAlpha;
    vertex.col = faded(colour, fringe);
  }
}

void Ui::panel(const Rect& rect, float corner) {
  shadow(rect, corner, kPanelBlur, kPanelDrop);
  gradient(rect, corner, colours().panel_top, colours().panel);
  draw->AddRect(rect.min, rect.max, colours().edge, corner, 0, 1.0F);
}

void Ui::draw_tip() {
  constexpr float kPatience = 0.55F;  // s over an icon, or with the focus on it, before its name
  const ImGuiIO& io = ImGui::GetIO();
  const bool mouse = io.MouseSource == ImGuiMouseSource_Mouse;
  const Target* over = nullptr;
  for (const Target& one : targets_) {
    const bool pointed =
        focus_shown_ ? one.id == focus_ : mouse && one.visible.contains(io.MousePos);
    if (one.role == Role::Button && one.layer >= modal_ && pointed && !one.visible.empty() &&
        (one.icon || one.rect.width() <= kRoundButton) && one.enabled && !one.on_table) {
      over = &one;
    }
  }
  if (over == nullptr || io.MouseDown[0]) {
    tip_ = 0;
    return;
  }
  tip_time_ = tip_ == over->id ? tip_time_ + passed_ : 0.0F;
  tip_ = over->id;
  if (tip_time_ < kPatience) {
    want_frame_in(kPatience - tip_time_);
    return;
  }
  const ImVec2 size = measure(Type::Caption, over->label) + kTipMargin;
  const bool below = over->rect.min.y < size.y + kTipRoom;
  ImVec2 at{over->rect.middle().x - size.x * 0.5F,
            below ? over->rect.max.y + gap::kSmall : over->rect.min.y - gap::kSmall - size.y};
  at.x = std::clamp(at.x, screen.min.x + kTipEdge,
                    std::max(screen.min.x + kTipEdge, screen.max.x - size.x - kTipEdge));
  const Rect place{at, at + size};
  shadow(place, gap::kSmall, kTipBlur, kTipDrop);
  draw->AddRectFilled(place.min, place.max, colours().text, gap::kSmall);
  fit(Type::Caption, place.grown(-gap::kSmall, -gap::kTiny), colours().panel, over->label);
}

}  // namespace ui
