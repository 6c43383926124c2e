// The rules of Sorry!, sentence by sentence: each card, and slides.
#include <gtest/gtest.h>

#include "sorry/table.h"

namespace {

using core::EventKind;
using sorry_test::kDuel;
using sorry_test::Table;
using sorry_test::with_card;

// ---- 1 and 2

TEST(SorryCards, AOneBringsAPawnOutOrMovesOne) {
  Table table = with_card("1", "R 20,s,s,s Y s,s,s,s");
  EXPECT_EQ(table.moves(), "R20>21 Rs>4");
  EXPECT_EQ(table.play("Rs>4").pawns(), "R 4,20,s,s Y s,s,s,s");
}

TEST(SorryCards, ATwoMovesTwoButLeavesStartToTheEntranceOnly) {
  EXPECT_EQ(with_card("2", "R 20,s,s,s Y s,s,s,s").moves(), "R20>22 Rs>4");
}

TEST(SorryCards, NoExitOntoOnesOwnPawn) {
  EXPECT_EQ(with_card("1", "R 4,s,s,s Y s,s,s,s").moves(), "R4>5");
}

TEST(SorryCards, TheExitBumpsAnotherColour) {
  EXPECT_EQ(with_card("1", "R s,s,s,s Y 4,s,s,s").play("Rs>4").pawns(), "R 4,s,s,s Y s,s,s,s");
}

TEST(SorryCards, AfterATwoOneMayDrawOrPass) {
  Table table = with_card("2", "R 20,s,s,s Y s,s,s,s");
  table.play("R20>22");
  EXPECT_EQ(table.turn(), "R again");
  EXPECT_EQ(table.moves(), "draw pass");
  EXPECT_EQ(Table(table).play("draw").turn(), "R draw");
  EXPECT_EQ(table.play("pass").turn(), "Y draw");
}

TEST(SorryCards, AfterATwoWithoutAUseToo) {
  Table table = with_card("2", "R z5,h,h,h Y s,s,s,s");
  EXPECT_EQ(table.moves(), "pass");
  EXPECT_EQ(table.play("pass").turn(), "R again");
}

TEST(SorryCards, AnyNumberOfTwosMayFollowOneAnother) {
  Table table = with_card("2", "R 20,s,s,s Y s,s,s,s");
  EXPECT_EQ(table.play("R20>22 draw k2 R22>24 draw k2 R28>30").turn(), "R again");
}

// ---- 3 5 8 12, 4, 10

TEST(SorryCards, ThreeFiveEightAndTwelveGoForward) {
  EXPECT_EQ(with_card("3", "R 20,s,s,s Y s,s,s,s").moves(), "R20>23");
  EXPECT_EQ(with_card("5", "R 20,s,s,s Y s,s,s,s").moves(), "R20>25");
  EXPECT_EQ(with_card("8", "R 20,s,s,s Y s,s,s,s").moves(), "R20>28");
  EXPECT_EQ(with_card("12", "R 20,s,s,s Y s,s,s,s").moves(), "R20>32");
}

TEST(SorryCards, AFourGoesBackward) {
  EXPECT_EQ(with_card("4", "R 20,s,s,s Y s,s,s,s").moves(), "R20>16");
}

TEST(SorryCards, AWalkTellsItsStepsAndItsDirection) {
  Table back = with_card("4", "R 4,s,s,s Y s,s,s,s");
  EXPECT_EQ(back.play("R4>0").events()[0].value, 4);
  EXPECT_TRUE(sorry::goes_backward(back.events()[0]));
  Table home = with_card("10", "R 58,s,s,s Y s,s,s,s");
  EXPECT_EQ(home.play("R58>h").events()[0].value, 10);
  EXPECT_FALSE(sorry::goes_backward(home.events()[0]));
}

TEST(SorryCards, ATenGoesForwardOrOneBackwardByFreeChoice) {
  EXPECT_EQ(with_card("10", "R 20,s,s,s Y s,s,s,s").moves(), "R20>19 R20>30");
}

TEST(SorryCards, TheOneBackwardIsCompulsoryIfItIsTheOnlyUse) {
  EXPECT_EQ(with_card("10", "R z1,h,h,h Y s,s,s,s").moves(), "Rz1>2");
}

// ---- Backward

TEST(SorryBackward, AlongTheRingPastOnesOwnDiamondAndTurnOff) {
  EXPECT_EQ(with_card("4", "R 4,s,s,s Y s,s,s,s").moves(), "R4>0");
  EXPECT_EQ(with_card("4", "R 5,s,s,s Y s,s,s,s").moves(), "R5>1");
  EXPECT_EQ(with_card("4", "R 3,s,s,s Y s,s,s,s").moves(), "R3>59");
}

TEST(SorryBackward, NeverIntoASafetyZone) {
  EXPECT_EQ(with_card("10", "R 3,h,h,h Y s,s,s,s").moves(), "R3>13 R3>2");
}

TEST(SorryBackward, FromTheZoneDownToTheTurnOffThenDownTheRing) {
  EXPECT_EQ(with_card("4", "R z5,h,h,h Y s,s,s,s").moves(), "Rz5>z1");
  EXPECT_EQ(with_card("4", "R z4,h,h,h Y s,s,s,s").moves(), "Rz4>2");
  EXPECT_EQ(with_card("4", "R z3,h,h,h Y s,s,s,s").moves(), "Rz3>1");
  EXPECT_EQ(with_card("10", "R z1,h,h,h Y s,s,s,s").moves(), "Rz1>2");
}

TEST(SorryBackward, ThePawnThatHasGoneBackPastItsTurnOffMayTurnInAgain) {
  Table table = with_card("4", "R 4,h,h,h Y s,s,s,s");
  EXPECT_EQ(table.play("R4>0 k3 pass k5").moves(), "R0>z3");
}

TEST(SorryBackward, NotOntoOnesOwnPawn) {
  EXPECT_EQ(with_card("4", "R 0,4,h,h Y s,s,s,s").moves(), "R0>56");
  EXPECT_EQ(with_card("4", "R 1,z3,h,h Y s,s,s,s").moves(), "R1>57");
}

// ---- 7

TEST(SorrySeven, WithOnePawnItGoesSevenForward) {
  EXPECT_EQ(with_card("7", "R 20,s,s,s Y s,s,s,s").moves(), "R20>27");
}

TEST(SorrySeven, OrItIsSplitBetweenTwoPawnsInTheChosenOrder) {
  Table table = with_card("7", "R 20,z4,h,h Y s,s,s,s");
  EXPECT_EQ(table.moves(), "R20>25 R20>26 R20>27 Rz4>h Rz4>z5");
  EXPECT_EQ(Table(table).play("R20>25").moves(), "Rz4>h");
  table.play("Rz4>z5");
  EXPECT_EQ(table.turn(), "R split");
  EXPECT_EQ(table.field("left"), "6");
  EXPECT_EQ(table.field("not"), "Rz5");
  EXPECT_EQ(table.moves(), "R20>26");
  EXPECT_EQ(table.play("R20>26").turn(), "Y draw");
}

TEST(SorrySeven, NoPartLeavesStart) {
  EXPECT_EQ(with_card("7", "R s,s,s,s Y 20,s,s,s").moves(), "pass");
}

TEST(SorrySeven, TheSecondPartIsByAnotherPawn) {
  const Table table(kDuel, "R 20,30,s,s Y s,s,s,s", "phase=split card=7 left=3 not=R30");
  EXPECT_EQ(table.moves(), "R20>23");
}

TEST(SorrySeven, TheFirstPartNeedsALegalSecondOnTheBoardThatResults) {
  // 20 to 24 slides to 28 and sweeps the pawn at 26, which alone could go the other 3.
  const Table table = with_card("7", "R 20,26,h,h Y s,s,s,s");
  EXPECT_FALSE(table.legal("R20>24"));
  EXPECT_TRUE(table.legal("R26>29"));
}

TEST(SorrySeven, TheFirstPartMayClearTheWayForTheSecond) {
  const Table table = with_card("7", "R 20,22,h,h Y s,s,s,s");
  EXPECT_EQ(Table(table).play("R22>27").moves(), "R20>22");
}

TEST(SorrySeven, APawnThatCameHomeLeavesTheOtherPartToAnother) {
  Table table = with_card("7", "R z2,z3,h,s Y s,s,s,s");
  EXPECT_EQ(table.moves(), "Rz2>h Rz3>h");
  table.play("Rz2>h");
  EXPECT_EQ(table.field("not"), "Rh");
  EXPECT_EQ(table.play("Rz3>h").pawns(), "R h,h,h,s Y s,s,s,s");
}

// ---- 11

TEST(SorryEleven, ForwardOrASwapWithAnOpponentOnTheRing) {
  Table table = with_card("11", "R 20,s,s,s Y 33,z1,h,s");
  EXPECT_EQ(table.moves(), "R20>31 R20x33");
  EXPECT_EQ(table.play("R20x33").pawns(), "R 33,s,s,s Y 20,z1,h,s");
}

TEST(SorryEleven, NeverFromStartSafetyOrHomeNorWithOnesOwn) {
  EXPECT_EQ(with_card("11", "R z1,h,s,s Y 33,s,s,s").moves(), "pass");
  EXPECT_EQ(with_card("11", "R 20,33,s,s Y s,s,s,s").moves(), "R20>31 R33>44");
}

TEST(SorryEleven, PassIsLegalIfOnlyASwapIs) {
  Table table = with_card("11", "R 0,s,s,s Y 33,s,s,s");
  EXPECT_EQ(table.moves(), "R0x33 pass");
  EXPECT_EQ(table.play("pass").turn(), "Y draw");
}

TEST(SorryEleven, NoPassIfAnElevenForwardIsLegal) {
  EXPECT_EQ(with_card("11", "R 0,20,s,s Y 33,s,s,s").moves(), "R0x33 R20>31 R20x33");
}

// ---- Sorry!

TEST(SorryCard, APawnFromStartTakesThePlaceOfAnyOtherColoursPawnOnTheRing) {
  Table table = with_card("S", "R 10,s,s,s Y 20,33,z1,h");
  EXPECT_EQ(table.moves(), "Rs>20 Rs>33");
  EXPECT_EQ(table.play("Rs>33").pawns(), "R 10,33,s,s Y 20,z1,h,s");
  EXPECT_TRUE(table.told(EventKind::Jumped));
}

TEST(SorryCard, ItIsCompulsoryIfPossible) {
  EXPECT_FALSE(with_card("S", "R s,s,s,s Y 20,s,s,s").legal("pass"));
  EXPECT_EQ(with_card("S", "R 10,h,h,h Y 20,s,s,s").moves(), "pass");
  EXPECT_EQ(with_card("S", "R s,s,s,s Y s,s,s,s").moves(), "pass");
}

// ---- Slides

TEST(SorrySlide, OnesOwnTriangleIsNoSlide) {
  EXPECT_EQ(with_card("1", "R 8,s,s,s Y s,s,s,s").play("R8>9").pawns(), "R 9,s,s,s Y s,s,s,s");
}

TEST(SorrySlide, EveryPawnUpToTheEndGoesToItsStartOwnColourToo) {
  Table table = with_card("1", "R 23,26,28,h Y 25,27,s,s");
  EXPECT_EQ(table.play("R23>24").pawns(), "R 28,h,s,s Y s,s,s,s");
  EXPECT_TRUE(table.told(EventKind::Slid));
}

TEST(SorrySlide, APawnOnTheTriangleItselfWasBumped) {
  EXPECT_EQ(with_card("1", "R 30,s,s,s Y 31,s,s,s").play("R30>31").pawns(), "R 34,s,s,s Y s,s,s,s");
}

TEST(SorrySlide, AlsoBackwardOutOfASwapAndBySorry) {
  EXPECT_EQ(with_card("4", "R 28,s,s,s Y s,s,s,s").play("R28>24").pawns(), "R 28,s,s,s Y s,s,s,s");
  EXPECT_EQ(with_card("11", "R 20,s,s,s Y 39,s,s,s").play("R20x39").pawns(),
            "R 43,s,s,s Y 20,s,s,s");
  EXPECT_EQ(with_card("S", "R s,s,s,s Y 39,s,s,s").play("Rs>39").pawns(), "R 43,s,s,s Y s,s,s,s");
}

TEST(SorrySlide, AfterASwapBothSlide) {
  EXPECT_EQ(with_card("11", "R 9,s,s,s Y 39,s,s,s").play("R9x39").pawns(), "R 43,s,s,s Y 13,s,s,s");
}

TEST(SorrySlide, TheMoversSlideMaySweepTheSwappedPawn) {
  EXPECT_EQ(with_card("11", "R 42,s,s,s Y 39,s,s,s").play("R42x39").pawns(),
            "R 43,s,s,s Y s,s,s,s");
}

TEST(SorrySlide, TheSwappedPawnsSlideMaySweepTheMover) {
  EXPECT_EQ(with_card("11", "R 9,s,s,s Y 12,s,s,s").play("R9x12").pawns(), "R s,s,s,s Y 13,s,s,s");
}

TEST(SorrySlide, WhoIsSweptIsToldBeforeTheSlide) {
  Table table = with_card("1", "R 23,28,h,h Y 25,s,s,s");
  table.play("R23>24");
  std::string kinds;
  for (const core::Event& event : table.events()) {
    kinds += event.kind == EventKind::Walked     ? 'w'
             : event.kind == EventKind::Captured ? 'c'
             : event.kind == EventKind::Slid     ? 's'
                                                 : '-';
  }
  EXPECT_EQ(kinds, "wccs-");
}

}  // namespace
