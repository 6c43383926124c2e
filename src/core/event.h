// Events: what a spectator sees while a move is played, in order. Animation, log, sound and spoken
// text are made from them. They distinguish a walk from a slide and a bump from a swap, which
// comparing the tables before and after could not. Applying the events to the old table gives the
// new one (a law).
#pragma once

#include "core/types.h"

namespace core {

enum class EventKind : std::uint8_t {
  // Chance and turn.
  Begins,  // seat `value` begins
  Thrown,  // die shows `value`; `size` the second die of Ludo (0: one die), the maze's red letter
  Previewed,  // seat `size`'s next throw will be `value`
  Drawn,      // card `value` was drawn (Sorry!: from the pile; points: dealt to colour's hand)
  Shuffled,   // the discard pile became the deck
  Played,     // card `value` of the hand was played
  Discarded,  // card `value` of the hand was thrown away
  Passed,     // nothing could or should be done with the throw or card. Parchís, Ludo: the number
              // `value` (`size` 1: the turn ends with the third in a row); maze: blue
              // `value`, `size` red letter
  Again,  // Sorry!: another card for `colour` after a 2. Ludo: another throw, after `value` tries
          // in vain (0: it is earned)
  Turn,   // the turn goes to seat `value`
  Won,    // seat `value` has won
  // Pieces. `colour` moves (`size`: maze pawn) `from` → `to`.
  Entered,    // out of the nest or Start
  Walked,     // along the board, `value` steps
  Slid,       // Sorry!: down a slide
  Swapped,    // Sorry!: one half of an exchange; the other half follows at once
  Jumped,     // a Sorry! card's move; the claw's carry
  Captured,   // sent back to the nest or Start (`to`) by the colour `value`
  Penalised,  // Parchís, Ludo: sent to the nest by a third six or doublet
  Arrived,    // reached goal, Home or home (no change of place; follows the piece's event)
  // Debts and marks.
  Bonus,        // `value` bonus steps are owed
  BonusLost,    // `value` bonus steps could not be used
  Relay,        // maze: `colour` has the relay
  Frozen,       // maze: `colour`'s small pawns are frozen
  WallLifted,   // maze: from slot `from`
  WallDropped,  // maze: onto slot `to`
  ClawAimed,    // maze: at `colour`'s large pawn, `to` the destination
  ClawHit,      // maze: the claw held what it aimed at
  ClawMissed,   // maze: the claw slipped
};

// Whether a piece goes its way from `from` to `to`; one that is sent back does not.
constexpr bool goes_its_way(EventKind kind) {
  switch (kind) {
    case EventKind::Entered:
    case EventKind::Walked:
    case EventKind::Slid:
    case EventKind::Swapped:
    case EventKind::Jumped: return true;
    default: return false;
  }
}

// Whether such an event takes its piece from `from` to `to`; all others leave the pieces alone.
constexpr bool moves_a_piece(EventKind kind) {
  return goes_its_way(kind) || kind == EventKind::Captured || kind == EventKind::Penalised;
}

// One event. Fields that its kind does not name have no meaning.
struct Event {
  EventKind kind;
  std::uint8_t value;
  Colour colour;
  std::uint8_t size;  // a maze pawn: 0 small, 1 large; otherwise as the kind says
  Site from;
  Site to;
  friend bool operator==(const Event&, const Event&) = default;
};

// One move tells less than half of this. Sorry! tells most: the two slides after a swap may send
// back eight pawns. Ludo's pass loses eight numbers; otherwise a piece that moves sends back one
// other.
using EventList = FixedList<Event, 64, Bound::Enforced>;

// Appends an event if anybody listens.
inline void tell(EventList* events, const Event& event) {
  if (events != nullptr) {
    events->push(event);
  }
}
inline void tell(EventList* events, EventKind kind, int value, Colour colour = 0, Site from = 0,
                 Site to = 0, std::uint8_t size = 0) {
  tell(events, {kind, static_cast<std::uint8_t>(value), colour, size, from, to});
}

// A piece as it stands on the table, for drawing and for the fold law.
struct Token {
  Colour colour;
  std::uint8_t size;  // maze: 0 small, 1 large; elsewhere 0
  Site site;
  friend auto operator<=>(const Token&, const Token&) = default;
};
// Most pieces stand on Parchís's board of six arms: six of each colour.
using TokenList = FixedList<Token, 40, Bound::Enforced>;

}  // namespace core
