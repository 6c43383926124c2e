// What a game needs beside its code: lesson, rules pages, weights, and the words and the picture of
// its preview.
#include <gtest/gtest.h>

#include <filesystem>
#include <string>

#include "ai/weights.h"
#include "games/game.h"
#include "ui/setup/known.h"

namespace {

void expect_file(const std::string& path) {
  EXPECT_TRUE(std::filesystem::exists(std::filesystem::path(HS_SOURCE_DIR) / path)) << path;
}

TEST(GameFiles, EveryGameHasItsPages) {
  for (const games::About& game : games::abouts()) {
    const std::string name(game.name);
    expect_file("assets/pictures/preview-" + name + ".jpg");
    expect_file("web/games/" + name + ".json");
  }
}

TEST(GameFiles, EveryGameThatPeopleKnowIsTaught) {
  for (const ui::Known& game : ui::known_games()) {
    expect_file("assets/learn/" + std::string(game.preset) + ".lesson");
    expect_file("assets/learn/" + std::string(game.preset) + ".rules");
  }
}

TEST(GameFiles, EveryFamilyHasItsWeights) {
  for (const ai::Family& family : ai::families()) {
    expect_file("assets/weights/" + std::string(family.name) + ".net");
  }
}

}  // namespace
