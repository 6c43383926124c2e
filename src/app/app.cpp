#include "app/app.h"

#include <SDL.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

#include "app/arrivals.h"
#include "app/bots.h"
#include "app/claims.h"
#include "app/device.h"
#include "app/keeping.h"
#include "app/parts.h"
#include "app/pictures.h"
#include "app/pointer.h"
#include "app/rooms/page.h"
#include "app/rooms/table.h"
#include "app/sharing.h"
#include "app/waiting.h"
#include "app/wishes.h"
#include "ui/draft/known.h"
#include "ui/mail_page.h"
#include "ui/screens/elsewhere.h"
#include "ui/show.h"
#include "view/table/session.h"
#include "view/words/words.h"

namespace app {

namespace {

// The size that the person has chosen, and more in a larger window or on a tablet, which is held
// farther away than a phone: in steps, since each size needs new letters.
float text_scale_now(const App& app) {
  constexpr ImVec2 kWide{900.0F, 680.0F};     // up to this size nothing grows …
  constexpr ImVec2 kUpright{600.0F, 800.0F};  // … nor up to this one if it is higher than wide
  constexpr float kMost = 1.5F;
  constexpr float kNotch = 0.125F;
  const ImVec2 size = app.metrics.size;
  const ImVec2 usual = size.y > size.x ? kUpright : kWide;
  const float room = std::clamp(std::min(size.x / usual.x, size.y / usual.y), 1.0F, kMost);
  const float grown = 1.0F + kNotch * std::floor((room - 1.0F) / kNotch);
  return std::clamp(app.model.settings.text * grown, 1.0F, ui::kLargestText);
}

// Sets what the page depends on in this frame: words, measures, light.
void set_page(App& app) {
  take_language(app);
  app.metrics = platform::measure(app.window);
  app.ui.screen = ui::box(0, 0, app.metrics.size.x, app.metrics.size.y);
  app.ui.text_scale = text_scale_now(app);
  app.ui.calm = platform::prefers_calm() || app.hurry;
  app.ui.plain = platform::prefers_contrast();
  take_shade(app);
  const bool learns = app.model.screen == ui::Screen::Lesson;
  app.model.session = learns ? in_play(app) : app.table.session.get();
  fill_online(app);
  app.model.fills_screen = platform::fills_screen(app.window);
}

void lay_out(ui::Ui& ui, App& app) {
  ui.begin();
  ui::show(ui, app.model);
  show_wait(ui, app);
  ui.end();
}

// Passes input to the page and makes its draw lists.
void show_page(App& app, float seconds) {
  if (app.frames.drawn == 0) {
    app.gui.spell(app.ui, app.metrics, app.ui.text_scale,
                  [&app](ui::Ui& sketch) { lay_out(sketch, app); });
  }
  app.gui.begin(app.ui, app.metrics, app.ui.text_scale, seconds);
  lay_out(app.ui, app);
}

// Functions that a first visit's title does not need are kept separate ([[gnu::noinline]]), or the
// linker would put them into `frame`: on the page they are in the program's second part.
[[gnu::noinline]] void draw_small_tables(App& app) {
  const bool picture = draw_pictures(app);
  if (draw_thumbnails(app) || picture) app.gui.forget_drawn();
}

// Passes the frame to the graphics driver, unless it looks like the last one and that stays on the
// screen: while somebody waits, frames come though nothing moves. The first frame after a pause is
// always drawn.
void draw(App& app, gfx::Motion motion) {
  const bool same = app.gui.end() && is_table_drawn(app, motion);
  if (!same || !platform::keeps_picture() || !app.frames.next) {
    draw_table(app, motion);
    app.gui.draw();
    ++app.frames.painted;
  }
  // Last: the page that was just painted may show a picture that is made again.
  if (app.drawing.ready) draw_small_tables(app);
}

void note_cost(App& app, FrameCost cost) {
  app.frames.cost = cost;
  app.model.frames.add(static_cast<float>(cost.ours_ms + cost.calls_ms));
}

[[gnu::noinline]] void play_sounds_and_announce(App& app) {
  sound_frame(app);
  announce_events(app);
}

// The frame's effects outside the canvas: sound, screen readers, the machine.
void tell_frame(App& app) {
  if (platform::whole()) play_sounds_and_announce(app);
  platform::mirror(app.ui, view::language_code(view::words().spoken()));
  platform::place_overlay(app.ui.overlay(), app.ui);
  // What has just been asked for may lead elsewhere; then the next frame tells.
  if (app.asked.empty())
    platform::tell_depth(app.ui.top_layer() + ui::steps_to_title(app.model, app.model.screen));
  platform::keep_awake(is_playing(app) && !app.model.mail.elsewhere && !app.model.elsewhere.open);
}

// Requests what is likely to be wanted next: the weights of the chosen game, and the rules once the
// title has been left.
void want_files(App& app) {
  if (app.drawing.show) (void)bots_ready(app.drawing.show->match().game());
  if (app.model.screen != ui::Screen::Title || app.model.help_open) want_rules(app);
  tend_lesson(app);
}

// Advances the room's game before any of it is shown: this may put another session on the table.
[[gnu::noinline]] bool move_room(App& app) {
  const bool more = follow_room(app);
  const bool unseen = app.model.screen != ui::Screen::Table;
  return (unseen && play_unseen(app)) || more;
}

// Advances the table by one frame; returns when it wants the next.
[[gnu::noinline]] core::Wait move_table(App& app, float seconds) {
  const core::Wait play = play_on(app, seconds);
  const bool analyses = analyse_luck(app);
  const bool looks = follow_daily(app);
  lift_veil(app, seconds);
  return analyses || looks ? core::Wait::none() : play;
}

// Called after the page, which decides where on the screen the table is. What the page shows on the
// board follows in the next frame if the camera has moved.
[[gnu::noinline]] bool set_table(App& app) {
  point_at_table(app);
  const bool eases = ease_camera(app, app.ui.dt());
  const view::Camera before = app.drawing.scene.camera;
  if (app.model.table_shown) set_scene(app);
  return eases || app.drawing.scene.camera != before;
}

// Handles what has happened outside the page since the last frame.
void handle_outside_events(App& app) {
  take_arrivals(app);
  watch_claim(app);
  tend_list(app);
  leave_setup_of_link(app);
  follow_results(app);
  follow_mail(app);
  follow_share(app);
  hear_words(app);
  update_boards(app);
}

// Does what follows from the frame; true while there is more to do.
[[gnu::noinline]] bool follow_up(App& app) {
  want_files(app);
  carry_out(app);
  handle_outside_events(app);
  if (app.quit || SDL_GetTicks64() >= app.shelf.next_try_ms) keep_game(app);
  return prepare_table(app);
}

}  // namespace

bool open(App& app) {
  std::string reason;
  app.window = platform::open_window(reason);
  if (app.window == nullptr) {
    platform::fail(reason);
    return false;
  }
  app.gui.open(app.window, SDL_GL_GetCurrentContext());
  // Until something points, what a finger would hide is not shown.
  if (platform::has_coarse_pointer()) ImGui::GetIO().MouseSource = ImGuiMouseSource_TouchScreen;
  app.model.native = platform::has_own_window();
  app.model.bots_ready = [](const play::Match& match) { return bots_ready(match.game()); };
  app.model.can_shake = platform::can_shake();
  app.model.can_fill_screen = platform::can_fill_screen();
  app.model.debug_open = platform::debug_asked();
  app.ui.editor = platform::text_editor();
  app.model.on_screen = [&app](glm::vec3 point) {
    const glm::vec2 pixel = app.drawing.scene.camera.project(point);
    return ImVec2(pixel.x / app.metrics.ratio, pixel.y / app.metrics.ratio);
  };
  load_kept(app);
  open_drawing(app);
  return true;
}

void event(App& app, const SDL_Event& event) {
  app.gui.event(event, app.metrics);
  note_press(app.pointer, event);
  if (event.type == SDL_QUIT) app.quit = true;
  // A canvas that was resized, or shown again, may be empty.
  if (event.type == SDL_WINDOWEVENT) app.gui.forget_drawn();
  if (event.type == SDL_KEYDOWN && event.key.keysym.sym == SDLK_F1) {
    app.model.debug_open = !app.model.debug_open;
  }
}

core::Wait frame(App& app) {
  if (app.drawing.lost) return core::Wait::for_ever();
  const bool whole = platform::whole();
  const float seconds = seconds_passed(app.frames);
  const double begun = platform::cpu_ms();
  if (whole) tell_store_news(app);  // before anything is written over what another page has stored
  bool more = whole && move_room(app);
  set_page(app);
  const core::Wait table = whole ? move_table(app, seconds) : core::Wait::for_ever();
  show_page(app, seconds);
  more = (whole && set_table(app)) || more;
  const double called = platform::cpu_ms();
  draw(app, std::exchange(app.frames.still, false) ? gfx::Motion::Resting : gfx::Motion::Moving);
  note_cost(app, {called - begun, platform::cpu_ms() - called});
  SDL_GL_SwapWindow(app.window);
  take_wishes(app);
  tell_frame(app);
  if (++app.frames.drawn == 1) platform::first_frame_shown();
  more = (whole && follow_up(app)) || more || app.gui.has_more_input() ||
         app.gui.has_few_letters(app.ui);
  app.frames.next = more ? core::Wait::none() : shorter(table, app.ui.next_frame());
  if (!app.frames.next && is_table_rough(app)) platform::wake_when_still(app);
  return app.quit ? core::Wait::for_ever() : app.frames.next;
}

void offer_update(App& app) {
  app.model.update_ready = true;
  app.ui.toast(std::string(view::tr("A new version is ready.")));
}

void go_back(App& app) {
  if (app.ui.top_layer() > 0) {
    app.ui.close_top();
  } else if (app.model.screen == ui::Screen::Online) {
    // A seat in a room is given up by its own arrow only: going back may be a slip of the finger.
    app.model.ask(ui::wish::Go{ui::Screen::Title});
  } else {
    ui::leave_screen(app.model);
  }
  app.ui.want_frame();
}

}  // namespace app
