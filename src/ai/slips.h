// The errors of the levels between beginner and expert, chosen so that each level is clearly
// stronger than the one below: by 60 Elo where luck allows it, measured with `race rate`. A game
// with more luck needs other values than one with less.
#pragma once

#include <cstdint>

#include "ai/net.h"
#include "games/game.h"

namespace ai {

struct Slips {
  std::uint32_t casual;  // decisions out of 100 made like a beginner's
  std::uint32_t solid;   // the same
  // The greatest misjudgement of a chance, as a logit, in 1/kCertain.
  int strong;
  int expert;
  std::uint32_t beginner = 50;  // decisions out of 100 that a beginner makes without a thought
};

// `count` hundredths of a logit, in the unit of Slips::strong and Slips::expert.
[[nodiscard]] constexpr int logit_hundredths(int count) { return kCertain * count / 100; }

[[nodiscard]] Slips slips_of(const games::Game& game);

}  // namespace ai
