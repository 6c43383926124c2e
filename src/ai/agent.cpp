#include "ai/agent.h"

#include <array>

#include "ai/greedy.h"
#include "ai/random_agent.h"

namespace ai {

std::span<const std::string_view> levels() {
  static constexpr std::array<std::string_view, 2> kLevels = {"random", "greedy"};
  return kLevels;
}

std::unique_ptr<Agent> make_agent(std::string_view level) {
  if (level == "random") {
    return std::make_unique<RandomAgent>();
  }
  if (level == "greedy") {
    return std::make_unique<GreedyAgent>();
  }
  return nullptr;
}

core::Move decide(Agent& agent, const games::Game& game, const games::State& view,
                  core::SeatIndex seat, std::uint64_t seed) {
  constexpr int kSlice = 1000;
  agent.begin(game, view, seat, seed);
  while (!agent.think(kSlice)) {
  }
  return agent.answer();
}

}  // namespace ai
