// The whole advice in one call, which takes as long as an expert's decision.
#pragma once

#include "ai/advice.h"

namespace race_test {

inline ai::Advice advise(const games::Game& game, const games::State& view, core::SeatIndex seat) {
  constexpr int kSlice = 1000;
  ai::Adviser adviser(game, view, seat);
  while (!adviser.think(kSlice)) {
  }
  return adviser.advice();
}

}  // namespace race_test
