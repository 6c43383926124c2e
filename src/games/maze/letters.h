// Colours and white walls as the contract writes them; shared by the maze's rules line and state.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/expected.h"
#include "games/colours.h"
#include "games/maze/board.h"

namespace maze {

// Letters in the order R B Y G to a bit set (games::parse_colours), and back.
[[nodiscard]] inline std::optional<unsigned> parse_colours(std::string_view text) {
  return games::parse_colours(kLetters, text);
}
[[nodiscard]] inline std::string print_colours(unsigned set) {
  return games::print_colours(kLetters, set);
}

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
