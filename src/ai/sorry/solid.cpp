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

}  // namespace

int judge(const sorry::Game& game, const sorry::State& state, core::SeatIndex seat) {
  const core::Colour me = game.first_colour(seat);
  if (state.phase == sorry::Phase::Over) {
    return game.has_won(state, me) ? kWin : -kWin;
  }
  if (state.phase == sorry::Phase::UseCard && state.turn == me) {
    return card_value(game, state, seat, judge);
  }
  const SorryScan seen = scan(game, state);
  const unsigned ours = game.side(me);
  const bool again = state.card == sorry::k2 || state.phase == sorry::Phase::Again ||
                     draws_again(game, state, seat);
  int value = (again ? kAgain : 0) + kStep * steps_to_come(game, state, seat);
  int others = 0;
  sorry::each_colour(game.colours_in_play(), [&](core::Colour c) {
    const bool own = core::has_bit(ours, c);
    const SorryScan::Pawns& pawns = seen.pawns[c];
    (own ? value : others) += kHome * state.home[c] + kInZone * pawns.zone - kStep * pawns.to_go -
                              kOut * state.start[c] + kNearStart * pawns.turns_back +
                              kFinish * pawns.finishing / SorryScan::kChances;
    int threats = 0;
    int dangers = 0;
    for (std::size_t other = 0; other < sorry::kColours; ++other) {
      threats += seen.risk[c][other];
      dangers += seen.risk[other][c];
    }
    value += own ? kStep * (threats / kOurThreats - dangers) / SorryScan::kChances : 0;
  });
  const int rivals = std::popcount(game.colours_in_play() & ~ours);
  return value - others * std::popcount(ours) / rivals;
}

}  // namespace ai
