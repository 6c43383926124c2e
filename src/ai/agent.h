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
// A bot of that level; nothing for an unknown word.
[[nodiscard]] std::unique_ptr<Agent> make_agent(std::string_view level);

// Begins and thinks to the end: for programs without frames.
[[nodiscard]] core::Move decide(Agent& agent, const games::Game& game, const games::State& view,
                                core::SeatIndex seat, std::uint64_t seed);

}  // namespace ai
