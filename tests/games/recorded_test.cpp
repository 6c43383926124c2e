// Recorded games: every file of tests/games/recorded still plays, ends where it ended, and prints
// the same bytes. A bug becomes a replay here before it is fixed.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "play/replay.h"

namespace {

std::filesystem::path folder() {
  return std::filesystem::path(HS_SOURCE_DIR) / "tests/games/recorded";
}

std::vector<std::filesystem::path> files() {
  std::vector<std::filesystem::path> found;
  for (const auto& entry : std::filesystem::directory_iterator(folder())) {
    found.push_back(entry.path());
  }
  std::sort(found.begin(), found.end());
  return found;
}

class Games : public testing::TestWithParam<std::filesystem::path> {};

std::string text_of(const std::filesystem::path& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

TEST_P(Games, PlayAsTheyWerePlayed) {
  const std::string text = text_of(GetParam());
  const auto replay = play::parse_replay(text);
  ASSERT_TRUE(replay) << GetParam() << ": " << replay.error().text();
  EXPECT_EQ(play::print_replay(*replay), text);
  EXPECT_GT(replay->rounds.back().made().size(), 0U);
}

INSTANTIATE_TEST_SUITE_P(All, Games, testing::ValuesIn(files()), [](const auto& tested) {
  std::string name = tested.param.stem().string();
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
});

// A whole game by each preset's rules: `new <preset>`, then `play <seed> greedy`.
TEST(RecordedGames, OfEveryPresetOneIsPlayedToItsEnd) {
  for (const games::Preset& preset : games::presets()) {
    const std::string text = text_of(folder() / (std::string(preset.name) + ".race"));
    const auto replay = play::parse_replay(text);
    ASSERT_TRUE(replay) << preset.name << ": " << replay.error().text();
    EXPECT_EQ(replay->rounds.back().game().rules_line(), preset.rules);
    EXPECT_TRUE(replay->rounds.back().over()) << preset.name;
  }
}

}  // namespace
