// Panels, their soft shadows, and tips.
#include "ui/kit/ui.h"

namespace ui {

void Ui::shadow(const Rect& rect, float corner, float blur, float drop, float strength) {
  constexpr int kLayers = 9;
  const Colour base = colours().shadow;
  for (int i = 0; i < kLayers; ++i) {
    const float t = (static_cast<float>(i) + 0.5F) / kLayers;  // 0 outermost
    const float spread = blur * (1.0F - t) - blur * 0.35F;
    const Rect ring = rect.grown(spread).moved({0, drop});
    if (ring.empty()) continue;
    draw->AddRectFilled(ring.min, ring.max, faded(base, strength * t * 0.22F),
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
    const float fringe = static_cast<float>((vertex.col >> IM_COL32_A_SHIFT) & 255U) / 255.0F;
    vertex.col = faded(colour, fringe);
  }
}

void Ui::panel(const Rect& rect, float corner) {
  shadow(rect, corner, 26.0F, 8.0F);
  gradient(rect, corner, colours().panel_top, colours().panel);
  draw->AddRect(rect.min, rect.max, colours().edge, corner, 0, 1.0F);
}

void Ui::draw_tip() {
  constexpr float kPatience = 0.55F;  // s over an icon before its name appears
  const ImGuiIO& io = ImGui::GetIO();
  const Target* over = nullptr;
  for (const Target& one : targets_) {
    if (one.role == Role::Button && one.layer >= modal_ && one.visible.contains(io.MousePos) &&
        one.rect.width() <= kTouch * 1.4F && one.enabled) {
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
  const ImVec2 size = measure(Type::Caption, over->label) + ImVec2(20, 12);
  const bool below = over->rect.min.y < size.y + 16;
  ImVec2 at{over->rect.middle().x - size.x * 0.5F,
            below ? over->rect.max.y + 8 : over->rect.min.y - 8 - size.y};
  at.x = std::clamp(at.x, screen.min.x + 6, std::max(screen.min.x + 6, screen.max.x - size.x - 6));
  const Rect place{at, at + size};
  shadow(place, 8, 12, 4);
  draw->AddRectFilled(place.min, place.max, colours().text, 8);
  fit(Type::Caption, place.grown(-8, -4), colours().panel, over->label);
}

}  // namespace ui
