// Ludo, Invariants checked on reading: what is refused, and that the field is named.
#include "ludo/table.h"

namespace {

using ludo_test::refusal;

// Whether the position is refused with an error that names `word`.
bool refused(std::string_view rules, std::string_view pieces, std::string_view changes,
             std::string_view word) {
  return refusal(rules, pieces, changes).find(word) != std::string::npos;
}

TEST(LudoReading, PieceCountsPerColour) {
  EXPECT_TRUE(refused("ludo pieces=2", "Y 1,2,3", "", "Y"));
  EXPECT_TRUE(refused("ludo", "Y 1,2,3,4,5", "", "Y"));
}

TEST(LudoReading, SpotsOfTheColoursPath) {
  EXPECT_TRUE(refused("ludo", "Y 53", "", "Y"));
  EXPECT_TRUE(refused("ludo", "R 26", "", "R"));
  EXPECT_TRUE(refused("ludo", "R 0", "", "R"));
  EXPECT_TRUE(refused("ludo", "R 07", "", "R"));
}

TEST(LudoReading, PiecesInTheTextsOrder) {
  EXPECT_TRUE(refused("ludo", "Y 5,3", "", "Y"));
  EXPECT_TRUE(refused("ludo", "Y c1,40", "", "Y"));
  EXPECT_TRUE(refused("ludo", "Y g,c1", "", "Y"));
  EXPECT_TRUE(refused("ludo", "Y n,g", "", "Y"));
}

TEST(LudoReading, OneColourOnARingSquareThatIsNotShared) {
  EXPECT_TRUE(refused("ludo", "Y 5 R 5", "", "Y 5"));
  EXPECT_TRUE(refused("ludo safe=shut", "Y 9 R 9", "", "Y 9"));
  EXPECT_EQ(refusal("ludo safe=share", "Y 9 R 9", ""), "");
  EXPECT_TRUE(refused("ludo-duel", "Y 5 R 5", "", "Y 5"));
}

TEST(LudoReading, NoMoreThanASquareHolds) {
  EXPECT_EQ(refusal("ludo", "Y 5,5", ""), "");
  EXPECT_TRUE(refused("ludo", "Y 5,5,5", "", "Y 5"));
  EXPECT_TRUE(refused("maedn", "Y 5,5", "", "Y 5"));
  EXPECT_TRUE(refused("chevaux", "Y c3,c3", "", "Y c3"));
  EXPECT_TRUE(refused("ludo board=maedn block=foes", "Y c3,c3", "", "Y c3"));
  EXPECT_EQ(refusal("ludo safe=share", "Y 9,9,9,9 R 9,9,9", ""), "");
}

TEST(LudoReading, FirstOnlyWhereChanceNamesWhoBegins) {
  EXPECT_EQ(refusal("ludo", "", "phase=first"), "");
  EXPECT_TRUE(refused("ludo first=B", "", "phase=first", "first"));
  EXPECT_TRUE(refused("ludo", "", "phase=first turn=B", "turn"));
  EXPECT_TRUE(refused("ludo", "", "phase=first run=1", "run"));
}

TEST(LudoReading, OverExactlyWhenOneSideHasWon) {
  EXPECT_EQ(refusal("ludo", "Y g,g,g,g", "phase=over"), "");
  EXPECT_TRUE(refused("ludo", "Y g,g,g,g", "", "phase"));
  EXPECT_TRUE(refused("ludo", "Y g,g,g", "phase=over", "phase"));
  EXPECT_TRUE(refused("ludo", "B g,g,g,g", "phase=over", "turn"));
  EXPECT_TRUE(refused("ludo", "Y g,g,g,g B g,g,g,g", "phase=over", "turn"));
  EXPECT_TRUE(refused("ludo", "Y g,g,g,g", "phase=over run=1", "run"));
  EXPECT_EQ(refusal("ludo-teams", "Y g,g,g,g R g,g,g,g", "phase=over turn=R"), "");
}

TEST(LudoReading, RunIsAtMostTwoOrOneWhereSixesGoOn) {
  EXPECT_EQ(refusal("ludo", "", "run=2"), "");
  EXPECT_TRUE(refused("ludo", "", "run=3", "run"));
  EXPECT_TRUE(refused("maedn", "", "run=2", "run"));
}

TEST(LudoReading, NumbersAreToBeUsedExactlyInMove) {
  EXPECT_TRUE(refused("ludo", "", "use=3 phase=roll", "use"));
  EXPECT_TRUE(refused("ludo", "", "phase=move", "use"));
}

TEST(LudoReading, OneDieLeavesOneNumberAndItsRun) {
  EXPECT_TRUE(refused("ludo", "", "use=3,4 run=0", "use"));
  EXPECT_TRUE(refused("ludo", "", "use=6 run=0", "run"));
  EXPECT_TRUE(refused("ludo", "", "use=3 run=1", "run"));
  EXPECT_TRUE(refused("ludo", "", "use=7", "use"));
  EXPECT_TRUE(refused("ludo", "", "use=0", "use"));
}

TEST(LudoReading, RewardsOnlyWhereTheyAreSteps) {
  EXPECT_TRUE(refused("ludo", "", "use=10", "use"));
  EXPECT_EQ(refusal("ludo reward=steps", "", "use=10"), "");
  EXPECT_EQ(refusal("ludo reward=steps", "", "use=20 run=1"), "");
  EXPECT_TRUE(refused("ludo reward=steps", "", "use=10,20", "use"));
}

TEST(LudoReading, TwoDiceDifferUnlessTheyAreADoublet) {
  EXPECT_EQ(refusal("parcheesi", "", "use=2,3 run=0"), "");
  EXPECT_TRUE(refused("parcheesi", "", "use=2,2 run=0", "run"));
  EXPECT_TRUE(refused("parcheesi reward=none", "", "use=2,3 run=1", "run"));
  EXPECT_EQ(refusal("parcheesi reward=none", "", "use=2 run=1"), "");
  EXPECT_TRUE(refused("parcheesi", "", "use=1,2,3 run=0", "use"));
  EXPECT_TRUE(refused("parcheesi", "", "use=3,2 run=0", "use"));
}

TEST(LudoReading, ADoubletsFourNumbersAreTwoSidesOfADie) {
  EXPECT_EQ(refusal("parcheesi", "", "use=2,2,5,5 run=1"), "");
  EXPECT_EQ(refusal("parcheesi", "", "use=2,5,10,20 run=1"), "");
  EXPECT_TRUE(refused("parcheesi", "", "use=2,2,2,5 run=1", "use"));
  EXPECT_TRUE(refused("parcheesi", "", "use=2,3,5 run=1", "use"));
  EXPECT_TRUE(refused("parcheesi", "", "use=1,1,6,6,10 run=1", "use"));
}

TEST(LudoReading, TriesOnlyOfAHelplessSeatWithoutRewards) {
  EXPECT_EQ(refusal("clovece", "", "tries=2"), "");
  EXPECT_TRUE(refused("clovece", "", "tries=3", "tries"));
  EXPECT_TRUE(refused("clovece", "Y 10", "tries=1", "tries"));
  EXPECT_TRUE(refused("clovece", "Y c1", "tries=1", "tries"));
  EXPECT_TRUE(refused("ludo tries=3 reward=steps", "", "use=10 tries=1", "tries"));
  EXPECT_TRUE(refused("clovece", "", "phase=first tries=1", "tries"));
}

TEST(LudoReading, LeftHoldsStepsByNumbersInUseAtMostThreeWhileADieIsLeft) {
  const std::string_view pieces = "Y 20,20,30,30";
  EXPECT_EQ(refusal("parcheesi", pieces, "use=2,5 run=1 left=Y20>22,Y30>35"), "");
  EXPECT_TRUE(refused("parcheesi", pieces, "use=2 run=1 left=Y20>23", "left"));
  EXPECT_TRUE(refused("parcheesi", pieces, "use=2 run=1 left=Y20>22,Y20>22", "left"));
  EXPECT_TRUE(refused("parcheesi", pieces, "use=2 run=1 left=Y30>32,Y20>22", "left"));
  EXPECT_TRUE(refused("parcheesi", pieces, "use=2 run=1 left=Y22>20", "left"));
  EXPECT_TRUE(refused("parcheesi", pieces, "use=2 run=1 left=B22>24", "left"));
  EXPECT_TRUE(refused("parcheesi", pieces, "use=5 run=0 left=Yn>5", "left"));
  EXPECT_TRUE(refused("parcheesi", pieces, "use=2 run=0 left=Yc6>g", "left"));
  EXPECT_TRUE(refused("parcheesi", pieces, "use=2 run=1 left=Y20>22,Y24>26,Y30>32,Y34>36", "left"));
  EXPECT_TRUE(refused("parcheesi", pieces, "left=Y20>22", "left"));
  // Rewards, which a capture adds to, can open more pairs.
  EXPECT_EQ(refusal("parcheesi", pieces, "use=20 run=0 left=Y20>40,Y24>44,Y30>50,Y34>54"), "");
}

TEST(LudoReading, FieldsAreAllThereOnceAndInOrder) {
  const ludo::Game game = ludo_test::game_of("ludo pieces=1 seats=Y,R");
  const auto error = [&](std::string_view text) { return race_test::refusal_of_state(game, text); };
  EXPECT_EQ(error("Y n R n | turn=Y phase=roll use=- run=0"), "");
  EXPECT_NE(error("Y n R n | turn=Y phase=roll use=-").find("run"), std::string::npos);
  EXPECT_NE(error("Y n R n | phase=roll turn=Y use=- run=0").find("turn"), std::string::npos);
  EXPECT_NE(error("Y n R n | turn=Y phase=roll use=- run=0 tries=0").find("tries"),
            std::string::npos);
  EXPECT_NE(error("Y n R n | turn=B phase=roll use=- run=0").find("turn"), std::string::npos);
  EXPECT_NE(error("Y n R n | turn=Y phase=wait use=- run=0").find("phase"), std::string::npos);
  EXPECT_NE(error("Y n  R n | turn=Y phase=roll use=- run=0"), "");
  EXPECT_NE(error("Y n B n R n | turn=Y phase=roll use=- run=0"), "");
  EXPECT_NE(error("Y n R n turn=Y phase=roll use=- run=0"), "");
}

}  // namespace
