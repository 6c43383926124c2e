// What a member's device knows of hidden hands: the cards of its own seats, and those of all if it
// deals. `me` is its place among the members; each function asks for a log with hidden hands.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "play/room/hands.h"
#include "play/room/log/log.h"
#include "play/sealed.h"

namespace play::room {

class OwnHands {
 public:
  explicit OwnHands(const Key& device_secret) : device_secret_(device_secret) {}

  // What the device sees for a seat that it holds, and the cards that the seat draws next. Nothing
  // before its cards have come.
  [[nodiscard]] std::optional<Sight> sight(const Log& log, std::size_t me,
                                           core::SeatIndex seat) const;
  // The newest position as the seat to act sees it, if the device holds that seat; else as its
  // first seat does.
  [[nodiscard]] SharedPosition view(const Log& log, std::size_t me) const;
  // Whether these decisions are legal with the cards that the seat to act really holds.
  [[nodiscard]] bool may_play(const Log& log, std::size_t me,
                              std::span<const std::string> tokens) const;

  // For the dealer: whether the newest entry plays only cards that somebody was dealt; the entry
  // that deals, or nothing if a card was played that nobody was dealt; and the one that opens the
  // round.
  [[nodiscard]] bool cards_fit(const Log& log) const;
  [[nodiscard]] std::optional<Entry> deal(const Log& log) const;
  [[nodiscard]] Entry open(const Log& log) const;
  // For the others, when cards have come or the round was opened: whether the device's box opens
  // and its contents match the round.
  [[nodiscard]] bool audit(const Log& log, std::size_t me);
  // Adds to a READY for the SETUP of this attempt a chain tip for dealing, and the key for which
  // the device's boxes are sealed. A dealer that left a round opens it with this. The log may be
  // empty, or without hands.
  void promise(Ready& ready, std::uint32_t attempt, const Log& log, const Key& key) const;

 private:
  // What a seat's holder saw of a position, which is worked out by playing the round again.
  struct Looked {
    SharedPosition position;
    core::SeatIndex seat = 0;
    std::size_t member = 0;
    std::optional<Sight> sight;
  };
  [[nodiscard]] ChainKey secret_of(const DealSource& source) const;
  [[nodiscard]] const ChainKey& element(const HandsPosition& hands, std::size_t me) const;

  Key device_secret_;
  mutable Digest dealing_from_{};  // what `element_` follows from; finding it takes long
  mutable ChainKey element_{};
  mutable Looked looked_;    // the last one
  std::vector<Move> cards_;  // that came in the device's newest box
};

// Appends the cards that this member draws from its box to its decisions.
void draw_own(SharedPosition& position, std::size_t me, std::vector<Move>& moves);

}  // namespace play::room
