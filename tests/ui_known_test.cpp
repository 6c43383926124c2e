// The games by their well-known names.
#include "ui/setup/known.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "taught.h"

namespace {

TEST(KnownGames, AreTheOnesThatAreTaught) {
  std::vector<std::string> names;
  for (const ui::Known& game : ui::known_games()) names.emplace_back(game.preset);
  std::sort(names.begin(), names.end());
  EXPECT_EQ(names, taught_games());
}

}  // namespace
