#include "app/bots.h"

#include "ai/agent.h"
#include "ai/weights.h"
#include "app/parts.h"
#include "games/notation.h"

namespace app {

bool bots_ready(const games::Game& game) { return platform::has_file(ai::weights_file(game)); }

bool bots_ready(const play::KeptGame& kept) {
  const auto position = games::parse_position(kept.position);
  return !position || bots_ready(position->game);
}

play::AgentMaker patient_bots() { return {ai::make_agent, bots_ready}; }

}  // namespace app
