// Sorry!: the steps that everybody has left, what the cards to come may hit, and good places to
// count backward from.
#include <algorithm>
#include <bit>

#include "ai/sorry/hooks.h"
#include "core/bits.h"

namespace ai {

namespace {

constexpr int kStep = 100;
constexpr int kOut = 700;        // no longer waits for an exit card
constexpr int kHome = 900;       // nothing more can happen to it
constexpr int kInZone = 600;     // hardly anything can happen to it
constexpr int kNearStart = 900;  // a 4 backward saves most of the way
constexpr int kFinish = 400;     // × the chance of a card that brings one Home
constexpr int kAgain = 400;      // after a 2, another card
constexpr int kOurThreats = 3;   // divided by this: others move before we do

// A card chosen from the hand is worth its best use.
int judge_card(const sorry::Game& game, const sorry::State& state, core::SeatIndex seat) {
  core::MoveList uses;
  game.moves(state, uses);
  int best = -kWin;
  for (const core::Move use : uses) {
    sorry::State after = state;
    game.play(after, use, nullptr);
    best = std::max(best, judge(game, after, seat));
  }
  return best;
}

}  // namespace

int judge(const sorry::Game& game, const sorry::State& state, core::SeatIndex seat) {
  const core::Colour me = game.first_colour(seat);
  if (state.phase == sorry::Phase::Over) {
    return game.has_won(state, me) ? kWin : -kWin;
  }
  if (state.phase == sorry::Phase::UseCard && state.turn == me) {
    return judge_card(game, state, seat);
  }
  const SorryScan seen = scan(game, state);
  const unsigned ours = game.side(me);
  const bool again = state.card == sorry::k2 || state.phase == sorry::Phase::Again ||
                     draws_again(game, state, seat);
  int value = again ? kAgain : 0;
  int others = 0;
  sorry::each_colour(game.playing(), [&](core::Colour c) {
    const bool own = core::has_bit(ours, c);
    const SorryScan::Pawns& pawns = seen.pawns[c];
    (own ? value : others) += kHome * state.home[c] + kInZone * pawns.zone - kStep * pawns.to_go -
                              kOut * state.start[c] + kNearStart * pawns.near_start +
                              kFinish * pawns.finishing / SorryScan::kChances;
    int threats = 0;
    int dangers = 0;
    for (std::size_t other = 0; other < sorry::kColours; ++other) {
      threats += seen.risk[c][other];
      dangers += seen.risk[other][c];
    }
    value += own ? kStep * (threats / kOurThreats - dangers) / SorryScan::kChances : 0;
  });
  const int rivals = std::popcount(game.playing() & ~ours);
  return value - others * std::popcount(ours) / rivals;
}

}  // namespace ai
