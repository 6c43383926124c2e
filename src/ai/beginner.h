// Plays a random move, or sometimes one that beginners like: one that captures, comes home or comes
// out.
#pragma once

#include "ai/agent.h"

namespace ai {

class Beginner : public Agent {
 public:
  void begin(const games::Game& game, const games::State& view, core::SeatIndex seat,
             std::uint64_t seed) override;
  bool think(int) override { return true; }
  [[nodiscard]] core::Move answer() const override { return choice_; }

 private:
  core::Move choice_{};
};

}  // namespace ai
