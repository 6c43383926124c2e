// A whole turn ahead: what a position is worth to a seat if it uses the rest of its turn well.
// Stops where chance or somebody else goes on; there the learned value judges. Each game's room
// makes these functions for its game, in ai/<game>/turn.cpp out of turn_body.h.
#pragma once

#include "ai/net.h"
#include "core/types.h"

namespace ai {

// Chances to win, 0…kCertain. Positions looked at are counted in `nodes`.
class Turn {
 public:
  // `net` must outlive this. Without weights a hand-made judgement takes its place.
  explicit Turn(const Net& net) : net_(&net) {}

  // What the position is worth to `seat` after one of its moves.
  template <class G>
  int worth(const G& game, const typename G::State& state, core::SeatIndex seat, int& nodes);
  // The same with the next throw or card looked at as well, every outcome answered by the move that
  // is best for the seat that threw. Where looking ahead is not allowed, it is the same as worth().
  template <class G>
  int worth_ahead(const G& game, const typename G::State& state, core::SeatIndex seat, int& nodes);
  // The move worth most in a position where `seat` acts; among equals the first.
  template <class G>
  core::Move best(const G& game, const typename G::State& state, core::SeatIndex seat, int& nodes);

  // The value of a position where chance, another seat or nobody goes on.
  template <class G>
  int value(const G& game, const typename G::State& state, core::SeatIndex seat, int& nodes);

 private:
  const Net* net_;
  Inputs inputs_{};
};

}  // namespace ai
