// The rules of Sorry!, sentence by sentence: board, cards, turn, slides and end of the basic game.
#include <gtest/gtest.h>

#include "sorry/table.h"

namespace {

using core::EventKind;
using sorry_test::kDuel;
using sorry_test::Table;
using sorry_test::with_card;

// ---- Board

TEST(SorryBoard, TurnOffToTheFirstSafetySquareIsOneStepAndToHomeSix) {
  EXPECT_EQ(with_card("1", "R 2,h,h,h Y s,s,s,s").moves(), "R2>z1");
  EXPECT_EQ(with_card("5", "R 2,h,h,h Y s,s,s,s").moves(), "R2>z5");
  const Table six(kDuel, "R 2,59,h,h Y s,s,s,s", "phase=split card=7 left=6 not=R59");
  EXPECT_EQ(six.moves(), "R2>h");
}

TEST(SorryBoard, FromTheEntranceToHomeAreSixtyFourSteps) {
  const Table table(kDuel, "R h,h,h,h Y 34,h,h,h", "phase=over");
  EXPECT_EQ(table.game().steps_to_go(table.state(), 1), 64);
}

TEST(SorryBoard, TheSlidesOfColoursThatDoNotPlayAreThereToo) {
  EXPECT_EQ(with_card("1", "R 15,h,h,h Y s,s,s,s").play("R15>16").pawns(), "R 19,h,h,h Y s,s,s,s");
}

TEST(SorryBoard, AllSlidesRunFromTheirTriangleToTheirEnd) {
  for (const auto& [from, end] : {std::pair{"R15>16", "19"},
                                  {"R23>24", "28"},
                                  {"R30>31", "34"},
                                  {"R38>39", "43"},
                                  {"R45>46", "49"},
                                  {"R53>54", "58"}}) {
    const std::string square(from + 1, 2);
    Table table = with_card("1", "R " + square + ",h,h,h Y s,s,s,s");
    EXPECT_EQ(table.play(from).pawns(), "R " + std::string(end) + ",h,h,h Y s,s,s,s");
  }
}

// ---- Start of the game

TEST(SorryStart, AllPawnsBeginInStart) {
  EXPECT_EQ(Table("sorry").text(),
            "R s,s,s,s B s,s,s,s Y s,s,s,s G s,s,s,s | deck=54444444444 turn=- phase=first "
            "card=- left=0 not=-");
}

TEST(SorryStart, WithOutOnePawnBeginsOnTheEntrance) {
  EXPECT_EQ(Table("sorry pawns=3 out=1").pawns(), "R 4,s,s B 19,s,s Y 34,s,s G 49,s,s");
}

TEST(SorryStart, ChanceNamesTheFirstColour) {
  Table table("sorry seats=Y,R,B");
  EXPECT_EQ(table.moves(), "sB*1 sR*1 sY*1");
  EXPECT_EQ(table.play("sR").turn(), "R draw");
}

TEST(SorryStart, FirstNamesTheColourThatBegins) {
  EXPECT_EQ(Table("sorry first=G").turn(), "G draw");
}

// ---- Drawing

TEST(SorryDraw, ACardsWeightIsHowManyAreLeft) {
  EXPECT_EQ(Table("sorry first=R").moves(),
            "k1*5 k10*4 k11*4 k12*4 k2*4 k3*4 k4*4 k5*4 k7*4 k8*4 kS*4");
  EXPECT_EQ(Table(kDuel, "R s,s,s,s Y s,s,s,s", "deck=00300000001").moves(), "k3*3 kS*1");
}

TEST(SorryDraw, TheCardCountsAsDiscardedAtOnce) {
  Table table("sorry first=R");
  EXPECT_EQ(table.play("k1").field("deck"), "44444444444");
  EXPECT_EQ(table.field("card"), "1");
}

TEST(SorryDraw, TheDeckStaysAtZeroUntilACardIsWanted) {
  Table table(kDuel, "R 10,s,s,s Y s,s,s,s", "deck=00100000000");
  table.play("k3 R10>13");
  EXPECT_EQ(table.field("deck"), "00000000000");
  EXPECT_EQ(table.moves(), "k1*5 k10*4 k11*4 k12*4 k2*4 k3*4 k4*4 k5*4 k7*4 k8*4 kS*4");
  table.play("kS");
  EXPECT_EQ(table.field("deck"), "54444444443");
  EXPECT_TRUE(table.told(EventKind::Shuffled));
}

// ---- Use

TEST(SorryUse, IfAnyUseIsLegalOneMustBeMadeEvenAHarmfulOne) {
  EXPECT_EQ(with_card("4", "R z2,h,h,h Y s,s,s,s").moves(), "Rz2>0");
}

TEST(SorryUse, WithoutAUseOneMustPass) {
  Table table = with_card("3", "R s,s,s,s Y s,s,s,s");
  EXPECT_EQ(table.moves(), "pass");
  EXPECT_EQ(table.play("pass").turn(), "Y draw");
}

TEST(SorryUse, ForwardEndsOnTheRingUpToTheTurnOffThenInTheZoneThenAtHome) {
  EXPECT_EQ(with_card("3", "R 59,h,h,h Y s,s,s,s").moves(), "R59>2");
  EXPECT_EQ(with_card("8", "R 59,h,h,h Y s,s,s,s").moves(), "R59>z5");
  EXPECT_EQ(with_card("8", "R 0,h,h,h Y s,s,s,s").moves(), "R0>h");
}

TEST(SorryUse, HomeNeedsTheExactCount) {
  EXPECT_EQ(with_card("8", "R 1,h,h,h Y s,s,s,s").moves(), "pass");
  EXPECT_EQ(with_card("3", "R z4,h,h,h Y s,s,s,s").moves(), "pass");
  EXPECT_EQ(with_card("1", "R z5,h,h,h Y s,s,s,s").moves(), "Rz5>h");
}

TEST(SorryUse, AnotherColoursTurnOffIsASquareLikeAnyOther) {
  EXPECT_EQ(with_card("5", "R 30,h,h,h Y s,s,s,s").moves(), "R30>35");
}

TEST(SorryUse, APawnOnItsPrintedDiamondHasFiftyNineToItsTurnOff) {
  EXPECT_EQ(with_card("1", "R 3,h,h,h Y s,s,s,s").moves(), "R3>4");
  const Table table(kDuel, "R h,h,h,h Y 33,h,h,h", "phase=over");
  EXPECT_EQ(table.game().steps_to_go(table.state(), 1), 65);
}

TEST(SorryUse, APawnAtHomeStaysAndHomeHoldsAnyNumber) {
  EXPECT_EQ(with_card("1", "R z5,h,h,s Y s,s,s,s").play("Rz5>h").pawns(), "R h,h,h,s Y s,s,s,s");
  EXPECT_EQ(with_card("4", "R h,h,h,s Y s,s,s,s").moves(), "pass");
}

TEST(SorryUse, PawnsMayBeJumped) {
  EXPECT_EQ(with_card("3", "R 20,21,h,h Y 22,s,s,s").play("R20>23").pawns(),
            "R 21,23,h,h Y 22,s,s,s");
}

TEST(SorryUse, LandingOnAPawnOfOnesOwnColourIsIllegal) {
  EXPECT_EQ(with_card("3", "R 20,23,h,h Y s,s,s,s").moves(), "R23>26");
  EXPECT_EQ(with_card("1", "R z1,z2,h,h Y s,s,s,s").moves(), "Rz2>z3");
}

TEST(SorryUse, LandingOnAnotherColoursPawnSendsItToItsStart) {
  Table table = with_card("3", "R 20,s,s,s Y 23,s,s,s");
  EXPECT_EQ(table.play("R20>23").pawns(), "R 23,s,s,s Y s,s,s,s");
  EXPECT_TRUE(table.told(EventKind::Captured));
}

TEST(SorryUse, TheTurnPassesToTheNextSeat) {
  Table table("sorry seats=R,G,B", "R 20,s,s,s B s,s,s,s G s,s,s,s", "phase=card card=3");
  EXPECT_EQ(table.play("R20>23").turn(), "G draw");
  EXPECT_EQ(table.play("k3 pass").turn(), "B draw");
}

// ---- End

TEST(SorryEnd, TheFirstColourWithAllPawnsHomeWinsAtOnce) {
  Table table = with_card("2", "R z4,h,h,h Y 20,s,s,s");
  table.play("Rz4>h");
  EXPECT_EQ(table.turn(), "R over");
  EXPECT_TRUE(table.told(EventKind::Won));
  EXPECT_EQ(table.game().actor(table.state()), core::kOver);
  EXPECT_EQ(table.moves(), "");
}

TEST(SorryEnd, TheOthersAreListedByStepsToGoFewestFirst) {
  // B: 65·4; Y: zone z2 (4) and three at Home; G: turn-off (6) and three at Home.
  const Table table("sorry", "R h,h,h,h B s,s,s,s Y z2,h,h,h G 47,h,h,h", "phase=over");
  EXPECT_EQ(table.order(), "R,Y,G,B");
}

TEST(SorryEnd, TiesAreListedInTurnOrderAfterTheWinner) {
  const Table table("sorry", "R s,s,s,s B s,s,s,s Y h,h,h,h G s,s,s,s", "turn=Y phase=over");
  EXPECT_EQ(table.order(), "Y,G,R,B");
}

}  // namespace
