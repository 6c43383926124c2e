// Open tables: the offers on a board, which is a room that everybody knows. The tables' own rooms
// are private; a board carries OFFERs and nothing else, and each listener keeps a list of bounded
// length. Knows no clock: the caller passes in the time and the minute.
#pragma once

#include <map>
#include <optional>
#include <vector>

#include "play/room/flood.h"
#include "play/room/wire.h"

namespace play::room {

inline constexpr Millis kOffer_ms = 15'000;   // between two OFFERs of one table
inline constexpr Millis kListed_ms = 45'000;  // how long a table is listed after its OFFER
inline constexpr std::size_t kMostTables = 200;

struct OpenTable {
  Key key{};  // of the device that offers it: the table's picture is made from it
  Offer offer;
  Millis heard_at = 0;
};

inline constexpr Millis kBetween_ms = 5000;  // least time between two OFFERs of one key

// When a table publishes its offer: at once, then again and again, and sooner if the offer has
// changed since.
class Offering {
 public:
  // Whether `offer` must be sent now; if so, it counts as sent.
  [[nodiscard]] bool due(const std::optional<Offer>& offer, Millis now);

 private:
  std::optional<Offer> said_;
  Millis said_at_ = 0;
};

class OpenTables {
 public:
  explicit OpenTables(const Room& board) : board_(board) {}

  // Takes a message from the board; `minute` is this device's, in Unix minutes. True if the list
  // has changed; anything too much, too old or not an OFFER is ignored.
  bool hear(Part message, Millis now, std::uint32_t minute);
  // Forgets tables that are no longer offered. True if the list has changed.
  bool forget(Millis now);
  // The oldest first.
  [[nodiscard]] const std::vector<OpenTable>& list() const { return list_; }

 private:
  [[nodiscard]] bool may_speak(const Key& key, Millis now);

  Room board_;
  std::vector<OpenTable> list_;
  std::map<Key, Millis> spoke_;  // when each key was last heard: as many as may speak in 5 s
  Bucket all_{20, 20};
};

}  // namespace play::room
