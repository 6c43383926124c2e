// The learned value's inputs for Ludo: the scan's findings, arranged for a seat.
#include "ai/ludo/inputs.h"

#include <algorithm>
#include <array>
#include <bit>

#include "ai/sides.h"

namespace ai {

namespace {

using core::Colour;
using core::SeatIndex;
using ludo::Game;
using ludo::Site;
using ludo::State;

constexpr int kChances = 36;
constexpr std::array kBoards = {ludo::Board::Maedn, ludo::Board::Chevaux, ludo::Board::Parcheesi};

// A side's pieces together.
struct Side {
  unsigned colours = 0;
  LudoScan::Pieces sum;
  int count = 0;            // colours
  int least_to_go = 0;      // the way left for the colour that has the least
  bool entry_shut = false;  // a piece waits in a nest and cannot enter its start square
};

Side side_of(const Game& game, const State& state, const LudoScan& scan, SeatIndex seat) {
  Side side;
  side.colours = game.side_colours(seat);
  const int all = game.rules().pieces * whole_way(game);
  side.least_to_go = all;
  ludo::each_colour(side.colours, [&](Colour c) {
    const LudoScan::Pieces& own = scan.pieces[c];
    ++side.count;
    side.sum.nest += own.nest;
    side.sum.home += own.home;
    side.sum.column += own.column;
    side.sum.safe += own.safe;
    side.sum.exposed += own.exposed;
    side.sum.pairs += own.pairs;
    side.sum.blocked += own.blocked;
    side.sum.held += own.held;
    side.sum.progress += own.progress;
    side.sum.rest_squared += own.rest_squared;
    side.sum.most_at_risk = std::max(side.sum.most_at_risk, own.most_at_risk);
    side.sum.arriving |= own.arriving;
    side.least_to_go = std::min(side.least_to_go, all - own.progress);
    side.entry_shut = side.entry_shut || (own.nest != 0 && !game.can_enter(state, c));
  });
  return side;
}

LudoScan::Risk risk_between(const LudoScan& scan, unsigned by, unsigned victims) {
  LudoScan::Risk sum;
  ludo::each_colour(by, [&](Colour a) {
    ludo::each_colour(victims, [&](Colour v) {
      const LudoScan::Risk& risk = scan.risk[a][v];
      sum.steps += risk.steps;
      sum.distances |= risk.distances;
      sum.chase += risk.chase;
    });
  });
  return sum;
}

void put_pieces(const Game& game, const Side& side, InputWriter& out) {
  const LudoScan::Pieces& p = side.sum;
  const int total = game.rules().pieces * side.count;
  const int way = whole_way(game);
  out.put(p.nest, total);
  out.put(p.home, total);
  out.put(p.column, total);
  out.put(p.safe, total);
  out.put(p.exposed, total);
  out.put(2 * p.pairs, total);
  out.put(p.blocked, total);
  out.put(p.held, total);
  out.put(2 * p.progress, total * way);
  out.put(2 * p.rest_squared, total * kInputOne);
  out.put(2 * side.least_to_go, game.rules().pieces * way);
  out.put_flag(p.nest == 0);
  out.put_flag(side.entry_shut);
  out.put(std::popcount(p.arriving), 6);
}

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
  const unsigned own = game.side_colours(seat);
  const unsigned all = game.all_colours();
  unsigned done = 0;
  for (int i = 0; i < game.seat_count(); ++i) {
    const auto other = static_cast<SeatIndex>((seat + i) % game.seat_count());
    if ((done & game.own_colours(other)) != 0) {
      continue;
    }
    const Side side = side_of(game, state, scan, other);
    done |= side.colours;
    put_pieces(game, side, out);
    mark_pieces(game, state, side.colours, out);
    out.put_flag(same_side(game, state.turn, other));
    put_risk(game, risk_between(scan, all & ~side.colours, side.colours), out);
    put_risk(game, risk_between(scan, side.colours, all & ~side.colours), out);
    out.put(2 * side.sum.most_at_risk, kChances * whole_way(game));
    if (i > 0) {
      put_risk(game, risk_between(scan, side.colours, own), out);
      put_risk(game, risk_between(scan, own, side.colours), out);
    }
  }
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
