// What is drawn below the page: the table with its camera, behind a veil until it is ready.
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
  bool ready = false;  // the renderer is prepared: until then the page stands before a backdrop
  view::Scene scene;   // of the table, in the last frame
  float tilt = 1.0F;   // of the camera, eases to the setting
  std::unique_ptr<view::Session> show;  // a game that was played a little, behind the title
};

// Makes the renderer for the window's context.
void open_drawing(App& app);
// How the table looks according to the settings.
[[nodiscard]] view::Theme theme_now(const App& app);
// Day or evening, and the paints, as the settings have them now.
void take_shade(App& app);
// The page is shown before the table has its shaders; this gets on with them. True until the table
// is all there.
bool prepare_table(App& app);
void lift_veil(App& app, float seconds);
// True while it moves.
bool ease_camera(App& app, float seconds);
// What stands on the table in this frame, and from where it is seen.
void set_scene(App& app);
// Draws the table, or a bare ground where there is none.
void draw_table(App& app, gfx::Motion motion);
// Whether the table that was drawn should be drawn again, more finely, once it is still.
[[nodiscard]] bool is_table_rough(const App& app);

// The GL context was lost or is there again.
void context_lost(App& app);
void context_restored(App& app);

void carry_out(App& app, const ui::wish::ReloadShaders& wish);

}  // namespace app
