// Session's hands: what a pixel of the table means.
#include <algorithm>
#include <glm/geometric.hpp>

#include "view/session.h"
#include "view/why.h"

namespace view {

namespace {

constexpr float kPieceReach = 0.55F;   // squares
constexpr float kPieceMiddle = 0.45F;  // height of a piece's middle, in squares

// Nearest of `count` things within reach of the pixel.
template <class PointOf>
std::optional<std::size_t> nearest(const Camera& camera, glm::vec2 pixel, float touch,
                                   std::size_t count, PointOf point_of) {
  std::optional<std::size_t> best;
  float best_distance = 0.0F;
  for (std::size_t i = 0; i < count; ++i) {
    const glm::vec3 point = point_of(i);
    const float distance = glm::distance(camera.project(point), pixel);
    const float reach = std::max(touch, kPieceReach * camera.pixels_per_unit(point));
    if (distance <= reach && (!best || distance < best_distance)) {
      best = i;
      best_distance = distance;
    }
  }
  return best;
}

}  // namespace

glm::vec3 Session::spot_of(const Stage::Shown& piece) const {
  return piece.position + glm::vec3(0.0F, 0.0F, kPieceMiddle);
}

glm::vec3 Session::target_of(const Choice& choice) const {
  return board_.spot(choice.colour, choice.move.to, 0, 1);
}

std::optional<std::size_t> Session::piece_at(const Camera& camera, glm::vec2 pixel) const {
  const auto& pieces = stage_.pieces();
  return nearest(camera, pixel, touch_radius, pieces.size(),
                 [&](std::size_t i) { return spot_of(pieces[i]); });
}

// The choice that a pixel names: by the piece there, else by the square that it would go to.
std::optional<std::size_t> Session::choice_at(const Camera& camera, glm::vec2 pixel) const {
  if (const auto piece = piece_at(camera, pixel)) {
    const Stage::Shown& shown = stage_.pieces()[*piece];
    const auto found = std::find_if(choices_.begin(), choices_.end(), [&](const Choice& choice) {
      return !choice.passes && choice.colour == shown.colour && choice.move.from == shown.site;
    });
    if (found != choices_.end()) {
      return static_cast<std::size_t>(found - choices_.begin());
    }
  }
  const auto target = nearest(camera, pixel, touch_radius, choices_.size(),
                              [&](std::size_t i) { return target_of(choices_[i]); });
  return target && !choices_[*target].passes ? target : std::nullopt;
}

// The nest of the seat whose turn it is, where its die lies.
bool Session::nest_at(const Camera& camera, glm::vec2 pixel) const {
  const auto point = camera.on_plane(pixel);
  const Place& nest = board_.places[colour_of_seat(turn())][0];
  return point && glm::distance(*point, nest.middle) < nest.room + 1.0F;
}

TapAnswer Session::tap(const Camera& camera, glm::vec2 pixel) {
  if (stage_.moving()) {
    settle();
    return {TapAnswer::Kind::Settled, {}, {}};
  }
  if (status().may_throw && nest_at(camera, pixel)) {
    return throw_die();
  }
  if (const auto choice = choice_at(camera, pixel)) {
    return choose(*choice);
  }
  const auto piece = piece_at(camera, pixel);
  if (!piece || match().over() || !is_person(turn())) {
    return {};
  }
  const Stage::Shown& shown = stage_.pieces()[*piece];
  return {TapAnswer::Kind::WhyNot,
          why_not(match().game(), match().state(), shown.colour, shown.site),
          camera.project(spot_of(shown))};
}

void Session::hover(const Camera& camera, std::optional<glm::vec2> pixel) {
  hovered_ = pixel && !stage_.moving() ? choice_at(camera, *pixel) : std::nullopt;
}

}  // namespace view
