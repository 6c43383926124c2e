// The maze as advice sees it: what walls do to everybody's way.
#include "ai/maze/hooks.h"

namespace ai {

Standpoint look(const maze::Game& game, const maze::State& state, core::SeatIndex seat) {
  Standpoint now;
  for (core::Colour colour = 0; colour < maze::kColours; ++colour) {
    if (!game.plays(colour)) continue;
    const int steps = steps_left(game, state, colour);
    (game.seat_of(colour) == seat ? now.own_way : now.their_ways) += steps;
  }
  return now;
}

}  // namespace ai
