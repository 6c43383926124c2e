#include "ends.h"

#include <memory>
#include <vector>

#include "ai/sitting.h"

namespace race {

core::Sentence given_up() { return {"This game is not over after {0} moves.", {"100,000"}}; }

core::Checked check_ends(const games::Game& game, std::uint64_t seed) {
  std::vector<std::unique_ptr<ai::Agent>> agents;
  for (int seat = 0; seat < game.seat_count(); ++seat) {
    agents.push_back(ai::make_agent("random"));
  }
  play::Match match(game);
  return ai::play_to_end(match, agents, seed, kMostPlies) ? std::nullopt
                                                          : core::Checked(given_up());
}

}  // namespace race
