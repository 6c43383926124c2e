// Sorry!: the invariants of a position that has been read, beyond what one field alone shows.
#include <algorithm>

#include "games/refusals.h"
#include "games/sorry/text.h"

namespace sorry {

using core::Checked;
using core::Sentence;

namespace {

class StateChecker {
 public:
  StateChecker(const Game& game, const State& state)
      : game_(game),
        rules_(game.rules()),
        state_(state),
        points_(game.rules().mode == Mode::Points) {}

  [[nodiscard]] Checked check() const {
    using Step = Checked (StateChecker::*)() const;
    constexpr Step kSteps[] = {&StateChecker::check_won,        &StateChecker::check_cards,
                               &StateChecker::check_hand_sizes, &StateChecker::check_discards,
                               &StateChecker::check_pawns,      &StateChecker::check_use};
    for (const Step step : kSteps) {
      if (Checked error = (this->*step)()) {
        return error;
      }
    }
    return std::nullopt;
  }

 private:
  [[nodiscard]] Checked check_won() const;
  [[nodiscard]] Checked check_cards() const;
  [[nodiscard]] Checked check_hand_sizes() const;
  [[nodiscard]] Checked check_deal() const;
  [[nodiscard]] Checked check_discards() const;
  [[nodiscard]] Checked check_pawns() const;
  [[nodiscard]] Checked check_use() const;

  [[nodiscard]] bool in(std::initializer_list<Phase> phases) const {
    return std::find(phases.begin(), phases.end(), state_.phase) != phases.end();
  }
  [[nodiscard]] std::string phase_text() const {
    return "phase=" + std::string(kPhases[static_cast<std::size_t>(state_.phase)]);
  }
  // The deck and the hands that are seen: all but the discards.
  [[nodiscard]] Pile held() const {
    Pile all = state_.deck;
    for (const Pile hand : state_.hands) {
      all = all + hand;
    }
    return all;
  }

  const Game& game_;
  const Rules& rules_;
  const State& state_;
  bool points_;
};

// A colour (team) has all its pawns Home exactly in `over`, and it made the last move.
Checked StateChecker::check_won() const {
  unsigned winners = 0;
  each_colour(game_.playing(),
              [&](Colour c) { winners |= game_.has_won(state_, c) ? 1U << c : 0U; });
  const bool over = state_.phase == Phase::Over;
  if (over != (winners != 0)) {
    return over ? Sentence{"Nobody has won, but “{0}” is over.", {"phase"}}
                : Sentence{"All pawns of a colour are Home, but “{0}” is not over.", {"phase"}};
  }
  if (!over || winners == game_.side(state_.turn)) {
    return std::nullopt;
  }
  if (((winners >> state_.turn) & 1U) == 0) {
    return Sentence{"The game is over, but the field “{0}” does not name the winner.", {"turn"}};
  }
  return Sentence{"In “{0}” more than one has won.", {"phase=over"}};
}

Checked StateChecker::check_cards() const {
  const Pile all = held();
  for (Card card = 0; card < kKinds; ++card) {
    if (all.count(card) > copies(card)) {
      return Sentence{"The fields “{0}” and “{1}” hold too many cards {2}.",
                      {"deck", "hands", std::string(kCardNames[card])}};
    }
  }
  if (Game::deck_size(state_) < 0) {
    return Sentence{"The field “{0}” holds fewer cards than “{1}” hides.", {"deck", "hands"}};
  }
  return std::nullopt;
}

// No cards in `first`, dealt evenly in `deal`, else five; four for the mover while its card is
// being used, until the refill, and for the winner.
Checked StateChecker::check_hand_sizes() const {
  if (!points_) {
    return std::nullopt;
  }
  if (state_.phase == Phase::Deal) {
    return check_deal();
  }
  const bool spent = in({Phase::UseCard, Phase::Split, Phase::Fill, Phase::Over});
  bool fits = true;
  each_colour(game_.playing(), [&](Colour c) {
    int size = state_.phase == Phase::First ? 0 : kHandSize;
    size -= spent && c == state_.turn ? 1 : 0;
    fits = fits && Game::hand_size(state_, c) == size;
  });
  return fits ? std::nullopt : Checked(games::fields_clash("hands", phase_text()));
}

// In turn order from the colour that got the first card, each has as many as the one before, or
// one less; `turn` gets the next.
Checked StateChecker::check_deal() const {
  int dealt = 0;
  int turns = 0;
  each_colour(game_.playing(), [&](Colour c) {
    dealt += Game::hand_size(state_, c);
    ++turns;
  });
  // The colours behind `turn` in turn order, up to the first, have the smaller hands.
  int smaller = (turns - dealt % turns) % turns;
  smaller += smaller == 0 ? turns : 0;
  bool fits = dealt < kHandSize * turns;
  Colour c = state_.turn;
  for (int i = 0; i < turns; ++i, c = game_.next_turn(c)) {
    if (i == smaller % turns && rules_.first >= 0) {
      fits = fits && c == rules_.first;
    }
    fits = fits && Game::hand_size(state_, c) == dealt / turns + (i < smaller ? 0 : 1);
  }
  return fits ? std::nullopt : Checked(games::fields_clash("hands", "turn"));
}

// A card counts as discarded at once: what is in use, or has just been, is in neither deck nor
// hands. Before the first turn nothing has been discarded.
Checked StateChecker::check_discards() const {
  const Pile all = held();
  if (state_.card != kNoCard && all.count(state_.card) == copies(state_.card)) {
    return games::fields_clash("card", "deck");
  }
  const bool none = all.size() == kFullDeck.size();
  if (in({Phase::First, Phase::Deal}) ? !none : none && in({Phase::Fill, Phase::Over})) {
    return games::fields_clash("deck", phase_text());
  }
  // Without hands no card has been drawn since the 2.
  if (state_.phase == Phase::Again && !points_ && all.count(k2) == copies(k2)) {
    return games::fields_clash("deck", phase_text());
  }
  return std::nullopt;
}

Checked StateChecker::check_pawns() const {
  if (in({Phase::First, Phase::Deal})) {
    const State start = game_.start();
    if (state_.path != start.path || state_.start != start.start) {
      return games::fields_clash("pawns", phase_text());
    }
  }
  return std::nullopt;
}

// A 7 is split, and a card of the hand played, only if it can be used.
Checked StateChecker::check_use() const {
  if (state_.phase == Phase::Split && !game_.has_second_part(state_)) {
    return Sentence{"No other pawn can go the steps in the field “{0}”.", {"left"}};
  }
  if (state_.phase == Phase::UseCard && points_ && !game_.has_use(state_, state_.card)) {
    return Sentence{"Nothing can be done with the “{0}” that was played.", {"card"}};
  }
  return std::nullopt;
}

}  // namespace

Checked check_state(const Game& game, const State& state) {
  return StateChecker(game, state).check();
}

}  // namespace sorry
