#include "ai/ratings.h"

#include <gtest/gtest.h>

#include "ai/agent.h"
#include "ai/hooks.h"
#include "ai/weights.h"

namespace {

using games::Game;

TEST(Ratings, AreOfTheRulesThemselvesWhereTheseWereMeasured) {
  games::each_game([]<class G>(std::type_identity<G> of_game) {
    for (const ai::Rated& row : ai::ratings(of_game)) {
      const Game game = *Game::parse(row.rules);
      EXPECT_EQ(game.rules_line(), row.rules);
      EXPECT_EQ(row.family, ai::family_of(game).name);
      EXPECT_EQ(ai::rated(game).rules, row.rules);
    }
  });
}

// By no more than the error of the measurement may a level seem weaker than the one below.
TEST(Ratings, NoLevelIsWeakerThanTheOneBelow) {
  static constexpr int kError = 12;
  games::each_game([]<class G>(std::type_identity<G> of_game) {
    for (const ai::Rated& row : ai::ratings(of_game)) {
      for (std::size_t level = 1; level < row.ratings.size(); ++level) {
        EXPECT_GE(row.ratings[level] + kError, row.ratings[level - 1]) << row.rules << " " << level;
      }
    }
  });
}

TEST(Ratings, AreOfTheFamilyForOtherRules) {
  EXPECT_EQ(ai::rated(*Game::parse("parchis pieces=2")).rules, "parchis");
  EXPECT_EQ(ai::rated(*Game::parse("maze fast=1 barricade=1")).family, "maze-4");
  EXPECT_EQ(ai::rated(*Game::parse("parchis seats=Y,R first=Y")).rules, "parchis seats=Y,R");
  EXPECT_EQ(ai::rated(*Game::parse("parchis teams=YR/BG allies=1")).rules, "parchis teams=YR/BG");
  EXPECT_EQ(ai::rated(*Game::parse("parchis seats=Y,R pieces=2")).rules, "parchis seats=Y,R");
  EXPECT_EQ(ai::rated(*Game::parse("ludo board=maedn seats=Y,R first=R")).family,
            ai::family_of(*Game::parse("ludo board=maedn seats=Y,R")).name);
  for (const ai::Family& family : ai::families()) {
    const Game game = *Game::parse(core::split(family.games, ';')[0]);
    EXPECT_EQ(ai::rated(game).family, family.name);
  }
}

}  // namespace
