// Panels, their soft shadows, and tips.
#include "ui/kit/ui.h"

namespace ui {

namespace {

constexpr float kShadowInset = 0.35F;  // share of the blur that lies under the shape
constexpr float kRingInk = 0.22F;
constexpr float kFullAlpha = 255.0F;
constexpr float kPanelBlur = 26.0F;
constexpr float kPanelDrop = 8.0F;
// The tip over a round button.
constexpr float kRoundButton = kTouch * 1.4F;  // tips are only for buttons no wider than this
constexpr ImVec2 kTipMargin(20, 12);
constexpr float kTipRoom = 16.0F;
constexpr float kTipEdge = 6.0F;
constexpr float kTipBlur = 12.0F;
constexpr float kTipDrop = 4.0F;

}  // namespace

void Ui::shadow(const Rect& rect, float corner, float blur, float drop, float strength) {
  constexpr int kLayers = 9;
  const Colour base = colours().shadow;
  for (int i = 0; i < kLayers; ++i) {
    const float t = (static_cast<float>(i) + 0.5F) / kLayers;  // 0: outermost
    const float spread = blur * (1.0F - t) - blur * kShadowInset;
    const Rect ring = rect.grown(spread).moved({0, drop});
    if (ring.empty()) continue;
    draw->AddRectFilled(ring.min, ring.max, faded(base, strength * t * kRingInk),
                        std::max(0.0F, corner + spread));
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
  constexpr float kPatience = 0.55F;  // s over an icon before its name appears
  const ImGuiIO& io = ImGui::GetIO();
  const Target* over = nullptr;
  for (const Target& one : targets_) {
    if (one.role == Role::Button && one.layer >= modal_ && one.visible.contains(io.MousePos) &&
        one.rect.width() <= kRoundButton && one.enabled) {
      over = &one;
    }
  }
  if (over == nullptr || io.MouseDown[0] || io.MouseSource != ImGuiMouseSource_Mouse) {
    tip_ = 0;
    return;
  }
  if (tip_ != over->id) {
    tip_ = over->id;
    tip_time_ = 0.0F;
  }
  tip_time_ += dt_;
  if (tip_time_ < kPatience) {
    restless_ = true;
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
