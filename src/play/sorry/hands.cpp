// The hidden hands and the rounds of Sorry! in point score.
#include <algorithm>

#include "games/sorry/card_moves.h"
#include "play/sorry/hooks.h"

namespace play {

using core::MoveKind;
using sorry::Phase;

std::vector<int> round_scores(const sorry::Game& game, const sorry::State& state) {
  std::vector<int> scores(static_cast<std::size_t>(game.seat_count()), 0);
  sorry::each_colour(game.colours_in_play(), [&](sorry::Colour colour) {
    scores[game.seat_of(colour)] += game.points(state, colour).sum();
  });
  return scores;
}

sorry::Game one_round(const sorry::Game& game) {
  sorry::Rules rules = game.rules();
  rules.target = 0;
  return sorry::Game(rules);
}

// The winner of the last round begins.
sorry::Game next_round(const sorry::Game& game, const sorry::State& state) {
  sorry::Rules rules = game.rules();
  rules.first = state.turn;
  return sorry::Game(rules);
}

bool has_unknown_cards(const sorry::Game&, const sorry::State& state) {
  return sorry::Game::hidden_cards(state) > 0;
}

bool deals_to_hand(const sorry::Game&, const sorry::State& state) {
  return state.phase == Phase::Deal || state.phase == Phase::Fill;
}

bool hands_are_dealt(const sorry::Game&, const sorry::State& state) {
  return state.phase > Phase::Deal;
}

// A view hides every hand but one; see read_hands in games/sorry/state.cpp.
bool may_be_dealt_unseen(const sorry::Game&, const sorry::State& state) {
  const auto seen = std::count_if(state.hands.begin(), state.hands.end(),
                                  [](const sorry::Pile& hand) { return !hand.empty(); });
  return state.hands[state.turn].empty() && seen <= 1;
}

// Any card that is not seen elsewhere may be in the hand; the rule is in hand_uses.
bool moves_of_hidden_hand(const sorry::Game& game, const sorry::State& state,
                          core::MoveList& list) {
  const bool chooses = state.phase == Phase::Hand || state.phase == Phase::Again;
  if (!chooses || state.hidden[state.turn] == 0) return false;
  sorry::each_card(state.deck.kinds(), [&](sorry::Card card) {
    const bool used = game.has_use(state, card);
    if (used) list.push(sorry::card_move(MoveKind::Card, card));
    const bool swaps = card == sorry::k11 && !game.counts_11_forward(state);
    if (state.phase == Phase::Hand && (!used || swaps)) {
      list.push(sorry::card_move(MoveKind::Discard, card));
    }
  });
  if (state.phase == Phase::Again) list.push(sorry::kPass);
  return true;
}

// A seat that has used its card and only fills its hand has had its turn, unless the card was a 2.
sorry::State gathered(const sorry::Game& game, const sorry::State& state) {
  if (state.phase == Phase::First) return state;
  const sorry::State start = game.start();
  sorry::State next = state;
  const bool done = state.phase == Phase::Fill && state.card != sorry::k2;
  next.turn = done ? game.next_turn(state.turn) : state.turn;
  next.deck = start.deck;
  next.hands = start.hands;
  next.hidden = start.hidden;
  next.phase = Phase::Deal;
  next.card = start.card;
  next.left = start.left;
  next.not_colour = start.not_colour;
  next.not_place = start.not_place;
  return next;
}

std::vector<std::uint8_t> cards_to_shuffle(const sorry::Game& game, const sorry::State& state) {
  const sorry::Pile supply = game.supply(state);
  std::vector<std::uint8_t> cards;
  for (int i = 0; i < supply.size(); ++i) cards.push_back(supply.at(i));
  return cards;
}

}  // namespace play
