// A refinement gives the same weights however many cores share it, and better moves.
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <sstream>
#include <vector>

#include "assets/embedded.h"
#include "race/families.h"
#include "race/refine.h"
#include "race/train.h"
#include "race/weigher.h"
#include "support/own_folder.h"

namespace {

using race::Refinement;

Refinement little() {
  Refinement made;
  made.family = "ludo-2";
  made.decisions = 128;
  made.rollouts = 4;
  made.passes = 2;
  return made;
}

std::string refined(Refinement how) {
  const OwnFolder folder;
  how.file = folder.file("refined.net");
  std::ostringstream told;
  EXPECT_TRUE(race::run_refinement(how, told));
  std::ifstream file(how.file, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

// As promised by the README beside the weights.
TEST(Refinement, GivesTheSameBytesOnAnyNumberOfCores) {
  Refinement how = little();
  const std::string alone = refined(how);
  EXPECT_FALSE(alone.empty());
  how.cores = 3;
  EXPECT_EQ(refined(how), alone);
  how.seed = 2;
  EXPECT_NE(refined(how), alone);
}

TEST(Refinement, ChoosesBetterMovesAmongThoseItHasSeen) {
  Refinement how = little();
  how.passes = 40;
  const std::string bytes = refined(how);
  ai::Net before;
  ai::Net after;
  ASSERT_TRUE(before.read(assets::find("weights/ludo-2.net")));
  ASSERT_TRUE(after.read({reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size()}));
  const auto choices = race::weigh(race::games_of(*race::family_named("ludo-2")), before,
                                   {how.decisions, how.rollouts, how.seed, 1});
  ASSERT_EQ(choices.size(), how.decisions);
  EXPECT_GT(race::regret(choices, before), race::regret(choices, after));
}

// Weights of another width learn from what the program's own weigh.
TEST(Refinement, TeachesAPupilOfAnotherWidth) {
  Refinement how = little();
  race::Training training;
  training.family = how.family;
  training.games = 20;
  training.hidden = 40;
  const OwnFolder folder;
  training.file = how.pupil = folder.file("pupil.net");
  std::ostringstream told;
  ASSERT_TRUE(race::run_training(training, told));
  how.passes = 40;
  const std::string bytes = refined(how);
  ai::Net own;
  ai::Net before;
  ai::Net after;
  std::ifstream file(how.pupil, std::ios::binary);
  const std::vector<unsigned char> pupil{std::istreambuf_iterator<char>(file), {}};
  ASSERT_TRUE(own.read(assets::find("weights/ludo-2.net")));
  ASSERT_TRUE(before.read(pupil));
  ASSERT_TRUE(after.read({reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size()}));
  EXPECT_EQ(after.shape().hidden, training.hidden);
  const auto choices = race::weigh(race::games_of(*race::family_named("ludo-2")), own,
                                   {how.decisions, how.rollouts, how.seed, 1});
  EXPECT_GT(race::regret(choices, before), race::regret(choices, after));
}

TEST(Refinement, RefusesWhatItCannotDo) {
  std::ostringstream told;
  Refinement how = little();
  how.family = "chess";
  EXPECT_EQ(race::run_refinement(how, told).error().text(), "There is no family of games “chess”.");
  how = little();
  how.decisions = 3;
  EXPECT_EQ(race::run_refinement(how, told).error().text(),
            "“refine” wants at least 64 decisions, a rollout and a pass.");
  how = little();
  const OwnFolder folder;
  how.pupil = folder.file("pupil.net");
  std::ofstream(how.pupil) << "not weights";
  EXPECT_EQ(race::run_refinement(how, told).error().text(),
            "There are no weights to begin with: “" + how.pupil + "”.");
}

}  // namespace
