// What a dealer deals in play by link with hidden hands: the order of the cards, and a round with
// every card known. Knows no key and no box; see sealed.h.
#pragma once

#include <optional>
#include <vector>

#include "core/sha256.h"
#include "play/mail.h"

namespace play::dealing {

// Cards that a seat may draw in one run: a turn needs one, and one more for each 2.
inline constexpr std::size_t kAhead = 3;

// Of a match of Sorry!, the only game with hidden hands, which `match` must be.
[[nodiscard]] const sorry::Game& game_of(const Match& match);
[[nodiscard]] const sorry::State& state_of(const Match& match);
[[nodiscard]] core::SeatIndex turn_of(const Match& match);
// The outcome of chance that deals this card.
[[nodiscard]] Move dealt(sorry::Card card);

// The draw pile of a round, in order. Each card lies there for a seat, in turn, so that a seat's
// next cards are known before the others have drawn; a seat that has none left takes the last one.
class Deck {
 public:
  // `key` decides the whole order.
  explicit Deck(const core::Digest& key) : key_(key) {}

  // The next card of whoever's turn it is. Shuffles first if the pile is at 0.
  sorry::Card draw(const sorry::Game& game, const sorry::State& state);
  // The next cards of a seat, kAhead at most.
  [[nodiscard]] std::vector<sorry::Card> ahead(core::SeatIndex seat) const;
  // A number below `count`, the same for the same `what` of a round.
  [[nodiscard]] std::uint32_t number(std::uint64_t what, std::uint32_t count) const;

 private:
  struct Place {
    sorry::Card card;
    core::SeatIndex seat;
  };

  void shuffle(const sorry::Game& game, const sorry::State& state);

  core::Digest key_;
  std::uint64_t shuffles_ = 0;
  std::vector<Place> pile_;
};

// A round as it is, with every card known, and what is left to draw.
struct Truth {
  Match match;
  Deck deck;

  // What chance does now in `match`, where it must be to act; takes a card from the deck.
  Move chance();
};

// The moves of a round of the mail, with the cards that `element` of the dealer's chain deals.
// Nothing if they do not fit: another card was dealt, or one was played that could not be.
[[nodiscard]] std::optional<Truth> truth_of(const Mail& mail, std::size_t round,
                                            const ChainKey& element);

// How many cards were dealt to the seat in the round.
[[nodiscard]] std::size_t count_dealt(const Match& match, core::SeatIndex seat);
// All that the seat was dealt in the round, and what it draws next. A card that somebody draws now
// is theirs already: it may have lain for another seat.
[[nodiscard]] std::vector<sorry::Card> cards_of(const Truth& truth, core::SeatIndex seat);

}  // namespace play::dealing
