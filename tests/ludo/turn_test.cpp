// Ludo, Turn 1 to 3 and 7 to 9: throws, duties, rewards, further throws.
#include "ludo/table.h"

namespace {

using core::EventKind;
using ludo_test::Table;

TEST(LudoTurn, ChanceNamesWhoBeginsAndTheTurnIsTheFirstSeatsUntilThen) {
  Table table("ludo seats=R,B,Y,G");
  EXPECT_EQ(table.turn(), "R first");
  EXPECT_EQ(table.moves(), "sB*1 sG*1 sR*1 sY*1");
  EXPECT_EQ(table.play("sY").turn(), "Y roll");
  EXPECT_TRUE(table.told(EventKind::Begins));
}

TEST(LudoTurn, FirstNamesTheSeatThatBegins) { EXPECT_EQ(Table("ludo first=G").turn(), "G roll"); }

TEST(LudoTurn, TheTurnPassesInTheOrderOfTheSeats) {
  Table table("ludo seats=Y,R,B first=Y");
  EXPECT_EQ(table.play("d1 pass").turn(), "R roll");
  EXPECT_EQ(table.play("d1 pass").turn(), "B roll");
  EXPECT_EQ(table.play("d1 pass").turn(), "Y roll");
  EXPECT_TRUE(table.told(EventKind::Turn));
}

// --- Ludo 1.

TEST(LudoTurn, OneDieIsThrownByChance) {
  Table table("ludo first=Y");
  EXPECT_EQ(table.moves(), "d1*1 d2*1 d3*1 d4*1 d5*1 d6*1");
  EXPECT_EQ(table.play("d4").field("use"), "4");
}

TEST(LudoTurn, TwoDiceAreThrownWithTheLowerFirstAndADoubletWeighsLess) {
  const Table table("parcheesi", "", "");
  EXPECT_EQ(table.moves("d1"), "1*1 2*2 3*2 4*2 5*2 6*2");
  EXPECT_EQ(table.moves("d5"), "5*1 6*2");
  EXPECT_EQ(table.moves("d6"), "6*1");
}

TEST(LudoTurn, ASixAddsToTheRunAndAnyOtherThrowEndsIt) {
  Table table("ludo", "Y 1", "");
  EXPECT_EQ(table.play("d6").field("run"), "1");
  EXPECT_EQ(table.play("Y1>7 d6").field("run"), "2");
  EXPECT_EQ(Table("ludo", "Y 1", "run=2").play("d3").field("run"), "0");
}

TEST(LudoTurn, WithTwoDiceADoubletCountsAsTheSix) {
  EXPECT_EQ(Table("parcheesi", "", "").play("d22").field("run"), "1");
  EXPECT_EQ(Table("parcheesi", "", "run=1").play("d16").field("run"), "0");
}

TEST(LudoTurn, ADoubletOfASeatWithoutAPieceInTheNestGivesTheOtherSidesToo) {
  Table table("parcheesi pieces=2", "Y 10,20", "");
  EXPECT_EQ(table.play("d22").field("use"), "2,2,5,5");
  EXPECT_EQ(Table("parcheesi pieces=2", "Y 10,g", "").play("d66").field("use"), "1,1,6,6");
  EXPECT_EQ(Table("parcheesi pieces=2", "Y 10,n", "").play("d22").field("use"), "2,2");
  EXPECT_EQ(Table("parcheesi pieces=2 reward=none", "Y 10,20", "").play("d22").field("use"), "2,2");
}

// --- Ludo 2.

TEST(LudoTurn, AThirdSixEndsTheTurn) {
  Table table("ludo", "Y 10", "run=2");
  EXPECT_EQ(table.play("d6").turn(), "B roll");
  EXPECT_EQ(table.pieces('Y'), "10,n,n,n");
  EXPECT_EQ(table.field("run"), "0");
}

TEST(LudoTurn, AThirdDoubletSendsThePieceNearestToHomeBack) {
  Table table("parcheesi", "Y 10,c3,g", "run=2");
  EXPECT_EQ(table.play("d11").pieces('Y'), "10,g,n,n");
  EXPECT_EQ(table.turn(), "G roll");
  EXPECT_TRUE(table.told(EventKind::Penalised));
}

TEST(LudoTurn, AThirdDoubletSendsNoPieceThatIsHome) {
  Table table("parcheesi", "Y g,g", "run=2");
  EXPECT_EQ(table.play("d11").pieces('Y'), "g,g,n,n");
  EXPECT_FALSE(table.told(EventKind::Penalised));
  EXPECT_EQ(Table("ludo board=maedn third=home", "Y 40,c1", "run=2").play("d6").pieces('Y'),
            "c1,n,n,n");
}

TEST(LudoTurn, AThirdDoubletOfWhoHasAllHomeSendsAPartnersPieceBack) {
  Table table("parcheesi-teams", "Y g,g,g,g R 40", "run=2");
  EXPECT_EQ(table.play("d11").pieces('R'), "n,n,n,n");
  EXPECT_TRUE(table.told(EventKind::Penalised));
  Table own("parcheesi-teams", "Y 10,g,g,g R 40", "run=2");
  EXPECT_EQ(own.play("d11").text().substr(0, 40), "Y g,g,g,n B n,n,n,n R 40,n,n,n G n,n,n,n");
}

TEST(LudoTurn, OfTwoColoursEquallyNearTheFirstInColourOrderGoesBack) {
  Table table("ludo third=home seats=YR,BG", "Y 10 R 36", "run=2");
  table.play("d6");
  EXPECT_EQ(table.pieces('Y') + " " + table.pieces('R'), "n,n,n,n 36,n,n,n");
}

TEST(LudoTurn, OnBoardsWithoutThatRuleSixesGoOn) {
  Table table("maedn", "Y 2", "run=1");
  EXPECT_EQ(table.play("d6").field("run"), "1");
  EXPECT_EQ(table.turn(), "Y move");
}

// --- Ludo 3.

TEST(LudoEnter, ADieThatTheRulesNameBringsAPieceIn) {
  EXPECT_EQ(Table("ludo", "", "use=6").moves(), "Yn>1");
  EXPECT_EQ(Table("ludo", "", "use=1").moves(), "pass");
  EXPECT_EQ(Table("ludo enter=16", "", "use=1").moves(), "Yn>1");
  EXPECT_EQ(Table("ludo enter=5", "", "use=5").moves(), "Yn>1");
  EXPECT_EQ(Table("ludo enter=5", "", "use=6").moves(), "pass");
}

TEST(LudoEnter, EnteringUsesTheDieUp) {
  EXPECT_EQ(Table("parcheesi", "Y 10", "use=2,5").play("Yn>5").field("use"), "2");
}

TEST(LudoEnter, BothDiceTogetherBringAPieceIn) {
  Table table("parcheesi", "", "use=1,4");
  EXPECT_EQ(table.moves(), "Yn>5");
  EXPECT_EQ(table.play("Yn>5").turn(), "G roll");
  EXPECT_EQ(Table("parcheesi enter=6", "", "use=2,4").moves(), "Yn>5");
  EXPECT_EQ(Table("parcheesi", "", "use=1,3").moves(), "pass");
}

TEST(LudoEnter, BothDiceLeaveARewardThatIsThere) {
  EXPECT_EQ(Table("parcheesi dice=2 enter=6", "Y 30", "use=3,3,10 run=1").play("Yn>5").field("use"),
            "10");
}

TEST(LudoEnter, OnlyTwoDiceThatAreLeftCountTogether) {
  EXPECT_EQ(Table("parcheesi", "Y 20", "use=4 run=0").moves(), "Y20>24");
  EXPECT_FALSE(Table("parcheesi", "Y 20", "use=1,1,6 run=1").legal("Yn>5"));
}

TEST(LudoEnter, NoDutyLeavesTheChoice) {
  EXPECT_EQ(Table("ludo", "Y 10", "use=6").moves(), "Y10>16 Yn>1");
}

TEST(LudoEnter, TheDutyToEnterComesFirst) {
  EXPECT_EQ(Table("ludo start=enter", "Y 10", "use=6").moves(), "Yn>1");
  EXPECT_EQ(Table("ludo start=clear", "Y 10", "use=6").moves(), "Yn>1");
  EXPECT_EQ(Table("parcheesi", "Y 10", "use=2,5").moves(), "Yn>5");
}

TEST(LudoEnter, TheDutyToEnterHoldsForAnyColourOfTheHand) {
  EXPECT_EQ(Table("ludo start=enter seats=YR,BG", "Y 10,11,12,13 R 30", "use=6").moves(), "Rn>27");
}

TEST(LudoEnter, WhoCannotEnterMayMoveOn) {
  EXPECT_EQ(Table("ludo start=enter", "Y 1,1,10", "use=6").moves(), "Y10>16 Y1>7");
}

TEST(LudoEnter, TheStartIsToBeClearedWhilePiecesWait) {
  EXPECT_EQ(Table("maedn", "Y 1,10", "use=3").moves(), "Y1>4");
  EXPECT_EQ(Table("maedn", "Y 1,10", "use=6").moves(), "Y1>7");
  EXPECT_EQ(Table("maedn", "Y 1,10,20,30", "use=3").moves(), "Y10>13 Y1>4 Y20>23 Y30>33");
}

TEST(LudoEnter, AStartThatCannotBeClearedIsNoDuty) {
  EXPECT_EQ(Table("maedn", "Y 1,4", "use=3").moves(), "Y4>7");
}

TEST(LudoEnter, EveryColourClearsItsOwnStart) {
  EXPECT_EQ(Table("ludo board=maedn seats=YR,BG", "Y 1,2,3,5 R 21,30", "use=3").moves(), "R21>24");
}

TEST(LudoCapture, WhereItIsADutyOnlyCapturesAreLegal) {
  EXPECT_EQ(Table("maedn-strict", "Y 10,20,30,35 B 23", "use=3").moves(), "Y20>23");
  EXPECT_EQ(Table("maedn-strict", "Y 10,20,30,35 B 24", "use=3").moves(),
            "Y10>13 Y20>23 Y30>33 Y35>38");
}

TEST(LudoCapture, TheDutiesOfTheStartComeBeforeThatOfCapturing) {
  EXPECT_EQ(Table("maedn-strict", "Y 10 B 16", "use=6").moves(), "Yn>1");
  EXPECT_EQ(Table("maedn-strict", "Y 1,10 B 13", "use=3").moves(), "Y1>4");
}

TEST(LudoTurn, RewardsAreUsedOnlyWhenNoDieIsLeft) {
  EXPECT_EQ(Table("parcheesi", "Y 23", "use=3,20 run=0").moves(), "Y23>26");
  EXPECT_EQ(Table("parcheesi", "Y 23", "use=20 run=0").moves(), "Y23>43");
}

TEST(LudoTurn, AMoveThatUsesEitherOfTwoEqualDiceStandsOnce) {
  EXPECT_EQ(Table("parcheesi third=play reward=none", "Y 20", "use=3,3").moves(), "Y20>23");
}

TEST(LudoTurn, WhoHasNoMovePasses) {
  EXPECT_EQ(Table("ludo", "Y 50,c3", "use=6").legal("pass"), false);
  EXPECT_EQ(Table("ludo", "Y c3", "use=4").moves(), "pass");
}

TEST(LudoTurn, APassLosesAllDice) {
  Table table("parcheesi", "", "use=1,3");
  EXPECT_EQ(table.play("pass").turn(), "G roll");
  EXPECT_TRUE(table.told(EventKind::Passed));
}

TEST(LudoTurn, APassWithDiceLeftKeepsTheRewards) {
  Table table("parcheesi", "Y c5", "use=4,20 run=0");
  EXPECT_EQ(table.play("pass").field("use"), "20");
  EXPECT_EQ(table.play("pass").turn(), "G roll");
  EXPECT_TRUE(table.told(EventKind::BonusLost));
}

TEST(LudoTurn, APassWithoutDiceLosesAllRewards) {
  EXPECT_EQ(Table("parcheesi", "Y c5", "use=10,20 run=1").play("pass").text(),
            "Y c5,n,n,n B n,n,n,n R n,n,n,n G n,n,n,n | turn=Y phase=roll use=- run=1 left=-");
}

TEST(LudoTurn, AMoveMayMakeTheOtherDieUnusable) {
  EXPECT_EQ(Table("parcheesi start=free enter=6", "Y c3", "use=1,4").moves(), "Yc3>c4 Yc3>c7");
  EXPECT_EQ(Table("parcheesi start=free enter=6", "Y c3", "use=1,4").play("Yc3>c7").moves(),
            "Yc7>g");
  EXPECT_EQ(Table("parcheesi start=free enter=6", "Y c3", "use=1,5").play("Yc3>c4").moves(),
            "pass");
}

// --- Ludo 7.

TEST(LudoReward, ACaptureEarnsTwentySteps) {
  Table table("parcheesi", "Y 20,30 B 23", "use=3 run=0");
  EXPECT_EQ(table.play("Y20>23").field("use"), "20");
  EXPECT_TRUE(table.told(EventKind::Bonus));
  EXPECT_EQ(table.moves(), "Y23>43 Y30>50");
}

TEST(LudoReward, APieceHomeEarnsTenSteps) {
  EXPECT_EQ(Table("parcheesi", "Y 20,c5", "use=3 run=0").play("Yc5>g").moves(), "Y20>30");
}

TEST(LudoReward, OnTheMaednBoardAPieceIsHomeThatComesFromTheRing) {
  const std::string_view rules = "ludo board=maedn reward=steps";
  EXPECT_EQ(Table(rules, "Y 20,40", "use=2 run=0").play("Y40>c2").field("use"), "10");
  EXPECT_EQ(Table(rules, "Y 20,c1", "use=2 run=0").play("Yc1>c3").turn(), "B roll");
}

TEST(LudoReward, AReachedRewardIsItselfRewarded) {
  EXPECT_EQ(Table("parcheesi", "Y 20 B 43", "use=20 run=0").legal("Y20>40"), true);
  EXPECT_EQ(Table("parcheesi", "Y 23 B 43", "use=20 run=0").play("Y23>43").field("use"), "20");
}

TEST(LudoReward, ARewardThatCanBeUsedIsCompulsory) {
  EXPECT_FALSE(Table("parcheesi", "Y 23", "use=20 run=0").legal("pass"));
}

TEST(LudoReward, ACaptureOrAPieceHomeEarnsAThrow) {
  Table table("ludo-stars", "Y 20 B 23", "use=3");
  EXPECT_EQ(table.play("Y20>23").turn(), "Y roll");
  EXPECT_TRUE(table.told(EventKind::Again));
  EXPECT_EQ(Table("ludo-stars", "Y c3", "use=3").play("Yc3>g").turn(), "Y roll");
  EXPECT_EQ(Table("ludo", "Y 20 B 23", "use=3").play("Y20>23").turn(), "B roll");
}

TEST(LudoReward, ThatThrowIsNotTwoIfItWasASix) {
  Table table("ludo-stars", "Y 20 B 26", "use=6");
  table.play("Y20>26");
  EXPECT_EQ(table.turn() + table.field("run"), "Y roll1");
  EXPECT_EQ(table.play("d2 Y26>28").turn(), "B roll");
}

// --- Ludo 8.

TEST(LudoTurn, BehindASixTheSeatThrowsAgain) {
  EXPECT_EQ(Table("ludo", "Y 10", "use=6").play("Y10>16").turn(), "Y roll");
}

TEST(LudoTurn, BehindASixTheSeatThrowsAgainAlsoWhenNothingCouldMove) {
  EXPECT_EQ(Table("ludo", "Y 1,1,c5,c5 B 7,7", "use=6").play("pass").turn(), "Y roll");
}

TEST(LudoTurn, TheSeatGoesOnWhileNumbersAreLeft) {
  Table table("parcheesi", "Y 20", "use=3,4");
  EXPECT_EQ(table.play("Y20>23").turn(), "Y move");
  EXPECT_EQ(table.play("Y23>27").turn(), "G roll");
}

TEST(LudoTries, AHelplessSeatThrowsThreeTimes) {
  Table table("clovece", "B 11", "");
  table.play("d1 pass");
  EXPECT_EQ(table.turn() + table.field("tries"), "Y roll1");
  EXPECT_TRUE(table.told(EventKind::Again));
  table.play("d2 pass");
  EXPECT_EQ(table.turn() + table.field("tries"), "Y roll2");
  table.play("d3 pass");
  EXPECT_EQ(table.turn() + table.field("tries"), "B roll0");
}

TEST(LudoTries, ASeatWithAPieceOnTheRingThrowsOnce) {
  EXPECT_EQ(Table("clovece", "Y 10,c4 B 14", "use=4").moves(), "Y10>14");
  EXPECT_EQ(Table("clovece", "Y 39,c1,c2,c3", "use=4").play("pass").turn(), "B roll");
}

TEST(LudoTries, PiecesInTheColumnThatNoDieCouldMoveDoNotHelp) {
  EXPECT_EQ(Table("clovece", "Y c3,c4", "use=2").play("pass").field("tries"), "1");
  EXPECT_EQ(Table("clovece", "Y c2,c4", "use=2").play("pass").turn(), "B roll");
}

TEST(LudoTries, TheDutiesOfTheStartDoNotCountInThat) {
  // A six would have to bring a piece in, but the piece on c5 could step with it.
  Table table("ludo board=chevaux start=enter tries=3", "Y c5", "use=3");
  EXPECT_EQ(table.play("pass").turn() + table.field("tries"), "B roll0");
}

TEST(LudoTries, APieceInTheColumnHelpsAndOneThatIsHomeDoesNot) {
  EXPECT_EQ(Table("ludo tries=3", "Y c4", "use=3").play("pass").turn(), "B roll");
  EXPECT_EQ(Table("ludo tries=3", "Y g", "use=3").play("pass").field("tries"), "1");
}

TEST(LudoTries, ASixThatCannotBeUsedIsNoFailedTry) {
  EXPECT_EQ(Table("ludo board=maedn pieces=2 out=0 block=foes", "B 1,1", "use=6 tries=1")
                .play("pass")
                .field("tries"),
            "1");
}

TEST(LudoTries, TheyAreForgottenOnceAPieceHasMoved) {
  EXPECT_EQ(Table("clovece", "", "use=6 tries=2").play("Yn>1").field("tries"), "0");
}

TEST(LudoTries, APassThatLosesARewardIsNone) {
  Table table("ludo board=parcheesi dice=1 tries=3", "Y g", "use=10 run=0");
  EXPECT_EQ(table.play("pass").turn(), "G roll");
}

// --- Ludo 9.

TEST(LudoLeft, AStepThatOpensAPairIsNotMadeASecondTime) {
  Table table("parcheesi third=end pieces=2", "Y 20,20", "use=2,2,5,5 run=1");
  EXPECT_EQ(table.play("Y20>22").field("left"), "Y20>22");
  EXPECT_EQ(table.moves(), "Y20>25 Y22>24 Y22>27");
}

TEST(LudoLeft, ItIsForgottenOnceItsNumberIsUsedUp) {
  EXPECT_EQ(Table("parcheesi pieces=2", "Y 20,20", "use=2,3").play("Y20>22").field("left"), "-");
  EXPECT_EQ(Table("parcheesi pieces=2", "Y 20,20", "use=2,2").play("Y20>22 Y22>24").field("left"),
            "-");
}

TEST(LudoLeft, ARewardJustEarnedKeepsIt) {
  Table table("parcheesi pieces=2", "Y 20,20 B 40,49", "use=20 run=0");
  EXPECT_EQ(table.play("Y20>40").field("left"), "Y20>40");
  EXPECT_EQ(table.moves(), "Y40>60");
}

TEST(LudoLeft, EnteringAndArrivingOpenNoPair) {
  EXPECT_EQ(Table("parcheesi pieces=3", "Y 20,c5,c5", "use=3,3").play("Yc5>g").field("left"), "-");
  EXPECT_EQ(Table("parcheesi pieces=3", "Y c2,c2,g", "use=3,3").play("Yc2>c5").field("left"),
            "Yc2>c5");
}

TEST(LudoLeft, OnlyRulesWithTwoDiceAndBlocksOfAllHaveIt) {
  EXPECT_EQ(Table("parcheesi block=foes").text().find("left"), std::string::npos);
  EXPECT_EQ(Table("parcheesi dice=1").text().find("left"), std::string::npos);
  EXPECT_NE(Table("parcheesi").text().find("left"), std::string::npos);
}

// With rewards, of which a capture earns another one, a throw can open more than three pairs. So
// the limit of three steps on reading is only for positions with dice left.
TEST(LudoLeft, AFourthPairThatAThrowOpensIsRememberedToo) {
  Table table("parcheesi seats=YR,BG", "Y 6,6,8,8 B 26,n,n,n R 40,40,42,42 G n,n,n,n",
              "turn=YR use=20,20,20,20 run=1");
  table.play("Y8>28 R42>62 Y6>26 R40>60");
  EXPECT_EQ(table.field("left"), "R40>60,R42>62,Y6>26,Y8>28");
  EXPECT_EQ(table.moves(), "R60>12 R62>14 Y26>46 Y28>48");
  EXPECT_TRUE(table.game().parse_state(table.text())) << "it can be read again";
}

}  // namespace
