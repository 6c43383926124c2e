// A bot as a match sees it: it gets what its seat may see, thinks in slices and answers with a
// legal move. It never sees a future throw or a hidden card, counts nodes and never looks at a
// clock, so that the same seed gives the same move in every build. The bots that think are in ai/.
#pragma once

#include <cstdint>
#include <memory>
#include <string_view>

#include "games/game.h"

namespace play {

struct Agent {
  virtual ~Agent() = default;
  // Starts on a decision of `seat`. `view` is the position as that seat may see it; `game` must
  // outlive the thinking.
  virtual void begin(const games::Game& game, const games::State& view, core::SeatIndex seat,
                     std::uint64_t seed) = 0;
  // Goes on thinking for about `nodes` positions (at least 1). True once the answer is final.
  virtual bool think(int nodes) = 0;
  // The chosen move. Valid once think() has returned true.
  [[nodiscard]] virtual core::Move answer() const = 0;
};

// Makes a bot of the given level; nothing for a word that it does not know.
using AgentMaker = std::unique_ptr<Agent> (*)(std::string_view level);

}  // namespace play
