// What a game needs besides its code: lesson, rules pages, weights, and its preview's text and
// picture.
#include <gtest/gtest.h>

#include <filesystem>
#include <string>

#include "ai/weights.h"
#include "games/game.h"
#include "learn/taught.h"

namespace {

void expect_file(const std::string& path) {
  EXPECT_TRUE(std::filesystem::exists(std::filesystem::path(HS_SOURCE_DIR) / path)) << path;
}

TEST(GameFiles, EveryGameHasItsPages) {
  for (const std::string& name : taught_games()) {
    expect_file("assets/pictures/preview-" + name + ".jpg");
    expect_file("web/games/" + name + ".json");
  }
}

TEST(GameFiles, EveryLessonHasItsRulesPages) {
  ASSERT_FALSE(taught_games().empty());
  for (const std::string& name : taught_games()) {
    EXPECT_TRUE(games::Game::parse(name)) << name << " is no preset";
    expect_file("assets/learn/" + name + ".rules");
  }
}

TEST(GameFiles, EveryFamilyHasItsWeights) {
  for (const ai::Family& family : ai::families()) {
    expect_file("assets/weights/" + std::string(family.name) + ".net");
  }
}

}  // namespace
