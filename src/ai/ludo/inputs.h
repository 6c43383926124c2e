// What the learned value sees of Ludo before it is arranged for a seat.
#pragma once

#include <array>

#include "ai/inputs.h"
#include "games/ludo/game.h"

namespace ai {

struct LudoScan {
  struct Pieces {  // of one colour
    int nest = 0;
    int home = 0;
    int column = 0;         // in the column, not home yet; on the chevaux board also on its foot
    int safe = 0;           // on the ring, where no foe can land except one that enters
    int exposed = 0;        // on the ring, the others
    int pairs = 0;          // of this colour, where pairs stop somebody
    int blocked = 0;        // on the ring, with something that stops it in the next six squares
    int held = 0;           // of other sides, stopped there by this colour
    int progress = 0;       // the way made, see way_made
    int rest_squared = 0;   // sum of squares of the ways left, in 1/256 of a whole way's
    int most_at_risk = 0;   // greatest chance × way of one piece, see Risk
    unsigned arriving = 0;  // faces that bring a piece home, a bit each
  };
  // What one colour's next turn may do to another. Chances are in 1/36.
  struct Risk {
    int steps = 0;           // the expected loss of way
    unsigned distances = 0;  // from hunters to what they can hit, 1…12, a bit each
    int chase = 0;           // the way that pieces somewhat farther ahead would lose
  };
  std::array<Pieces, ludo::kMaxArms> pieces{};
  // risk[a][v]: what a may do to v; zero within a side.
  std::array<std::array<Risk, ludo::kMaxArms>, ludo::kMaxArms> risk{};
};

// The way that a piece has made, in steps: numbered stairs, each of which needs a throw of its own,
// count as many as are thrown meanwhile. `whole_way`: that of a piece that has reached the end.
[[nodiscard]] int way_made(const ludo::Game& game, core::Site site);
[[nodiscard]] inline int whole_way(const ludo::Game& game) { return way_made(game, game.end()); }

// Chances in 36 that one turn's throw hits something at one of these distances.
[[nodiscard]] int hit_chance(const ludo::Game& game, unsigned distances);

[[nodiscard]] LudoScan scan(const ludo::Game& game, const ludo::State& state);
InputShape fill(const ludo::Game& game, const ludo::State& state, const LudoScan& scan,
                core::SeatIndex seat, Inputs& inputs);

}  // namespace ai
