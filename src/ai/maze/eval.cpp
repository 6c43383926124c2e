// The maze relay's evaluation: the steps that everybody still has to go.
#include "ai/maze/hooks.h"
#include "core/bits.h"
#include "games/maze/ways.h"

namespace ai {

namespace {

constexpr int kStep = 100;

// Steps of a colour until all its pawns are home: the large one to the zone and back, the small
// ones from the zone.
int steps_left(const maze::Game& game, const maze::State& state, core::Colour colour) {
  const auto home = maze::counted_ways_home(game, state, colour);
  const int sum = home[0] + home[1] + home[2];
  if (core::has_bit(state.relay, colour)) {
    return sum;
  }
  const maze::Edges doors = game.doors(state, colour);
  const auto to_zone = maze::way(doors, colour, state.pawns[colour][0], maze::kZone);
  return maze::counted(to_zone) + home[1] + home[1] + home[2];
}

}  // namespace

int evaluate(const maze::Game& game, const maze::State& state, core::SeatIndex seat) {
  if (state.phase == maze::Phase::Over) {
    return game.has_won(state, seat) ? kWin : -kWin;
  }
  int own = 0;
  int others = 0;
  for (core::Colour colour = 0; colour < maze::kColours; ++colour) {
    if (game.plays(colour)) {
      (game.seat_of(colour) == seat ? own : others) += steps_left(game, state, colour);
    }
  }
  // Divided by the number of rivals, as in Parchís.
  return kStep * others / (game.seat_count() - 1) - kStep * own;
}

}  // namespace ai
