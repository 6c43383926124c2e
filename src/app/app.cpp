#include "app/app.h"

#include <GLES3/gl3.h>

#include <algorithm>
#include <cmath>
#include <cstdio>

#include "ai/agent.h"
#include "ai/weights.h"
#include "app/device.h"
#include "ui/hud/game.h"
#include "view/table/table.h"
#include "view/table/touch.h"

namespace app {

view::Theme theme_now(const App& app) {
  return view::make_theme(app.model.settings.table, app.ui.shade, app.model.settings.paints);
}

namespace {

constexpr float kIdleStep = 1.0F / 60.0F;  // after a rest the first frame is an ordinary one
constexpr float kCameraRate = 7.0F;

// A game that was played a little, for the title's table.
std::unique_ptr<view::Session> make_show() {
  constexpr std::uint64_t kSeed = 7;
  constexpr int kPlies = 190;
  const std::vector<play::Player> nobody(4, {play::Player::Kind::Remote, "", ""});
  auto show =
      std::make_unique<view::Session>(play::new_replay(*games::Game::parse("parchis"), nobody),
                                      play::ShownChance{}, ai::make_agent);
  core::Rng rng(kSeed);
  for (int i = 0; i < kPlies && !show->match().over(); ++i) {
    core::MoveList list;
    show->match().game().moves(show->match().state(), list);
    (void)show->receive(list[rng.below(static_cast<std::uint32_t>(list.size()))]);
  }
  show->settle();
  return show;
}

float seconds_passed(App& app) {
  const std::uint64_t now = SDL_GetPerformanceCounter();
  const double passed = static_cast<double>(now - app.last_ticks) /
                        static_cast<double>(SDL_GetPerformanceFrequency());
  app.last_ticks = now;
  if (app.was_idle) return kIdleStep;
  return std::clamp(static_cast<float>(passed), 0.0005F, 0.1F);
}

view::Session& on_table(App& app) {
  if (app.model.screen == ui::Screen::Review && app.review) return app.review->session();
  if (view::Session* session = in_play(app)) return *session;
  if (!app.show) app.show = make_show();
  return *app.show;
}

bool update_game(App& app, float seconds) {
  if (app.lesson && app.model.screen == ui::Screen::Lesson) {
    app.lesson->session().comfort.speed = app.hurry ? 0.0F : app.model.settings.speed;
    return app.lesson->update(seconds);
  }
  if (app.review && app.model.screen == ui::Screen::Review) return app.review->update(seconds);
  if (!app.session || app.model.screen != ui::Screen::Table || !holds_game()) return false;
  view::Comfort& comfort = app.session->comfort;
  comfort.speed = app.hurry ? 0.0F : app.model.settings.speed;
  comfort.auto_move = app.model.settings.auto_move;
  comfort.auto_throw = app.model.settings.auto_throw;
  comfort.confirm = app.model.settings.confirm && !app.hurry;
  comfort.claw_by_hand = !app.hurry && app.model.settings.claw != ui::ClawWay::Chance;
  comfort.bot_pause = app.hurry ? 0.0F : ui::pause_seconds(app.model.settings.bot_pace);
  view::use_own_dice(*app.session, app.model.settings.own_dice && !app.hurry);
  const std::uint64_t begun = SDL_GetPerformanceCounter();
  const bool more = app.session->update(seconds);
  app.step_ms =
      std::max(app.step_ms, 1000.0F * static_cast<float>(SDL_GetPerformanceCounter() - begun) /
                                static_cast<float>(SDL_GetPerformanceFrequency()));
  return more;
}

void tell_why(App& app, const view::TapAnswer& answer) {
  app.model.bubble.clear();
  ui::bubble_for(app.model, answer);
  app.model.bubble_at = answer.at == glm::vec2(0.0F) ? ImGui::GetIO().MousePos
                                                     : ImVec2(answer.at.x / app.metrics.ratio,
                                                              answer.at.y / app.metrics.ratio);
  app.ui.want_frame();
}

// The pointer on the table: it means pieces and squares.
void point_at_table(App& app) {
  view::Session* const session = in_play(app);
  if (session == nullptr) return;
  const ImGuiIO& io = ImGui::GetIO();
  const glm::vec2 pixel(io.MousePos.x * app.metrics.ratio, io.MousePos.y * app.metrics.ratio);
  const bool free = !app.ui.over_widget(io.MousePos) && io.MousePos.x >= 0;
  const bool mouse = io.MouseSource == ImGuiMouseSource_Mouse;
  const bool follows = mouse || app.dragging;
  if (io.MouseDelta.x != 0 || io.MouseDelta.y != 0) {
    view::hover(*session, app.scene.camera, free && follows ? std::optional(pixel) : std::nullopt);
    app.ui.want_frame();
  }
  constexpr float kDrag = 14.0F;  // css px from press to release that make a drag of a tap
  const ImVec2 moved = io.MousePos - io.MouseClickedPos[0];
  if (app.dragging && io.MouseReleased[0]) {
    app.dragging = false;
    if (std::hypot(moved.x, moved.y) > kDrag) {
      tell_why(app, view::drop(*session, app.scene.camera, pixel));
    }
    if (!mouse) view::hover(*session, app.scene.camera, std::nullopt);
    app.ui.want_frame();
  }
  if (!free || !io.MouseClicked[0]) return;
  app.dragging = true;
  tell_why(app, view::tap(*session, app.scene.camera, pixel));
}

bool ease_camera(App& app, float seconds) {
  const float to = app.model.settings.flat ? 0.0F : 1.0F;
  if (app.tilt == to) return false;
  app.tilt += (to - app.tilt) * std::min(1.0F, seconds * kCameraRate);
  constexpr float kClose = 0.003F;
  if (std::abs(app.tilt - to) < kClose || app.ui.calm || app.hurry) app.tilt = to;
  return true;
}

// What stands on the table in this frame, and from where it is seen.
void set_scene(App& app, glm::ivec2 pixels) {
  const ui::Rect& free = app.model.table;
  const float ratio = app.metrics.ratio;
  const bool drawing = app.model.screen == ui::Screen::Workshop;
  view::CameraPose pose = drawing ? ui::drawing_pose() : view::CameraPose{};
  if (!drawing) pose.tilt = app.tilt;
  if (drawing) {
    ui::Workshop& workshop = app.model.workshop;
    view::fill_sketch(app.scene, ui::drawing_table(workshop), workshop.change);
  } else {
    view::fill_table(app.scene, on_table(app));
  }
  app.scene.camera = view::make_camera(
      *app.scene.board, pose, glm::vec2(pixels),
      {{free.min.x * ratio, free.min.y * ratio}, {free.max.x * ratio, free.max.y * ratio}});
  app.scene.theme = theme_now(app);
}

glm::ivec2 pixels_of(const App& app) {
  return {static_cast<int>(std::lround(app.metrics.size.x * app.metrics.ratio)),
          static_cast<int>(std::lround(app.metrics.size.y * app.metrics.ratio))};
}

void draw_table(App& app, gfx::Motion motion) {
  const glm::ivec2 pixels = pixels_of(app);
  glBindFramebuffer(GL_FRAMEBUFFER, 0);
  glViewport(0, 0, pixels.x, pixels.y);
  if (!app.model.table_shown || !app.can_draw) {
    glClearColor(0.1F, 0.06F, 0.03F, 1.0F);
    glClear(GL_COLOR_BUFFER_BIT);
    return;
  }
  app.renderer->draw(app.scene, {0, pixels}, motion);
}

// The page stands before the table has its shaders, and the table comes out from behind a veil.
// True while it is not all there.
bool prepare_table(App& app) {
  if (app.can_draw) return app.model.veil > 0.0F;
  auto prepared = app.renderer->prepare();
  if (!prepared) {
    platform::fail(prepared.error().text());
    app.quit = true;
    return false;
  }
  app.can_draw = *prepared;
  return true;
}

void lift_veil(App& app, float seconds) {
  constexpr float kVeilSeconds = 0.35F;
  if (!app.can_draw) return;
  app.model.veil = app.ui.calm ? 0.0F : std::max(0.0F, app.model.veil - seconds / kVeilSeconds);
}

view::Shade shade_now(const App& app) {
  if (app.model.settings.room == ui::Room::System) {
    return platform::prefers_dark() ? view::Shade::Dark : view::Shade::Light;
  }
  return app.model.settings.room == ui::Room::Dark ? view::Shade::Dark : view::Shade::Light;
}

void announce_events(App& app) {
  const view::Session* const session = in_play(app);
  if (session == nullptr || session->animating()) return;
  const std::size_t length = session->log().size();
  if (session == app.told_of && length > app.told) {
    std::string text;
    for (const ui::LogLine& line : ui::log_lines(*session, length - app.told))
      text += line.text + " ";
    if (session->status().person_acts) text += ui::status_line(*session);
    platform::announce(text);
  }
  app.told = length;
  app.told_of = session;
}

}  // namespace

view::Session* in_play(const App& app) {
  if (app.model.screen == ui::Screen::Table) return app.session.get();
  return app.model.screen == ui::Screen::Lesson && app.lesson ? &app.lesson->session() : nullptr;
}

bool open(App& app) {
  std::string reason;
  app.window = platform::open_window(reason);
  if (app.window == nullptr) {
    platform::fail(reason);
    return false;
  }
  app.context = SDL_GL_GetCurrentContext();
  const auto* gpu = reinterpret_cast<const char*>(glGetString(GL_RENDERER));
  app.renderer.emplace(platform::shader_source, gfx::quality_for(gpu == nullptr ? "" : gpu));
  app.gui.open(app.window, app.context);
  app.model.native = platform::has_own_window();
  app.model.can_shake = platform::can_shake();
  app.model.can_fill_screen = platform::can_fill_screen();
  app.model.debug_open = platform::debug_asked();
  app.ui.edits_in_page = !app.model.native;
  load_kept(app);
  app.tilt = app.model.settings.flat ? 0.0F : 1.0F;
  return true;
}

void event(App& app, const SDL_Event& event) {
  app.gui.event(event, app.metrics);
  if (event.type == SDL_QUIT) app.quit = true;
  if (event.type == SDL_KEYDOWN && event.key.keysym.sym == SDLK_F1) {
    app.model.debug_open = !app.model.debug_open;
  }
}

bool frame(App& app) {
  if (app.lost) return false;
  const float seconds = seconds_passed(app);
  const double begun = platform::cpu_ms();
  take_language(app);
  app.metrics = platform::measure(app.window);
  app.ui.screen = app.metrics.safe;
  app.ui.text_scale = app.model.settings.text;
  app.ui.calm = platform::prefers_calm() || app.hurry;
  const view::Theme before = theme_now(app);
  app.ui.shade = shade_now(app);
  app.ui.paints = app.model.settings.paints;
  if (!(before == theme_now(app)) || app.frames == 0) {
    for (ui::Picture& picture : app.model.pictures) picture.wanted = true;
  }
  const bool learns = app.model.screen == ui::Screen::Lesson;
  app.model.session = learns ? in_play(app) : app.session.get();
  app.model.fills_screen = platform::fills_screen(app.window);

  bool more = update_game(app, seconds);
  more = weigh_luck(app) || more;
  lift_veil(app, seconds);
  app.gui.begin(app.ui, app.metrics, app.model.settings.text, seconds);
  app.ui.begin();
  ui::show(app.ui, app.model);
  app.ui.end();
  point_at_table(app);
  more = ease_camera(app, seconds) || more;
  if (app.model.table_shown) set_scene(app, pixels_of(app));
  const double called = platform::cpu_ms();
  if (app.can_draw) {
    draw_pictures(app);
    draw_thumbnails(app);
  }
  draw_table(app, more ? gfx::Motion::Moving : gfx::Motion::Resting);
  app.gui.end();
  app.cpu = {called - begun, platform::cpu_ms() - called};
  app.model.frames.add(static_cast<float>(app.cpu.ours_ms + app.cpu.calls_ms));
  SDL_GL_SwapWindow(app.window);
  ++app.frames;

  sound_frame(app);
  announce_events(app);
  platform::mirror(app.ui, view::language_code(view::words().language()));
  platform::place_overlay(app.ui.overlay(), app.ui);
  platform::tell_depth(app.ui.top_layer() > 0 || app.model.screen != ui::Screen::Title);
  platform::keep_awake(app.model.screen == ui::Screen::Table && app.session &&
                       !app.session->match().over());
  if (app.frames == 1) {
    platform::first_frame_shown();
    for (const ai::Family& family : ai::families()) {
      platform::want_file("weights/" + std::string(family.name) + ".net");
    }
    for (const ui::GameKind kind : ui::kGameKinds) {
      const std::string file = "learn/" + std::string(ui::game_word(kind));
      platform::want_file(file + ".lesson");
      platform::want_file(file + ".rules");
    }
  }
  carry_out(app);
  look_around(app);
  more = prepare_table(app) || more || app.ui.restless() || app.gui.has_more_input();
  app.was_idle = !more;
  return more && !app.quit;
}

void offer_update(App& app) {
  app.model.update_ready = true;
  app.ui.toast(std::string(view::tr("A new version is ready.")));
}

void go_back(App& app) {
  if (app.ui.top_layer() > 0) {
    app.ui.close_top();
  } else if (app.model.screen == ui::Screen::Workshop) {
    ui::leave_workshop(app.model);
  } else {
    app.model.screen = ui::Screen::Title;
  }
  app.ui.want_frame();
}

void context_lost(App& app) {
  app.lost = true;
  app.can_draw = false;
  app.model.veil = 1.0F;
  app.renderer->forget();
  app.gui.forget();
  for (ui::Picture& picture : app.model.pictures) {
    picture.texture = 0;
    picture.wanted = true;
  }
  app.model.games.thumbnails.clear();
}

void context_restored(App& app) { app.lost = false; }

}  // namespace app
