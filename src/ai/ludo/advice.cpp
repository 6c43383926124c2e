#include "ai/ludo/hooks.h"
#include "ai/path_standpoint.h"

namespace ai {

Standpoint look(const ludo::Game& game, const ludo::State& state, core::SeatIndex seat) {
  return standpoint(scan(game, state), game.side_colours(seat));
}

}  // namespace ai
