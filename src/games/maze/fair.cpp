#include "games/maze/fair.h"

#include <algorithm>
#include <limits>

#include "games/maze/ways.h"

namespace maze {

Fairness fairness(const Rules& rules) {
  const Game game(rules);
  const State start = game.start();
  Fairness out;
  int least = std::numeric_limits<int>::max();
  int most = 0;
  for (Colour colour = 0; colour < kColours; ++colour) {
    const Edges doors = game.doors(start, colour);
    const auto there = way(doors, colour, kHomes[colour], kZone);
    const auto back = way(doors, colour, kZone, kHomes[colour]);
    if (!there || !back) {
      out.cut_off |= 1U << colour;
      continue;
    }
    out.there[colour] = *there;
    out.back[colour] = *back;
    least = std::min(least, *there);
    most = std::max(most, *there);
  }
  out.spread = std::max(0, most - least);
  return out;
}

}  // namespace maze
