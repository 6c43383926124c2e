// Plays by a hand-made evaluation, but makes some decisions like a beginner: nobody looks every
// time.
#pragma once

#include "ai/beginner.h"
#include "ai/greedy.h"
#include "ai/slips.h"

namespace ai {

class HandMade : public Agent {
 public:
  using Share = std::uint32_t Slips::*;
  // `careless` selects the member of a game's Slips that holds the share of such decisions.
  HandMade(Judgement judgement, Share careless) : careless_share_(careless), careful_(judgement) {}

  void begin(const games::Game& game, const games::State& view, core::SeatIndex seat,
             std::uint64_t seed) override;
  bool think(int nodes) override { return chosen_->think(nodes); }
  [[nodiscard]] core::Move answer() const override { return chosen_->answer(); }

 private:
  Share careless_share_;
  Beginner careless_;
  GreedyAgent careful_;
  Agent* chosen_ = &careless_;
};

}  // namespace ai
