// How a dealer deals in play by link with hidden hands: the order of the cards, and a round with
// every card known. Knows no keys and no sealed boxes; see sealed.h.
#pragma once

#include <optional>
#include <vector>

#include "core/sha256.h"
#include "play/mail.h"

namespace play::dealing {

// How many cards of a seat are opened ahead: a turn of Sorry!, the only game with hands, needs one,
// plus one for each 2. A seat that draws still more asks the dealer for them.
inline constexpr std::size_t kAhead = 3;

// A card by its kind, as a move names it.
using Card = std::uint8_t;

// Whose turn it is, also while cards are dealt.
[[nodiscard]] core::SeatIndex turn_of(const Match& match);
// The chance move that deals this card.
[[nodiscard]] Move dealt(Card card);
// Whether the beginner has been drawn: from then on chance only deals cards.
[[nodiscard]] bool has_begun(const Match& match);
// Whether a card goes to a hand now, and whether the opening deal is complete.
[[nodiscard]] bool deals_to_hand(const Match& match);
[[nodiscard]] bool hands_are_dealt(const Match& match);

// The draw pile of a round, in order. Each card is meant for a certain seat, in turn order, so that
// a seat's next cards are known before the others have drawn; a seat that has none left takes the
// last one.
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

// A round with every card known, and the cards still to be drawn.
struct Truth {
  Match match;
  Deck deck;

  // Plays the next outcome of chance in `match`, where chance must be to act; takes a card from the
  // deck.
  Move chance();
};

// Plays a round of the mail again with the cards that `element` of the dealer's chain deals.
// Nothing if they do not match: another card was dealt, or a card was played that was not in the
// hand.
[[nodiscard]] std::optional<Truth> truth_of(const Mail& mail, std::size_t round,
                                            const ChainKey& element);

// The cards that were dealt to the seat in the round, in order.
[[nodiscard]] std::vector<Move> dealt_to(const Match& match, core::SeatIndex seat);
// All cards that the seat was dealt in the round, and those that it draws next. A card that
// somebody is drawing now already counts as theirs, since it may have been meant for another seat.
[[nodiscard]] std::vector<Card> cards_of(const Truth& truth, core::SeatIndex seat);

}  // namespace play::dealing
