// Ludo, Turn 4 to 6: steps, the way home, what stops a piece, where it lands.
#include "ludo/table.h"

namespace {

using core::EventKind;
using ludo_test::Table;

// --- Ludo 4.

TEST(LudoStep, APieceGoesForwardByExactlyTheNumber) {
  EXPECT_EQ(Table("ludo", "Y 10,20", "use=4").moves(), "Y10>14 Y20>24");
}

TEST(LudoStep, NeverBeyondTheEndOfThePath) {
  EXPECT_EQ(Table("ludo", "Y c3", "use=3").moves(), "Yc3>g");
  EXPECT_EQ(Table("ludo", "Y c3", "use=4").moves(), "pass");
  EXPECT_EQ(Table("maedn", "Y c2", "use=2 tries=0").moves(), "Yc2>c4");
  EXPECT_EQ(Table("maedn", "Y c2", "use=3").moves(), "pass");
}

TEST(LudoStairs, APieceComesToTheFootOnlyExactly) {
  const std::string_view rules = "ludo board=chevaux home=stairs";
  EXPECT_EQ(Table(rules, "Y 52", "use=4").moves(), "Y52>56");
  EXPECT_EQ(Table(rules, "Y 52", "use=5").moves(), "pass");
  EXPECT_EQ(Table(rules, "Y 52", "use=3").moves(), "Y52>55");
}

TEST(LudoStairs, OrItGoesToTheFootAndBackByTheRest) {
  Table table("chevaux", "Y 54", "use=5");
  EXPECT_EQ(table.moves(), "Y54>53");
  EXPECT_EQ(table.play("Y54>53").pieces('Y'), "53,n,n,n");
  EXPECT_EQ(Table("chevaux", "Y 51", "use=6").moves(), "Y51>55 Yn>1");
}

TEST(LudoStairs, TheWayToTheFootAndBackIsTold) {
  Table table("chevaux", "Y 54", "use=5");
  table.play("Y54>53");
  ASSERT_GE(table.events().size(), 2U);
  const core::Event& up = table.events()[0];
  const core::Event& back = table.events()[1];
  EXPECT_EQ(up.kind, EventKind::Walked);
  EXPECT_EQ(up.to, 56);
  EXPECT_EQ(up.value, 2);
  EXPECT_EQ(back.kind, EventKind::Walked);
  EXPECT_EQ(back.from, 56);
  EXPECT_EQ(back.to, 53);
  EXPECT_EQ(back.value, 3);
}

TEST(LudoStairs, NobodyComesBackToTheSquareItLeft) {
  EXPECT_EQ(Table("chevaux", "Y 54", "use=4").moves(), "pass");
  EXPECT_EQ(Table("chevaux", "Y 53", "use=6").moves(), "Yn>1");
}

TEST(LudoStairs, FromTheFootAOneLeadsToTheFirstStair) {
  EXPECT_EQ(Table("chevaux", "Y 56", "use=1").moves(), "Y56>c1");
  EXPECT_EQ(Table("chevaux", "Y 56", "use=2").moves(), "pass");
}

TEST(LudoStairs, EveryStairAsksForItsNumber) {
  for (int stair = 1; stair < 6; ++stair) {
    const std::string here = "c" + std::to_string(stair);
    const std::string next = "c" + std::to_string(stair + 1);
    for (int number = 1; number < 6; ++number) {
      const std::string move = "Y" + here + ">" + next;
      EXPECT_EQ(Table("chevaux", "Y " + here, "use=" + std::to_string(number)).moves(),
                number == stair + 1 ? move : "pass");
    }
  }
  EXPECT_EQ(Table("chevaux", "Y c5", "use=6").moves(), "Yc5>c6 Yn>1");
}

TEST(LudoStairs, FromTheSixthASixLeadsHome) {
  EXPECT_EQ(Table("chevaux", "Y c6", "use=6").moves(), "Yc6>g Yn>1");
  EXPECT_EQ(Table("chevaux", "Y c6", "use=1").moves(), "pass");
}

TEST(LudoStairs, WithoutThemTheChevauxBoardCountsHome) {
  EXPECT_EQ(Table("ludo board=chevaux home=count", "Y 55", "use=4").moves(), "Y55>c3");
}

// --- Ludo 5.

TEST(LudoBlock, ASingleFoeStopsNobodyButWhereOnePieceDoes) {
  EXPECT_EQ(Table("ludo", "Y 10 B 20", "use=4").moves(), "Y10>14");
  EXPECT_EQ(Table("ludo", "Y 10 B 42", "use=4").moves(), "Y10>14");
  EXPECT_EQ(Table("ludo", "Y 40 B 42", "use=4").moves(), "Y40>44");
  EXPECT_EQ(Table("ludo block=single", "Y 40 B 42", "use=4").moves(), "pass");
  EXPECT_EQ(Table("ludo block=single", "Y 40,42", "use=4").moves(), "Y42>46");
}

TEST(LudoBlock, APairOfAFoeStops) {
  EXPECT_EQ(Table("ludo", "Y 40 B 42,42", "use=4").moves(), "pass");
  EXPECT_EQ(Table("ludo", "Y 40 B 42,42", "use=1").moves(), "Y40>41");
  EXPECT_EQ(Table("ludo", "Y 43 B 42,42", "use=1").moves(), "Y43>44");
}

TEST(LudoBlock, OnesOwnPairStopsOnlyWhereAnyPairDoes) {
  EXPECT_EQ(Table("ludo", "Y 40,42,42", "use=4").moves(), "Y40>44 Y42>46");
  EXPECT_EQ(Table("ludo block=all", "Y 40,42,42", "use=4").moves(), "Y42>46");
}

TEST(LudoBlock, WithoutBlocksNothingStops) {
  EXPECT_EQ(Table("maedn", "Y 30 B 31 R 32", "use=5").moves(), "Y30>35");
}

TEST(LudoBlock, AcrossTheEndOfTheRingItStopsToo) {
  EXPECT_EQ(Table("ludo", "B 51 G 1,1", "turn=B use=3").moves(), "pass");
  EXPECT_EQ(Table("chevaux", "B 54 Y 56", "turn=B use=4").moves(), "pass");
}

TEST(LudoBlock, BehindTheTurnOffItDoesNotStopWhoTurns) {
  EXPECT_EQ(Table("ludo", "Y 50 B 52,52", "use=4").moves(), "Y50>c3");
}

TEST(LudoBlock, APairInTheColumnStopsWhereAnyPairDoes) {
  EXPECT_EQ(Table("ludo block=all", "Y c1,c3,c3", "use=4").moves(), "pass");
  EXPECT_EQ(Table("ludo block=foes", "Y c1,c3,c3", "use=4").moves(), "Yc1>c5");
}

TEST(LudoBlock, OnTheWayBackFromTheFootEverySquareIsPassed) {
  EXPECT_EQ(Table("chevaux", "Y 54 B 56", "use=5").moves(), "pass");
  EXPECT_EQ(Table("chevaux", "Y 54 B 55", "use=5").moves(), "pass");
  EXPECT_EQ(Table("chevaux", "Y 55 B 53", "use=5").moves(), "pass");
  EXPECT_EQ(Table("chevaux", "Y 55 B 53", "use=4").moves(), "Y55>53");
}

TEST(LudoBlock, TheSquareLeftIsNotPassed) {
  EXPECT_EQ(Table("ludo board=chevaux block=all", "Y 54,54", "use=5").moves(), "Y54>53");
}

TEST(LudoBlock, AnArrivalAheadOfTheDepartureIsPassedOnTheWayUp) {
  EXPECT_EQ(Table("chevaux", "Y 51 B 55", "use=6").moves(), "Yn>1");
  EXPECT_EQ(Table("ludo board=chevaux block=none", "Y 51 B 55", "use=6").moves(), "Y51>55 Yn>1");
}

TEST(LudoBlock, ASharedSquareStopsNobody) {
  EXPECT_EQ(Table("ludo safe=share", "Y 38 B 40,40", "use=4").moves(), "Y38>42");
  EXPECT_EQ(Table("ludo safe=share block=single", "Y 38 B 40", "use=4").moves(), "Y38>42");
}

TEST(LudoOver, WhereOvertakingIsForbiddenThePiecesInTheColumnStop) {
  EXPECT_EQ(Table("maedn-strict", "Y 39,c1", "use=3 tries=0").moves(), "Yc1>c4");
  EXPECT_EQ(Table("maedn", "Y 39,c1", "use=3").moves(), "Y39>c2 Yc1>c4");
  EXPECT_EQ(Table("ludo over=0", "Y c1,c2", "use=3").moves(), "Yc2>c5");
}

TEST(LudoOver, OnTheRingOvertakingStays) {
  EXPECT_EQ(Table("maedn-strict", "Y 30,31", "use=3").moves(), "Y30>33 Y31>34");
}

// --- Ludo 6.

TEST(LudoLanding, ASingleFoeIsCaptured) {
  Table table("ludo", "Y 40 B 44", "use=4");
  EXPECT_EQ(table.play("Y40>44").pieces('B'), "n,n,n,n");
  EXPECT_TRUE(table.told(EventKind::Captured));
}

TEST(LudoLanding, APairIsNeverLandedOn) {
  EXPECT_EQ(Table("ludo", "Y 40 B 44,44", "use=4").moves(), "pass");
  EXPECT_EQ(Table("ludo block=all", "Y 40,44,44", "use=4").moves(), "Y44>48");
}

TEST(LudoLanding, OnesOwnPieceMakesRoomWhereSquaresHoldTwo) {
  EXPECT_EQ(Table("ludo", "Y 40,44", "use=4").moves(), "Y40>44 Y44>48");
  EXPECT_EQ(Table("maedn", "Y 30,34", "use=4").moves(), "Y34>38");
  EXPECT_EQ(Table("ludo block=single", "Y 40,44", "use=4").moves(), "Y44>48");
  EXPECT_EQ(Table("parcheesi", "Y 40,44", "use=4 run=0").moves(), "Y40>44 Y44>48");
}

TEST(LudoLanding, AMaednColumnSquareHoldsOne) {
  EXPECT_EQ(Table("ludo board=maedn block=foes", "Y 40,c2", "use=2").moves(), "Yc2>c4");
}

TEST(LudoLanding, ASquareOfTheLudoColumnHoldsTwoAndTheGoalAll) {
  EXPECT_EQ(Table("ludo", "Y 51,c2", "use=2").moves(), "Y51>c2 Yc2>c4");
  EXPECT_EQ(Table("ludo", "Y 51,c2,c2", "use=2").moves(), "Yc2>c4");
  EXPECT_EQ(Table("ludo", "Y c4,g,g,g", "use=2").moves(), "Yc4>g");
}

TEST(LudoLanding, EnteringCapturesToo) {
  EXPECT_EQ(Table("ludo", "B 1", "use=6").play("Yn>1").pieces('B'), "n,n,n,n");
}

TEST(LudoLanding, APairOnTheStartShutsIt) {
  EXPECT_EQ(Table("ludo", "B 1,1", "use=6").moves(), "pass");
  EXPECT_EQ(Table("ludo", "Y 1,1", "use=6").moves(), "Y1>7");
  EXPECT_EQ(Table("maedn", "Y 1", "use=6").moves(), "Y1>7");
}

TEST(LudoSafe, ASharedSquareTakesEverybody) {
  Table table("ludo-stars", "Y 36 B 40,40 R 40", "use=4");
  EXPECT_EQ(table.play("Y36>40").text(),
            "Y 40,n,n,n B 40,40,n,n R 40,n,n,n G n,n,n,n | turn=B phase=roll use=- run=0");
}

TEST(LudoSafe, AShutSquareIsNoPlaceToLandOnAFoe) {
  EXPECT_EQ(Table("ludo safe=shut", "Y 36 B 40", "use=4").moves(), "pass");
  EXPECT_EQ(Table("ludo safe=shut", "Y 36", "use=4").moves(), "Y36>40");
  EXPECT_EQ(Table("ludo safe=shut", "Y 36,40", "use=4").moves(), "Y36>40 Y40>44");
}

TEST(LudoSafe, OnAShutSquareOnlyAnEnteringPieceCaptures) {
  Table table("parcheesi", "B 5", "use=2,5");
  EXPECT_EQ(table.play("Yn>5").pieces('B'), "n,n,n,n");
  EXPECT_EQ(table.field("use"), "2,20");
  EXPECT_EQ(Table("parcheesi", "G 5 B 1", "turn=B use=4 run=0").moves(), "pass");
}

// --- Seats of several colours, teams.

TEST(LudoSides, AThrowIsUsedByAnyColourOfTheSeat) {
  EXPECT_EQ(Table("ludo-duel", "Y 10 R 30", "use=3").moves(), "R30>33 Y10>13");
}

TEST(LudoSides, ColoursOfOneSideNeitherCaptureNorLandOnEachOther) {
  EXPECT_EQ(Table("ludo-duel", "Y 27 R 30", "use=3").moves(), "R30>33");
  EXPECT_EQ(Table("ludo-teams", "Y 27 R 30", "use=3").moves(), "pass");
  EXPECT_EQ(Table("ludo", "Y 27 R 30", "use=3").moves(), "Y27>30");
}

TEST(LudoSides, PairsOfOneSideStopOnlyWhereAnyPairDoes) {
  EXPECT_EQ(Table("ludo-teams", "Y 27 R 29,29", "use=4").moves(), "Y27>31");
  EXPECT_EQ(Table("ludo teams=YR/BG block=all", "Y 27 R 29,29", "use=4").moves(), "pass");
}

TEST(LudoSides, ColoursOfOneSideShareASharedSquare) {
  EXPECT_EQ(Table("ludo safe=share teams=YR/BG", "Y 26 R 27", "use=1").moves(), "Y26>27");
}

TEST(LudoSides, WhoHasAllHomePlaysOnlyThePartnersPieces) {
  EXPECT_EQ(Table("ludo-teams", "Y g,g,g,g R 30", "use=6").moves(), "R30>36 Rn>27");
  EXPECT_EQ(Table("ludo-teams", "Y c5,g,g,g R 30", "use=1").moves(), "Yc5>g");
}

// On the maedn board a piece that is home could still step in its column.
TEST(LudoSides, WhoHasAllHomePlaysNoPieceOfTheirOwn) {
  EXPECT_EQ(Table("ludo board=maedn pieces=2 teams=YR/BG", "Y c1,c2 R 30", "use=1").moves(),
            "R30>31");
}

TEST(LudoSides, ThePartnersPiecesTakeTheRestOfAThrow) {
  Table table("parcheesi-teams", "Y c5,g,g,g R 40", "use=3,4 run=0");
  EXPECT_EQ(table.play("Yc5>g").moves(), "R40>44");
}

TEST(LudoSides, ADoubletOfAHandWithoutWaitingPiecesGivesFour) {
  EXPECT_EQ(Table("parcheesi-teams", "Y g,g,g,g R 40,41,43,44", "").play("d33").field("use"),
            "3,3,4,4");
  EXPECT_EQ(Table("parcheesi-teams", "Y g,g,g,g R 40,41,43", "").play("d33").field("use"), "3,3");
}

}  // namespace
