// A bot thinking about one decision in slices, so that no frame takes long.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "play/agent.h"
#include "play/match.h"

namespace play {

class Thinker {
 public:
  // `maker` must know kStandInLevel, which replaces any level that it does not know.
  explicit Thinker(AgentMaker maker) : maker_(maker) {}

  // Thinks on, for about `nodes` positions, for the seat to act in `match`, which must not change
  // meanwhile unless forget() is called. Returns the move once it is final, and again whenever
  // asked. `seed` is the sitting's.
  [[nodiscard]] std::optional<Move> think(const Match& match, std::string_view level,
                                          std::uint64_t seed, int nodes);
  // The position has changed: discards everything thought so far.
  void forget() { begun_ = false; }

 private:
  void take_agent(std::string_view level);

  AgentMaker maker_;
  // The latest bot, for the next decision too: it keeps what it has learned of the game.
  std::unique_ptr<Agent> agent_;
  std::string level_;    // asked of the maker
  bool begun_ = false;   // whether it is at work
  bool stands_ = false;  // whether its answer is final
};

}  // namespace play
