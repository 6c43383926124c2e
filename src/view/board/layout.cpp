#include "view/board/layout.h"

#include <algorithm>
#include <cmath>
#include <glm/geometric.hpp>
#include <glm/gtc/constants.hpp>

namespace view {
namespace {

// Pieces around the middle of a tray; the first is nearest to `along`.
glm::vec2 on_circle(const Place& place, int index, int count) {
  if (count <= 1) return place.middle;
  const float angle = std::atan2(place.along.y, place.along.x) +
                      glm::two_pi<float>() * static_cast<float>(index) / static_cast<float>(count);
  return place.middle + place.room * glm::vec2(std::cos(angle), std::sin(angle));
}

// Two share a square side by side; more of them stand in rows, so that they stay on it.
glm::vec2 side_by_side(const Place& place, int index, int count) {
  int rows = 1;
  int a_row = count;
  if (count > 2) {
    a_row = static_cast<int>(std::ceil(std::sqrt(static_cast<float>(count))));
    rows = (count + a_row - 1) / a_row;
  }
  const float step = count > 2 ? 2.0F * place.room / static_cast<float>(a_row) : place.room;
  const auto from_middle = [](int at, int all) {
    return static_cast<float>(at) - 0.5F * static_cast<float>(all - 1);
  };
  constexpr float kDepth = 0.88F;  // of a square, for several rows
  const float row = std::min(step, kDepth / static_cast<float>(rows));
  const glm::vec2 across(-place.along.y, place.along.x);
  return place.middle + place.along * (step * from_middle(index % a_row, a_row)) +
         across * (row * from_middle(index / a_row, rows));
}

}  // namespace

glm::vec3 Board::spot(core::Colour colour, core::Site site, int index, int count) const {
  const Place& place = places[colour][site];
  switch (place.spread) {
    case Place::Spread::Circle: return {on_circle(place, index, count), 0.0F};
    case Place::Spread::Side: return {side_by_side(place, index, count), 0.0F};
    case Place::Spread::Heap: break;
  }
  const std::size_t last = place.seats.size() - 1;
  return {place.seats[std::min(static_cast<std::size_t>(index), last)], 0.0F};
}

}  // namespace view
