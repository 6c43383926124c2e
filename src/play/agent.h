// A bot as a match sees it: it gets what its seat may see, thinks in slices and answers with a
// legal move. It never sees a future throw or a hidden card, counts nodes and never looks at a
// clock, so that the same seed gives the same move in every build. The bots that think are in ai/.
#pragma once

#include <cstdint>
#include <memory>
#include <string_view>

#include "games/game.h"

namespace play {

// The level of bots that nobody has chosen: in place of a level that a version does not know, of
// people who have left a room, on its free seats. It has learned nothing and answers at once.
inline constexpr std::string_view kStandInLevel = "greedy";

// How many positions a bot looks at between two frames, well below 4 ms.
inline constexpr int kNodesPerSlice = 400;

struct Agent {
  // Bots hold pointers into themselves.
  Agent(const Agent&) = delete;
  Agent& operator=(const Agent&) = delete;
  virtual ~Agent() = default;
  // Starts on a decision of `seat`. `view` is the position as that seat may see it; `game` must
  // outlive the thinking.
  virtual void begin(const games::Game& game, const games::State& view, core::SeatIndex seat,
                     std::uint64_t seed) = 0;
  // Goes on thinking for about `nodes` positions (at least 1). True once the answer is final.
  virtual bool think(int nodes) = 0;
  // The chosen move. Valid once think() has returned true.
  [[nodiscard]] virtual core::Move answer() const = 0;

 protected:
  Agent() = default;
};

// Where bots come from. Can be made from the function alone if bots never have to wait.
struct AgentMaker {
  // A bot of the given level; nothing for a word that it does not know.
  using Make = std::unique_ptr<Agent> (*)(std::string_view level);
  // Whether bots may begin to think about this game: what they have learned of it may still be on
  // its way.
  using Ready = bool (*)(const games::Game& game);

  AgentMaker(Make maker, Ready whether = always) : make(maker), ready(whether) {}
  static bool always(const games::Game&) { return true; }

  Make make;
  Ready ready;
};

}  // namespace play
