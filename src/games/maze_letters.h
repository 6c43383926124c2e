// Colours and white walls as the contract writes them; shared by the maze's rules line and state.
#pragma once

#include <bit>
#include <optional>
#include <string>
#include <string_view>

#include "core/expected.h"
#include "games/maze_board.h"

namespace maze {

// Letters in the order R B Y G to a bit set; nothing if empty, unknown, repeated or out of order.
[[nodiscard]] std::optional<unsigned> parse_colours(std::string_view letters);
[[nodiscard]] std::string print_colours(unsigned set);

// White walls: slots joined by `.`, those of barricades twice.
struct WhiteWalls {
  Edges white;
  Edges second;
  [[nodiscard]] int count() const { return white.count() + second.count(); }
};
// Which slots may hold one white wall, and which two.
struct Room {
  Edges one;
  Edges two;
};
// Refuses, naming `walls` and the slot.
[[nodiscard]] core::Expected<WhiteWalls> parse_walls(std::string_view text, const Room& room);
// Sorted; `-` for none.
[[nodiscard]] std::string print_walls(const Edges& white, const Edges& second);

}  // namespace maze
