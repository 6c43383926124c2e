// Who wins together: the seats of a team or a partnership, else each seat alone.
#pragma once

#include "games/game.h"

namespace ai {

[[nodiscard]] inline bool same_side(const parchis::Game& game, core::SeatIndex a,
                                    core::SeatIndex b) {
  return (game.side_colours(a) & game.own_colours(b)) != 0;
}
[[nodiscard]] inline bool same_side(const sorry::Game& game, core::SeatIndex a, core::SeatIndex b) {
  const auto colour = static_cast<core::Colour>(std::countr_zero(game.own_colours(a)));
  return (game.side(colour) & game.own_colours(b)) != 0;
}
[[nodiscard]] inline bool same_side(const maze::Game&, core::SeatIndex a, core::SeatIndex b) {
  return a == b;
}
[[nodiscard]] inline bool same_side(const games::Game& game, core::SeatIndex a, core::SeatIndex b) {
  return game.visit([&](const auto& concrete) { return same_side(concrete, a, b); });
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
