// Which seats win together: those of a team or a partnership, else each seat alone.
#pragma once

#include "games/game.h"

namespace ai {

// `G` is any race game, or games::Game.
template <class G>
[[nodiscard]] bool same_side(const G& game, core::SeatIndex a, core::SeatIndex b) {
  return (game.side_colours(a) & game.own_colours(b)) != 0;
}

// How many sides there are: 2 for teams, else the number of seats.
template <class G>
[[nodiscard]] int side_count(const G& game) {
  int count = 0;
  for (core::SeatIndex seat = 0; seat < game.seat_count(); ++seat) {
    bool first = true;
    for (core::SeatIndex before = 0; before < seat; ++before) {
      first = first && !same_side(game, before, seat);
    }
    count += first ? 1 : 0;
  }
  return count;
}

}  // namespace ai
