#include "app/waiting.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "app/app.h"

namespace app {

namespace {

constexpr float kRadius = 9.0F;
constexpr float kThickness = 3.0F;
constexpr float kEdge = 6.0F;    // between the ring's ground and the button's right edge
constexpr float kTall = 1.2F;    // a card this tall for its width has the ring in its middle
constexpr float kGround = 4.0F;  // around the ring
constexpr float kTurns = 1.1F;   // per second
constexpr float kTurn = 2.0F * std::numbers::pi_v<float>;
constexpr float kArc = 0.7F * kTurn;

// Three quarters of a ring, turning; it stands still for people who want little motion.
void draw_ring(ui::Ui& ui, ImVec2 middle) {
  ImDrawList& draw = *ImGui::GetForegroundDrawList();
  const auto turns = static_cast<float>(ImGui::GetTime()) * kTurns;
  const float from = ui.calm ? 0.0F : (turns - std::floor(turns)) * kTurn;
  draw.AddCircleFilled(middle, kRadius + kGround, ui.colours().panel);
  draw.PathArcTo(middle, kRadius, from, from + kArc);
  draw.PathStroke(ui.colours().accent, 0, kThickness);
  if (!ui.calm) ui.want_frame();
}

}  // namespace

void show_wait(ui::Ui& ui, const App& app) {
  if (app.asked.empty()) return;
  const auto& targets = ui.targets();
  const auto pressed = std::find_if(targets.begin(), targets.end(), [&](const ui::Target& one) {
    return one.id == ui.focus() && one.focusable();
  });
  if (pressed == targets.end() || pressed->visible.empty() || pressed->on_table) return;
  const ui::Rect& place = pressed->visible;
  const bool tall = place.height() * kTall > place.width();
  const float x = tall ? place.middle().x : place.max.x - kEdge - kGround - kRadius;
  draw_ring(ui, {x, place.middle().y});
}

}  // namespace app
