// The learned value's inputs for Ludo: the scan's findings, arranged for a seat.
#include "ai/ludo/inputs.h"

#include <algorithm>
#include <array>

namespace ai {

namespace {

using core::Colour;
using core::SeatIndex;
using ludo::Game;
using ludo::Site;
using ludo::State;

constexpr std::array kBoards = {ludo::Board::Maedn, ludo::Board::Chevaux, ludo::Board::Parcheesi};

// Marks where the side's pieces are: to the exact square on boards of four arms, except
// parcheesi's.
void mark_pieces(const Game& game, const State& state, unsigned colours, InputWriter& out) {
  constexpr int kRingMarks = 56;
  constexpr int kColumnMarks = 7;  // of the longest column: boards share weights
  ludo::each_colour(colours, [&](Colour c) {
    for (int lane = 0; lane < game.rules().pieces; ++lane) {
      const Site at = Game::piece(state, c, lane);
      const bool column = at > game.turn_off();
      const bool common_goal = game.plan().goal && at == game.end();
      if (at != ludo::kNest && !common_goal) {
        out.mark(column ? kRingMarks + at - game.turn_off() - 1
                        : (at - 1) * kRingMarks / std::max<int>(kRingMarks, game.turn_off()));
      }
    }
  });
  out.end_marks(kRingMarks + kColumnMarks);
}

void put_risk(const Game& game, const LudoScan::Risk& risk, InputWriter& out) {
  out.put(2 * risk.steps, kChances * whole_way(game));
  out.put(hit_chance(game, risk.distances), kChances);
  out.put(risk.chase, 2 * whole_way(game));
}

}  // namespace

InputShape fill(const Game& game, const State& state, const LudoScan& scan, SeatIndex seat,
                Inputs& inputs) {
  InputWriter out(inputs);
  PathInputs(game, state, scan, whole_way(game), out)
      .put_sides(
          seat, [&](unsigned colours) { mark_pieces(game, state, colours, out); },
          [&](const LudoScan::Risk& risk) { put_risk(game, risk, out); });
  for (const ludo::Board board : kBoards) {
    out.put_flag(game.rules().board == board);
  }
  out.put_flag(state.turn == seat);
  out.put(state.run, 2);
  out.put(state.tries, 2);
  out.put_flag(game.rules().teams);
  out.put_flag(game.rules().win == ludo::Win::One);
  return out.shape();
}

}  // namespace ai
