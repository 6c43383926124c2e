// A bot at work on one decision, a slice at a time, so that no frame is long.
#pragma once

#include <memory>
#include <optional>
#include <string_view>

#include "play/agent.h"
#include "play/match.h"

namespace play {

class Thinker {
 public:
  // `maker` knows at least the level "greedy", which stands in for one that it does not know.
  explicit Thinker(AgentMaker maker) : make_agent_(maker) {}

  // Thinks on, for about `nodes` positions, for the seat that acts in `match`, which must not
  // change meanwhile unless forget() is called. Returns the move once it is final, and the same one
  // whenever it is asked for again. `seed` is the sitting's.
  [[nodiscard]] std::optional<Move> think(const Match& match, std::string_view level,
                                          std::uint64_t seed, int nodes);
  // The position has changed: whatever was thought is of no use.
  void forget() { agent_.reset(); }

 private:
  AgentMaker make_agent_;
  std::unique_ptr<Agent> agent_;  // at work, if any
  bool stands_ = false;           // its answer
};

}  // namespace play
