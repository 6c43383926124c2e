#include "view/board/tiles.h"

#include <bit>

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

std::uint32_t version_of(const Board& board) {
  std::uint32_t hash = 1;
  // Turned, so that the signs of a board and of the same board turned round do not cancel out.
  const auto add = [&hash](std::uint32_t bits) {
    hash = std::rotl((hash ^ bits) * 0x9e3779b1U, 15);
  };
  const auto add_number = [&add](float number) { add(std::bit_cast<std::uint32_t>(number)); };
  const auto add_point = [&add_number](glm::vec2 point) {
    add_number(point.x);
    add_number(point.y);
  };
  for (const glm::vec2 corner : board.outline) add_point(corner);
  for (const float number : {board.corner_radius, board.rim, board.thickness}) add_number(number);
  for (const Tile& tile : board.tiles) {
    for (const glm::vec2 corner : tile.corners) add_point(corner);
    add_point(tile.number_at);
    for (const float number : {tile.radius, tile.symbol_size, tile.depth, tile.number_size}) {
      add_number(number);
    }
    for (const int value :
         {static_cast<int>(tile.kind), static_cast<int>(tile.fill), static_cast<int>(tile.symbol),
          static_cast<int>(tile.ink), tile.number, static_cast<int>(tile.letter)}) {
      add(static_cast<std::uint32_t>(value));
    }
  }
  return hash == 0 ? 1 : hash;  // 0: no board
}

}  // namespace view
