#include "ai/parchis/hooks.h"
#include "ai/path_standpoint.h"

namespace ai {

Standpoint look(const parchis::Game& game, const parchis::State& state, core::SeatIndex seat) {
  return standpoint(scan(game, state), game.side_colours(seat));
}

}  // namespace ai
