// What a dealer deals in play by link with hidden hands: the order of the cards, and a round with
// every card known. Knows no key and no box; see sealed.h.
#pragma once

#include <optional>
#include <vector>

#include "core/sha256.h"
#include "play/mail.h"

namespace play::dealing {

// The most cards that a seat may draw in one run: a turn needs one, and one more for each 2.
inline constexpr std::size_t kAhead = 3;

// A card by its kind, as a move names it.
using Card = std::uint8_t;

// Whose turn it is, also while cards are dealt.
[[nodiscard]] core::SeatIndex turn_of(const Match& match);
// The outcome of chance that deals this card.
[[nodiscard]] Move dealt(Card card);
// Whether chance has named who begins: from then on only cards fall.
[[nodiscard]] bool has_begun(const Match& match);
// Whether a card goes to a hand now, and whether all hands were dealt for the first time.
[[nodiscard]] bool deals_to_hand(const Match& match);
[[nodiscard]] bool hands_are_dealt(const Match& match);

// The draw pile of a round, in order. Its cards are meant for the seats in turn, so that a seat's
// next cards are known before the others have drawn; a seat that has none left takes the last one.
class Deck {
 public:
  // `key` decides the whole order.
  explicit Deck(const core::Digest& key) : key_(key) {}

  // The next card of whoever's turn it is. Shuffles first if the pile is at 0.
  Card draw(const Match& match);
  // The next cards of a seat, kAhead at most.
  [[nodiscard]] std::vector<Card> ahead(core::SeatIndex seat) const;
  // A number below `count`, always the same for the same `what` in a round.
  [[nodiscard]] std::uint32_t number(std::uint64_t what, std::uint32_t count) const;

 private:
  struct Place {
    Card card;
    core::SeatIndex seat;
  };

  void shuffle(const Match& match);

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
// already counts as theirs, since it may have been meant for another seat.
[[nodiscard]] std::vector<Card> cards_of(const Truth& truth, core::SeatIndex seat);

}  // namespace play::dealing
