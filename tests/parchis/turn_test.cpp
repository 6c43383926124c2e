// Parchís, State and Turn 1, 2, 4, 5, 9: throws, sixes, steps, passes.
#include "parchis/table.h"

namespace {

using core::EventKind;
using parchis_test::Table;

TEST(ParchisTurn, ChanceNamesWhoBeginsAndTheTurnIsTheFirstSeatsUntilThen) {
  Table table("parchis seats=R,B,Y,G");
  EXPECT_EQ(table.turn(), "R first");
  EXPECT_EQ(table.actor(), "chance");
  EXPECT_EQ(table.moves(), "sB sG sR sY");
  EXPECT_EQ(table.play("sY").turn(), "Y roll");
  EXPECT_TRUE(table.told(EventKind::Begins));
}

TEST(ParchisTurn, SeatsOfSeveralColoursAreNamedWhole) {
  Table table("parchis seats=YR,BG");
  EXPECT_EQ(table.moves(), "sBG sYR");
  EXPECT_EQ(table.play("sBG d1").actor(), "seat BG");
}

TEST(ParchisTurn, TheTurnPassesInTheOrderOfTheSeats) {
  Table table("parchis first=Y");
  std::string turns;
  for (int i = 0; i < 5; ++i) {
    turns += table.field("turn");
    table.play("d1");
    table.play(table.moves());
  }
  EXPECT_EQ(turns, "YGRBY");
  EXPECT_EQ(Table("parchis seats=Y,B,R,G first=G").play("d1 G56>57").field("turn"), "Y");
}

TEST(ParchisTurn, OneDieIsThrownByChance) {
  Table table("parchis first=Y");
  EXPECT_EQ(table.actor(), "chance");
  EXPECT_EQ(table.moves(), "d1 d2 d3 d4 d5 d6");
  table.play("d3");
  EXPECT_EQ(table.actor(), "seat Y");
  EXPECT_EQ(table.turn(), "Y move3");
  EXPECT_TRUE(table.told(EventKind::Thrown));
}

TEST(ParchisTurn, AnyPieceMovesForwardByTheFullNumber) {
  const Table table("parchis", "Y 5,30,c2,n", "phase=move4");
  EXPECT_EQ(table.moves(), "Y30>34 Y5>9 Yc2>c6");
}

TEST(ParchisTurn, PiecesOnOneSpotAreOneMove) {
  EXPECT_EQ(Table("parchis", "Y 30,30,31", "phase=move4").moves(), "Y30>34 Y31>35");
}

TEST(ParchisTurn, OvershootingTheGoalIsIllegal) {
  EXPECT_EQ(Table("parchis", "Y c5,c6", "phase=move3").moves(), "Yc5>g");
  EXPECT_EQ(Table("parchis", "Y c6,c7", "phase=move3").moves(), "pass");
}

TEST(ParchisTurn, NothingLeavesTheGoalOrTheNestButWithAFive) {
  EXPECT_EQ(Table("parchis", "Y g,g,n,n", "phase=move1").moves(), "pass");
  EXPECT_EQ(Table("parchis", "Y g,g,n,n", "phase=move6").moves(), "pass");
}

TEST(ParchisTurn, WhereALegalMoveExistsThereIsNoPass) {
  EXPECT_FALSE(Table("parchis", "Y 30", "phase=move4").legal("pass"));
}

TEST(ParchisTurn, APassEndsTheTurn) {
  Table table("parchis", "Y g,g,n,n", "phase=move2");
  EXPECT_EQ(table.play("pass").turn(), "G roll");
  EXPECT_TRUE(table.told(EventKind::Passed));
  EXPECT_EQ(table.field("last"), "-");
}

TEST(ParchisTurn, AMoveEndsTheTurnAndForgetsTheLastPiece) {
  Table table("parchis", "Y 30", "phase=move2");
  EXPECT_EQ(table.play("Y30>32").turn(), "G roll");
  EXPECT_EQ(table.field("last"), "-");
  EXPECT_TRUE(table.told(EventKind::Walked));
  EXPECT_TRUE(table.told(EventKind::Turn));
}

// ---- Sixes

TEST(ParchisSix, CountsSevenForAColourWithNoPieceInItsNest) {
  EXPECT_EQ(Table("parchis", "Y 10,20,30,40", "phase=move6").moves(),
            "Y10>17 Y20>27 Y30>37 Y40>47");
  EXPECT_EQ(Table("parchis", "Y 10,20,30,n", "phase=move6").moves(), "Y10>16 Y20>26 Y30>36");
}

TEST(ParchisSix, GoalCountsAsOut) {
  EXPECT_EQ(Table("parchis", "Y 10,g,g,g", "phase=move6").moves(), "Y10>17");
}

TEST(ParchisSix, ThatCountsSevenIsStillMove6) {
  Table table("parchis", "Y 10,g,g,g", "");
  EXPECT_EQ(table.play("d6").turn(), "Y move6");
  EXPECT_EQ(table.field("sixes"), "1");
}

TEST(ParchisSix, GivesAnotherThrowAfterItsMove) {
  Table table("parchis", "Y 10", "");
  EXPECT_EQ(table.play("d6 Y10>16").turn(), "Y roll");
  EXPECT_EQ(table.field("sixes"), "1");
  EXPECT_EQ(table.field("last"), "Y16");
  EXPECT_EQ(table.play("d6 Y16>22").field("sixes"), "2");
  EXPECT_EQ(table.turn(), "Y roll");
}

TEST(ParchisSix, GivesAnotherThrowAlsoWhenNothingCouldMove) {
  Table table("parchis", "Y g", "");
  EXPECT_EQ(table.play("d6 pass").turn(), "Y roll");
  EXPECT_EQ(table.field("sixes"), "1");
  EXPECT_EQ(table.field("last"), "-");
}

TEST(ParchisSix, GivesAnotherThrowAfterItsBonuses) {
  Table table("parchis", "Y 10 G 16", "");
  EXPECT_EQ(table.play("d6 Y10>16").turn(), "Y bonus20");
  EXPECT_EQ(table.play("Y16>36").turn(), "Y roll");
  EXPECT_EQ(table.field("sixes"), "1");
}

TEST(ParchisSix, AnyOtherThrowEndsTheRun) {
  Table table("parchis", "Y 10", "");
  table.play("d6 Y10>16 d3");
  EXPECT_EQ(table.field("sixes"), "0");
  EXPECT_EQ(table.field("last"), "Y16");
  EXPECT_EQ(table.play("Y16>19").turn(), "G roll");
}

TEST(ParchisSix, TheNextSeatBeginsWithoutSixes) {
  Table table("parchis", "Y 10 G 56", "sixes=1 last=Y10");
  EXPECT_EQ(table.play("d1 Y10>11").field("sixes"), "0");
}

// ---- The third six

TEST(ParchisThirdSix, SendsTheLastPieceToItsNestAtOnce) {
  Table table("parchis", "Y 30,40", "sixes=2 last=Y30");
  table.play("d6");
  EXPECT_EQ(table.pieces('Y'), "40,n,n,n");
  EXPECT_EQ(table.turn(), "G roll");
  EXPECT_TRUE(table.told(EventKind::Penalised));
}

TEST(ParchisThirdSix, MovesNoPieceAndGainsNobodyABonus) {
  Table table("parchis", "Y 30 G 37", "sixes=2 last=Y30");
  table.play("d6");
  EXPECT_EQ(table.text(),
            "Y n,n,n,n B n,n,n,n R n,n,n,n G 37,n,n,n | turn=G phase=roll sixes=0 "
            "last=-");
  EXPECT_FALSE(table.told(EventKind::Captured));
  EXPECT_FALSE(table.told(EventKind::Bonus));
}

TEST(ParchisThirdSix, ThreeSixesSendTheLastPieceHome) {
  Table table("parchis", "Y 10", "");
  table.play("d6 Y10>16 d6 Y16>22 d6");
  EXPECT_EQ(table.pieces('Y'), "n,n,n,n");
}

TEST(ParchisThirdSix, SparesACorridorAndTheGoal) {
  Table corridor("parchis", "Y c3", "sixes=2 last=Yc3");
  EXPECT_EQ(corridor.play("d6").pieces('Y'), "c3,n,n,n");
  EXPECT_EQ(corridor.turn(), "G roll");
  EXPECT_FALSE(corridor.told(EventKind::Penalised));
  EXPECT_TRUE(corridor.told(EventKind::Passed)) << "why the turn is over";
  Table goal("parchis", "Y 30,g", "sixes=2 last=Yg");
  EXPECT_EQ(goal.play("d6").pieces('Y'), "30,g,n,n");
}

TEST(ParchisThirdSix, ReachesASafeSquareAndABarrier) {
  EXPECT_EQ(Table("parchis", "Y 12", "sixes=2 last=Y12").play("d6").pieces('Y'), "n,n,n,n");
  EXPECT_EQ(Table("parchis", "Y 30,30", "sixes=2 last=Y30").play("d6").pieces('Y'), "30,n,n,n");
}

TEST(ParchisThirdSix, TakesThePieceThatABonusMovedLast) {
  Table table("parchis", "Y 10,41 G 47", "sixes=1 last=Y10");
  table.play("d6 Y41>47 Y10>30 d6");
  EXPECT_EQ(table.pieces('Y'), "47,n,n,n");
}

TEST(ParchisThirdSix, DoesNothingIfNothingMovedInThisTurn) {
  Table table("parchis", "Y g B 30", "sixes=2");
  table.play("d6");
  EXPECT_EQ(table.pieces('Y'), "g,n,n,n");
  EXPECT_EQ(table.turn(), "G roll");
}

TEST(ParchisThirdSix, TakesThePieceOfTheFirstSixIfTheSecondCouldNotMove) {
  Table table("parchis", "Y 16 B 22,22", "sixes=1 last=Y16");
  EXPECT_EQ(table.play("d6").moves(), "pass");
  EXPECT_EQ(table.play("pass d6").pieces('Y'), "n,n,n,n");
}

TEST(ParchisThirdSix, ClearsTheMarkOfTheLaterArrival) {
  Table table("parchis", "Y 22^ R 22", "sixes=2 last=Y22");
  EXPECT_EQ(table.play("d6").pieces('R'), "22,n,n,n");
  Table earlier("parchis", "Y 22 R 22^", "sixes=2 last=Y22");
  EXPECT_EQ(earlier.play("d6").pieces('R'), "22,n,n,n");
}

}  // namespace
