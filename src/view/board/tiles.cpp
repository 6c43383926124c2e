#include "view/board/tiles.h"

namespace view {

Tile rectangle(glm::vec2 middle, glm::vec2 up, glm::vec2 half) {
  const glm::vec2 right = -left_of(up) * half.x;
  const glm::vec2 top = up * half.y;
  Tile tile;
  tile.corners[0] = middle - right - top;
  tile.corners[1] = middle + right - top;
  tile.corners[2] = middle + right + top;
  tile.corners[3] = middle - right + top;
  return tile;
}

Tile disc(glm::vec2 middle, glm::vec2 up, float radius) {
  Tile tile = rectangle(middle, up, glm::vec2(radius));
  tile.radius = radius;
  return tile;
}

}  // namespace view
