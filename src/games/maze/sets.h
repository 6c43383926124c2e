// Sets of a maze's colours and of a colour's pawns, a bit each.
#pragma once

#include "games/maze/game.h"

namespace maze {

// Of State::moved: pawn 0 is the large one.
inline constexpr unsigned kLargeBit = 1;
inline constexpr unsigned kSmallBits = 0b110;

constexpr unsigned bit_of(Colour colour) { return 1U << colour; }

}  // namespace maze
