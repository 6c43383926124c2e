// The maze relay's evaluation: the steps that everybody still has to go.
#include "ai/maze/hooks.h"
#include "core/bits.h"
#include "games/maze/ways.h"

namespace ai {

namespace {

constexpr int kStep = 100;

}  // namespace

int steps_left(const maze::Game& game, const maze::State& state, core::Colour colour) {
  const auto home = maze::counted_ways_home(game, state, colour);
  const int sum =
      home[0] + home[1] + home[2] + (maze::Game::frozen(state, colour) ? kFrozenSteps : 0);
  if (core::has_bit(state.relay, colour)) {
    return sum;
  }
  const maze::Edges doors = game.doors(state, colour);
  const auto to_zone = maze::way(doors, colour, state.pawns[colour][0], maze::kZone);
  return maze::counted(to_zone) + home[1] + home[1] + home[2];
}

int claw_value(const maze::Game& game, const maze::State& state, core::SeatIndex seat,
               int (*of)(const maze::Game&, const maze::State&, core::SeatIndex)) {
  core::MoveList outcomes;
  game.moves(state, outcomes);
  constexpr int kWeights = 100;  // of hit and miss together
  int sum = 0;
  for (const core::Move outcome : outcomes) {
    maze::State after = state;
    game.play(after, outcome, nullptr);
    sum += game.weight(state, outcome) * of(game, after, seat);
  }
  return sum / kWeights;
}

int evaluate(const maze::Game& game, const maze::State& state, core::SeatIndex seat) {
  if (state.phase == maze::Phase::Over) {
    return game.has_won(state, seat) ? kWin : -kWin;
  }
  if (state.phase == maze::Phase::Try) {
    return claw_value(game, state, seat, evaluate);
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
