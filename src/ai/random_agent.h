// Any legal move, each as likely as the others.
#pragma once

#include "ai/agent.h"

namespace ai {

class RandomAgent : public Agent {
 public:
  void begin(const games::Game& game, const games::State& view, core::SeatIndex,
             std::uint64_t seed) override {
    core::MoveList list;
    game.moves(view, list);
    choice_ = list[core::Rng(seed).below(static_cast<std::uint32_t>(list.size()))];
  }
  bool think(int) override { return true; }
  [[nodiscard]] core::Move answer() const override { return choice_; }

 private:
  core::Move choice_{};
};

}  // namespace ai
