#include "app/bots.h"

#include "ai/agent.h"
#include "ai/weights.h"
#include "app/platform.h"

namespace app {

bool bots_ready(const games::Game& game) { return platform::has_file(ai::weights_file(game)); }

play::AgentMaker patient_bots() { return {ai::make_agent, bots_ready}; }

}  // namespace app
