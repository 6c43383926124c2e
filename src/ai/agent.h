// The bots by their levels.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string_view>

#include "play/agent.h"

namespace ai {

using play::Agent;

// The levels' names as replays and commands write them, the weakest first.
inline constexpr std::size_t kLevels = 6;
[[nodiscard]] std::span<const std::string_view, kLevels> levels();
// About how many positions a master looks at for one decision; the other levels have no limit.
inline constexpr int kDefaultNodes = 36'000;

// The level that a set-up begins with.
[[nodiscard]] std::string_view usual_level();
// A bot of that level; nullptr for a name that is not one of levels() or of the yardsticks
// (random, greedy, careful, flawless).
[[nodiscard]] std::unique_ptr<Agent> make_agent(std::string_view level);
// The same, but a master looks at about `nodes` positions per decision (at least 1).
[[nodiscard]] std::unique_ptr<Agent> make_limited_agent(std::string_view level, int nodes);

// Lets the bot think to the end and returns its move, for programs without frames. `view` is what
// `seat`, whose move it is, may see; `seed` is the only randomness that the bot has.
[[nodiscard]] core::Move decide(Agent& agent, const games::Game& game, const games::State& view,
                                core::SeatIndex seat, std::uint64_t seed);

}  // namespace ai
