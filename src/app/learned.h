// What bots have learned comes when a game is chosen (the page fetches weights/<family>.net): bots,
// hints and analyses wait for it, so that nobody plays worse because the network is slow.
#pragma once

#include "play/agent.h"

namespace app {

// Whether the weights of this game are here, or cannot be had: without them, bots judge by the
// hand-made value. Requests them if neither is known.
[[nodiscard]] bool is_learned(const games::Game& game);
// The bots of ai/, which begin to think only once their game is learned.
[[nodiscard]] play::AgentMaker patient_bots();

}  // namespace app
