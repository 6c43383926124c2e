// A small race for the tests of rooms: at most twelve turns to the third square, so that a whole
// life fits into a few dozen entries. Only tests know it.
#pragma once

#include "play/room/book.h"

namespace rooms {

// Rules: `race seats=2` to `race seats=6`. A throw is d0 or d1 (twice as heavy); then `go` as far,
// or `stay`.
[[nodiscard]] const play::room::Book& race_book();
[[nodiscard]] std::string race_rules(std::size_t seats);

}  // namespace rooms
