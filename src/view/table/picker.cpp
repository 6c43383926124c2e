// Session's hands: what a pixel of the table or a key means.
#include <algorithm>
#include <glm/geometric.hpp>

#include "view/table/session.h"

namespace view {

namespace {

constexpr float kPieceReach = 0.55F;   // squares
constexpr float kPieceMiddle = 0.45F;  // height of a piece's middle, in squares

bool begins_with(const Steps& steps, const Steps& prefix) {
  return prefix.size() <= steps.size() && std::equal(prefix.begin(), prefix.end(), steps.begin());
}

// The nearest of `count` things within reach of the pixel; `spot_of` gives each one's spot, if any.
template <class SpotOf>
std::optional<std::size_t> nearest(const Camera& camera, glm::vec2 pixel, float touch,
                                   std::size_t count, SpotOf spot_of) {
  std::optional<std::size_t> best;
  float best_distance = 0.0F;
  for (std::size_t i = 0; i < count; ++i) {
    const std::optional<Spot> spot = spot_of(i);
    if (!spot) continue;
    const float distance = glm::distance(camera.project(spot->at), pixel);
    const float reach = spot->reach > 0.0F ? spot->reach : kPieceReach;
    const float pixels = std::max(touch, reach * camera.pixels_per_unit(spot->at));
    if (distance <= pixels && (!best || distance < best_distance)) {
      best = i;
      best_distance = distance;
    }
  }
  return best;
}

Spot spot_of_piece(const Stage::Shown& piece) {
  return {piece.position + glm::vec3(0.0F, 0.0F, kPieceMiddle)};
}

}  // namespace

void Session::narrow() {
  choices_.clear();
  options_.clear();
  focus_.reset();
  hovered_.reset();
  pointed_.reset();
  for (const Choice& choice : all_) {
    if (!begins_with(choice.steps, picked_)) continue;
    const std::size_t step = picked_.size();
    if (step < choice.steps.size()) {
      const Thing& thing = choice.steps[step];
      const auto known = std::find_if(options_.begin(), options_.end(),
                                      [&](const Option& option) { return option.thing == thing; });
      if (known == options_.end()) {
        options_.push_back({thing, 1, choices_.size()});
      } else {
        ++known->choices;
      }
    }
    choices_.push_back(choice);
  }
}

std::optional<Spot> Session::spot_of(const Thing& thing) const {
  if (thing.kind != Thing::Kind::Piece) {
    return tabletop_->spot(match().state(), thing);
  }
  const auto& pieces = stage_.pieces();
  const auto found = std::find_if(pieces.begin(), pieces.end(), [&](const Stage::Shown& shown) {
    return piece_thing(shown.colour, shown.site, shown.size) == thing;
  });
  return found == pieces.end() ? std::nullopt : std::optional(spot_of_piece(*found));
}

std::optional<std::size_t> Session::piece_at(const Camera& camera, glm::vec2 pixel) const {
  const auto& pieces = stage_.pieces();
  return nearest(camera, pixel, touch_radius, pieces.size(),
                 [&](std::size_t i) { return std::optional(spot_of_piece(pieces[i])); });
}

// The option that a pixel names: by the piece there, else by the square or slot.
std::optional<std::size_t> Session::option_at(const Camera& camera, glm::vec2 pixel) const {
  if (const auto piece = piece_at(camera, pixel)) {
    const Stage::Shown& shown = stage_.pieces()[*piece];
    const Thing thing = piece_thing(shown.colour, shown.site, shown.size);
    const auto found = std::find_if(options_.begin(), options_.end(),
                                    [&](const Option& option) { return option.thing == thing; });
    if (found != options_.end()) {
      return static_cast<std::size_t>(found - options_.begin());
    }
  }
  return nearest(camera, pixel, touch_radius, options_.size(), [&](std::size_t i) {
    const Thing& thing = options_[i].thing;
    return thing.kind == Thing::Kind::Piece ? std::nullopt : spot_of(thing);
  });
}

// The choices whose last thing lies under the pixel: where a piece would go, whom it would hit.
std::vector<std::size_t> Session::aimed_at(const Camera& camera, glm::vec2 pixel) const {
  std::vector<std::size_t> found;
  // A wall under the pixel is meant itself, not a square beside it.
  const auto point = camera.on_plane(pixel);
  const auto beneath = point ? tabletop_->thing_at(match().state(), *point) : std::nullopt;
  if (beneath && beneath->kind == Thing::Kind::Slot) {
    for (std::size_t i = 0; i < choices_.size(); ++i) {
      if (choices_[i].steps.back() == *beneath) found.push_back(i);
    }
    return found;
  }
  const auto target = [&](std::size_t i) { return spot_of(choices_[i].steps.back()); };
  const auto best = nearest(camera, pixel, touch_radius, choices_.size(), target);
  if (!best) return found;
  const glm::vec2 there(target(*best)->at);
  constexpr float kSame = 0.05F;
  for (std::size_t i = 0; i < choices_.size(); ++i) {
    const auto spot = target(i);
    if (spot && glm::distance(glm::vec2(spot->at), there) < kSame) found.push_back(i);
  }
  return found;
}

TapAnswer Session::tap(const Camera& camera, glm::vec2 pixel) {
  if (stage_.moving()) {
    settle();
    return {TapAnswer::Kind::Settled, {}, {}};
  }
  if (status().may_throw) {
    const auto chance = spot_of({Thing::Kind::Chance, 0, 0, 0, 0});
    const auto point = camera.on_plane(pixel);
    if (chance && point && glm::distance(*point, glm::vec2(chance->at)) < chance->reach) {
      return throw_or_draw();
    }
  }
  if (const auto option = option_at(camera, pixel)) {
    // A wall is dropped where it has been seen to stand: a finger points first, then confirms.
    const bool drops = choices_[options_[*option].first].move.kind == core::MoveKind::Drop;
    if (drops && hovered_ != option && focus_ != option) {
      focus_ = option;
      return {TapAnswer::Kind::Selected, {}, {}};
    }
    return pick(Thing(options_[*option].thing));
  }
  const auto aimed = aimed_at(camera, pixel);
  if (aimed.size() == 1) {
    return choose(aimed[0]);
  }
  const auto piece = piece_at(camera, pixel);
  if (aimed.size() > 1) {
    return {TapAnswer::Kind::WhyNot,
            core::Sentence{"Several moves end there: touch a piece first.", {}}, pixel};
  }
  const auto point = camera.on_plane(pixel);
  const auto beneath = point && !match().over() && is_person(turn())
                           ? tabletop_->thing_at(match().state(), *point)
                           : std::nullopt;
  if (!picked_.empty()) {
    if (const auto why = beneath && !piece
                             ? tabletop_->why_not_next(match().state(), picked_, *beneath)
                             : std::nullopt) {
      return {TapAnswer::Kind::WhyNot, why, pixel};
    }
    // Another piece begins anew, anything else takes the pick back.
    unpick();
    return piece ? tap(camera, pixel) : TapAnswer{TapAnswer::Kind::Selected, {}, {}};
  }
  if (!piece && beneath) {
    return {TapAnswer::Kind::WhyNot, tabletop_->why_not(match().state(), *beneath), pixel};
  }
  if (!piece || match().over() || !is_person(turn())) {
    return {};
  }
  const Stage::Shown& shown = stage_.pieces()[*piece];
  return {TapAnswer::Kind::WhyNot,
          tabletop_->why_not(match().state(), piece_thing(shown.colour, shown.site, shown.size)),
          camera.project(spot_of_piece(shown).at)};
}

TapAnswer Session::drop(const Camera& camera, glm::vec2 pixel) {
  if (const auto option = option_at(camera, pixel)) {
    return pick(Thing(options_[*option].thing));
  }
  return {};
}

TapAnswer Session::pick(const Thing& thing) {
  const auto found = std::find_if(options_.begin(), options_.end(),
                                  [&](const Option& option) { return option.thing == thing; });
  if (found == options_.end()) {
    return {};
  }
  if (found->choices == 1) {
    return choose(found->first);
  }
  picked_.push(thing);
  narrow();
  return {TapAnswer::Kind::Selected, {}, {}};
}

bool Session::unpick() {
  if (unconfirmed_) {
    unconfirmed_.reset();
    return true;
  }
  if (picked_.empty()) {
    return false;
  }
  picked_.shrink(picked_.size() - 1);
  narrow();
  return true;
}

void Session::hover(const Camera& camera, std::optional<glm::vec2> pixel) {
  hovered_.reset();
  pointed_.reset();
  pointer_ = pixel ? camera.on_plane(*pixel) : std::nullopt;
  if (!pixel || stage_.moving()) {
    return;
  }
  hovered_ = option_at(camera, *pixel);
  if (hovered_) {
    return;
  }
  const auto aimed = aimed_at(camera, *pixel);
  pointed_ = aimed.size() == 1 ? std::optional(aimed[0]) : std::nullopt;
}

std::optional<std::size_t> Session::pointed() const {
  if (pointed_ && *pointed_ < choices_.size()) {
    return pointed_;
  }
  const auto option = hovered_ ? hovered_ : focus_;
  const bool one = option && options_[*option].choices == 1;
  return one ? std::optional(options_[*option].first) : unconfirmed();
}

std::optional<std::size_t> Session::recommended() const {
  const auto found = std::find_if(choices_.begin(), choices_.end(), [&](const Choice& choice) {
    return choice.move == recommended_;
  });
  if (!recommended_ || found == choices_.end()) {
    return std::nullopt;
  }
  return static_cast<std::size_t>(found - choices_.begin());
}

void Session::focus_step(int direction) {
  if (options_.empty()) {
    return;
  }
  const auto count = static_cast<int>(options_.size());
  const int from = focus_ ? static_cast<int>(*focus_) : (direction > 0 ? -1 : 0);
  focus_ = static_cast<std::size_t>((from + direction + count) % count);
  pointed_.reset();
}

TapAnswer Session::confirm() {
  if (stage_.moving() || status().may_throw) {
    return throw_or_draw();
  }
  if (choices_.size() == 1) {
    return choose(0);
  }
  if (!focus_) {
    focus_step(1);
    return {TapAnswer::Kind::Selected, {}, {}};
  }
  return pick(Thing(options_[*focus_].thing));
}

}  // namespace view
