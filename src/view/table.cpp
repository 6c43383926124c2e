// Session's picture: the pieces, the die and the marks of this moment.
#include <algorithm>
#include <cmath>
#include <glm/gtc/constants.hpp>
#include <glm/gtc/quaternion.hpp>

#include "view/session.h"

namespace view {

namespace {
constexpr float kMarkRadius = 0.46F;
constexpr float kQuiet = 0.45F;
}  // namespace

Board make_board(const games::Game& game, core::Colour bottom) {
  if (game.as<sorry::Game>() != nullptr) {
    return make_sorry_board(bottom);
  }
  const auto* parchis = game.as<parchis::Game>();
  if (parchis == nullptr) {
    return make_maze_board(bottom);
  }
  const int safe = parchis->rules().safe == parchis::Safe::Sixteen ? 16 : 12;
  return make_parchis_board(parchis->rules().arms, bottom, safe);
}

void Session::fill(Scene& scene) const {
  scene.board = &board_;
  scene.pieces.clear();
  scene.dice.clear();
  scene.cards.clear();
  scene.bricks.clear();
  scene.marks.clear();
  add_marks(scene);
  add_pieces(scene);
  fit_pieces(scene.pieces, board_.piece_size);
  add_die(scene);
}

void Session::add_pieces(Scene& scene) const {
  for (const Stage::Shown& shown : stage_.pieces()) {
    Piece piece;
    piece.hue = hue(shown.colour);
    piece.position = shown.position;
    // A piece that has arrived jumps for joy, twice, lower the second time.
    const float leap = std::abs(std::sin(shown.joy * 2.0F * glm::pi<float>())) * shown.joy;
    piece.position.z += 0.8F * leap;
    piece.squash = shown.squash + 0.2F * leap;
    const bool selectable =
        std::any_of(choices_.begin(), choices_.end(), [&](const Choice& choice) {
          return !choice.passes && choice.colour == shown.colour && choice.move.from == shown.site;
        });
    piece.glow = selectable ? kQuiet : 0.0F;
    scene.pieces.push_back(piece);
  }
}

void Session::add_die(Scene& scene) const {
  const bool may_throw = status().may_throw;
  if (stage_.die() && !may_throw) {
    scene.dice.push_back(*stage_.die());
    return;
  }
  if (!may_throw) {
    return;
  }
  const Place& nest = board_.places[colour_of_seat(turn())][0];
  Die die;
  die.size = std::clamp(nest.room * 0.62F, 0.75F, 1.25F);
  die.position = glm::vec3(nest.middle, die.size * 0.5F);
  die.orientation = die_showing(1, 0.6F);
  die.glow = 1.0F;
  scene.dice.push_back(die);
}

void Session::add_marks(Scene& scene) const {
  if (const auto& trail = stage_.trail()) {
    Mark mark;
    mark.kind = Mark::Kind::LastMove;
    mark.hue = hue(trail->colour);
    mark.position = glm::vec2(board_.spot(trail->colour, trail->from, 0, 1));
    mark.radius = kMarkRadius;
    scene.marks.push_back(mark);
  }
  for (std::size_t i = 0; i < choices_.size(); ++i) {
    const Choice& choice = choices_[i];
    if (choice.passes) {
      continue;
    }
    const bool chosen = hovered_ == i || focus_ == i;
    for (const Stage::Shown& shown : stage_.pieces()) {
      if (shown.colour == choice.colour && shown.site == choice.move.from) {
        Mark ring;
        ring.kind = focus_ == i ? Mark::Kind::Focus
                    : chosen    ? Mark::Kind::Selected
                                : Mark::Kind::Selectable;
        ring.position = glm::vec2(shown.position);
        ring.radius = kMarkRadius;
        scene.marks.push_back(ring);
        break;
      }
    }
    Mark target;
    target.kind = Mark::Kind::Target;
    target.hue = hue(choice.colour);
    target.position = glm::vec2(target_of(choice));
    target.radius = kMarkRadius * 0.8F;
    target.strength = chosen ? 1.0F : kQuiet;
    scene.marks.push_back(target);
    if (chosen) {
      add_path(scene, choice, 1.0F);
    }
  }
}

// The way of a choice, square by square.
void Session::add_path(Scene& scene, const Choice& choice, float strength) const {
  if (choice.move.from == 0) {
    return;
  }
  glm::vec2 from(board_.spot(choice.colour, choice.move.from, 0, 1));
  for (int site = choice.move.from + 1; site <= choice.move.to; ++site) {
    const glm::vec2 to(board_.spot(choice.colour, static_cast<core::Site>(site), 0, 1));
    Mark path;
    path.kind = site == choice.move.to ? Mark::Kind::Arrow : Mark::Kind::Path;
    path.hue = hue(choice.colour);
    path.position = from;
    path.to = to;
    path.radius = 0.09F;
    path.strength = strength;
    scene.marks.push_back(path);
    from = to;
  }
}

}  // namespace view
