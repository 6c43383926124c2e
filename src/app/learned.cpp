#include "app/learned.h"

#include <string>

#include "ai/agent.h"
#include "ai/weights.h"
#include "app/platform.h"

namespace app {

bool is_learned(const games::Game& game) {
  return platform::has_file("weights/" + std::string(ai::family_of(game).name) + ".net");
}

play::AgentMaker patient_bots() { return {ai::make_agent, is_learned}; }

}  // namespace app
