// Ways through a maze: for the order at the end, for bots, for the fairness of a maze and for
// drawing a pawn's walk. All are floods of bits. Knows walls and homes, but no dice and no turn.
#pragma once

#include <array>
#include <optional>

#include "core/types.h"
#include "games/maze/board.h"
#include "games/maze/game.h"

namespace maze {

// The zone is one space: touching a part of it is touching all.
constexpr Cells with_whole_zone(Cells cells) {
  return (cells & kZoneCells) != 0 ? cells | kZoneCells : cells;
}

// A flood over several turns, so it goes through the zone too; each call makes one step.
struct Flood {
  Edges doors;
  Cells seen;      // reached, or never to be entered
  Cells frontier;  // reached with the latest step
  // Floods from `start` for `colour`.
  static constexpr Flood from(Site start, const Edges& doors, Colour colour) {
    const Cells cells = site_cells(start);
    return {doors, cells | Game::barred(colour), cells};
  }
  constexpr bool step() {
    frontier = with_whole_zone(neighbours(frontier, doors) & ~seen) & ~seen;
    seen |= frontier;
    return frontier != 0;
  }
};

// How a way's steps count in the order at the end, and in what bots think of a position.
constexpr int counted(std::optional<int> steps) { return steps.value_or(kCutOff); }

// The fewest steps between two sites, through `doors`, never through another colour's home (maze,
// End); nothing where there is no way.
[[nodiscard]] std::optional<int> way(const Edges& doors, Colour colour, Site from, Site to);

// Fewest steps home of a colour's three pawns, walls as they stand (maze, End).
[[nodiscard]] std::array<std::optional<int>, kPawns> ways_home(const Game& game, const State& state,
                                                               Colour colour);
// The same, as they count.
[[nodiscard]] std::array<int, kPawns> counted_ways_home(const Game& game, const State& state,
                                                        Colour colour);
// The sum of counted_ways_home over a seat's pawns.
[[nodiscard]] int sum_of_ways_home(const Game& game, const State& state, SeatIndex seat);

// The edges of one shortest way between `colour`'s home and the zone; none if it is cut off.
struct Way {
  bool open = false;
  Edges edges;
};
[[nodiscard]] Way home_to_zone(const Edges& doors, Colour colour);
// The same between two sites, in one walk: not through the zone, nor through the colour's own home.
[[nodiscard]] Way shortest_way(const Edges& doors, Colour colour, Site from, Site to);

// The sites of a walk that is legal in `state`, both ends included, in order.
inline constexpr std::size_t kMaxPath = 64;
using Path = core::FixedList<Site, kMaxPath>;
[[nodiscard]] Path walk_path(const Game& game, const State& state, core::Move move);

}  // namespace maze
