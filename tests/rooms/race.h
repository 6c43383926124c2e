// A small race for the tests of rooms: at most twelve turns to the third square, so that a whole
// game takes only a few dozen entries. For tests only.
#pragma once

#include "play/room/book.h"

namespace rooms {

// Rules: `race seats=2` to `race seats=6`. A throw is d0 or d1 (twice as likely); then `go` that
// far, or `stay`.
[[nodiscard]] const play::room::Book& race_book();
[[nodiscard]] std::string race_rules(std::size_t seats);

}  // namespace rooms
