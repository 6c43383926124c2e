// Looks one move ahead and takes the position that it likes best.
#pragma once

#include "ai/agent.h"
#include "ai/eval.h"

namespace ai {

// How good a position just after a move of the seat is for it; higher is better.
using Judgement = int (*)(const games::Game& game, const games::State& state, core::SeatIndex seat);

class GreedyAgent : public Agent {
 public:
  explicit GreedyAgent(Judgement judgement) : judgement_(judgement) {}

  void begin(const games::Game& game, const games::State& view, core::SeatIndex seat,
             std::uint64_t seed) override;
  bool think(int nodes) override;
  [[nodiscard]] core::Move answer() const override { return best_; }

 private:
  Judgement judgement_;
  const games::Game* game_ = nullptr;
  games::State view_{};
  core::SeatIndex seat_ = 0;
  core::MoveList list_;
  core::Rng rng_{0};
  std::size_t next_ = 0;
  int equals_ = 0;  // how many of the best so far are equally good
  int best_score_ = 0;
  core::Move best_{};
};

}  // namespace ai
