// Values that a game's hooks (ai/<game>/hooks.h) give to the bots. ai/hooks.h lists the hooks that
// every game has. Knows no game.
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

// The value of a won game; a lost one is worth −kWin. Greater than the value of any other position.
inline constexpr int kWin = 1'000'000;

// How many of a position's moves are followed: most where one is to be chosen, fewer on the way to
// the end of a turn, fewest where the next throw after that is looked at as well.
enum class Breadth : std::uint8_t { Choice, Follow, Ahead };

// How many throws or cards after its own turn a bot looks at, with every outcome, when it weighs a
// move. 0 where there are too many outcomes or a hand is hidden.
struct Foresight {
  int expert = 0;
  int master = 0;  // before it plays the candidates on
};

// The strengths and weaknesses of a side in a position, in the game's own units. Advice compares
// the positions before and after a move.
struct Standpoint {
  int danger = 0;    // to the side
  int threats = 0;   // by the side
  int notable = 1;   // smaller changes of either are not worth mentioning
  int safe = 0;      // pieces out of reach
  int barriers = 0;  // of the side
  // In a maze: steps that the seat and its rivals have to go, which walls change.
  int own_way = 0;
  int their_ways = 0;
};

}  // namespace ai
