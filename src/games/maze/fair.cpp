#include "games/maze/fair.h"

#include <algorithm>

#include "games/maze/ways.h"

namespace maze {

Fairness fairness(const Rules& rules) {
  const Game game(rules);
  const State start = game.start();
  Fairness out;
  int least = kCutOff;
  int most = 0;
  for (Colour colour = 0; colour < kColours; ++colour) {
    const Edges doors = game.doors(start, colour);
    out.there[colour] = way(doors, colour, kHomes[colour], kZone);
    out.back[colour] = way(doors, colour, kZone, kHomes[colour]);
    if (out.there[colour] == kCutOff || out.back[colour] == kCutOff) {
      out.cut_off |= 1U << colour;
      continue;
    }
    least = std::min(least, out.there[colour]);
    most = std::max(most, out.there[colour]);
  }
  out.spread = std::max(0, most - least);
  return out;
}

}  // namespace maze
