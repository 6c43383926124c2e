// The maze relay: the steps that everybody still has to go, most of all the leader; a lifted wall
// will be put in somebody's way, and a claw counts by its chance of holding.
#include <algorithm>

#include "ai/maze/hooks.h"

namespace ai {

namespace {

constexpr int kStep = 100;
constexpr int kWallInHand = 250;  // the detour that it will cost a rival

int steps_of(const maze::Game& game, const MazeScan& seen, core::SeatIndex seat) {
  int steps = 0;
  for (core::Colour colour = 0; colour < maze::kColours; ++colour) {
    if (game.plays(colour) && game.seat_of(colour) == seat) {
      const MazeScan::Pawns& pawns = seen.pawns[colour];
      steps += pawns.to_go + (pawns.frozen ? kFrozenSteps : 0);
    }
  }
  return steps;
}

}  // namespace

int judge(const maze::Game& game, const maze::State& state, core::SeatIndex seat) {
  if (state.phase == maze::Phase::Over) {
    return game.has_won(state, seat) ? kWin : -kWin;
  }
  if (state.phase == maze::Phase::Try) {
    return claw_value(game, state, seat, judge);
  }
  const MazeScan seen = scan(game, state);
  int others = 0;
  int nearest = 4 * maze::kCutOff * maze::kPawns;
  for (core::SeatIndex other = 0; other < game.seat_count(); ++other) {
    if (other != seat) {
      const int steps = steps_of(game, seen, other);
      others += steps;
      nearest = std::min(nearest, steps);
    }
  }
  const int rivals =
      std::max(1, game.seat_count() - 1);  // one by the rules; clang-tidy cannot know
  const int wall = state.phase == maze::Phase::Place ? kWallInHand : 0;
  return wall + kStep * (others / rivals + nearest) / 2 - kStep * steps_of(game, seen, seat);
}

}  // namespace ai
