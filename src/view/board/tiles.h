// Helpers to lay tiles, shared by the boards.
#pragma once

#include <cstdint>

#include "view/board/layout.h"

namespace view {

// A quarter turn counter-clockwise.
constexpr glm::vec2 left_of(glm::vec2 v) { return {-v.y, v.x}; }

// An upright rectangle as seen along `up` (unit length).
[[nodiscard]] Tile rectangle(glm::vec2 middle, glm::vec2 up, glm::vec2 half);
[[nodiscard]] Tile disc(glm::vec2 middle, glm::vec2 up, float radius);

// Board::version of a board whose outline and tiles are complete: a hash of all that is drawn.
[[nodiscard]] std::uint32_t version_of(const Board& board);

}  // namespace view
