// The learned value: its file, its arithmetic, and the weights that this program carries.
#include <gtest/gtest.h>

#include "ai/weights.h"
#include "assets/embedded.h"
#include "core/text.h"
#include "race/learner.h"

namespace {

using ai::Net;

// Two inputs, one hidden unit: max(0, 0.5 + 1·a − 2·b), out −1 + 3·that.
std::vector<unsigned char> small_file() {
  std::vector<unsigned char> file = {'H', 'S', 'N', '1', 2, 0, 1, 0};
  for (const int weight : {512, 1024, -2048, -1024, 3072}) {
    file.push_back(static_cast<unsigned char>(weight & 0xff));
    file.push_back(static_cast<unsigned char>((weight >> 8) & 0xff));
  }
  return file;
}

ai::Inputs inputs(int a, int b) {
  ai::Inputs values{};
  values[0] = static_cast<std::int16_t>(a);
  values[1] = static_cast<std::int16_t>(b);
  return values;
}

TEST(Net, ComputesWhatItsFileSays) {
  Net net;
  ASSERT_TRUE(net.read(small_file()));
  EXPECT_EQ(net.inputs(), 2);
  EXPECT_EQ(net.hidden(), 1);
  EXPECT_EQ(net.logit(inputs(0, 0)), 512);                // 3 · 0.5 − 1
  EXPECT_EQ(net.logit(inputs(ai::kInputOne, 0)), 3584);   // 3 · 1.5 − 1
  EXPECT_EQ(net.logit(inputs(0, ai::kInputOne)), -1024);  // rectified
}

TEST(Net, RefusesWhatIsNoFileOfWeights) {
  Net net;
  ASSERT_TRUE(net.read(small_file()));
  auto file = small_file();
  file.pop_back();
  EXPECT_FALSE(net.read(file));
  file = small_file();
  file[0] = 'X';
  EXPECT_FALSE(net.read(file));
  file = small_file();
  file[5] = 100;
  EXPECT_FALSE(net.read(file));
  EXPECT_FALSE(net.read({}));
  EXPECT_EQ(net.logit(inputs(0, 0)), 512) << "what was there is kept";
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
  race::Learner learner(2, 8, 1);
  std::vector<race::Example> examples;
  for (const int a : {0, ai::kInputOne}) {
    for (const int b : {0, ai::kInputOne}) {
      examples.push_back({inputs(a, b), a == b ? 0.9 : 0.2});
    }
  }
  for (int i = 0; i < 4000; ++i) {
    learner.learn(examples, 0, 1, 0.01);
  }
  Net net;
  ASSERT_TRUE(net.read(learner.present()));
  for (const race::Example& example : examples) {
    EXPECT_NEAR(net.chance(example.inputs), example.target * ai::kCertain, 0.05 * ai::kCertain);
  }
}

// Families that have no weights yet play by the hand-made judgement; a file that is there must fit.
TEST(Weights, FitTheirGames) {
  constexpr std::size_t kMostBytes = 60 * 1024;
  for (const ai::Family& family : ai::families()) {
    const auto file = assets::find("weights/" + std::string(family.name) + ".net");
    EXPECT_LE(file.size(), kMostBytes) << family.name;
    for (const std::string_view rules : core::split(family.games, ';')) {
      const auto game = games::Game::parse(rules);
      ASSERT_TRUE(game) << rules;
      EXPECT_EQ(&ai::family_of(*game), &family) << rules;
      EXPECT_LE(ai::input_count(*game), ai::kMaxInputs);
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
