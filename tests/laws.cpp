#include "laws.h"

#include <algorithm>

namespace laws {

namespace {

constexpr std::uint64_t kSeeds = 3;

// Rules that no preset has.
constexpr std::string_view kMore[] = {
    "parchis pieces=1",
    "parchis pieces=6 out=0",
    "parchis seats=Y,B,R,G first=R",
    "parchis safe=12 out=0 win=one",
    "parchis arms=3 pieces=2 preview=1",
    "parchis arms=5 safe=12 pieces=3 first=O",
    "parchis teams=YR/BG allies=1",
    "parchis seats=Y,B,R,G out=0 teams=YR/BG allies=1 preview=1",
    "parchis arms=6 pieces=5 teams=YRO/BGP allies=1 first=P",
    "parchis arms=6 seats=YG,BO,RP pieces=6 win=one preview=1",
    "sorry seats=R,Y",
    "sorry mode=points",
    "maze seats=R,B,Y",
    "maze barricade=1 fast=1 guard=1",
    "maze board=pinwheel seats=RY,BG claw=100",
};

}  // namespace

std::vector<Case> cases() {
  std::vector<std::string> rules;
  for (const games::Preset& preset : games::presets()) {
    rules.emplace_back(preset.name);
  }
  for (const std::string_view line : kMore) {
    // A game whose engine is not there yet is not asked for.
    const bool playable = bool{games::Game::parse(line.substr(0, line.find(' ')))};
    if (playable) {
      rules.emplace_back(line);
    }
  }
  std::vector<Case> all;
  for (const std::string& line : rules) {
    for (std::uint64_t seed = 1; seed <= kSeeds; ++seed) {
      all.push_back({line, seed});
    }
  }
  return all;
}

std::string name_of(const testing::TestParamInfo<Case>& tested) {
  std::string name;
  for (const char c : tested.param.rules) {
    const bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
    name += plain ? c : '_';
  }
  return name + "_seed" + std::to_string(tested.param.seed);
}

games::Game Laws::open(std::string_view rules) {
  auto parsed = games::Game::parse(rules);
  EXPECT_TRUE(parsed) << rules << ": " << (parsed ? "" : parsed.error().text());
  return parsed ? *parsed : *games::Game::parse("parchis");
}

void Laws::tell() const {
  std::string line = "new " + game.rules_line() + "\ndo";
  for (const core::Move move : made) {
    line += " " + game.print_move(move);
  }
  ADD_FAILURE() << "seed " << GetParam().seed << "; to come here again:\n" << line;
}

}  // namespace laws
