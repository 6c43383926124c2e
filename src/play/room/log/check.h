// A whole log, as it is stored or sent: checked at once, which is quicker than message by message.
#pragma once

#include <span>

#include "play/room/log/log.h"

namespace play::room {

struct LogCheck {
  Log log;                  // what was accepted
  std::size_t refused = 0;  // index of the first refused message, unless word is Entry
  Word word = Word::Entry;
};

// Entries chain by their digests and a SHOW names one, so the newest signature of each key covers
// everything before it: only those are checked, and each START with its parts.
[[nodiscard]] LogCheck check_log(std::span<const Bytes> messages, const RoomId& room,
                                 const Book& book = games_book());

}  // namespace play::room
