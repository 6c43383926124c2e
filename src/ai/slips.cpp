#include "ai/slips.h"

#include <array>
#include <bit>

#include "ai/net.h"
#include "ai/sides.h"

namespace ai {

namespace {

constexpr int percent(int share) { return kCertain * share / 100; }

// The more pieces of one's own or of others, the less each move matters: misjudging it a little
// spoils as much.
Slips slips(const parchis::Game& game) {
  const int pieces = std::popcount(game.side_colours(0)) * game.rules().pieces;
  return {40, 16, percent(pieces > 4 ? 6 : game.rules().arms > 4 ? 12 : 14), 0};
}
// One card at a time leaves little to choose, in two least of all: the levels need wide steps.
Slips slips(const sorry::Game& game) {
  switch (game.rules().mode) {
    case sorry::Mode::Points: return {40, 20, percent(25), 0};
    case sorry::Mode::Teams: return {60, 33, percent(10), percent(7)};
    default: break;
  }
  constexpr std::array<Slips, 3> kBySides = {{{80, 62, percent(24), percent(14)},
                                              {74, 60, percent(23), percent(12)},
                                              {72, 54, percent(24), percent(12)}}};
  Slips found = kBySides[static_cast<std::size_t>(side_count(game) - 2)];
  const int fewer = 4 - game.rules().pawns;
  found.strong += percent(7 * fewer);
  found.expert -= percent(4 * fewer);
  return found;
}
Slips slips(const maze::Game& game) {
  const bool two = side_count(game) == 2;
  return game.expert() ? Slips{30, 15, percent(33), percent(16)}
                       : Slips{30, 15, percent(two ? 42 : 46), percent(22)};
}

}  // namespace

Slips slips_of(const games::Game& game) {
  return game.visit([](const auto& concrete) { return slips(concrete); });
}

}  // namespace ai
