// Looks a whole turn ahead: the value of a position to a seat that uses the rest of its turn well.
// Stops where chance or another seat acts; there the learned value judges. Each game
// instantiates these functions, in ai/<game>/turn.cpp from turn_body.h.
#pragma once

#include "ai/net.h"
#include "ai/sight.h"
#include "core/types.h"

namespace ai {

// Chances to win, 0…kCertain. `nodes` counts the positions looked at.
class Turn {
 public:
  // `net` must outlive it. Without weights a hand-made evaluation is used instead.
  explicit Turn(const Net& net) : net_(&net) {}

  // The value of the position to `seat` after one of its moves.
  template <class G>
  int worth(const G& game, const typename G::State& state, core::SeatIndex seat, int& nodes);
  // The same, looking at the next `throws` throws or cards as well: every outcome is answered by
  // the best move of the seat that threw.
  template <class G>
  int worth_ahead(const G& game, const typename G::State& state, core::SeatIndex seat, int throws,
                  int& nodes);
  // The best move in a position where `seat` acts; among equals the first.
  template <class G>
  core::Move best(const G& game, const typename G::State& state, core::SeatIndex seat, int& nodes);

  // One step of weighing the moves of `ahead`, those that look best in `state`, as far ahead as the
  // game's expert looks. False when nothing is left to weigh.
  template <class G>
  bool look_ahead(const G& game, const typename G::State& state, core::SeatIndex seat, Ahead& ahead,
                  int& nodes);

  // The value of a position where chance, another seat or nobody acts.
  template <class G>
  int value(const G& game, const typename G::State& state, core::SeatIndex seat, int& nodes);

 private:
  // The value of the position after a throw or card, which its seat still has to answer.
  template <class G>
  int worth_answered(const G& game, typename G::State state, core::SeatIndex seat, int throws,
                     int& nodes);

  const Net* net_;
  Inputs inputs_{};
};

}  // namespace ai
