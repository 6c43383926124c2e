// The standpoint that advice compares in Sorry!: danger, threats and safety of both sides.
#include "ai/sorry/hooks.h"
#include "core/bits.h"

namespace ai {

Standpoint look(const sorry::Game& game, const sorry::State& state, core::SeatIndex seat) {
  const SorryScan seen = scan(game, state);
  const unsigned own = game.side_colours(seat);
  Standpoint now;
  now.notable = SorryScan::kChances * 4;
  for (std::size_t a = 0; a < sorry::kColours; ++a) {
    const bool ours = core::has_bit(own, a);
    now.safe += ours ? seen.pawns[a].zone : 0;
    for (std::size_t v = 0; v < sorry::kColours; ++v) {
      (ours ? now.threats : now.danger) += ours || core::has_bit(own, v) ? seen.risk[a][v] : 0;
    }
  }
  return now;
}

}  // namespace ai
