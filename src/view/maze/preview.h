// The effect of a wall before it is dropped: everybody's shortest ways before and after. Uses the
// rules' own floods; knows no drawing.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "games/maze/game.h"

namespace view {

// Shortest ways of one colour in steps, walls as they stand; nothing where there is none.
struct MazeWays {
  std::optional<int> zone;                            // from its home to the zone
  std::array<std::optional<int>, maze::kPawns> home;  // of its pawns, the large one first
  // Of all three pawns; nothing if one has no way.
  [[nodiscard]] std::optional<int> sum() const;
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
