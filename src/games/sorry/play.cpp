// Sorry!: what a move does.
#include <bit>
#include <cassert>

#include "games/sorry/game.h"

namespace sorry {

using core::EventKind;
using core::EventList;
using core::Move;
using core::MoveKind;

namespace {

// One move being played. kTell: whether the caller wants events; bots do not, and pay nothing.
template <bool kTell>
class Player {
 public:
  Player(const Game& game, State& state, EventList* events)
      : game_(game), state_(state), events_(events) {}

  // By the phase, which a playout has just looked at, rather than by the move's kind. Questions one
  // after another are foreseen by a processor, since turns are alike; a jump by a table is not.
  void play(Move move) {
    assert(state_.phase != Phase::Over && "nothing is played after the end");
    if (state_.phase == Phase::UseCard || state_.phase == Phase::Split) {
      use_card(move);
    } else if (state_.phase == Phase::Hand || state_.phase == Phase::Again) {
      use_hand(move);
    } else if (state_.phase == Phase::First) {
      begin(move.value);
    } else {
      deal(move.value);
    }
  }

 private:
  [[nodiscard]] bool points() const { return game_.rules().mode == Mode::Points; }

  void tell(EventKind kind, int value, Colour colour, Site from = 0, Site to = 0) {
    if constexpr (kTell) {
      events_->push({kind, static_cast<std::uint8_t>(value), colour, 0, from, to});
    }
  }

  void use_card(Move move) {
    if (move.kind == MoveKind::Walk) {
      walk(move);
    } else if (move.kind == MoveKind::Pass) {
      pass();
    } else {
      assert(move.kind == MoveKind::Swap && "a use of a card");
      swap(move);
    }
  }

  // Also what follows a 2, with a hand or without.
  void use_hand(Move move) {
    switch (move.kind) {
      case MoveKind::Card: spend(EventKind::Played, Phase::UseCard, move.value); return;
      case MoveKind::Discard: spend(EventKind::Discarded, Phase::Fill, move.value); return;
      case MoveKind::Draw: draw_again(); return;
      default: assert(move.kind == MoveKind::Pass && "a move of Sorry!"); pass();
    }
  }

  void begin(Colour colour) {
    state_.turn = colour;
    state_.phase = points() ? Phase::Deal : Phase::Draw;
    tell(EventKind::Begins, game_.seat_of(colour), colour);
  }

  // After a 2: the turn goes on with another card.
  void draw_again() {
    state_.phase = Phase::Draw;
    tell(EventKind::Again, 0, state_.turn);
  }

  // A card comes from the pile: to be used at once, or into a hand.
  void deal(Card card) {
    const Colour c = state_.turn;
    if (Game::deck_size(state_) == 0) {
      state_.deck = game_.supply(state_);
      tell(EventKind::Shuffled, 0, c);
    }
    const bool hidden = card == kUnknownCard || Game::deals_unseen(state_);
    tell(EventKind::Drawn, hidden ? kUnknownCard : card, c);
    if (!hidden) {
      state_.deck.remove(card);
    }
    if (state_.phase == Phase::Draw) {
      state_.card = card;
      state_.phase = Phase::UseCard;
      return;
    }
    if (hidden) {
      ++state_.hidden[c];
    } else {
      state_.hands[c].add(card);
    }
    if (state_.phase == Phase::Deal) {
      after_deal();
    } else {
      after_fill();
    }
  }

  // Five rounds in turn order from the first seat; the first seat begins.
  void after_deal() {
    const Colour next = game_.next_turn(state_.turn);
    const bool last = Game::hand_size(state_, state_.turn) == kHandSize &&
                      Game::hand_size(state_, next) == kHandSize;
    state_.turn = next;
    state_.phase = last ? Phase::Hand : Phase::Deal;
  }

  void after_fill() {
    if (state_.card == k2) {
      state_.card = kNoCard;
      state_.phase = Phase::Again;
    } else {
      pass_on();
    }
  }

  // A card leaves the hand. From a hidden hand, it leaves the cards folded into the deck.
  void spend(EventKind kind, Phase phase, Card card) {
    const Colour c = state_.turn;
    if (state_.hidden[c] != 0) {
      --state_.hidden[c];
      state_.deck.remove(card);
    } else {
      state_.hands[c].remove(card);
    }
    state_.card = phase == Phase::UseCard ? card : kNoCard;
    state_.phase = phase;
    tell(kind, card, c);
  }

  // The turn passes to the next colour (Sorry! 5).
  void pass_on() {
    state_.turn = game_.next_turn(state_.turn);
    state_.phase = points() ? Phase::Hand : Phase::Draw;
    state_.card = kNoCard;
    tell(EventKind::Turn, game_.seat_of(state_.turn), state_.turn);
  }

  void pass() {
    tell(EventKind::Passed, 0, state_.turn);
    if (state_.phase == Phase::Again) {
      pass_on();
    } else {
      after_use();
    }
  }

  // The card has been used, or could not be.
  void after_use() {
    const bool two = state_.card == k2;
    state_.card = kNoCard;
    if (points()) {
      state_.card = two ? Card{k2} : Card{kNoCard};
      state_.phase = Phase::Fill;
    } else if (two) {
      state_.phase = Phase::Again;
    } else {
      pass_on();
    }
  }

  void after_move(Place to) {
    if (to == kHome && game_.has_won(state_, state_.turn)) {
      state_.card = kNoCard;
      state_.phase = Phase::Over;
      tell(EventKind::Won, game_.seat_of(state_.turn), state_.turn);
    } else {
      after_use();
    }
  }

  // ---- Pawns ------------------------------------------------------------------------------------

  void lift(Colour c, Place place) {
    if (place == kStart) {
      --state_.start[c];
    } else {
      set(c, [&](Track& track) { track.remove(place); });
    }
  }
  void put(Colour c, Place place) {
    if (place == kHome) {
      ++state_.home[c];
    } else {
      set(c, [&](Track& track) { track.add(place); });
    }
  }
  template <class Change>
  void set(Colour c, Change change) {
    Track track = state_.track(c);
    change(track);
    state_.path[c] = track.path;
    state_.diamond[c] = static_cast<std::uint8_t>(track.diamond);
  }

  // All pawns of `victims` on the squares (as `by` counts) go to their Starts.
  void send_back(Colour by, unsigned victims, RingSet squares) {
    each_colour(victims, [&](Colour c) {
      const RingSet hit = state_.track(c).ring() & translate(squares, by, c);
      if (hit == 0) {
        return;
      }
      set(c, [&](Track& track) { track.remove_all(hit); });
      for (RingSet left = hit; left != 0; left &= left - 1) {
        ++state_.start[c];
        const auto place = static_cast<Place>(std::countr_zero(left));
        tell(EventKind::Captured, by, c, site_of(c, place), kStart);
      }
    });
  }

  // Sorry! 4: a pawn on another colour's triangle goes down the slide; the pawns on it go to Start.
  // Returns the pawn's final place.
  Place slide(Colour c, Place place) {
    if (!is_triangle(place)) {
      return place;
    }
    const int length = slide_length(place);
    const auto end = static_cast<Place>(place + length);
    send_back(c, game_.colours_in_play(), slide_squares(place));
    set(c, [&](Track& track) {
      track.remove(place);
      track.add(end);
    });
    tell(EventKind::Slid, length, c, site_of(c, place), site_of(c, end));
    return end;
  }

  // Whether another colour's pawn stands on a place of the ring. All are looked at without a
  // branch, since mostly none does.
  [[nodiscard]] bool meets_another(Colour c, Place place) const {
    bool met = false;
    for (int ahead = 1; ahead < kColours; ++ahead) {
      const auto other = static_cast<Colour>((c + ahead) % kColours);
      met |= state_.track(other).is_on_ring_at(place_of(other, site_of(c, place)));
    }
    return met;
  }

  // Puts the pawn, whose walk has been reported already, down at `to`: bump, then slide.
  Place land(Colour c, Place to) {
    put(c, to);
    if (to == kHome) {
      tell(EventKind::Arrived, 0, c, kHome, kHome);
    }
    if (to >= kRing) {
      return to;
    }
    if (meets_another(c, to)) {
      send_back(c, game_.colours_in_play() & ~(1U << c), RingSet{1} << to);
    }
    return slide(c, to);
  }

  void walk(Move move) {
    const Colour c = move.colour;
    const Place from = place_of(c, move.from);
    const Place to = place_of(c, move.to);
    lift(c, from);
    tell_walk(move, from, to);
    const Place end = land(c, to);
    if (state_.phase == Phase::Split) {
      state_.left = 0;
      state_.not_colour = 0;
      state_.not_place = 0;
    } else if (state_.card == k7 && to - from != kCount[k7]) {
      state_.phase = Phase::Split;
      state_.left = static_cast<std::uint8_t>(kCount[k7] - (to - from));
      state_.not_colour = c;
      state_.not_place = end;
      return;
    }
    after_move(end);
  }

  void tell_walk(Move move, Place from, Place to) {
    if constexpr (kTell) {
      if (from == kStart) {
        const bool sorry = state_.card == kSorry;
        tell(sorry ? EventKind::Jumped : EventKind::Entered, 0, move.colour, move.from, move.to);
        return;
      }
      const int back_steps = state_.card == k4 ? kCount[k4] : 1;
      const bool backward = state_.card == k4 || (state_.card == k10 && to - from != kCount[k10]);
      tell(EventKind::Walked, backward ? back_steps : to - from, move.colour, move.from, move.to);
    }
  }

  // Sorry! 4: after a swap both slide if they can, the mover's pawn first; it may sweep the other.
  void swap(Move move) {
    const Colour c = move.colour;
    const Place from = place_of(c, move.from);
    const Place to = place_of(c, move.to);
    const Colour other = colour_on(c, to);
    const Place others_to = translate_place(from, c, other);
    lift(c, from);
    lift(other, translate_place(to, c, other));
    put(c, to);
    put(other, others_to);
    tell(EventKind::Swapped, 0, c, move.from, move.to);
    tell(EventKind::Swapped, 0, other, move.to, move.from);
    slide(c, to);
    if (state_.track(other).has(others_to)) {
      slide(other, others_to);
    }
    after_use();
  }

  // The opponent's colour that stands on `place` of `by`'s way.
  [[nodiscard]] Colour colour_on(Colour by, Place place) const {
    Colour found = by;
    each_colour(game_.colours_in_play() & ~(1U << by), [&](Colour c) {
      found = state_.track(c).has(translate_place(place, by, c)) ? c : found;
    });
    return found;
  }

  const Game& game_;
  State& state_;
  EventList* events_;
};

}  // namespace

void Game::play(State& state, Move move, EventList* events) const {
  if (events != nullptr) {
    Player<true>(*this, state, events).play(move);
  } else {
    Player<false>(*this, state, nullptr).play(move);
  }
}

}  // namespace sorry
