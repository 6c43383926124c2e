// A whole turn ahead: what a position is worth to a seat if it uses the rest of its turn well.
// Stops where chance or somebody else goes on; there the learned value speaks.
#pragma once

#include "ai/net.h"
#include "games/game.h"

namespace ai {

// Whether the learned value is asked about such a position: luck comes next.
[[nodiscard]] inline bool is_weighed(const parchis::State& state) {
  return state.phase == parchis::Phase::Roll;
}
[[nodiscard]] inline bool is_weighed(const sorry::State& state) {
  return state.phase == sorry::Phase::Draw || state.phase == sorry::Phase::Fill;
}
[[nodiscard]] inline bool is_weighed(const maze::State& state) {
  return state.phase == maze::Phase::Roll;
}

// Chances to win, 0…kCertain. Positions looked at are counted in `nodes`.
class Turn {
 public:
  // `net` must outlive this. Without weights a hand-made judgement takes its place.
  explicit Turn(const Net& net) : net_(&net) {}

  // What the position is worth to `seat` after one of its moves.
  template <class G>
  int worth(const G& game, const typename G::State& state, core::SeatIndex seat, int& nodes);
  // The moves worth a thought in a position where `seat` acts: all legal ones, or, where there are
  // hundreds, those that look best at once.
  template <class G>
  void candidates(const G& game, const typename G::State& state, core::SeatIndex seat,
                  core::MoveList& list, int& nodes);
  // The move of most worth in a position where `seat` acts; of equals the first.
  template <class G>
  core::Move best(const G& game, const typename G::State& state, core::SeatIndex seat, int& nodes);

 private:
  template <class G>
  int value(const G& game, const typename G::State& state, core::SeatIndex seat, int& nodes);

  const Net* net_;
  Inputs inputs_{};
};

template <>
int Turn::worth(const maze::Game& game, const maze::State& state, core::SeatIndex seat, int& nodes);
template <>
void Turn::candidates(const maze::Game& game, const maze::State& state, core::SeatIndex seat,
                      core::MoveList& list, int& nodes);

}  // namespace ai
