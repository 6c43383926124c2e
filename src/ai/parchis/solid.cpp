// Parchís: a piece is worth the way it has covered, more if it is safe, less where a throw may hit
// it.
#include <algorithm>
#include <bit>
#include <cassert>

#include "ai/parchis/hooks.h"
#include "core/bits.h"
#include "games/parchis/lanes.h"
#include "games/sides.h"

namespace ai {

namespace {

constexpr int kStep = 100;
constexpr int kOut = 800;         // no longer needs a 5
constexpr int kInGoal = 1000;     // safe for good
constexpr int kInCorridor = 600;  // safe for good
constexpr int kSafe = 200;        // on a safe square or in a barrier
constexpr int kBarrier = 150;     // in others' way
constexpr int kBonusStep = 85;    // of a bonus still to be used: a few are lost
constexpr int kAnotherThrow = 350;
// A piece that is hit gives the other 20 steps and must leave the nest again.
constexpr int kHitCost = 2500;
// A step of a side's foremost colour, where one colour of several wins.
constexpr int kLead = 300;
constexpr int kTheirThreats = 36;    // chances of a Risk are in 1/36
constexpr int kOurThreats = 3 * 36;  // until our next turn most of them have gone

int pieces_value(const PathPieces& pieces, int count) {
  return kStep * pieces.progress + kOut * (count - pieces.nest) + kInGoal * pieces.home +
         kInCorridor * pieces.column + kSafe * pieces.safe + kBarrier * pieces.pairs;
}

// The way that `victim` would lose to `by`, and what the hit itself costs; × 36.
int hit_cost(const ParchisScan& seen, std::size_t by, std::size_t victim) {
  const ParchisScan::Risk& risk = seen.risk[by][victim];
  const unsigned faces = seen.possible[by];
  const int chance =
      faces == 0 ? 0 : kChances / std::popcount(faces) * std::popcount(risk.faces & faces);
  return kStep * risk.steps + kHitCost * chance;
}

// What the progress of a side's foremost colour is worth besides.
int lead_value(const parchis::Game& game, const ParchisScan& seen, unsigned side) {
  if (game.rules().win != parchis::Win::One || std::has_single_bit(side)) {
    return 0;
  }
  int most = 0;
  parchis::each_colour(
      side, [&](core::Colour colour) { most = std::max(most, seen.pieces[colour].progress); });
  return kLead * most;
}

// The same, of all other sides together.
int others_lead(const parchis::Game& game, const ParchisScan& seen, unsigned ours) {
  int sum = 0;
  for (core::SeatIndex seat = 0; seat < game.seat_count(); ++seat) {
    const unsigned side = game.side_colours(seat);
    sum += side != ours && games::is_first_of_side(game, seat) ? lead_value(game, seen, side) : 0;
  }
  return sum;
}

int still_to_come(const parchis::State& state, core::SeatIndex seat) {
  if (state.turn != seat) {
    return 0;
  }
  return kBonusStep * bonus_of(state.phase) + (state.sixes > 0 ? kAnotherThrow : 0);
}

}  // namespace

int judge(const parchis::Game& game, const parchis::State& state, core::SeatIndex seat) {
  if (state.phase == parchis::Phase::Over) {
    return game.has_won(state, seat) ? kWin : -kWin;
  }
  const ParchisScan seen = scan(game, state);
  const unsigned ours = game.side_colours(seat);
  const int per_colour = game.rules().pieces;
  int value = still_to_come(state, seat) + lead_value(game, seen, ours);
  int others = others_lead(game, seen, ours);
  parchis::each_colour(game.colours_in_play(), [&](core::Colour colour) {
    const bool own = core::has_bit(ours, colour);
    (own ? value : others) += pieces_value(seen.pieces[colour], per_colour);
    for (std::size_t other = 0; own && other < seen.risk.size(); ++other) {
      value += hit_cost(seen, colour, other) / kOurThreats;
      value -= hit_cost(seen, other, colour) / kTheirThreats;
    }
  });
  const int rivals = games::side_count(game) - 1;
  assert(rivals > 0);
  // Divided by the number of rivals: what one of them loses helps the others too.
  return value - others / rivals;
}

}  // namespace ai
