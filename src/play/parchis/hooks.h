// Parchís' part in a sitting; play/hooks.h describes each function.
#pragma once

#include "games/parchis/game.h"
#include "play/hook_values.h"

namespace play {

[[nodiscard]] int taste(const parchis::Game& game, const parchis::State& after,
                        core::SeatIndex seat, const core::EventList& events);
[[nodiscard]] constexpr std::false_type has_scores(const parchis::Game&) { return {}; }
[[nodiscard]] constexpr std::false_type hides_hands(const parchis::Game&) { return {}; }

}  // namespace play
