// Plays a family's games against itself and weighs some of the decisions by rollouts.
#pragma once

#include <vector>

#include "ai/net.h"
#include "games/game.h"
#include "learner.h"

namespace race {

struct Weighing {
  std::size_t decisions = 0;  // wanted
  int rollouts = 1;           // of each move
  std::uint64_t seed = 0;
  unsigned cores = 1;
};

// Exactly as many decisions as are wanted, each with the moves that look best to `net`. Examples
// are the positions at the end of the turn; their targets are the mean of the rollouts.
[[nodiscard]] std::vector<Choice> weigh(const std::vector<games::Game>& games, const ai::Net& net,
                                        const Weighing& how);

// What the moves that `net` prefers cost by the rollouts, in chances to win, on average.
[[nodiscard]] double regret(const std::vector<Choice>& choices, const ai::Net& net);

}  // namespace race
