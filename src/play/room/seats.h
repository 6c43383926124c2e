// The order in which a SETUP lists the seats of a game.
#pragma once

#include <vector>

#include "games/game.h"

namespace play::room {

// The game's seat for each seat of a SETUP: in the order of `seats=`; where the printed rules line
// leaves that out, in the order in which a position line names their colours. For Parchís with a
// seat for each colour this is not the turn order.
[[nodiscard]] std::vector<core::SeatIndex> seats_of(const games::Game& game);

}  // namespace play::room
