// The learned value's view of Parchís, before it is arranged for a seat.
#pragma once

#include <array>

#include "ai/inputs.h"
#include "games/parchis/game.h"

namespace ai {

struct ParchisScan {
  struct Pieces {  // of one colour
    int nest = 0;
    int goal = 0;
    int corridor = 0;
    int safe = 0;      // on the ring, protected by the square or by a barrier
    int exposed = 0;   // on the ring, alone on a square that is not safe
    int barriers = 0;  // of this colour
    int blocked = 0;   // on the ring, with a barrier in the next six squares
    int held = 0;      // pieces of other sides with one of these barriers in their next six squares
    int progress = 0;  // sum of steps made
    int rest_squared = 0;    // sum of squares of the steps left, in 1/256 of a whole way's square
    int most_at_risk = 0;    // the greatest chance × steps of one piece, see Risk
    unsigned finishing = 0;  // a bit for each face that brings a piece into the goal
  };
  // The danger of one colour's next turn to another.
  struct Risk {
    int steps = 0;       // expected loss, in 1/36 of a step
    unsigned faces = 0;  // a bit for each face that hits something
    int bonus = 0;       // steps that pieces would lose that are exactly a capture's bonus ahead
    int chase = 0;  // steps that pieces would lose that are somewhat farther ahead than a throw
  };
  std::array<Pieces, parchis::kMaxArms> pieces{};
  // risk[a][v]: the danger of a to v; zero within a side.
  std::array<std::array<Risk, parchis::kMaxArms>, parchis::kMaxArms> risk{};
};

[[nodiscard]] ParchisScan scan(const parchis::Game& game, const parchis::State& state);
InputShape fill(const parchis::Game& game, const parchis::State& state, const ParchisScan& scan,
                core::SeatIndex seat, Inputs& inputs);

}  // namespace ai
