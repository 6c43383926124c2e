// The learned value's view of Ludo, before it is arranged for a seat.
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
    int safe = 0;           // on the ring, where no foe can land except one that is entering
    int exposed = 0;        // the others on the ring
    int pairs = 0;          // of this colour, where a pair stops somebody
    int blocked = 0;        // on the ring, with something in the next six squares that stops them
    int held = 0;           // pieces of other sides that this colour stops there
    int progress = 0;       // the way covered, see way_made
    int rest_squared = 0;   // sum of squares of the ways left, in 1/256 of a whole way's square
    int most_at_risk = 0;   // the greatest chance × way of one piece, see Risk
    unsigned arriving = 0;  // a bit for each face that brings a piece home
  };
  // The danger of one colour's next turn to another. Chances in 1/36.
  struct Risk {
    int steps = 0;           // the expected loss of way
    unsigned distances = 0;  // a bit for each distance, 1…12, at which a hunter can hit
    int chase = 0;           // the way that pieces somewhat farther ahead would lose
  };
  std::array<Pieces, ludo::kMaxArms> pieces{};
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
