#include "games/laws.h"

#include <cstdlib>
#include <iterator>

namespace laws {

namespace {

constexpr std::uint64_t kSeeds = 3;

// Rules without a preset.
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
    "parchis seats=G,B pieces=6 out=0 first=B",
    "parchis arms=5 seats=Y,O,G,R preview=1",
    "parchis arms=6 seats=P,O,R safe=12 win=one",
    "sorry seats=R,Y",
    "sorry mode=points",
    "maze seats=R,B,Y",
    "maze barricade=1 fast=1 guard=1",
    "maze board=pinwheel seats=RY,BG claw=100",
    "ludo seats=Y,G first=G",
    "ludo enter=16 safe=share reward=throw third=play",
    "ludo dice=2 block=all third=home reward=steps",
    "ludo arms=6 seats=YG,BO,RP block=single",
    "ludo board=maedn arms=5 pieces=2 win=one",
    "ludo board=maedn arms=6 seats=Y,P,O,G capture=must over=0 teams=YO/GP",
    "ludo board=chevaux arms=3 home=stairs start=clear tries=3",
    "ludo board=chevaux home=count dice=2",
    "ludo board=parcheesi arms=6 teams=YRO/BGP safe=share",
    "ludo board=parcheesi dice=1 enter=6 reward=none",
};

constexpr std::uint64_t kDrawSeed = 20260714;
constexpr int kDrawnOfEach = 200;

template <class... G>
struct Drawer {
  static void draw(std::uint64_t seed, std::vector<Case>& all) { (draw_game<G>(seed, all), ...); }
  template <class One>
  static void draw_game(std::uint64_t seed, std::vector<Case>& all) {
    core::Rng rng(seed);
    for (int i = 0; i < kDrawnOfEach; ++i) {
      all.push_back({print_rules(One::rules_table().draw(rng)), seed, true});
    }
  }
};

}  // namespace

std::vector<Case> drawn() {
  std::vector<Case> all;
  games::EachGame<Drawer>::draw(kDrawSeed, all);
  if (const char* seed = std::getenv("HS_LAW_SEED"); seed != nullptr) {
    games::EachGame<Drawer>::draw(std::strtoull(seed, nullptr, 10), all);
  }
  return all;
}

std::vector<Case> cases() {
  std::vector<std::string> rules;
  for (const games::Preset& preset : games::presets()) {
    rules.emplace_back(preset.name);
  }
  rules.insert(rules.end(), std::begin(kMore), std::end(kMore));
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
  std::string_view rules = tested.param.rules;
  if (tested.param.drawn) {  // their lines may be long
    name = "drawn_" + std::to_string(tested.index) + "_";
    rules = rules.substr(0, rules.find(' '));
  }
  for (const char c : rules) {
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
