// Advice for a person: the expert's choice, why, and the chance to win. Sees what the person's
// seat may see, as a bot does.
#pragma once

#include "ai/value_agent.h"

namespace ai {

// What speaks for a move. The words for it stand where people read them.
enum class Reason : std::uint8_t {
  Captures,      // sends somebody back
  Arrives,       // a piece is home
  Enters,        // a piece comes into play
  OpensRelay,    // maze: the small pawns may go
  Safe,          // a piece stands where nothing can hit it
  Escapes,       // less is in danger than before
  MakesBarrier,  // Parchís: two together, nobody passes
  OpensBarrier,  // Parchís: they part
  Slides,        // Sorry!: more steps for nothing
  Swaps,         // Sorry!: changes to a better place
  Blocks,        // maze: a wall comes into somebody's way
  Claws,         // maze: the claw sets somebody back
  Threatens,     // more pieces of the others are in danger than before
  Advances,      // none of the above: it brings a piece forward
};

using Reasons = core::FixedList<Reason, 6>;

struct Advice {
  core::Move move{};
  int chance = 0;   // to win after it, 0…kCertain
  Reasons reasons;  // the weightiest first, never empty
};

// Works out the expert's choice for the seat whose move it is, one slice of time after another.
class Adviser {
 public:
  // `view` is the position as `seat`, whose move it is, may see it (Game::hide).
  Adviser(const games::Game& game, const games::State& view, core::SeatIndex seat);
  Adviser(const Adviser&) = delete;
  Adviser& operator=(const Adviser&) = delete;
  // Looks at about `nodes` more positions. Returns whether the advice is complete.
  bool think(int nodes);
  // Valid once think() has returned true.
  [[nodiscard]] const Advice& advice() const { return advice_; }

 private:
  void explain();

  games::Game game_;
  games::State view_;
  core::SeatIndex seat_;
  ValueAgent expert_;
  bool done_ = false;
  Advice advice_;
};

// What speaks for any move of that seat, in the position before it: the weightiest first, never
// empty.
[[nodiscard]] Reasons reasons_for(const games::Game& game, const games::State& before,
                                  core::SeatIndex seat, core::Move move);

// The whole advice in one call, which may take as long as an expert's decision.
[[nodiscard]] Advice advise(const games::Game& game, const games::State& view,
                            core::SeatIndex seat);

}  // namespace ai
