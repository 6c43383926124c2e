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

// Whether the next throw or card can be looked at as well: few outcomes, and nobody's hand hidden.
[[nodiscard]] inline bool may_look_ahead(const parchis::Game&) { return true; }
[[nodiscard]] inline bool may_look_ahead(const sorry::Game& game) {
  return game.rules().mode != sorry::Mode::Points;
}
[[nodiscard]] inline bool may_look_ahead(const maze::Game&) { return false; }

// Chances to win, 0…kCertain. Positions looked at are counted in `nodes`.
class Turn {
 public:
  // `net` must outlive this. Without weights a hand-made judgement takes its place.
  explicit Turn(const Net& net) : net_(&net) {}

  // What the position is worth to `seat` after one of its moves.
  template <class G>
  int worth(const G& game, const typename G::State& state, core::SeatIndex seat, int& nodes);
  // The same with the next throw or card looked at as well, every outcome answered by the move that
  // is best for whoever threw. Where one may not look ahead, just the same.
  template <class G>
  int worth_ahead(const G& game, const typename G::State& state, core::SeatIndex seat, int& nodes);
  // The moves worth a thought in a position where `seat` acts: all legal ones, or, where there are
  // hundreds, those that look best at once.
  template <class G>
  void candidates(const G& game, const typename G::State& state, core::SeatIndex seat,
                  core::MoveList& list, int& nodes);
  // The move of most worth in a position where `seat` acts; of equals the first.
  template <class G>
  core::Move best(const G& game, const typename G::State& state, core::SeatIndex seat, int& nodes);

 private:
  // As candidates(), but the fewer that are followed further into a turn.
  template <class G>
  void followed(const G& game, const typename G::State& state, core::SeatIndex seat,
                core::MoveList& list, int& nodes);
  template <class G>
  int value(const G& game, const typename G::State& state, core::SeatIndex seat, int& nodes);

  // maze: the best of each kind at first sight, about so many.
  void sift(const maze::Game& game, const maze::State& state, core::SeatIndex seat,
            std::size_t width, core::MoveList& list, int& nodes);

  const Net* net_;
  Inputs inputs_{};
};

template <>
int Turn::worth(const maze::Game& game, const maze::State& state, core::SeatIndex seat, int& nodes);
template <>
void Turn::candidates(const maze::Game& game, const maze::State& state, core::SeatIndex seat,
                      core::MoveList& list, int& nodes);
template <>
void Turn::followed(const maze::Game& game, const maze::State& state, core::SeatIndex seat,
                    core::MoveList& list, int& nodes);

}  // namespace ai
