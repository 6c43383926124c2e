// The learned value: its arithmetic, how it learns, and the weights built into this program.
#include <gtest/gtest.h>

#include <array>
#include <fstream>
#include <iterator>
#include <sstream>

#include "ai/weights.h"
#include "assets/embedded.h"
#include "core/text.h"
#include "race/learner.h"
#include "race/train.h"
#include "support/own_folder.h"

namespace {

using ai::Net;

constexpr ai::NetShape kSmall{{2, 1}, 1};
// max(0, 0.5 + 1·a − 2·b + 0.25·mark), output −1 + 3·that.
constexpr std::array<std::int16_t, 6> kSmallWeights = {512, 1024, -2048, 256, -1024, 3072};

ai::Inputs inputs(int a, int b, int marks = 0) {
  ai::Inputs values;
  values.measures[0] = static_cast<std::int16_t>(a);
  values.measures[1] = static_cast<std::int16_t>(b);
  for (int i = 0; i < marks; ++i) {
    values.marks.push(0);
  }
  return values;
}

TEST(Net, ComputesWhatItsWeightsSay) {
  Net net;
  net.take(kSmall, kSmallWeights);
  EXPECT_EQ(net.shape().inputs, kSmall.inputs);
  EXPECT_EQ(net.shape().hidden, 1);
  EXPECT_EQ(net.logit(inputs(0, 0)), 512);                // 3 · 0.5 − 1
  EXPECT_EQ(net.logit(inputs(ai::kInputOne, 0)), 3584);   // 3 · 1.5 − 1
  EXPECT_EQ(net.logit(inputs(0, ai::kInputOne)), -1024);  // rectified
  EXPECT_EQ(net.logit(inputs(0, 0, 2)), 2048);            // 3 · (0.5 + 2 · 0.25) − 1
}

TEST(Net, ReadsAFileOrHasNoWeights) {
  Net net;
  auto file = ai::net_file(kSmall, kSmallWeights);
  ASSERT_TRUE(net.read(file));
  EXPECT_EQ(net.logit(inputs(ai::kInputOne, 0)), 3584);
  file.pop_back();
  EXPECT_FALSE(net.read(file));
  EXPECT_EQ(net.shape().hidden, 0);
  EXPECT_EQ(net.logit(inputs(ai::kInputOne, 0)), 0);
  EXPECT_FALSE(net.read({}));
}

TEST(Net, SquashesEvenlyAndSymmetrically) {
  EXPECT_EQ(Net::squash(0), ai::kCertain / 2);
  EXPECT_NEAR(Net::squash(Net::kOne), 0.731059 * ai::kCertain, 10);
  int before = -1;
  for (int logit = -10 * Net::kOne; logit <= 10 * Net::kOne; ++logit) {
    const int chance = Net::squash(logit);
    ASSERT_GE(chance, before);
    ASSERT_EQ(chance + Net::squash(-logit), ai::kCertain);
    before = chance;
  }
}

TEST(Learner, LearnsWhatItIsShown) {
  race::Learner learner({{2, 1}, 8}, 1);
  std::vector<race::Example> examples;
  for (const int a : {0, ai::kInputOne}) {
    for (const int b : {0, ai::kInputOne}) {
      examples.push_back({inputs(a, b), a == b ? 0.9 : 0.2});
      examples.push_back({inputs(a, b, 1), 0.6});
    }
  }
  for (int i = 0; i < 4000; ++i) {
    learner.learn(examples, 0, 1, 0.01);
  }
  Net net;
  net.take(learner.shape(), learner.present());
  for (const race::Example& example : examples) {
    EXPECT_NEAR(net.chance(example.inputs), example.target * ai::kCertain, 0.05 * ai::kCertain);
  }
}

// A decision's moves are told apart although what they share is never learned exactly.
TEST(Learner, LearnsWhichMoveIsBetter) {
  race::Learner learner({{2, 1}, 8}, 1);
  std::vector<race::Choice> choices;
  for (const int a : {0, ai::kInputOne}) {
    // The same position has another worth each time; the marked move is always 0.02 better.
    for (const double worth : {0.2, 0.5, 0.8}) {
      choices.push_back({{inputs(a, 0), worth}, {inputs(a, 0, 1), worth + 0.02}});
    }
  }
  std::vector<const race::Choice*> all;
  for (const race::Choice& choice : choices) all.push_back(&choice);
  for (int i = 0; i < 2000; ++i) {
    learner.learn(all, 6, 0.003);
  }
  Net net;
  net.take(learner.shape(), learner.present());
  for (const race::Choice& choice : choices) {
    const int gain = net.chance(choice[1].inputs) - net.chance(choice[0].inputs);
    EXPECT_NEAR(gain, 0.02 * ai::kCertain, 0.01 * ai::kCertain);
  }
}

TEST(Learner, BeginsWithTheWeightsOfAFile) {
  race::Learner learner({{2, 1}, 8}, 1);
  const std::vector<std::int16_t> weights = learner.present();
  const race::Learner again(ai::net_file(learner.shape(), weights));
  EXPECT_EQ(again.present(), weights);
  EXPECT_EQ(again.mean(), weights);
}

std::string trained(std::uint64_t seed) {
  race::Training training;
  training.family = "sorry-2";
  training.games = 3;
  training.hidden = 4;
  training.seed = seed;
  const OwnFolder folder;
  training.file = folder.file("trained.net");
  std::ostringstream told;
  EXPECT_TRUE(race::run_training(training, told));
  std::ifstream file(training.file, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

// As promised by the README beside the weights.
TEST(Training, GivesTheSameBytesForTheSameGamesAndSeed) {
  const std::string once = trained(1);
  EXPECT_FALSE(once.empty());
  EXPECT_EQ(trained(1), once);
  EXPECT_NE(trained(2), once);
}

// Families without weights play by the hand-made judgement; existing files must match.
TEST(Weights, FitTheirGames) {
  for (const ai::Family& family : ai::families()) {
    const auto file = assets::find("weights/" + std::string(family.name) + ".net");
    EXPECT_LE(file.size(), ai::kMostNetBytes) << family.name;
    for (const std::string_view rules : core::split(family.games, ';')) {
      const auto game = games::Game::parse(rules);
      ASSERT_TRUE(game) << rules;
      EXPECT_EQ(&ai::family_of(*game), &family) << rules;
      EXPECT_LE(ai::input_shape(*game).measures, ai::kMaxMeasures);
      ai::Weights weights;
      EXPECT_EQ(weights.load(*game), !file.empty()) << rules;
    }
  }
}

TEST(Weights, EveryPresetHasAFamily) {
  for (const games::Preset& preset : games::presets()) {
    EXPECT_FALSE(ai::family_of(*games::Game::parse(preset.name)).name.empty()) << preset.name;
  }
}

}  // namespace
