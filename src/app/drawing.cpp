#include "app/drawing.h"

#include <GLES3/gl3.h>

#include <algorithm>
#include <cmath>

#include "ai/agent.h"
#include "app/app.h"
#include "app/pictures.h"
#include "app/table.h"
#include "play/replay.h"
#include "ui/draft/draft.h"
#include "ui/workshop/workshop.h"
#include "view/table/drama.h"
#include "view/table/session.h"
#include "view/table/table.h"

namespace app {

namespace {

// A game by these rules after a few moves, for the table behind the title.
std::unique_ptr<view::Session> make_show(const games::Game& game) {
  constexpr std::uint64_t kSeed = 7;
  constexpr int kPlies = 190;
  const std::vector<play::Player> nobody(static_cast<std::size_t>(game.seat_count()),
                                         {play::Player::Kind::Remote, "", ""});
  auto show = std::make_unique<view::Session>(play::new_replay(game, nobody), play::ShownChance{},
                                              ai::make_agent);
  core::Rng rng(kSeed);
  // It stops where the next throw is due, with no move half done and all walls in place.
  const auto rests = [&show] {
    const play::Match& match = show->match();
    return match.actor() == core::kChance && !show->tabletop().is_automatic(match.state());
  };
  for (int i = 0; (i < kPlies || !rests()) && !show->match().over(); ++i) {
    core::MoveList list;
    show->match().game().moves(show->match().state(), list);
    (void)show->receive(list[rng.below(static_cast<std::uint32_t>(list.size()))]);
  }
  show->settle();
  return show;
}

view::Session& on_table(App& app) {
  if (app.model.screen == ui::Screen::Review && app.watching.review)
    return app.watching.review->session();
  if (view::Session* session = in_play(app)) return *session;
  const games::AnyRules& rules = app.model.drafts.now().rules;
  if (!app.drawing.show || app.drawing.show->match().game().rules() != rules) {
    app.drawing.show = make_show(games::Game(rules));
  }
  return *app.drawing.show;
}

view::Shade shade_now(const App& app) {
  if (app.model.settings.lighting == ui::Lighting::System) {
    return platform::prefers_dark() ? view::Shade::Dark : view::Shade::Light;
  }
  return app.model.settings.lighting == ui::Lighting::Dark ? view::Shade::Dark : view::Shade::Light;
}

// Whether the frame shows the table, not plain ground.
bool shows_table(const App& app) { return app.model.table_shown && app.drawing.ready; }

}  // namespace

void open_drawing(App& app) {
  app.drawing.renderer.emplace(platform::shader_source, gfx::quality_for(platform::painter_name()));
  app.drawing.tilt = app.model.settings.flat ? 0.0F : 1.0F;
}

view::Theme theme_now(const App& app) {
  return view::make_theme(app.model.settings.table, app.ui.shade, app.model.settings.paints);
}

void take_shade(App& app) {
  app.ui.shade = shade_now(app);
  app.ui.paints = app.model.settings.paints;
  const view::Theme now = theme_now(app);
  if (app.drawing.pictured == now) return;
  app.drawing.pictured = now;
  redraw_pictures(app);
}

bool prepare_table(App& app) {
  if (app.drawing.ready) return app.model.veil > 0.0F;
  auto prepared = app.drawing.renderer->prepare();
  if (!prepared) {
    if (platform::picture_is_lost()) return false;  // then no shader compiles
    platform::fail(prepared.error().text());
    app.quit = true;
    return false;
  }
  app.drawing.ready = *prepared;
  return true;
}

void lift_veil(App& app, float seconds) {
  constexpr float kVeilSeconds = 0.35F;
  if (!app.drawing.ready) return;
  app.model.veil = app.ui.calm ? 0.0F : std::max(0.0F, app.model.veil - seconds / kVeilSeconds);
}

bool ease_camera(App& app, float seconds) {
  const float to = app.model.settings.flat ? 0.0F : 1.0F;
  constexpr float kRate = 7.0F;  // per second
  if (app.drawing.tilt == to) return false;
  app.drawing.tilt += (to - app.drawing.tilt) * std::min(1.0F, seconds * kRate);
  constexpr float kClose = 0.003F;
  if (std::abs(app.drawing.tilt - to) < kClose || app.ui.calm || app.hurry) app.drawing.tilt = to;
  return true;
}

void set_scene(App& app) {
  const ui::Rect& free = app.model.table;
  const float ratio = app.metrics.ratio;
  const bool drawing = app.model.screen == ui::Screen::Workshop;
  view::CameraPose pose = drawing ? ui::drawing_pose() : view::CameraPose{};
  if (!drawing) pose.tilt = app.drawing.tilt;
  if (drawing) {
    ui::Workshop& workshop = app.model.workshop;
    view::fill_sketch(app.drawing.scene, ui::drawing_table(workshop), workshop.change);
  } else {
    const view::Session& session = on_table(app);
    view::fill_table(app.drawing.scene, session);
    pose.zoom = view::nearer(session);
  }
  app.drawing.scene.camera = view::make_camera(
      *app.drawing.scene.board, pose, glm::vec2(app.metrics.pixels),
      {{free.min.x * ratio, free.min.y * ratio}, {free.max.x * ratio, free.max.y * ratio}});
  app.drawing.scene.camera.ratio = ratio;
  app.drawing.scene.theme = theme_now(app);
}

bool is_table_drawn(const App& app, gfx::Motion motion) {
  const bool shows = shows_table(app);
  return shows == app.drawing.shown &&
         (!shows || app.drawing.renderer->has_drawn(app.drawing.scene, app.metrics.pixels, motion));
}

void draw_table(App& app, gfx::Motion motion) {
  const glm::ivec2 pixels = app.metrics.pixels;
  app.drawing.shown = shows_table(app);
  glBindFramebuffer(GL_FRAMEBUFFER, 0);
  glViewport(0, 0, pixels.x, pixels.y);
  if (!app.drawing.shown) {
    glClearColor(0.1F, 0.06F, 0.03F, 1.0F);
    glClear(GL_COLOR_BUFFER_BIT);
    return;
  }
  app.drawing.renderer->draw(app.drawing.scene, {0, pixels}, motion);
}

bool is_table_rough(const App& app) { return shows_table(app) && app.drawing.renderer->is_rough(); }

void context_lost(App& app) {
  app.drawing.lost = true;
  app.drawing.ready = false;
  app.model.veil = 1.0F;
  app.drawing.renderer->forget();
  app.gui.forget();
  forget_pictures(app);
}

void context_restored(App& app) {
  app.drawing.lost = false;
  app.gui.forget_input();
}

void carry_out(App& app, const ui::wish::ReloadShaders&) {
  const auto trouble = app.drawing.renderer->reload();
  app.model.debug_answer = trouble ? trouble->text() : "Shaders reloaded.";
}

}  // namespace app
