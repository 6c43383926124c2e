// The pictures of boards and positions that the screens ask for.
#include <algorithm>
#include <glm/geometric.hpp>

#include "ai/agent.h"
#include "app/app.h"
#include "games/notation.h"
#include "view/review/portrait.h"
#include "view/table/table.h"
#include "view/table/touch.h"

namespace app {

namespace {

// A board set up for play.
unsigned draw_start(App& app, const std::string& rules) {
  constexpr int kSide = 320;
  const auto game = games::Game::parse(rules);
  const auto table = view::make_tabletop(*game, game->first_colour(0));
  view::Scene scene;
  scene.theme = theme_now(app);
  view::fill_portrait(scene, *table);
  view::CameraPose pose;
  pose.tilt = 0.0F;
  scene.camera =
      view::make_camera(table->board(), pose, glm::vec2(kSide), {{0, 0}, {kSide, kSide}});
  return app.renderer->picture(scene, {kSide, kSide});
}

// The part of the board where a move happens, in its middle.
view::CameraPose pose_for(const view::Session& session, const view::Choice& choice) {
  glm::vec2 least(1e9F);
  glm::vec2 most(-1e9F);
  const auto hold = [&](glm::vec3 at) {
    least = glm::min(least, glm::vec2(at));
    most = glm::max(most, glm::vec2(at));
  };
  for (const view::Thing& thing : choice.steps) {
    if (const auto spot = view::spot_of(session, thing)) hold(spot->at);
  }
  for (const view::Choice::Leg& leg : choice.legs) {
    for (const core::Site site : leg.way)
      hold(session.tabletop().board().spot(leg.colour, site, 0, 1));
  }
  constexpr float kAround = 3.2F;  // squares
  constexpr float kNearest = 2.4F;
  constexpr float kInward = 0.8F;  // towards the board's middle: less bare table
  view::CameraPose pose;
  const glm::vec2 half = (most - least) * 0.5F + kAround;
  pose.pan = (least + most) * 0.5F * kInward;
  pose.zoom = std::clamp(session.tabletop().board().radius / std::max(half.x / 1.5F, half.y), 1.0F,
                         kNearest);
  return pose;
}

// A position with the way of a move.
unsigned draw_position(App& app, const ui::Picture& picture) {
  constexpr glm::ivec2 kSize(660, 440);
  auto position = games::parse_position(picture.rules);
  if (!position) return 0;
  play::Replay replay;
  replay.players.assign(static_cast<std::size_t>(position->game.seat_count()),
                        {play::Player::Kind::Human, "", ""});
  replay.rounds.emplace_back(position->game, position->state);
  // Nobody is to throw in a picture that shows no move.
  const bool shows = picture.move.empty() && replay.rounds.back().actor() == core::kChance;
  view::Session session(
      std::move(replay),
      shows ? play::ChanceSource(play::ShownChance{}) : play::ChanceSource(play::SeededChance{}),
      ai::make_agent);
  view::CameraPose pose;
  const auto choices = session.picker().choices();
  for (std::size_t i = 0; i < choices.size(); ++i) {
    if (choices[i].token != picture.move) continue;
    pose = pose_for(session, choices[i]);
    session.picker().point_at(i);
  }
  view::Scene scene;
  scene.theme = theme_now(app);
  scene.camera =
      view::make_camera(session.tabletop().board(), pose, glm::vec2(kSize), {{0, 0}, kSize});
  view::fill_table(scene, session);
  return app.renderer->picture(scene, kSize);
}

void draw_picture(App& app, ui::Picture& picture) {
  if (picture.texture != 0) app.renderer->release_picture(picture.texture);
  const bool position = picture.rules.find(" | ") != std::string::npos;
  picture.texture = position ? draw_position(app, picture) : draw_start(app, picture.rules);
  picture.wanted = false;
}

// Keeps no more pictures than the largest page of cards has, but all that are on the screen.
void forget_pictures(App& app) {
  constexpr std::size_t kKept = 40;
  if (app.model.pictures.size() <= kKept) return;
  std::erase_if(app.model.pictures, [&](const ui::Picture& picture) {
    if (picture.shown) return false;
    if (picture.texture != 0) app.renderer->release_picture(picture.texture);
    return true;
  });
}

}  // namespace

void draw_pictures(App& app) {
  forget_pictures(app);
  bool drawn = false;
  for (ui::Picture& picture : app.model.pictures) {
    // One a frame, so that no frame is long.
    if (picture.wanted && picture.shown && !drawn) {
      draw_picture(app, picture);
      drawn = true;
    }
    picture.shown = false;
  }
  if (drawn) app.ui.want_frame();
}

}  // namespace app
