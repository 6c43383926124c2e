#include "view/maze/preview.h"

#include <cassert>

#include "games/maze/ways.h"

namespace view {

std::optional<int> MazeWays::sum() const {
  if (!home[0] || !home[1] || !home[2]) return std::nullopt;
  return *home[0] + *home[1] + *home[2];
}

MazeWays maze_ways(const maze::Game& game, const maze::State& state, core::Colour colour) {
  const maze::Edges doors = game.doors(state, colour);
  return {maze::way(doors, colour, maze::kHomes[colour], maze::kZone),
          maze::ways_home(game, state, colour)};
}

std::vector<WayChange> preview_drop(const maze::Game& game, const maze::State& state,
                                    maze::Site slot) {
  assert(state.phase == maze::Phase::Place && "a wall is lifted before it is dropped");
  maze::State before = state;
  maze::put_wall(before, state.held);
  maze::State after = state;
  maze::put_wall(after, slot);
  std::vector<WayChange> changes;
  for (core::Colour colour = 0; colour < maze::kColours; ++colour) {
    if (!game.plays(colour)) continue;
    changes.push_back({colour, maze_ways(game, before, colour), maze_ways(game, after, colour)});
  }
  return changes;
}

}  // namespace view
