// The bots of this program. The weights of a game come when it is chosen (the page fetches them):
// bots, hints and analyses wait for them, so that nobody plays worse because the network is slow.
#pragma once

#include "play/agent.h"
#include "play/kept.h"

namespace app {

// True once this game's weights are loaded or known to be unavailable (bots then judge by the
// hand-made value). Requests them if neither is known.
[[nodiscard]] bool bots_ready(const games::Game& game);
// The same for a kept game, whose replay is not read for it.
[[nodiscard]] bool bots_ready(const play::KeptGame& kept);
// The bots of ai/, which begin to think once they are ready.
[[nodiscard]] play::AgentMaker patient_bots();

}  // namespace app
