// Plays by the learned value, a whole turn ahead: with some misjudgement a strong player, with
// little or none an expert. Without any, it also looks at the next throws where the game's expert
// does.
#pragma once

#include <optional>

#include "ai/agent.h"
#include "ai/slips.h"
#include "ai/turn.h"
#include "ai/weights.h"

namespace ai {

class ValueAgent : public Agent {
 public:
  using Misjudgement = int Slips::*;
  ValueAgent() = default;
  explicit ValueAgent(Misjudgement most) : most_(most) {}

  void begin(const games::Game& game, const games::State& view, core::SeatIndex seat,
             std::uint64_t seed) override;
  bool think(int nodes) override;
  [[nodiscard]] core::Move answer() const override { return chosen_; }
  // The value that it plays by; of the game of the latest begin().
  [[nodiscard]] const Net& net() const { return weights_.net(); }

 private:
  int choose_candidates();
  bool look_ahead(int nodes);
  int misjudgement(int worth);

  Misjudgement most_ = nullptr;
  int noise_ = 0;  // the most misjudgement in this game, a logit in 1/kCertain
  const games::Game* game_ = nullptr;
  games::State view_{};
  core::SeatIndex seat_ = 0;
  core::Rng rng_{0};
  Weights weights_;
  Turn turn_{weights_.net()};
  core::MoveList list_;
  std::size_t next_ = 0;
  BestSights best_{kShortlist};
  std::optional<Ahead> ahead_;
  core::Move chosen_{};
};

}  // namespace ai
