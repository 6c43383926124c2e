// Everyone's chance to win in any position of one game, by the learned value.
#pragma once

#include <array>

#include "ai/turn.h"
#include "ai/weights.h"

namespace ai {

using Chances = std::array<int, core::kMaxSeats>;  // of every seat to win, 0…kCertain

// The learned value's estimates for positions of one game.
class Outlook {
 public:
  // `game` must outlive it.
  explicit Outlook(const games::Game& game);
  Outlook(const Outlook&) = delete;
  Outlook& operator=(const Outlook&) = delete;

  // The seats of one side share its chances; the sides' chances add up to kCertain, but for what
  // is lost by rounding down. If a seat is to move, its move is first made as an expert would.
  // `nodes` counts the positions looked at.
  Chances chances(const games::State& state, int& nodes);
  // The expert's choice for the seat to act, and what playing `move` instead loses, 0…kCertain.
  struct Verdict {
    core::Move best{};
    int lost = 0;
  };
  Verdict weigh(const games::State& state, core::Move move, int& nodes);

 private:
  const games::Game* game_;
  Weights weights_;
  Turn turn_{weights_.net()};
};

}  // namespace ai
