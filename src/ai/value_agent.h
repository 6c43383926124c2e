// Plays by the learned value, a whole turn ahead: an expert, who looks at the next throw as well
// where there are few; or, with some misjudgement, a strong player.
#pragma once

#include "ai/agent.h"
#include "ai/turn.h"
#include "ai/weights.h"

namespace ai {

class ValueAgent : public Agent {
 public:
  explicit ValueAgent(bool misjudges) : misjudges_(misjudges) {}

  void begin(const games::Game& game, const games::State& view, core::SeatIndex seat,
             std::uint64_t seed) override;
  bool think(int nodes) override;
  [[nodiscard]] core::Move answer() const override { return best_; }

 private:
  int choose_candidates();
  int misjudgement(int worth);

  bool misjudges_;
  int noise_ = 0;  // see Slips::strong
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
