// Sorry!: the steps that each side still has to go, and the pawns in danger on the ring.
#include <algorithm>
#include <bit>

#include "ai/sorry/hooks.h"
#include "core/bits.h"

namespace ai {

namespace {

constexpr int kStep = 100;
constexpr int kHome = 800;    // nothing more can happen to it
constexpr int kInZone = 500;  // only a backward count endangers it again
constexpr int kOut = 900;     // it need not wait for an exit card
constexpr int kAgain = 400;   // after a 2, another card
// The average risk of a pawn on the ring until its next turn (swaps, landings, slides), in
// hundredths of its way so far.
constexpr int kRisk = 12;

int pawn_value(sorry::Place place) {
  if (place == sorry::kStart) {
    return 0;
  }
  // The diamond has the whole ring ahead, as if the pawn stood just out of Start.
  const int way = kOut + kStep * place;
  if (place == sorry::kHome) {
    return way + kHome;
  }
  return place >= sorry::kZone ? way + kInZone : way - way * kRisk / 100;
}

}  // namespace

int card_value(const sorry::Game& game, const sorry::State& state, core::SeatIndex seat,
               int (*of)(const sorry::Game&, const sorry::State&, core::SeatIndex)) {
  core::MoveList uses;
  game.moves(state, uses);
  int best = -kWin;
  for (const core::Move use : uses) {
    sorry::State after = state;
    game.play(after, use, nullptr);
    best = std::max(best, of(game, after, seat));
  }
  return best;
}

int evaluate(const sorry::Game& game, const sorry::State& state, core::SeatIndex seat) {
  const core::Colour own = game.first_colour(seat);
  if (state.phase == sorry::Phase::Over) {
    return game.has_won(state, own) ? kWin : -kWin;
  }
  if (state.phase == sorry::Phase::UseCard && state.turn == own) {
    return card_value(game, state, seat, evaluate);
  }
  core::TokenList tokens;
  game.tokens(state, tokens);
  int ours =
      (draws_again(game, state, seat) ? kAgain : 0) + kStep * steps_to_come(game, state, seat);
  int theirs = 0;
  for (const core::Token& token : tokens) {
    const bool friendly = core::has_bit(game.side(own), token.colour);
    (friendly ? ours : theirs) += pawn_value(sorry::place_of(token.colour, token.site));
  }
  const int rivals = std::popcount(game.colours_in_play() & ~game.side(own));
  return ours - theirs * std::popcount(game.side(own)) / rivals;
}

}  // namespace ai
