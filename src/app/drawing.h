// What is drawn beneath the page: the table with its camera, behind a veil until it is ready.
#pragma once

#include <memory>
#include <optional>

#include "gfx/renderer.h"
#include "ui/wish.h"
#include "view/board/palette.h"
#include "view/board/scene.h"
#include "view/table/session.h"

namespace app {

struct App;

struct Drawing {
  std::optional<gfx::Renderer> renderer;
  bool lost = false;   // the GL context is gone
  bool ready = false;  // the renderer is prepared; until then there is a backdrop behind the page
  view::Scene scene;   // of the table, in the last frame
  bool shown = false;  // the last frame showed the table
  std::optional<view::Theme> pictured;  // the look in which the pages' pictures were drawn
  float tilt = 1.0F;                    // of the camera; eases towards the setting
  std::unique_ptr<view::Session> show;  // a game already under way, shown behind the title
};

// Makes the renderer for the window's context.
void open_drawing(App& app);
// The look of the table according to the settings.
[[nodiscard]] view::Theme theme_now(const App& app);
// Applies the light and paint settings.
void take_shade(App& app);
// Works on the table's shaders while the page is already shown. True once the table is complete.
bool prepare_table(App& app);
void lift_veil(App& app, float seconds);
// Moves the camera; true while it moves.
bool ease_camera(App& app, float seconds);
// Sets what is on the table in this frame, and the camera.
void set_scene(App& app);
// Whether draw_table() would draw what it drew last.
[[nodiscard]] bool is_table_drawn(const App& app, gfx::Motion motion);
// Draws the table, or plain ground if there is none.
void draw_table(App& app, gfx::Motion motion);
// Whether the table should be drawn again, more finely, once nothing moves.
[[nodiscard]] bool is_table_rough(const App& app);

// The GL context was lost, or has been restored.
void context_lost(App& app);
void context_restored(App& app);

void carry_out(App& app, const ui::wish::ReloadShaders& wish);

}  // namespace app
