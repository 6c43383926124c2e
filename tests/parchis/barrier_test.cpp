// Parchís, Barriers, and Turn 4 and 5: what they stop, and the duty to open one.
#include "parchis/table.h"

namespace {

using parchis_test::refusal;
using parchis_test::Table;

TEST(ParchisBarrier, IsTwoPiecesOfOneColourOnAnyRingSquare) {
  EXPECT_EQ(Table("parchis", "Y 30 R 40,40", "phase=move4").moves(), "Y30>34");
  Table table("parchis", "Y 37 R 40,40,50", "phase=move4");
  EXPECT_EQ(table.moves(), "pass");
}

TEST(ParchisBarrier, CannotBePassedOrLandedOn) {
  EXPECT_EQ(Table("parchis", "Y 37 B 40,40", "phase=move3").moves(), "pass");
  EXPECT_EQ(Table("parchis", "Y 37 B 40,40", "phase=move4").moves(), "pass");
  EXPECT_EQ(Table("parchis", "Y 37 B 40,40", "phase=move2").moves(), "Y37>39");
}

TEST(ParchisBarrier, BehindAPieceStopsNothing) {
  EXPECT_EQ(Table("parchis", "Y 41 B 40,40", "phase=move3").moves(), "Y41>44");
}

TEST(ParchisBarrier, StopsItsOwnersPiecesToo) {
  EXPECT_EQ(Table("parchis", "Y 37,40,40", "phase=move4").moves(), "Y40>44");
  EXPECT_EQ(Table("parchis", "Y 37,40,40", "phase=move3").moves(), "Y40>43");
}

TEST(ParchisBarrier, StopsBonusMoves) {
  EXPECT_EQ(Table("parchis", "Y 30 B 40,40", "phase=bonus20 last=Y30").moves(), "pass");
  EXPECT_EQ(Table("parchis", "Y 35,g B 40,40", "phase=bonus10 last=Yg").moves(), "pass");
}

TEST(ParchisBarrier, StopsAcrossTheEndOfTheRing) {
  EXPECT_EQ(Table("parchis", "B 66 G 1,1", "turn=B phase=move4").moves(), "pass");
  EXPECT_EQ(Table("parchis", "B 66 G 68,68", "turn=B phase=move4").moves(), "pass");
}

TEST(ParchisBarrier, StandsInACorridorToo) {
  EXPECT_EQ(Table("parchis", "Y 67,c2,c2", "phase=move3").moves(), "Yc2>c5");
  EXPECT_EQ(Table("parchis", "Y 67,c2,c2", "phase=move4").moves(), "Yc2>c6");
  EXPECT_EQ(Table("parchis", "Y c2,c4,c4", "phase=move5 last=-").moves(), "Yn>5");
  EXPECT_EQ(Table("parchis pieces=3", "Y c2,c4,c4", "phase=move5").moves(), "pass");
}

TEST(ParchisBarrier, InACorridorStopsNobodyOnTheRing) {
  EXPECT_EQ(Table("parchis", "Y c1,c1 B 66", "turn=B phase=move5 sixes=0").moves(), "Bn>22");
  EXPECT_EQ(Table("parchis", "Y c1,c1 B 66", "turn=B phase=move4").moves(), "B66>2");
}

TEST(ParchisBarrier, AtATurnOffStopsThePieceThatWouldTurnThere) {
  EXPECT_EQ(Table("parchis", "Y 66 B 68,68", "phase=move4").moves(), "pass");
}

TEST(ParchisBarrier, BehindItsTurnOffStopsNoPieceThatTurns) {
  EXPECT_EQ(Table("parchis", "Y 66 B 1,1", "phase=move4").moves(), "Y66>c2");
}

TEST(ParchisBarrier, IsNotMadeByAMixedPairWhichCanBePassed) {
  EXPECT_EQ(Table("parchis", "Y 10 B 12 R 12", "phase=move4").moves(), "Y10>14");
}

TEST(ParchisBarrier, AMixedPairCannotBeLandedOn) {
  EXPECT_EQ(Table("parchis", "Y 10 B 12 R 12", "phase=move2").moves(), "pass");
  EXPECT_EQ(Table("parchis", "Y 10,12 R 12", "phase=move2").moves(), "Y12>14");
}

TEST(ParchisBarrier, TwoColoursOfOneSeatMakeNone) {
  EXPECT_EQ(Table("parchis-duel", "Y 12 R 12 B 10", "turn=BG phase=move4").moves(), "B10>14");
}

TEST(ParchisBarrier, AtMostTwoPiecesStandOnARingOrCorridorSquare) {
  EXPECT_NE(refusal("parchis", "Y 12,12 R 12", ""), "");
  EXPECT_NE(refusal("parchis", "Y 30,30,30", ""), "");
  EXPECT_NE(refusal("parchis", "Y c3,c3,c3", ""), "");
}

TEST(ParchisBarrier, NestAndGoalAreUnlimited) {
  EXPECT_EQ(Table("parchis", "Y c6,g,g,n", "phase=move2").play("Yc6>g").pieces('Y'), "g,g,g,n");
}

TEST(ParchisBarrier, MayBeFormedAgain) {
  Table table("parchis", "Y 30,30", "phase=move6 sixes=1");
  table.play("Y30>36 d6");
  EXPECT_EQ(table.moves(), "Y30>36 Y36>42");
  EXPECT_EQ(table.play("Y30>36").pieces('Y'), "36,36,n,n");
}

TEST(ParchisBarrier, LetsASinglePieceStandBesideAnotherColourOnASafeSquare) {
  EXPECT_EQ(Table("parchis", "Y 10 B 12", "phase=move2").play("Y10>12").pieces('B'), "12,n,n,n");
}

// ---- The duty of the six

TEST(ParchisDuty, ASixMustOpenABarrierOfTheSeat) {
  EXPECT_EQ(Table("parchis", "Y 10,30,30", "phase=move6").moves(), "Y30>36");
}

TEST(ParchisDuty, OneOfSeveralBarriersIsOpened) {
  EXPECT_EQ(Table("parchis", "Y 10,10,30,30", "phase=move6").moves(), "Y10>17 Y30>37");
}

TEST(ParchisDuty, HoldsForABarrierInTheCorridor) {
  EXPECT_EQ(Table("parchis", "Y 10,c1,c1", "phase=move6").moves(), "Yc1>c7");
}

TEST(ParchisDuty, HoldsWithASixThatCountsSeven) {
  EXPECT_EQ(Table("parchis", "Y 10,20,30,30", "phase=move6").moves(), "Y30>37");
}

TEST(ParchisDuty, IsLiftedWhenNoBarrierPieceCanMove) {
  EXPECT_EQ(Table("parchis", "Y 10,30,30 B 33,33", "phase=move6").moves(), "Y10>16");
  EXPECT_EQ(Table("parchis", "Y 10,c3,c3", "phase=move6").moves(), "Y10>16");
}

TEST(ParchisDuty, IsLiftedOnlyIfNoneOfTheBarriersCanMove) {
  EXPECT_EQ(Table("parchis", "Y 10,10,30,30 B 33,33", "phase=move6").moves(), "Y10>17");
}

TEST(ParchisDuty, TakesPiecesInTheGoalOrTheNestForNoBarrier) {
  EXPECT_EQ(Table("parchis", "Y 10,g,g,n", "phase=move6").moves(), "Y10>16");
  EXPECT_EQ(Table("parchis", "Y 10,20,n,n", "phase=move6").moves(), "Y10>16 Y20>26");
}

TEST(ParchisDuty, IsOfSixesOnly) {
  EXPECT_EQ(Table("parchis", "Y 10,30,30", "phase=move4").moves(), "Y10>14 Y30>34");
  EXPECT_EQ(Table("parchis", "Y 10,30,30", "phase=bonus20 last=Y10").moves(), "Y30>50");
}

TEST(ParchisDuty, CoversTheBarriersOfAllColoursOfTheSeat) {
  EXPECT_EQ(Table("parchis-duel", "Y 10 R 50,50", "phase=move6").moves(), "R50>56");
  EXPECT_EQ(Table("parchis-duel", "Y 10,10 R 50,50", "phase=move6").moves(), "R50>56 Y10>16");
}

TEST(ParchisDuty, DoesNotCoverAMixedPair) {
  EXPECT_EQ(Table("parchis-duel", "Y 12 R 12", "phase=move6").moves(), "R12>18 Y12>18");
}

}  // namespace
