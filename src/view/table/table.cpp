// Session's picture: the pieces, the props and the marks of this moment.
#include <algorithm>
#include <cmath>
#include <glm/gtc/constants.hpp>

#include "view/table/session.h"

namespace view {

namespace {
constexpr float kMarkRadius = 0.46F;
constexpr float kBondRadius = 1.32F * kMarkRadius;  // around the ring of a partner’s piece
constexpr float kTargetRadius = 0.8F * kMarkRadius;
constexpr float kPathRadius = 0.09F;
constexpr float kQuiet = 0.45F;
constexpr float kFaint = 0.25F;

Thing thing_of(const Stage::Shown& shown) {
  return piece_thing(shown.colour, shown.site, shown.size);
}

Mark ring(Mark::Kind kind, glm::vec2 at) {
  Mark mark;
  mark.kind = kind;
  mark.position = at;
  mark.radius = kMarkRadius;
  return mark;
}
}  // namespace

void Session::fill(Scene& scene) const {
  scene.board = &board();
  scene.pieces.clear();
  scene.dice.clear();
  scene.cards.clear();
  scene.bricks.clear();
  scene.marks.clear();
  add_marks(scene);
  add_pieces(scene);
  fit_pieces(scene.pieces, board().piece_size);
  Moment moment = stage_.moment();
  moment.may_throw = status().may_throw;
  moment.person_acts = !choices_.empty();
  moment.by_hand = moment.running && is_person(moment.running->seat);
  moment.pointer = pointer_;
  const auto choice = pointed() ? pointed() : recommended();
  if (choice) moment.pointed = choices_[*choice].steps.back();
  tabletop_->add_props(moment, scene);
}

void Session::add_pieces(Scene& scene) const {
  for (const Stage::Shown& shown : stage_.pieces()) {
    Piece piece = tabletop_->dress(*stage_.moment().state, shown.colour, shown.size);
    piece.position = shown.position;
    // A piece that has arrived jumps for joy, twice, lower the second time.
    const float leap = std::abs(std::sin(shown.joy * 2.0F * glm::pi<float>())) * shown.joy;
    piece.position.z += 0.8F * leap;
    piece.squash = shown.squash + 0.2F * leap;
    const bool selectable =
        std::any_of(options_.begin(), options_.end(),
                    [&](const Option& option) { return option.thing == thing_of(shown); });
    piece.glow = selectable ? kQuiet : 0.0F;
    scene.pieces.push_back(piece);
  }
}

void Session::add_marks(Scene& scene) const {
  if (const auto& trail = stage_.trail()) {
    Mark mark =
        ring(Mark::Kind::LastMove, glm::vec2(board().spot(trail->colour, trail->from, 0, 1)));
    mark.hue = hue(trail->colour);
    scene.marks.push_back(mark);
  }
  for (const Thing& thing : picked_) {
    if (const auto spot = spot_of(thing)) {
      scene.marks.push_back(ring(Mark::Kind::Selected, glm::vec2(spot->at)));
    }
  }
  for (std::size_t i = 0; i < options_.size(); ++i) add_option(scene, i);
  if (const auto choice = pointed()) {
    add_way(scene, choices_[*choice]);
  } else if (const auto best = recommended()) {
    add_recommended(scene, choices_[*best]);
  }
}

// The things that name it, and where it leads.
void Session::add_recommended(Scene& scene, const Choice& choice) const {
  add_way(scene, choice);
  for (const Thing& thing : choice.steps) {
    if (thing.kind == Thing::Kind::Site) {
      add_target(scene, choice, 1.0F);
    } else if (const auto spot = spot_of(thing)) {
      scene.marks.push_back(ring(Mark::Kind::Selected, glm::vec2(spot->at)));
    }
  }
}

// The thing itself, and where it goes if that is settled.
void Session::add_option(Scene& scene, std::size_t index) const {
  const Option& option = options_[index];
  const Choice& choice = choices_[option.first];
  const bool chosen = hovered_ == index || focus_ == index ||
                      (pointed_ && option.choices == 1 && option.first == *pointed_);
  const float strength = chosen ? 1.0F : kQuiet;
  if (option.thing.kind == Thing::Kind::Site) {
    add_target(scene, choice, picked_.empty() ? strength : std::max(strength, 0.75F));
    return;
  }
  if (option.thing.kind == Thing::Kind::Slot) return;  // the tabletop shows where walls may be
  if (const auto spot = spot_of(option.thing)) {
    scene.marks.push_back(ring(focus_ == index ? Mark::Kind::Focus
                               : chosen        ? Mark::Kind::Selected
                                               : Mark::Kind::Selectable,
                               glm::vec2(spot->at)));
    if (is_partners(option.thing, choice)) {
      Mark bond = ring(Mark::Kind::Selectable, glm::vec2(spot->at));
      bond.radius = kBondRadius;
      bond.hue = hue(colour_of_seat(turn()));
      scene.marks.push_back(bond);
    }
  }
  if (option.choices == 1 && choice.steps.back().kind == Thing::Kind::Site) {
    add_target(scene, choice, strength);
  }
}

// A piece that one moves for a partner: it has a second ring, in one's own colour.
bool Session::is_partners(const Thing& thing, const Choice& choice) const {
  const bool mover = thing.kind == Thing::Kind::Piece && thing.colour == choice.move.colour;
  return mover && ((match().game().own_colours(turn()) >> thing.colour) & 1U) == 0;
}

void Session::add_target(Scene& scene, const Choice& choice, float strength) const {
  const auto spot = spot_of(choice.steps.back());
  Mark target = ring(Mark::Kind::Target, glm::vec2(spot->at));
  target.hue = hue(choice.move.colour);
  target.radius = kTargetRadius;
  target.strength = strength;
  target.number = tabletop_->cost(choice.move);
  if (target.number > 0) {
    target.radius = kMarkRadius;
    target.strength = picked_.empty() ? strength : 1.0F;
  }
  scene.marks.push_back(target);
}

// The ways of a choice, square by square, and whom it sends back.
void Session::add_way(Scene& scene, const Choice& choice) const {
  for (const Choice::Leg& leg : choice.legs) {
    for (std::size_t i = 1; i < leg.way.size(); ++i) {
      Mark path;
      path.kind = i + 1 == leg.way.size() ? Mark::Kind::Arrow : Mark::Kind::Path;
      path.hue = hue(leg.colour);
      path.position = glm::vec2(board().spot(leg.colour, leg.way[i - 1], 0, 1));
      path.to = glm::vec2(board().spot(leg.colour, leg.way[i], 0, 1));
      path.radius = kPathRadius;
      scene.marks.push_back(path);
    }
  }
  for (const Thing& thing : choice.then) {
    const auto spot = spot_of(thing);
    if (!spot) continue;
    Mark mark = ring(Mark::Kind::Target, glm::vec2(spot->at));
    mark.hue = hue(thing.colour);
    mark.radius = kTargetRadius;
    mark.strength = kFaint;
    scene.marks.push_back(mark);
  }
  for (const Thing& hit : choice.hits) {
    if (const auto spot = spot_of(hit)) {
      scene.marks.push_back(ring(Mark::Kind::Blocked, glm::vec2(spot->at)));
    }
  }
}

}  // namespace view
