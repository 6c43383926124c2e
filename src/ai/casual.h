// Plays with some thought most of the time, and like a beginner now and then.
#pragma once

#include "ai/beginner.h"
#include "ai/greedy.h"

namespace ai {

class Casual : public Agent {
 public:
  void begin(const games::Game& game, const games::State& view, core::SeatIndex seat,
             std::uint64_t seed) override;
  bool think(int nodes) override { return chosen_->think(nodes); }
  [[nodiscard]] core::Move answer() const override { return chosen_->answer(); }

 private:
  Beginner careless_;
  GreedyAgent careful_{evaluate};
  Agent* chosen_ = &careless_;
};

}  // namespace ai
