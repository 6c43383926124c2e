// The values that a game's room (ai/<game>/room.h) gives to the bots. What a room must offer is
// stated in ai/rooms.h. Knows no game.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <type_traits>

#include "ai/inputs.h"
#include "ai/ratings.h"
#include "ai/slips.h"
#include "ai/weights.h"

namespace ai {

class Turn;

// The worth of a won game, and minus that of a lost one: more than any other position is ever
// worth.
inline constexpr int kWin = 1'000'000;

// How many of a position's moves are followed: most where one is chosen, fewer on the way to the
// end of a turn, and fewest where the next throw after that end is looked at as well.
enum class Breadth : std::uint8_t { Choice, Follow, Ahead };

// What stands for and against a side in a position, in the game's own units. Advice compares the
// positions before and after a move.
struct Standpoint {
  int danger = 0;    // to the side
  int threats = 0;   // by the side
  int notable = 1;   // changes of either below this are not worth mentioning
  int safe = 0;      // pieces out of reach
  int barriers = 0;  // of the side
};

}  // namespace ai
