// The maze relay's part in a sitting; play/hooks.h describes each function.
#pragma once

#include "games/maze/game.h"
#include "play/hook_values.h"

namespace play {

[[nodiscard]] inline int taste(const maze::Game& game, const maze::State& after,
                               core::SeatIndex seat, const core::EventList& events) {
  return taste_of_events(events, game.own_colours(seat),
                         game.actor(after) == core::seat_actor(seat));
}
[[nodiscard]] constexpr std::false_type has_scores(const maze::Game&) { return {}; }
[[nodiscard]] constexpr std::false_type hides_hands(const maze::Game&) { return {}; }

}  // namespace play
