// The bots by their levels.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string_view>

#include "play/agent.h"

namespace ai {

using play::Agent;

// The words for a bot's level in replays, kindest first.
[[nodiscard]] std::span<const std::string_view> levels();
// Positions that a level with a limit looks at for one decision, about.
inline constexpr int kDefaultNodes = 36'000;

// For whoever has not chosen yet.
[[nodiscard]] std::string_view usual_level();
// A bot of that level; nothing for an unknown word.
[[nodiscard]] std::unique_ptr<Agent> make_agent(std::string_view level);
// The same, one that looks at about `nodes` positions a decision if its level has a limit at all.
[[nodiscard]] std::unique_ptr<Agent> make_limited_agent(std::string_view level, int nodes);

// Begins and thinks to the end: for programs without frames.
[[nodiscard]] core::Move decide(Agent& agent, const games::Game& game, const games::State& view,
                                core::SeatIndex seat, std::uint64_t seed);

}  // namespace ai
