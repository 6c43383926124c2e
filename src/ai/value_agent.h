// Plays by the learned value, a whole turn ahead. With some noise it is a strong player; without,
// an expert, who looks at the next throw as well where there are few.
#pragma once

#include "ai/agent.h"
#include "ai/turn.h"
#include "ai/weights.h"

namespace ai {

class ValueAgent : public Agent {
 public:
  // `noise`: by how much at most a move's worth is misjudged either way, as a logit, in units of
  // 1/kCertain.
  explicit ValueAgent(int noise) : noise_(noise) {}

  void begin(const games::Game& game, const games::State& view, core::SeatIndex seat,
             std::uint64_t seed) override;
  bool think(int nodes) override;
  [[nodiscard]] core::Move answer() const override { return best_; }

 private:
  int choose_candidates();
  int misjudgement(int worth);

  int noise_;
  const games::Game* game_ = nullptr;
  games::State view_{};
  core::SeatIndex seat_ = 0;
  core::Rng rng_{0};
  Weights weights_;
  Turn turn_{weights_.net()};
  core::MoveList list_;
  std::size_t next_ = 0;
  int best_worth_ = 0;
  core::Move best_{};
};

}  // namespace ai
