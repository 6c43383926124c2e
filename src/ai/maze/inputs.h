// The learned value's view of the maze relay, before it is arranged for a seat.
#pragma once

#include <array>

#include "ai/inputs.h"
#include "games/maze/game.h"

namespace ai {

struct MazeScan {
  struct Pawns {  // of one colour; steps through the walls as they stand
    bool relay = false;
    bool out = false;  // has left home once
    bool frozen = false;
    int to_zone = 0;  // of the large pawn, while it has no relay
    int large_home = 0;
    std::array<int, 2> small_home{};  // the nearer pawn first
    int to_go = 0;                    // all pawns together, with the way to the zone and back
    int longest = 0;                  // of one pawn
    int beeline = 0;                  // all pawns together, if there were no walls
    int arrived = 0;                  // for good
  };
  std::array<Pawns, maze::kColours> pawns{};
};

[[nodiscard]] MazeScan scan(const maze::Game& game, const maze::State& state);
InputShape fill(const maze::Game& game, const maze::State& state, const MazeScan& scan,
                core::SeatIndex seat, Inputs& inputs);

}  // namespace ai
