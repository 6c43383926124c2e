// Ludo: everybody's way, pieces out and home, and what each throw may hit.
#include <algorithm>
#include <cassert>

#include "ai/ludo/hooks.h"
#include "core/bits.h"
#include "games/sides.h"

namespace ai {

namespace {

using core::Colour;

// Tuned by playing this judgement against itself and against random players.
constexpr int kStep = 100;
constexpr int kOut = 1600;      // no longer has to wait for a six
constexpr int kHome = 1000;     // safe for good
constexpr int kInColumn = 600;  // the same, but not yet home
constexpr int kSafe = 200;
constexpr int kHitCost = 600;      // to wait in the nest again
constexpr int kReward = 1700;      // what a hit earns where captures are rewarded with steps
constexpr int kTheirThreats = 36;  // chances of a Risk are in 1/36
constexpr int kOurThreats = 44;    // until our next turn some of them have gone
constexpr int kLead = 400;         // a step of the foremost piece, where one piece wins
constexpr int kNumber = 85;        // a step still to be used: a few are lost
constexpr int kThrow = 1500;       // a throw that a capture or a piece that comes home earns

int pieces_value(const ludo::Game& game, const ludo::State& state, Colour colour,
                 const PathPieces& pieces) {
  const int count = game.rules().pieces;
  int lead = 0;
  for (int lane = 0; game.rules().win == ludo::Win::One && lane < count; ++lane) {
    lead = std::max(lead, way_made(game, ludo::Game::piece(state, colour, lane)));
  }
  return kLead * lead + kStep * pieces.progress + kOut * (count - pieces.nest) +
         kHome * pieces.home + kInColumn * pieces.column + kSafe * pieces.safe;
}

int still_to_come(const ludo::Game& game, const ludo::State& state, core::SeatIndex seat) {
  if (state.turn != seat) {
    return 0;
  }
  if (state.phase == ludo::Phase::Roll) {
    return game.rules().reward == ludo::Reward::Throw ? kThrow : 0;
  }
  int numbers = 0;
  for (ludo::Lanes use = state.use; use != ludo::kEmpty;
       use = ludo::without(use, ludo::lane_of(use, 0))) {
    numbers += ludo::lane_of(use, 0);
  }
  return kNumber * numbers;
}

int risk_cost(const ludo::Game& game, const LudoScan::Risk& risk) {
  const int hit = kHitCost + (game.rules().reward == ludo::Reward::Steps ? kReward : 0);
  return risk.distances == 0 ? 0 : kStep * risk.steps + hit * hit_chance(game, risk.distances);
}

}  // namespace

int judge(const ludo::Game& game, const ludo::State& state, core::SeatIndex seat) {
  if (state.phase == ludo::Phase::Over) {
    return game.has_won(state, seat) ? kWin : -kWin;
  }
  const LudoScan seen = scan(game, state);
  const unsigned ours = game.side_colours(seat);
  int value = still_to_come(game, state, seat);
  int others = 0;
  ludo::each_colour(game.colours_in_play(), [&](Colour c) {
    const bool own = core::has_bit(ours, c);
    (own ? value : others) += pieces_value(game, state, c, seen.pieces[c]);
    for (std::size_t other = 0; own && other < seen.risk.size(); ++other) {
      value += risk_cost(game, seen.risk[c][other]) / kOurThreats;
      value -= risk_cost(game, seen.risk[other][c]) / kTheirThreats;
    }
  });
  const int rivals = games::side_count(game) - 1;
  assert(rivals > 0);
  // Divided by the number of rivals: what one of them loses helps the others too.
  return value - others / rivals;
}

}  // namespace ai
