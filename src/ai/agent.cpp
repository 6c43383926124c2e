#include "ai/agent.h"

#include <array>
#include <cassert>

#include "ai/beginner.h"
#include "ai/hand_made.h"
#include "ai/master.h"
#include "ai/random_agent.h"
#include "ai/value_agent.h"
#include "games/notation.h"

namespace ai {

std::span<const std::string_view, kLevels> levels() {
  static constexpr std::array<std::string_view, kLevels> kNames = {"beginner", "casual", "solid",
                                                                   "strong",   "expert", "master"};
  return kNames;
}

std::string_view usual_level() { return "solid"; }

std::unique_ptr<Agent> make_agent(std::string_view level) {
  return make_limited_agent(level, kDefaultNodes);
}

std::unique_ptr<Agent> make_limited_agent(std::string_view level, int nodes) {
  if (level == "beginner") return std::make_unique<Beginner>();
  if (level == "casual") return std::make_unique<HandMade>(Judgement{evaluate}, &Slips::casual);
  if (level == "solid") return std::make_unique<HandMade>(Judgement{judge}, &Slips::solid);
  if (level == "strong") return std::make_unique<ValueAgent>(&Slips::strong);
  if (level == "expert") return std::make_unique<ValueAgent>(&Slips::expert);
  if (level == "master") return std::make_unique<Master>(nodes);
  // Not offered to players: for measurements, for tests, and for games stored by older versions.
  // Bots that nobody has chosen are greedy (play::kStandInLevel).
  if (level == "careful") return std::make_unique<GreedyAgent>(Judgement{judge});
  if (level == "flawless") return std::make_unique<ValueAgent>();
  if (level == "random") return std::make_unique<RandomAgent>();
  if (level == "greedy") return std::make_unique<GreedyAgent>(Judgement{evaluate});
  return nullptr;
}

core::Move decide(Agent& agent, const games::Game& game, const games::State& view,
                  core::SeatIndex seat, std::uint64_t seed) {
  assert(!games::legal_tokens(game, view, games::Weights::Hidden).empty() &&
         "a bot decides where there is a move that it may see");
  constexpr int kSlice = 1000;
  agent.begin(game, view, seat, seed);
  while (!agent.think(kSlice)) {
  }
  return agent.answer();
}

}  // namespace ai
