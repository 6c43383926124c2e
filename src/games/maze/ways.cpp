#include "games/maze/ways.h"

#include <bit>

namespace maze {

namespace {

Site site_of(Cells cell) {
  return (cell & kZoneCells) != 0 ? kZone : static_cast<Site>(std::countr_zero(cell));
}

// One cell of a set.
constexpr Cells lowest(Cells cells) { return cells & (~cells + 1); }

// The edge between two cells that touch.
constexpr Edges edge_between(Cells a, Cells b) {
  const Cells first = a < b ? a : b;
  const bool south = first << kSide == (a < b ? b : a);
  return south ? Edges{first, 0} : Edges{0, first};
}

// The layers of one walk: cells[i] is what i steps reach.
struct Layers {
  Edges doors;
  Cells ends;  // a walk ends in the zone and at home
  std::array<Cells, kMaxPath> cells;
  int last = 0;  // the layer of the target, or −1
  // The cells of layer `i` from which a walk takes its next step to `here`.
  [[nodiscard]] Cells before(std::size_t i, Cells here) const {
    const Cells near = neighbours(here, doors) & cells[i];
    return i == 0 ? near : near & ~ends;
  }
};

Layers layers_of_walk(const Edges& doors, Colour colour, Site from, Cells target) {
  Layers layers;
  layers.doors = doors;
  layers.ends = kZoneCells | cell_bit(kHomes[colour]);
  layers.cells[0] = site_cells(from);
  Cells seen = layers.cells[0] | Game::barred(colour);
  std::size_t i = 0;
  while ((layers.cells[i] & target) == 0) {
    const Cells frontier = i == 0 ? layers.cells[0] : layers.cells[i] & ~layers.ends;
    const Cells next = neighbours(frontier, doors) & ~seen;
    if (next == 0) {
      layers.last = -1;
      return layers;
    }
    layers.cells[++i] = next;
    seen |= with_whole_zone(next);
  }
  layers.last = static_cast<int>(i);
  return layers;
}

}  // namespace

std::optional<int> way(const Edges& doors, Colour colour, Site from, Site to) {
  const Cells target = site_cells(to);
  int steps = 0;
  for (Flood flood = Flood::from(from, doors, colour); (flood.frontier & target) == 0; ++steps) {
    if (!flood.step()) {
      return std::nullopt;
    }
  }
  return steps;
}

std::array<std::optional<int>, kPawns> ways_home(const Game& game, const State& state,
                                                 Colour colour) {
  std::array<std::optional<int>, kPawns> ways;
  const auto& pawns = state.pawns[colour];
  Flood flood = Flood::from(kHomes[colour], game.doors(state, colour), colour);
  unsigned missing = (1U << kPawns) - 1;
  int steps = 0;
  do {
    for (unsigned rest = missing; rest != 0; rest &= rest - 1) {
      const auto pawn = static_cast<std::size_t>(std::countr_zero(rest));
      if ((flood.frontier & site_cells(pawns[pawn])) != 0) {
        ways[pawn] = steps;
        missing &= ~(1U << pawn);
      }
    }
    ++steps;
  } while (missing != 0 && flood.step());
  return ways;
}

std::array<int, kPawns> counted_ways_home(const Game& game, const State& state, Colour colour) {
  const auto ways = ways_home(game, state, colour);
  return {counted(ways[0]), counted(ways[1]), counted(ways[2])};
}

int sum_of_ways_home(const Game& game, const State& state, SeatIndex seat) {
  int sum = 0;
  games::each_colour(game.own_colours(seat), [&](Colour colour) {
    for (const int steps : counted_ways_home(game, state, colour)) sum += steps;
  });
  return sum;
}

Way home_to_zone(const Edges& doors, Colour colour) {
  return shortest_way(doors, colour, kHomes[colour], kZone);
}

Way shortest_way(const Edges& doors, Colour colour, Site from, Site to) {
  const Layers layers = layers_of_walk(doors, colour, from, site_cells(to));
  if (layers.last < 0) {
    return {};
  }
  Way way{true, {}};
  auto i = static_cast<std::size_t>(layers.last);
  Cells here = lowest(layers.cells[i] & site_cells(to));
  while (i-- > 0) {
    const Cells before = lowest(layers.before(i, here));
    way.edges = way.edges | edge_between(before, here);
    here = before;
  }
  return way;
}

Path walk_path(const Game& game, const State& state, core::Move move) {
  const Cells target = site_cells(move.to);
  const Layers layers =
      layers_of_walk(game.doors_now(state, move.colour), move.colour, move.from, target);
  std::array<Site, kMaxPath> backwards{};
  std::size_t count = 0;
  backwards[count++] = move.to;
  auto i = static_cast<std::size_t>(layers.last);
  Cells here = layers.cells[i] & target;
  while (i-- > 0) {
    Cells before = layers.before(i, here);
    // By the landing rule a walk takes one step more than it costs, over an occupied cell.
    before &= i == move.value ? game.occupied(state) : before;
    here = i == 0 ? site_cells(move.from) : lowest(before);
    backwards[count++] = site_of(here);
  }
  Path path;
  while (count-- > 0) {
    path.push(backwards[count]);
  }
  return path;
}

}  // namespace maze
