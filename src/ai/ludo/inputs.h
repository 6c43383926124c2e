// The learned value's view of Ludo, before it is arranged for a seat.
#pragma once

#include <array>

#include "ai/path_inputs.h"
#include "games/ludo/game.h"

namespace ai {

struct LudoScan {
  // The danger of one colour's next turn to another. Chances in 1/36.
  struct Risk {
    int steps = 0;           // the expected loss of way
    unsigned distances = 0;  // a bit for each distance, 1…12, at which a hunter can hit
    int chase = 0;           // the way that pieces somewhat farther ahead would lose
    void add(const Risk& other) {
      steps += other.steps;
      distances |= other.distances;
      chase += other.chase;
    }
  };
  // Of each colour. Progress: see way_made. On the chevaux board the column's foot is of the
  // column.
  std::array<PathPieces, ludo::kMaxArms> pieces{};
  // risk[a][v]: the danger of a to v; zero within a side.
  std::array<std::array<Risk, ludo::kMaxArms>, ludo::kMaxArms> risk{};
};

// The way that a piece has covered, in steps. Numbered stairs, each of which needs its own throw,
// count as the steps usually thrown meanwhile. `whole_way`: the way of a piece that has reached the
// end.
[[nodiscard]] int way_made(const ludo::Game& game, core::Site site);
[[nodiscard]] inline int whole_way(const ludo::Game& game) { return way_made(game, game.end()); }

// Chances in 36 that the throws of one turn hit something at one of these distances.
[[nodiscard]] int hit_chance(const ludo::Game& game, unsigned distances);

[[nodiscard]] LudoScan scan(const ludo::Game& game, const ludo::State& state);
InputShape fill(const ludo::Game& game, const ludo::State& state, const LudoScan& scan,
                core::SeatIndex seat, Inputs& inputs);

}  // namespace ai
