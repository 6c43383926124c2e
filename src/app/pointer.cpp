#include "app/pointer.h"

#include <SDL.h>

#include <cmath>

#include "app/app.h"
#include "ui/hud/bubble.h"
#include "view/table/session.h"
#include "view/table/touch.h"

namespace app {

namespace {

constexpr float kDrag = 14.0F;           // css px from press to release that make a tap a drag
constexpr std::uint32_t kLook_ms = 450;  // after which a finger only looks

void tell_why(App& app, const view::TapAnswer& answer) {
  app.pointer.again = answer.kind == view::TapAnswer::Kind::Again;
  app.model.bubble.words.clear();
  ui::bubble_for(app.ui, app.model, answer);
  const float ratio = app.metrics.ratio;
  app.model.bubble.at =
      answer.at ? ImVec2(answer.at->x / ratio, answer.at->y / ratio) : ImGui::GetIO().MousePos;
  app.ui.want_frame();
}

// A finger that is soon lifted touches what was under it when it went down; a finger that drags
// touches it at once; a finger that rests only shows where a piece would go, and touches nothing.
// While it rests there may be no frames, so that only the clock knows how long.
void end_waiting(App& app, view::Session& session, ImVec2 moved) {
  if (!app.pointer.waits) return;
  const bool drags = std::hypot(moved.x, moved.y) > kDrag;
  const bool up = ImGui::GetIO().MouseReleased[0];
  if (!drags && !up) return;
  app.pointer.waits = false;
  if (app.ui.touch_cancelled()) return;
  if (up && !drags && app.pointer.held_ms > kLook_ms) return;
  const ImVec2 at = ImGui::GetIO().MouseClickedPos[0];
  const glm::vec2 pixel(at.x * app.metrics.ratio, at.y * app.metrics.ratio);
  // What it pointed at on the way is not a choice.
  view::hover(session, app.drawing.scene.camera, std::nullopt);
  tell_why(app, view::tap(session, app.drawing.scene.camera, pixel));
}

void end_drag(App& app, view::Session& session, ImVec2 moved, glm::vec2 pixel, bool mouse) {
  if (!app.pointer.dragging || !ImGui::GetIO().MouseReleased[0]) return;
  app.pointer.dragging = false;
  if (app.ui.touch_cancelled()) {
    view::hover(session, app.drawing.scene.camera, std::nullopt);
  } else if (std::hypot(moved.x, moved.y) > kDrag) {
    tell_why(app, view::drop(session, app.drawing.scene.camera, pixel));
  } else if (app.pointer.again && session.picker().unpick()) {
    tell_why(app, {view::TapAnswer::Kind::Selected});
  }
  if (!mouse) view::hover(session, app.drawing.scene.camera, std::nullopt);
  app.ui.want_frame();
}

}  // namespace

void note_press(Pointer& pointer, const SDL_Event& event) {
  if (event.type == SDL_MOUSEBUTTONDOWN) pointer.pressed_ms = event.button.timestamp;
  if (event.type == SDL_MOUSEBUTTONUP)
    pointer.held_ms = event.button.timestamp - pointer.pressed_ms;
}

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
  const ImVec2 moved = io.MousePos - io.MouseClickedPos[0];
  if (free && io.MouseClicked[0]) {
    app.pointer.dragging = true;
    app.pointer.waits = !mouse;
    app.pointer.again = false;
    if (mouse) {
      tell_why(app, view::tap(*session, app.drawing.scene.camera, pixel));
    } else {
      view::hover(*session, app.drawing.scene.camera, pixel);
      app.ui.want_frame();
    }
    return;
  }
  end_waiting(app, *session, moved);
  end_drag(app, *session, moved, pixel, mouse);
}

}  // namespace app
