// Which seats win together: those of a team or a partnership, else each seat alone.
#pragma once

#include "core/types.h"

namespace games {

// `G` is any race game, or Game.
template <class G>
[[nodiscard]] bool same_side(const G& game, core::SeatIndex a, core::SeatIndex b) {
  return (game.side_colours(a) & game.own_colours(b)) != 0;
}

// Whether the seat is the first of its side in turn order.
template <class G>
[[nodiscard]] bool is_first_of_side(const G& game, core::SeatIndex seat) {
  for (core::SeatIndex before = 0; before < seat; ++before) {
    if (same_side(game, before, seat)) return false;
  }
  return true;
}

// How many sides there are: 2 for teams, else the number of seats.
template <class G>
[[nodiscard]] int side_count(const G& game) {
  int count = 0;
  for (core::SeatIndex seat = 0; seat < game.seat_count(); ++seat) {
    count += is_first_of_side(game, seat) ? 1 : 0;
  }
  return count;
}

}  // namespace games
