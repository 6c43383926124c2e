#include "app/pictures.h"

#include <algorithm>
#include <glm/geometric.hpp>

#include "ai/agent.h"
#include "app/app.h"
#include "core/text.h"
#include "games/notation.h"
#include "ui/draft/pictures.h"
#include "ui/screens/games.h"
#include "view/review/portrait.h"
#include "view/table/session.h"
#include "view/table/table.h"
#include "view/table/touch.h"

namespace app {

namespace {

// A square picture of a board from above, still without pieces.
view::Scene from_above(const App& app, const view::Board& board, float side) {
  view::Scene scene;
  scene.theme = theme_now(app);
  scene.camera =
      view::make_camera(board, view::from_above(), glm::vec2(side), {{0, 0}, {side, side}});
  return scene;
}

// A board set up for play.
unsigned draw_start(App& app, const ui::Picture& picture) {
  const int side = picture.width;
  const auto game = games::Game::parse(picture.rules);
  const auto table = view::make_tabletop(*game, game->first_colour(0));
  view::Scene scene = from_above(app, table->board(), static_cast<float>(side));
  view::fill_portrait(scene, *table);
  return app.drawing.renderer->picture(scene, {side, side});
}

// Where these moves go, and what they touch.
std::vector<glm::vec3> places_of(const view::Session& session, std::span<const std::size_t> moves) {
  std::vector<glm::vec3> places;
  for (const std::size_t move : moves) {
    const view::Choice& choice = session.picker().choices()[move];
    for (const view::Thing& thing : choice.steps) {
      if (const auto spot = view::spot_of(session, thing)) places.push_back(spot->at);
    }
    for (const view::Choice::Leg& leg : choice.legs) {
      for (const core::Site site : leg.way)
        places.push_back(session.tabletop().board().spot(leg.colour, site, 0, 1));
    }
  }
  return places;
}

// Whether pieces that stand at all of these places are whole in the picture.
bool shows(const view::Camera& camera, std::span<const glm::vec3> places, glm::vec2 size) {
  constexpr float kTall = 1.2F;    // squares
  constexpr float kMargin = 4.0F;  // pixels
  return std::all_of(places.begin(), places.end(), [&](glm::vec3 place) {
    const glm::vec2 head = camera.project(place + glm::vec3(0.0F, 0.0F, kTall));
    const glm::vec2 foot = camera.project(place);
    return glm::all(glm::greaterThan(glm::min(head, foot), glm::vec2(kMargin))) &&
           glm::all(glm::lessThan(glm::max(head, foot), size - kMargin));
  });
}

// The part of the board around these places; all of it for none.
view::CameraPose pose_for(const view::Session& session, std::span<const glm::vec3> places) {
  view::CameraPose pose;
  if (places.empty()) return pose;
  glm::vec2 least(1e9F);
  glm::vec2 most(-1e9F);
  for (const glm::vec3 at : places) {
    least = glm::min(least, glm::vec2(at));
    most = glm::max(most, glm::vec2(at));
  }
  constexpr float kAround = 3.2F;  // squares
  constexpr float kNearest = 2.4F;
  constexpr float kInward = 0.8F;  // towards the board's middle: less bare table
  pose.pan = (least + most) * 0.5F * kInward;
  const glm::vec2 half = glm::max(most - pose.pan, pose.pan - least) + kAround;
  pose.zoom = std::clamp(session.tabletop().board().radius / std::max(half.x / 1.5F, half.y), 1.0F,
                         kNearest);
  return pose;
}

// A camera near to what these moves do. The board is seen at an angle, so the camera has to be
// found by trying.
view::Camera camera_for(const view::Session& session, std::span<const std::size_t> moves,
                        glm::ivec2 size) {
  constexpr float kBack = 0.92F;
  const std::vector<glm::vec3> places = places_of(session, moves);
  view::CameraPose pose = pose_for(session, places);
  const auto camera = [&] {
    return view::make_camera(session.tabletop().board(), pose, glm::vec2(size), {{0, 0}, size});
  };
  while (pose.zoom > 1.0F && !shows(camera(), places, glm::vec2(size)))
    pose.zoom = std::max(1.0F, pose.zoom * kBack);
  if (pose.zoom == 1.0F) pose.pan = {};
  return camera();
}

// A position with the ways of its moves.
unsigned draw_position(App& app, const ui::Picture& picture) {
  const auto wide = static_cast<float>(picture.width);
  const glm::ivec2 size(picture.width, static_cast<int>(wide / ui::kPositionShape));
  const auto position = games::parse_position(picture.rules);
  if (!position) return 0;
  play::Replay replay = replay_from(*position);
  // In a picture that shows no move, nobody should seem about to throw.
  const bool only_shown = picture.move.empty() && replay.rounds.back().actor() == core::kChance;
  view::Session session(std::move(replay),
                        only_shown ? play::ChanceSource(play::ShownChance{})
                                   : play::ChanceSource(play::SeededChance{}),
                        ai::make_agent);
  session.lift_curtain();
  std::vector<std::size_t> moves;
  for (const std::string_view token : core::split(picture.move, ' ')) {
    const auto choices = session.picker().choices();
    const auto found = std::find_if(choices.begin(), choices.end(),
                                    [token](const auto& choice) { return choice.token == token; });
    if (found != choices.end()) moves.push_back(static_cast<std::size_t>(found - choices.begin()));
  }
  if (!moves.empty()) session.picker().point_at(moves[0]);
  view::Scene scene;
  scene.theme = theme_now(app);
  scene.camera = camera_for(session, moves, size);
  view::fill_table(scene, session);
  if (moves.size() > 1) view::add_worse(scene, session, session.picker().choices()[moves[1]]);
  return app.drawing.renderer->picture(scene, size);
}

void draw_picture(App& app, ui::Picture& picture) {
  if (picture.texture != 0) app.drawing.renderer->release_picture(picture.texture);
  const bool position = picture.rules.find(" | ") != std::string::npos;
  picture.texture = position ? draw_position(app, picture) : draw_start(app, picture);
  picture.wanted = false;
}

// A kept game's board, and the positions of its pieces in the picture; 0 if it cannot be read.
unsigned draw_kept(App& app, ui::Thumbnail& one) {
  constexpr int kSide = 320;
  const play::KeptGame* game = app.shelf.library.find(one.id);
  auto position = game != nullptr ? games::parse_position(game->position)
                                  : core::Expected<games::Position>(core::Sentence{});
  if (!position) return 0;
  play::Replay replay = replay_from(*position);
  for (play::Player& player : replay.players) player.kind = play::Player::Kind::Remote;
  const view::Session session(std::move(replay), play::ShownChance{}, ai::make_agent);
  view::Scene scene = from_above(app, session.tabletop().board(), static_cast<float>(kSide));
  view::fill_table(scene, session);
  one.pieces.clear();
  for (const view::Piece& piece : scene.pieces) {
    const glm::vec2 at = scene.camera.project(piece.position) / static_cast<float>(kSide);
    one.pieces.push_back({at.x, at.y, piece.hue});
  }
  scene.pieces.clear();
  scene.dice.clear();
  return app.drawing.renderer->picture(scene, {kSide, kSide});
}

// A game that cannot be read any more keeps the picture that it has.
void draw_thumbnail(App& app, ui::Thumbnail& one) {
  one.wanted = false;
  const unsigned texture = draw_kept(app, one);
  if (texture == 0) return;
  if (one.texture != 0) app.drawing.renderer->release_picture(one.texture);
  one.texture = texture;
}

// Keeps every picture on the screen, and the others while all together are no more than the largest
// page of cards has.
template <class Kept>
void let_go(App& app, std::vector<Kept>& pictures) {
  constexpr std::size_t kKept = 40;
  if (pictures.size() <= kKept) return;
  std::erase_if(pictures, [&](const Kept& picture) {
    if (picture.shown) return false;
    if (picture.texture != 0) app.drawing.renderer->release_picture(picture.texture);
    return true;
  });
}

template <class Kept>
bool draw_next(App& app, std::vector<Kept>& pictures, void (*draw)(App&, Kept&)) {
  let_go(app, pictures);
  bool drawn = false;
  for (Kept& picture : pictures) {
    // One per frame, so that no frame takes long.
    if (picture.wanted && picture.shown && !drawn) {
      draw(app, picture);
      drawn = true;
    }
    picture.shown = false;
  }
  if (drawn) app.ui.want_frame();
  return drawn;
}

}  // namespace

bool draw_pictures(App& app) { return draw_next(app, app.model.pictures, draw_picture); }

bool draw_thumbnails(App& app) {
  return draw_next(app, app.model.games.thumbnails, draw_thumbnail);
}

void redraw_pictures(App& app) {
  for (ui::Picture& picture : app.model.pictures) picture.wanted = true;
  for (ui::Thumbnail& one : app.model.games.thumbnails) one.wanted = true;
}

void forget_pictures(App& app) {
  for (ui::Picture& picture : app.model.pictures) picture.texture = 0;
  redraw_pictures(app);
  app.model.games.thumbnails.clear();
}

}  // namespace app
