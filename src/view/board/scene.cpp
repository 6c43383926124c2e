#include "view/board/scene.h"

#include <algorithm>
#include <glm/geometric.hpp>
#include <glm/gtc/constants.hpp>

namespace view {

void Scene::clear_table() {
  pieces.clear();
  dice.clear();
  cards.clear();
  bricks.clear();
  marks.clear();
}

void fit_pieces(std::vector<Piece>& pieces, float largest) {
  constexpr float kTouch = 0.74F;  // distance at which two pieces of scale 1 touch
  for (Piece& piece : pieces) {
    float nearest = largest * kTouch;
    for (const Piece& other : pieces) {
      if (&other != &piece)
        nearest = std::min(nearest, glm::distance(piece.position, other.position));
    }
    piece.scale = std::max(nearest / kTouch, 1.0F);
  }
}

glm::quat die_showing(int index, float yaw) {
  constexpr float kQuarter = glm::half_pi<float>();
  const glm::vec3 x(1.0F, 0.0F, 0.0F);
  const glm::vec3 y(0.0F, 1.0F, 0.0F);
  const glm::quat turn = glm::angleAxis(yaw, glm::vec3(0.0F, 0.0F, 1.0F));
  switch (index) {
    case 1: return turn * glm::angleAxis(2.0F * kQuarter, x);  // −z up
    case 2: return turn * glm::angleAxis(-kQuarter, y);        // +x up
    case 3: return turn * glm::angleAxis(kQuarter, y);         // −x up
    case 4: return turn * glm::angleAxis(kQuarter, x);         // +y up
    case 5: return turn * glm::angleAxis(-kQuarter, x);        // −y up
    default: return turn;
  }
}

}  // namespace view
