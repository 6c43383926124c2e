// What the levels between beginner and expert overlook, so that each one lies well above the one
// below: 60 Elo or more, measured with `race rate`. A game with more luck needs other shares than
// one with less.
#pragma once

#include <cstdint>

#include "ai/net.h"
#include "games/game.h"

namespace ai {

struct Slips {
  std::uint32_t casual;  // decisions out of 100 that are a beginner's
  std::uint32_t solid;   // the same
  // The most by which a chance is misjudged, as a logit, in 1/kCertain.
  int strong;
  int expert;
  std::uint32_t beginner = 50;  // decisions out of 100 to which a beginner gives no thought
};

// `share` hundredths of a logit, for Slips::strong and Slips::expert.
[[nodiscard]] constexpr int percent(int share) { return kCertain * share / 100; }

[[nodiscard]] Slips slips_of(const games::Game& game);

}  // namespace ai
