// What the hooks of several games (play/<game>/hooks.h) use. play/hooks.h lists the hooks that
// every game has. Knows no game.
#pragma once

#include <type_traits>
#include <vector>

#include "core/event.h"
#include "core/types.h"

namespace play {

// For links: how likely a move is, judged by its events alone, the same for every game. `stays`: it
// is still the seat's turn. Part of version 1 of the format, see link/taste.h.
[[nodiscard]] int taste_of_events(const core::EventList& events, unsigned own_colours, bool stays);

}  // namespace play
