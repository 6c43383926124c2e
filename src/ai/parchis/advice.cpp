// The standpoint that advice compares in Parchís: danger, threats and safety of both sides.
#include "ai/parchis/hooks.h"
#include "core/bits.h"

namespace ai {

Standpoint look(const parchis::Game& game, const parchis::State& state, core::SeatIndex seat) {
  const ParchisScan seen = scan(game, state);
  const unsigned own = game.side_colours(seat);
  Standpoint now;
  now.notable = 36 * 4;  // four steps, for certain
  for (std::size_t a = 0; a < parchis::kMaxArms; ++a) {
    const bool ours = core::has_bit(own, a);
    now.safe += ours ? seen.pieces[a].safe + seen.pieces[a].column : 0;
    now.barriers += ours ? seen.pieces[a].pairs : 0;
    for (std::size_t v = 0; v < parchis::kMaxArms; ++v) {
      (ours ? now.threats : now.danger) +=
          ours || core::has_bit(own, v) ? seen.risk[a][v].steps : 0;
    }
  }
  return now;
}

}  // namespace ai
