// The effect of a wall before it is dropped: everybody's shortest ways before and after. Uses the
// rules' own floods; knows no drawing.
#pragma once

#include <array>
#include <vector>

#include "games/maze/game.h"

namespace view {

// Shortest ways of one colour, walls as they stand; maze::kCutOff where there is none.
struct MazeWays {
  int zone = 0;                                   // from its home to the zone
  std::array<std::uint8_t, maze::kPawns> home{};  // of its pawns, the large one first
  [[nodiscard]] int sum() const { return home[0] + home[1] + home[2]; }
  friend bool operator==(const MazeWays&, const MazeWays&) = default;
};
[[nodiscard]] MazeWays maze_ways(const maze::Game& game, const maze::State& state,
                                 core::Colour colour);

struct WayChange {
  core::Colour colour = 0;
  MazeWays before;  // with the wall where it was lifted
  MazeWays after;   // with the wall on the slot
};
// The changes for every colour in play. `state` is in Phase::Place, `slot` is legal there.
[[nodiscard]] std::vector<WayChange> preview_drop(const maze::Game& game, const maze::State& state,
                                                  maze::Site slot);

}  // namespace view
