// Some thousands of mutated inputs, always the same: what the fuzz targets look for, in every
// build. The seeds are the vectors of tests/vectors and replays of random games.
#include "protocol/robust.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>

#include "ai/sitting.h"
#include "core/rng.h"
#include "games/random_game.h"
#include "play/replay.h"
#include "support/json.h"

namespace {

using Seeds = std::vector<std::string>;

// One field of every n-th line of a vectors file, for all games.
Seeds vectors(std::string_view file, std::string_view field, int every) {
  Seeds seeds;
  for (const std::string& game : race_test::game_names()) {
    std::ifstream in(std::filesystem::path(HS_SOURCE_DIR) / "tests/vectors" / game /
                     (std::string(file) + ".jsonl"));
    int number = 0;
    for (std::string line; std::getline(in, line);) {
      bool ok = false;
      if (number++ % every == 0) {
        seeds.push_back(json::parse(line, ok)[field].text);
      }
    }
  }
  return seeds;
}

Seeds replays() {
  Seeds seeds;
  for (const games::Preset& preset : games::presets()) {
    const auto game = games::Game::parse(preset.name);
    core::Rng rng(7);
    play::Replay replay;
    replay.players.resize(static_cast<std::size_t>(game->seat_count()));
    replay.players[0] = {play::Player::Kind::Bot, "greedy", "Č. Žluťoučký"};
    replay.rounds.emplace_back(*game);
    constexpr std::size_t kMoves = 40;
    race_test::play_randomly(replay.rounds[0], rng, kMoves);
    seeds.push_back(play::print_replay(replay));
  }
  // Several rounds: of the same rules, and of rules with other seats.
  for (std::size_t second = 0; second < 4; ++second) {
    seeds.push_back(seeds[0] + "next\n" + seeds[second]);
  }
  return seeds;
}

Seeds sessions() {
  Seeds seeds;
  for (const games::Preset& preset : games::presets()) {
    seeds.push_back("new " + std::string(preset.name) +
                    "\nshow\nmoves\nactor\ndo d1\nundo\nperft 1\ndivide 1\nhash\nview Y\ngo\nsave\n"
                    "do sY d6\nundo 2\nset parchis\nlink\nquit\n");
  }
  for (const std::string& position : vectors("positions", "position", 50)) {
    seeds.push_back("set " + position + "\nmoves\ngo greedy nodes 9 seed 1\nperft 2\nview Y\nshow");
  }
  return seeds;
}

// Changes a text in one of the ways in which files and people go wrong.
void mutate(std::string& text, const Seeds& seeds, core::Rng& rng) {
  const auto pick = [&rng](std::size_t size) {
    return static_cast<std::size_t>(rng.below(static_cast<std::uint32_t>(size + 1)));
  };
  const std::size_t at = pick(text.size());
  const std::size_t length = std::min(pick(8), text.size() - at);
  const std::string& other = seeds[rng.below(static_cast<std::uint32_t>(seeds.size()))];
  static constexpr std::string_view kCommon = "0123456789,|=-^>/.?;:% \n\rYBRGOPSncghdzsexw";
  switch (rng.below(8)) {
    case 0: text.erase(at, length); break;
    case 1: text.insert(at, text.substr(at, length)); break;
    case 2:
      text.insert(at, 1, kCommon[rng.below(static_cast<std::uint32_t>(kCommon.size()))]);
      break;
    case 3: text.resize(at); break;
    case 4: text.insert(at, other.substr(std::min(at, other.size()), length)); break;
    case 5: text = text.substr(0, at) + other.substr(std::min(at, other.size())); break;
    case 6:
      if (at < text.size()) text[at] = static_cast<char>(rng.below(256));
      break;
    default:
      if (at < text.size())
        text[at] = kCommon[rng.below(static_cast<std::uint32_t>(kCommon.size()))];
  }
}

void try_mutations(const Seeds& seeds, int tries, std::string (*check)(std::string_view)) {
  ASSERT_FALSE(seeds.empty());
  core::Rng rng(4);
  for (int i = 0; i < tries; ++i) {
    std::string text = seeds[static_cast<std::size_t>(i) % seeds.size()];
    for (std::uint32_t changes = rng.below(4); changes > 0; --changes) {
      mutate(text, seeds, rng);
    }
    const std::string fault = check(text);
    ASSERT_EQ(fault, "") << "input " << i << ":\n" << text;
  }
}

TEST(Robust, AgainstAnyRulesLine) {
  Seeds seeds = vectors("positions", "rules", 20);
  const Seeds bad = vectors("bad", "input", 3);
  seeds.insert(seeds.end(), bad.begin(), bad.end());
  try_mutations(seeds, 5000, robust::check_rules);
}

TEST(Robust, AgainstAnyPositionLine) {
  Seeds seeds = vectors("positions", "position", 5);
  const Seeds bad = vectors("bad", "input", 1);
  seeds.insert(seeds.end(), bad.begin(), bad.end());
  try_mutations(seeds, 8000, robust::check_position);
}

TEST(Robust, AgainstAnyReplay) { try_mutations(replays(), 2000, robust::check_replay); }

TEST(Robust, AgainstAnySession) { try_mutations(sessions(), 1500, robust::check_protocol); }

TEST(Robust, AgainstNoiseAndLength) {
  core::Rng rng(5);
  for (std::uint32_t length : {0U, 1U, 2U, 7U, 100U, 5000U}) {
    std::string text;
    for (std::uint32_t i = 0; i < length; ++i) {
      text += static_cast<char>(rng.below(256));
    }
    EXPECT_EQ(robust::check_rules(text), "");
    EXPECT_EQ(robust::check_position(text), "");
    EXPECT_EQ(robust::check_replay(text), "");
    EXPECT_EQ(robust::check_protocol(text), "");
  }
  EXPECT_EQ(robust::check_rules("parchis " + std::string(100'000, 'a')), "");
  EXPECT_EQ(robust::check_position("parchis | Y " + std::string(100'000, ',')), "");
  EXPECT_EQ(robust::check_position("parchis" + std::string(1000, ' ') + " | "), "");
}

}  // namespace
