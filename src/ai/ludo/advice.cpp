// The standpoint that advice compares in Ludo: danger, threats and safety of both sides.
#include "ai/ludo/hooks.h"
#include "core/bits.h"

namespace ai {

Standpoint look(const ludo::Game& game, const ludo::State& state, core::SeatIndex seat) {
  const LudoScan seen = scan(game, state);
  const unsigned own = game.side_colours(seat);
  Standpoint now;
  now.notable = 36 * 4;  // four steps, for certain
  ludo::each_colour(game.colours_in_play(), [&](core::Colour a) {
    const bool ours = core::has_bit(own, a);
    now.safe += ours ? seen.pieces[a].safe + seen.pieces[a].column : 0;
    now.barriers += ours ? seen.pieces[a].pairs : 0;
    ludo::each_colour(game.colours_in_play(), [&](core::Colour v) {
      (ours ? now.threats : now.danger) +=
          ours || core::has_bit(own, v) ? seen.risk[a][v].steps : 0;
    });
  });
  return now;
}

}  // namespace ai
