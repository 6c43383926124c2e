// Sorry!: the invariants of a position that has been read, beyond what one field alone shows.

#include "core/bits.h"
#include "games/sorry/text.h"
#include "games/state_text.h"

namespace sorry {

using core::Checked;
using core::Sentence;

namespace {

bool has_hands(const Game& game) { return game.rules().mode == Mode::Points; }

std::string phase_text(const State& state) {
  return "phase=" + std::string(kPhases[static_cast<std::size_t>(state.phase)]);
}

// The deck and the hands that are seen: all but the discards.
Pile held(const State& state) {
  return state.deck + state.hands[0] + state.hands[1] + state.hands[2] + state.hands[3];
}

// A colour (team) has all its pawns Home in `over` and only there, and it made the last move.
Checked check_won(const Game& game, const State& state) {
  unsigned winners = 0;
  each_colour(game.colours_in_play(),
              [&](Colour c) { winners |= game.has_won(state, c) ? 1U << c : 0U; });
  const bool over = state.phase == Phase::Over;
  if (over != (winners != 0)) {
    return over ? Sentence{"Nobody has won, but the field “{0}” is “{1}”.", {"phase", "over"}}
                : Sentence{"All pawns of a colour are Home, but the field “{0}” is not “{1}”.",
                           {"phase", "over"}};
  }
  if (!over || winners == game.side(state.turn)) {
    return std::nullopt;
  }
  if (!core::has_bit(winners, state.turn)) {
    return Sentence{"The game is over, but the field “{0}” does not name the winner.", {"turn"}};
  }
  return Sentence{"In “{0}” more than one has won.", {"phase=over"}};
}

// A sum of piles has room for no more cards of a kind than there are, so kinds are counted one by
// one here, before piles are added anywhere else.
Checked check_cards(const Game&, const State& state) {
  for (Card card = 0; card < kKinds; ++card) {
    int count = state.deck.count(card);
    for (const Pile& hand : state.hands) count += hand.count(card);
    if (count > copies(card)) {
      return Sentence{"The fields “{0}” and “{1}” hold too many cards {2}.",
                      {"deck", "hands", std::string(kCardNames[card])}};
    }
  }
  if (Game::deck_size(state) < 0) {
    return Sentence{"The field “{0}” holds fewer cards than “{1}” hides.", {"deck", "hands"}};
  }
  return std::nullopt;
}

bool stands_at_start(const Game& game, const State& state) {
  const State start = game.start();
  return state.path == start.path && state.start == start.start;
}

// In turn order from the colour that got the first card, each has as many as the one before, or
// one less; `turn` gets the next.
Checked check_deal(const Game& game, const State& state) {
  int dealt = 0;
  int turns = 0;
  each_colour(game.colours_in_play(), [&](Colour c) {
    dealt += Game::hand_size(state, c);
    ++turns;
  });
  // The colours from `turn` on in turn order, up to the first, have the smaller hands.
  int smaller = (turns - dealt % turns) % turns;
  smaller += smaller == 0 ? turns : 0;
  bool fits = dealt < kHandSize * turns;
  Colour c = state.turn;
  // A room that has lost its dealer deals again in the middle of a round, to the colour to act
  // first.
  const bool begins = stands_at_start(game, state);
  for (int i = 0; i < turns; ++i, c = game.next_turn(c)) {
    if (i == smaller % turns && game.rules().first >= 0 && begins) {
      fits = fits && c == game.rules().first;
    }
    fits = fits && Game::hand_size(state, c) == dealt / turns + (i < smaller ? 0 : 1);
  }
  return fits ? std::nullopt : Checked(games::fields_clash("hands", "turn"));
}

// No cards in `first`, dealt evenly in `deal`, else five; four for the mover while its card is
// being used, until the refill, and for the winner.
Checked check_hand_sizes(const Game& game, const State& state) {
  if (!has_hands(game)) {
    return std::nullopt;
  }
  if (state.phase == Phase::Deal) {
    return check_deal(game, state);
  }
  const bool spent =
      is_one_of(state.phase, {Phase::UseCard, Phase::Split, Phase::Fill, Phase::Over});
  bool fits = true;
  each_colour(game.colours_in_play(), [&](Colour c) {
    int size = state.phase == Phase::First ? 0 : kHandSize;
    size -= spent && c == state.turn ? 1 : 0;
    fits = fits && Game::hand_size(state, c) == size;
  });
  return fits ? std::nullopt : Checked(games::fields_clash("hands", phase_text(state)));
}

// A card counts as discarded at once: a card that is in use, or has just been, is in neither deck
// nor hands. Before the first turn nothing has been discarded.
Checked check_discards(const Game& game, const State& state) {
  const Pile all = held(state);
  if (state.card != kNoCard && all.count(state.card) == copies(state.card)) {
    return games::fields_clash("card", "deck");
  }
  const bool none = all.size() == kFullDeck.size();
  if (is_one_of(state.phase, {Phase::First, Phase::Deal})
          ? !none
          : none && is_one_of(state.phase, {Phase::Fill, Phase::Over})) {
    return games::fields_clash("deck", phase_text(state));
  }
  // Without hands no card has been drawn since the 2.
  if (state.phase == Phase::Again && !has_hands(game) && all.count(k2) == copies(k2)) {
    return games::fields_clash("deck", phase_text(state));
  }
  return std::nullopt;
}

Checked check_pawns(const Game& game, const State& state) {
  return state.phase == Phase::First && !stands_at_start(game, state)
             ? Checked(games::fields_clash("pawns", phase_text(state)))
             : std::nullopt;
}

// A 7 is split, and a card of the hand played, only if it can be used.
Checked check_use(const Game& game, const State& state) {
  if (state.phase == Phase::Split && !game.has_second_part(state)) {
    return Sentence{"No other pawn can go the steps in the field “{0}”.", {"left"}};
  }
  if (state.phase == Phase::UseCard && has_hands(game) && !game.has_use(state, state.card)) {
    return Sentence{"Nothing can be done with the “{0}” that was played.", {"card"}};
  }
  return std::nullopt;
}

}  // namespace

Checked check_state(const Game& game, const State& state) {
  return games::first_fault(game, state, check_won, check_cards, check_hand_sizes, check_discards,
                            check_pawns, check_use);
}

}  // namespace sorry
