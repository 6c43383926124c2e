#include "app/pointer.h"

#include <cmath>

#include "app/app.h"
#include "ui/hud/game.h"
#include "view/table/session.h"
#include "view/table/touch.h"

namespace app {

namespace {

void tell_why(App& app, const view::TapAnswer& answer) {
  app.model.bubble.clear();
  ui::bubble_for(app.model, answer);
  app.model.bubble_at = answer.at == glm::vec2(0.0F) ? ImGui::GetIO().MousePos
                                                     : ImVec2(answer.at.x / app.metrics.ratio,
                                                              answer.at.y / app.metrics.ratio);
  app.ui.want_frame();
}

}  // namespace

void point_at_table(App& app) {
  view::Session* const session = in_play(app);
  if (session == nullptr) return;
  const ImGuiIO& io = ImGui::GetIO();
  const glm::vec2 pixel(io.MousePos.x * app.metrics.ratio, io.MousePos.y * app.metrics.ratio);
  const bool free = !app.ui.over_widget(io.MousePos) && io.MousePos.x >= 0;
  const bool mouse = io.MouseSource == ImGuiMouseSource_Mouse;
  const bool follows = mouse || app.pointer.dragging;
  if (io.MouseDelta.x != 0 || io.MouseDelta.y != 0) {
    view::hover(*session, app.drawing.scene.camera,
                free && follows ? std::optional(pixel) : std::nullopt);
    app.ui.want_frame();
  }
  constexpr float kDrag = 14.0F;  // css px from press to release that make a drag of a tap
  const ImVec2 moved = io.MousePos - io.MouseClickedPos[0];
  if (app.pointer.dragging && io.MouseReleased[0]) {
    app.pointer.dragging = false;
    if (std::hypot(moved.x, moved.y) > kDrag) {
      tell_why(app, view::drop(*session, app.drawing.scene.camera, pixel));
    }
    if (!mouse) view::hover(*session, app.drawing.scene.camera, std::nullopt);
    app.ui.want_frame();
  }
  if (!free || !io.MouseClicked[0]) return;
  app.pointer.dragging = true;
  tell_why(app, view::tap(*session, app.drawing.scene.camera, pixel));
}

}  // namespace app
