// Ludo's part in a sitting; play/hooks.h describes each function.
#pragma once

#include "games/ludo/game.h"
#include "play/hook_values.h"

namespace play {

[[nodiscard]] inline int taste(const ludo::Game& game, const ludo::State& after,
                               core::SeatIndex seat, const core::EventList& events) {
  return taste_of_events(events, game.own_colours(seat), after.turn == seat);
}
[[nodiscard]] constexpr std::false_type has_scores(const ludo::Game&) { return {}; }
[[nodiscard]] constexpr std::false_type hides_hands(const ludo::Game&) { return {}; }

}  // namespace play
