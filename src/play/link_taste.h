// What a share link expects of a player: a rough liking for each move, so that the usual choice
// takes fewer bits. Only the length of links depends on it, never a game. Part of version 1 of the
// format: whatever changes here makes old links unreadable.
#pragma once

#include "games/game.h"

namespace play {

// The higher, the more likely `seat` is to choose the move. Roughly in hundredths of a step.
[[nodiscard]] int taste(const games::Game& game, const games::State& state, core::Move move,
                        core::SeatIndex seat);

}  // namespace play
