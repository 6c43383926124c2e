// Parchís plays the same games with sixteen bytes at once and one by one.
#include <gtest/gtest.h>

#include "games/game.h"
#include "scalar/trace.h"

namespace {

TEST(ParchisScalar, PlaysTheSameGamesAsSimd) {
  int compared = 0;
  for (const games::Preset& preset : games::presets()) {
    if (preset.rules.starts_with("parchis")) {
      EXPECT_EQ(hs_simd::trace(preset.rules, 1), hs_scalar::trace(preset.rules, 1)) << preset.name;
      ++compared;
    }
  }
  EXPECT_GE(compared, 12);
}

TEST(ParchisScalar, TheTraceTellsGamesApart) {
  EXPECT_NE(hs_simd::trace("parchis", 1), hs_simd::trace("parchis", 2));
  EXPECT_NE(hs_simd::trace("parchis", 1), hs_simd::trace("parchis safe=12", 1));
}

}  // namespace
