// The order of the seats at the end of a game.
#pragma once

#include <utility>

#include "core/sort.h"
#include "core/types.h"
#include "games/sides.h"

namespace games {

using Standing = core::FixedList<core::SeatIndex, core::kMaxSeats>;

// Sorts the seats: the winner, its mates, then the others; each group by steps to go. Ties keep the
// order in which they are given.
template <class G>
[[nodiscard]] Standing sort_by_steps(const G& game, const typename G::State& state,
                                     Standing seats) {
  const core::SeatIndex winner = game.turn(state);
  const auto key = [&](core::SeatIndex seat) {
    const int group = seat == winner ? 0 : same_side(game, winner, seat) ? 1 : 2;
    return std::pair(group, game.steps_to_go(state, seat));
  };
  core::sort_few(seats.begin(), seats.end(),
                 [&](core::SeatIndex a, core::SeatIndex b) { return key(a) < key(b); });
  return seats;
}

// All seats in turn order, the winner's first.
template <class G>
[[nodiscard]] Standing from_the_winner(const G& game, const typename G::State& state) {
  Standing seats;
  for (int i = 0; i < game.seat_count(); ++i) {
    seats.push(static_cast<core::SeatIndex>((game.turn(state) + i) % game.seat_count()));
  }
  return seats;
}

}  // namespace games
