// Sorry!: what may be done with a hand of cards (point score).
#include "games/sorry/card_moves.h"
#include "games/sorry/game.h"

namespace sorry {

using core::MoveKind;
using core::MoveList;

// Point score: any card with a legal use may be played. If there is none, or if only 11s can be
// played and they only swap (11b), any card may be discarded; never after a 2.
[[gnu::flatten]] Game::HandUses Game::hand_uses(const State& state) const {
  const CardSet hand = state.hands[state.turn].kinds();
  CardSet usable = whole_uses(state) & hand;
  if ((hand & ~usable & bit_of(k7)) != 0 && can_split(state)) {
    usable |= bit_of(k7);
  }
  const bool swaps_only = usable == bit_of(k11) && !counts_11_forward(state);
  const bool may_discard = state.phase == Phase::Hand && (usable == 0 || swaps_only);
  return {usable, may_discard ? hand : 0};
}

void Game::add_hand(const State& state, MoveList& list) const {
  const HandUses uses = hand_uses(state);
  each_card(uses.play, [&](Card card) { list.push(card_move(MoveKind::Card, card)); });
  each_card(uses.discard, [&](Card card) { list.push(card_move(MoveKind::Discard, card)); });
}

}  // namespace sorry
