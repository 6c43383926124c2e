// Looks one move ahead and takes the move whose position it rates best.
#pragma once

#include "ai/agent.h"
#include "ai/eval.h"

namespace ai {

// Evaluates the position just after a move of the seat; higher is better for it.
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
  int equals_ = 0;  // how many of the best moves so far are equally good
  int best_score_ = 0;
  core::Move best_{};
};

}  // namespace ai
