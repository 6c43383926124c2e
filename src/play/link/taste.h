// How likely a player is to choose each move, roughly, so that the usual choice takes fewer bits of
// a link. It affects only the length of links, never a game. Part of version 1 of the format: any
// change makes old links unreadable.
#pragma once

#include "games/game.h"

namespace play {

// The higher, the more likely `seat` is to choose the move. Roughly in hundredths of a step.
[[nodiscard]] int taste(const games::Game& game, const games::State& state, core::Move move,
                        core::SeatIndex seat);

}  // namespace play
