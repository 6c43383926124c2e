// Advice for a person: the expert's choice, the reasons for it, and the chance to win. Like a bot,
// it sees only what the person's seat may see.
#pragma once

#include "ai/value_agent.h"

namespace ai {

// Reasons for a move. Their wording is in the user interface.
enum class Reason : std::uint8_t {
  Captures,      // sends somebody back
  Arrives,       // brings a piece home
  Enters,        // brings a piece into play
  OpensRelay,    // maze: lets the small pawns go
  Safe,          // puts a piece where nothing can hit it
  Escapes,       // reduces the danger to the side's pieces
  MakesBarrier,  // Parchís: two pieces together, which nobody passes
  OpensBarrier,  // Parchís: the two part
  Slides,        // Sorry!: gains extra steps by a slide
  Swaps,         // Sorry!: changes to a better place
  OpensWay,      // maze: shortens one's own way
  Blocks,        // maze: puts a wall in somebody's way
  Claws,         // maze: sets somebody back with the claw
  Threatens,     // endangers more pieces of the others
  Advances,      // none of the above
};

// The most reasons shown for one move.
inline constexpr std::size_t kMostReasons = 3;
using Reasons = core::FixedList<Reason, kMostReasons>;

struct Advice {
  core::Move move{};
  int chance = 0;   // to win after the move, 0…kCertain
  Reasons reasons;  // never empty
};

// Works out the expert's choice for the seat whose move it is, in slices of time.
class Adviser {
 public:
  // `view` is the position as `seat`, whose move it is, may see it (Game::hide).
  Adviser(const games::Game& game, const games::State& view, core::SeatIndex seat);
  Adviser(const Adviser&) = delete;
  Adviser& operator=(const Adviser&) = delete;
  // Looks at about `nodes` more positions (none: 0). Returns whether the advice is complete.
  bool think(int nodes);
  // Valid once think() has returned true.
  [[nodiscard]] const Advice& advice() const { return advice_; }

 private:
  void explain();

  games::Game game_;
  games::State view_;
  core::SeatIndex seat_;
  ValueAgent expert_;
  bool begun_ = false;
  bool done_ = false;
  Advice advice_;
};

// The reasons for any move of that seat, in the position before it; never empty. What happens with
// the move comes before what the position is like after it.
[[nodiscard]] Reasons reasons_for(const games::Game& game, const games::State& before,
                                  core::SeatIndex seat, core::Move move);

}  // namespace ai
