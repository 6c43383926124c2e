// Parchís, Turn 6, 7 and 8: captures, the goal, and the bonuses they earn.
#include "parchis/table.h"

namespace {

using core::EventKind;
using parchis_test::Table;

TEST(ParchisCapture, LandingOnASingleForeignPieceSendsItToItsNest) {
  Table table("parchis", "Y 30 B 33", "phase=move3");
  table.play("Y30>33");
  EXPECT_EQ(table.pieces('Y'), "33,n,n,n");
  EXPECT_EQ(table.pieces('B'), "n,n,n,n");
  EXPECT_TRUE(table.told(EventKind::Captured));
  EXPECT_TRUE(table.told(EventKind::Bonus));
}

TEST(ParchisCapture, EarnsTwenty) {
  Table table("parchis", "Y 30 B 33", "phase=move3");
  EXPECT_EQ(table.play("Y30>33").turn(), "Y bonus20");
  EXPECT_EQ(table.field("last"), "Y33");
  EXPECT_EQ(table.moves(), "Y33>53");
}

TEST(ParchisCapture, DoesNotHappenOnASafeSquare) {
  Table table("parchis", "Y 26 B 29", "phase=move3");
  EXPECT_EQ(table.play("Y26>29").pieces('B'), "29,n,n,n");
  EXPECT_EQ(table.turn(), "G roll");
}

TEST(ParchisCapture, HappensOnTheEighthSquareWithTwelveSafeOnes) {
  Table sixteen("parchis", "Y 22 B 25", "phase=move3");
  EXPECT_EQ(sixteen.play("Y22>25").turn(), "G roll");
  Table twelve("parchis safe=12", "Y 22 B 25", "phase=move3");
  EXPECT_EQ(twelve.play("Y22>25").turn(), "Y bonus20");
}

TEST(ParchisCapture, DoesNotHappenWhenPassing) {
  Table table("parchis", "Y 30 B 32", "phase=move3");
  EXPECT_EQ(table.play("Y30>33").pieces('B'), "32,n,n,n");
}

TEST(ParchisCapture, DoesNotHappenAmongOneColour) {
  Table table("parchis", "Y 30,33", "phase=move3");
  EXPECT_EQ(table.play("Y30>33").pieces('Y'), "33,33,n,n");
  EXPECT_EQ(table.turn(), "G roll");
}

TEST(ParchisCapture, WorksOverTheEndOfTheRing) {
  Table table("parchis", "B 67 R 2", "turn=B phase=move3");
  EXPECT_EQ(table.play("B67>2").pieces('R'), "n,n,n,n");
}

TEST(ParchisCapture, CannotReachIntoACorridor) {
  // Yellow's c3 is not a square of Blue's, whatever the numbers are.
  Table table("parchis", "Y c3 B 67", "turn=B phase=move4");
  EXPECT_EQ(table.play("B67>3").pieces('Y'), "c3,n,n,n");
}

// ---- Goal

TEST(ParchisGoal, NeedsTheExactCount) {
  EXPECT_EQ(Table("parchis", "Y c5", "phase=move3").moves(), "Yc5>g");
  EXPECT_EQ(Table("parchis", "Y c5", "phase=move4").moves(), "pass");
  EXPECT_EQ(Table("parchis", "Y c5", "phase=move2").moves(), "Yc5>c7");
}

TEST(ParchisGoal, EarnsTen) {
  Table table("parchis", "Y 30,c5", "phase=move3");
  EXPECT_EQ(table.play("Yc5>g").turn(), "Y bonus10");
  EXPECT_EQ(table.field("last"), "Yg");
  EXPECT_EQ(table.moves(), "Y30>40");
  EXPECT_TRUE(table.told(EventKind::Arrived));
}

// ---- Bonus

TEST(ParchisBonus, IsAMoveOfExactlyThatManyByAnyOnePiece) {
  EXPECT_EQ(Table("parchis", "Y 10,30,60", "phase=bonus20 last=Y10").moves(), "Y10>30 Y30>50");
  EXPECT_EQ(Table("parchis", "Y 10,62,g", "phase=bonus10 last=Yg").moves(), "Y10>20 Y62>c4");
}

TEST(ParchisBonus, IsCompulsoryIfPossible) {
  EXPECT_FALSE(Table("parchis", "Y 10", "phase=bonus20 last=Y10").legal("pass"));
}

TEST(ParchisBonus, IsLostIfNotPossible) {
  Table table("parchis", "Y 66", "phase=bonus20 last=Y66");
  EXPECT_EQ(table.moves(), "pass");
  EXPECT_EQ(table.play("pass").turn(), "G roll");
  EXPECT_TRUE(table.told(EventKind::BonusLost));
}

TEST(ParchisBonus, CanCaptureAndSoEarnMore) {
  Table table("parchis", "Y 10 B 30", "phase=bonus20 last=Y10");
  EXPECT_EQ(table.play("Y10>30").turn(), "Y bonus20");
  EXPECT_EQ(table.pieces('B'), "n,n,n,n");
  EXPECT_EQ(table.play("Y30>50").turn(), "G roll");
}

TEST(ParchisBonus, CanReachTheGoalAndSoEarnTen) {
  Table table("parchis", "Y 10,56", "phase=bonus20 last=Y10");
  EXPECT_EQ(table.moves(), "Y10>30 Y56>g");
  EXPECT_EQ(table.play("Y56>g").turn(), "Y bonus10");
  EXPECT_EQ(table.play("Y10>20").turn(), "G roll");
}

TEST(ParchisBonus, IsUsedBeforeTheRepeatThrow) {
  Table table("parchis", "Y 10 B 16", "phase=move6");
  EXPECT_EQ(table.play("Y10>16").turn(), "Y bonus20");
  EXPECT_EQ(table.play("Y16>36").turn(), "Y roll");
}

TEST(ParchisBonus, ThatIsLostStillLeavesTheRepeatThrow) {
  Table table("parchis", "Y 60,c2 B 66", "phase=move6 sixes=2 last=Y60");
  EXPECT_EQ(table.play("Y60>66").moves(), "pass");
  EXPECT_EQ(table.play("pass").turn(), "Y roll");
  EXPECT_EQ(table.field("sixes"), "2");
}

TEST(ParchisBonus, IsNeverAFive) {
  EXPECT_EQ(Table("parchis", "Y 66", "phase=bonus20 last=Y66").moves(), "pass");
  EXPECT_EQ(Table("parchis", "Y 67,g", "phase=bonus10 last=Yg").moves(), "pass");
}

TEST(ParchisBonus, FollowsTheLandingRules) {
  EXPECT_EQ(Table("parchis", "Y 9 B 29 R 29", "phase=bonus20 last=Y9").moves(), "pass");
  EXPECT_EQ(Table("parchis", "Y 9 B 29", "phase=bonus20 last=Y9").play("Y9>29").turn(), "G roll");
}

TEST(ParchisBonus, MovesTheLastPieceForTheThirdSixToo) {
  Table table("parchis", "Y 10 B 16", "phase=move6");
  EXPECT_EQ(table.play("Y10>16 Y16>36").field("last"), "Y36");
}

}  // namespace
