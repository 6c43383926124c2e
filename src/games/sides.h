// Which seats win together: those of a team or a partnership, else each seat alone.
#pragma once

#include "core/types.h"

namespace games {

// `G` is any race game, or Game.
template <class G>
[[nodiscard]] bool same_side(const G& game, core::SeatIndex a, core::SeatIndex b) {
  return (game.side_colours(a) & game.own_colours(b)) != 0;
}

// The first seat of a seat's side in turn order, and whether it is that one itself.
template <class G>
[[nodiscard]] core::SeatIndex first_of_side(const G& game, core::SeatIndex seat) {
  core::SeatIndex first = 0;
  while (!same_side(game, first, seat)) ++first;
  return first;
}
template <class G>
[[nodiscard]] bool is_first_of_side(const G& game, core::SeatIndex seat) {
  return first_of_side(game, seat) == seat;
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
