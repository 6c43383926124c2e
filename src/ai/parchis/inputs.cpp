// The learned value's inputs for Parchís: the scan's findings, arranged for a seat.
#include "ai/parchis/inputs.h"

#include <bit>

#include "games/parchis/lanes.h"

namespace ai {

namespace {

using core::Colour;
using core::SeatIndex;
using parchis::Game;
using parchis::Site;
using parchis::State;

// Marks where the side's pieces are: to the exact square on the board of four arms.
void mark_pieces(const Game& game, const State& state, unsigned colours, InputWriter& out) {
  constexpr int kRingMarks = 64;
  parchis::each_colour(colours, [&](Colour colour) {
    for (int lane = 0; lane < game.rules().pieces; ++lane) {
      const Site at = Game::piece(state, colour, lane);
      if (at != parchis::kNest && at != game.goal()) {
        out.mark(at > game.turn_off() ? kRingMarks + at - game.turn_off() - 1
                                      : (at - 1) * kRingMarks / game.turn_off());
      }
    }
  });
  out.end_marks(kRingMarks + parchis::kCorridor);
}

void put_risk(const Game& game, const ParchisScan::Risk& risk, InputWriter& out) {
  const int hits = std::popcount(risk.faces);
  out.put(2 * risk.steps, kChances * game.goal());
  out.put(hits, 6);
  // The bonus must be won first.
  out.put(hits * risk.bonus, 6 * game.goal());
  out.put(risk.chase, 2 * game.goal());
}

}  // namespace

InputShape fill(const Game& game, const State& state, const ParchisScan& scan, SeatIndex seat,
                Inputs& inputs) {
  InputWriter out(inputs);
  PathInputs(game, state, scan, game.goal(), out)
      .put_sides(
          seat, [&](unsigned colours) { mark_pieces(game, state, colours, out); },
          [&](const ParchisScan::Risk& risk) { put_risk(game, risk, out); });
  out.put_flag(state.turn == seat);
  out.put(state.sixes, 2);
  out.put_flag(game.rules().teams);
  out.put_flag(game.rules().win == parchis::Win::One);
  return out.shape();
}

}  // namespace ai
