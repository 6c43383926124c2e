// Parchís, Seats of several colours, Teams, Preview.
#include "parchis/table.h"

namespace {

using core::EventKind;
using parchis_test::Table;

TEST(ParchisSeats, AThrowMayBeUsedByAnyColourOfTheSeat) {
  EXPECT_EQ(Table("parchis-duel", "Y 10 R 50", "phase=move3").moves(), "R50>53 Y10>13");
  EXPECT_EQ(Table("parchis-6-duel", "Y 10 R 50 O 80", "phase=move3").moves(),
            "O80>83 R50>53 Y10>13");
}

TEST(ParchisSeats, WhetherASixCountsSevenIsDecidedByTheColourThatMoves) {
  EXPECT_EQ(Table("parchis-duel", "Y 10,g,g,g R 50", "phase=move6").moves(), "R50>56 Y10>17");
}

TEST(ParchisSeats, ItsColoursCaptureEachOtherAndEarnTwenty) {
  Table table("parchis-duel", "Y 40 R 43", "phase=move3");
  EXPECT_EQ(table.play("Y40>43").pieces('R'), "n,n,n,n");
  EXPECT_EQ(table.turn(), "YR bonus20");
}

TEST(ParchisSeats, ABonusMayBeUsedByAnyColourOfTheSeat) {
  EXPECT_EQ(Table("parchis-duel", "Y 10 R 40", "phase=bonus20 last=Y10").moves(), "R40>60 Y10>30");
}

TEST(ParchisSeats, TheThirdSixTakesTheLastPieceOfEitherColour) {
  Table table("parchis-duel", "Y 10 R 50", "sixes=2 last=R50");
  table.play("d6");
  EXPECT_EQ(table.pieces('R'), "n,n,n,n");
  EXPECT_EQ(table.pieces('Y'), "10,n,n,n");
}

// --- Empty seats

TEST(ParchisEmptySeats, OnlyColoursInPlayHavePieces) {
  EXPECT_EQ(Table("parchis-2").text(), "Y 5,n,n,n R 39,n,n,n | turn=Y phase=first sixes=0 last=-");
  EXPECT_EQ(Table("parchis-2").moves(), "sR sY");
}

TEST(ParchisEmptySeats, TheTurnGoesRoundThoseWhoPlay) {
  Table table("parchis-3p", "Y 10", "phase=move1");
  EXPECT_EQ(table.play("Y10>11").field("turn"), "G");
  EXPECT_EQ(table.play("d1 pass").field("turn"), "R");
}

TEST(ParchisEmptySeats, AnEmptyColoursStartSquareIsSafe) {
  Table table("parchis-2", "Y 20 R 22", "phase=move2");
  EXPECT_EQ(table.play("Y20>22").pieces('R'), "22,n,n,n");
  EXPECT_EQ(table.turn(), "R roll");
}

TEST(ParchisEmptySeats, TheOrderOfArrivalIsKeptOnlyWhereSomebodyEnters) {
  Table table("parchis-3p", "Y 20 R 22", "phase=move2");
  EXPECT_EQ(table.play("Y20>22").pieces('Y'), "22,n,n,n");
  Table other("parchis-3p", "Y 54 R 56", "phase=move2");
  EXPECT_EQ(other.play("Y54>56").pieces('Y'), "56^,n,n,n");
}

TEST(ParchisEmptySeats, AMixedPairThereIsPassedAndABarrierIsNot) {
  EXPECT_EQ(Table("parchis-2", "Y 20,22 R 22", "phase=move3").moves(), "Y20>23 Y22>25");
  EXPECT_EQ(Table("parchis-2", "Y 20 R 22,22", "phase=move3").moves(), "pass");
}

TEST(ParchisEmptySeats, TheWinnerStandsBeforeTheOthersInPlay) {
  Table table("parchis-3p", "Y c7,g,g,g R 40 G 60", "phase=move1");
  EXPECT_EQ(table.play("Yc7>g").actor(), "over Y,G,R");
}

// --- Teams

TEST(ParchisTeams, TurnsAreBySeat) {
  Table table("parchis-teams", "Y 10", "phase=move1");
  EXPECT_EQ(table.play("Y10>11").field("turn"), "G");
}

TEST(ParchisTeams, ASeatUsesAThrowWithItsOwnPiecesIfAnyCan) {
  EXPECT_EQ(Table("parchis-teams", "Y 10 R 50", "phase=move3").moves(), "Y10>13");
}

TEST(ParchisTeams, IfNoneCanItMustUseItWithAMatesPiece) {
  EXPECT_EQ(Table("parchis-teams", "Y g,g,g,g R 40,50", "phase=move3").moves(), "R40>43 R50>53");
  EXPECT_EQ(Table("parchis-teams", "Y 10 B 12,12 R 50", "phase=move3").moves(), "R50>53");
}

TEST(ParchisTeams, IfNoMateCanEitherItPasses) {
  EXPECT_EQ(Table("parchis-teams", "Y g,g,g,g", "phase=move3").moves(), "pass");
}

TEST(ParchisTeams, NeverMovesAnOpponent) {
  EXPECT_EQ(Table("parchis-teams", "Y g,g,g,g B 30 G 60", "phase=move3").moves(), "pass");
}

TEST(ParchisTeams, BonusesGoTheSameWay) {
  EXPECT_EQ(Table("parchis-teams", "Y 30 R 40", "phase=bonus20 last=Y30").moves(), "Y30>50");
  EXPECT_EQ(Table("parchis-teams", "Y 66 R 40", "phase=bonus20 last=Y66").moves(), "R40>60");
}

TEST(ParchisTeams, AMatesSixCountsSevenByItsColour) {
  EXPECT_EQ(Table("parchis-teams", "Y g,g,g,g R 40,g,g,g", "phase=move6").moves(), "R40>47");
  EXPECT_EQ(Table("parchis-teams", "Y g,g,g,g R 40,g,g,n", "phase=move6").moves(), "R40>46");
}

TEST(ParchisTeams, ThereIsNoDutyForMatesBarriers) {
  EXPECT_EQ(Table("parchis-teams", "Y g,g,g,g R 40,50,50", "phase=move6").moves(), "R40>46 R50>56");
  EXPECT_EQ(Table("parchis-teams", "Y 10 R 50,50", "phase=move6").moves(), "Y10>16");
}

TEST(ParchisTeams, OnAFiveAMatesPieceMustEnterIfAnyCan) {
  EXPECT_EQ(Table("parchis-teams", "Y g,g,g,g R 50,g", "phase=move5").moves(), "Rn>39");
  EXPECT_EQ(Table("parchis-teams", "Y 10,g,g,g R 50,g", "phase=move5").moves(), "Y10>15");
}

TEST(ParchisTeams, TheThirdSixSendsAMatesPieceHomeToo) {
  Table table("parchis-teams", "Y g,g,g,g R 50", "sixes=2 last=R50");
  EXPECT_EQ(table.play("d6").pieces('R'), "n,n,n,n");
}

TEST(ParchisTeams, MatesCaptureEachOtherUnlessTheyAreAllies) {
  Table foe("parchis-teams", "Y 40 R 43", "phase=move3");
  EXPECT_EQ(foe.play("Y40>43").pieces('R'), "n,n,n,n");
  EXPECT_EQ(foe.turn(), "Y bonus20");
}

TEST(ParchisAllies, WhereACaptureWouldHappenTheMoveIsIllegal) {
  const std::string_view rules = "parchis teams=YR/BG allies=1";
  EXPECT_EQ(Table(rules, "Y 40 R 43", "phase=move3").moves(), "R43>46");
  EXPECT_EQ(Table(rules, "Y 40 G 43", "phase=move3").moves(), "Y40>43");
}

TEST(ParchisAllies, AreAlliesOfThePieceThatMovesAlsoForAnothersTurn) {
  // Yellow's own piece is blocked, so the throw falls to Red, whose ally stands on 43.
  const std::string_view pieces = "Y 43,g,g,g B 44,44 R 40,g,g,g";
  EXPECT_EQ(Table("parchis teams=YR/BG allies=1", pieces, "phase=move3").moves(), "pass");
  EXPECT_EQ(Table("parchis teams=YR/BG", pieces, "phase=move3").moves(), "R40>43");
}

TEST(ParchisAllies, OnSixArmsAreThreeColours) {
  const std::string_view rules = "parchis arms=6 teams=YRO/BGP allies=1";
  EXPECT_EQ(Table(rules, "Y 40 R 43", "phase=move3").moves(), "R43>46");
  EXPECT_EQ(Table(rules, "Y 40 O 43", "phase=move3").moves(), "O43>46");
  EXPECT_EQ(Table(rules, "Y 40 P 43", "phase=move3").moves(), "Y40>43");
}

TEST(ParchisAllies, MayShareASafeSquareAndPassEachOther) {
  const std::string_view rules = "parchis teams=YR/BG allies=1";
  EXPECT_EQ(Table(rules, "Y 40 R 42", "phase=move2").moves(), "Y40>42");
  EXPECT_EQ(Table(rules, "Y 40 R 41", "phase=move4").moves(), "Y40>44");
}

TEST(ParchisTeams, TheFirstTeamWithAllItsPiecesInWins) {
  Table one("parchis-teams", "Y c7,g,g,g R 40", "phase=move1");
  EXPECT_EQ(one.play("Yc7>g").turn(), "Y bonus10");
  Table both("parchis-teams", "Y c7,g,g,g R g,g,g,g", "phase=move1");
  EXPECT_EQ(both.play("Yc7>g").turn(), "Y over");
}

TEST(ParchisTeams, TheWinningSeatIsTheOneWhoseTurnItIs) {
  Table table("parchis-teams", "Y g,g,g,g R c7,g,g,g", "phase=move1");
  EXPECT_EQ(table.play("Rc7>g").actor(), "over Y,R,G,B");
  EXPECT_EQ(table.field("last"), "Rg");
}

TEST(ParchisTeams, ThreeMatesMoveForEachOtherOnSixArms) {
  EXPECT_EQ(Table("parchis-6-teams", "Y g,g,g,g R 50 O 90", "phase=move3").moves(),
            "O90>93 R50>53");
}

// --- Preview

TEST(ParchisPreview, IsDealtToTheSeatsInTheirOrderWhoeverBegins) {
  Table table("parchis-preview");
  EXPECT_EQ(table.field("next"), "-");
  table.play("sR");
  EXPECT_EQ(table.turn(), "R deal");
  EXPECT_EQ(table.actor(), "chance");
  EXPECT_EQ(table.moves(), "d1 d2 d3 d4 d5 d6");
  EXPECT_EQ(table.play("d3").field("next"), "Y3");
  EXPECT_EQ(table.play("d6").field("next"), "Y3,G6");
  EXPECT_EQ(table.play("d1 d5").field("next"), "Y3,B5,R1,G6");
  EXPECT_EQ(table.turn(), "R roll");
}

TEST(ParchisPreview, IsDealtAtOnceWhereTheFirstSeatIsSaid) {
  EXPECT_EQ(Table("parchis preview=1 first=G").turn(), "G deal");
}

TEST(ParchisPreview, TheThrowIsTheSeatsNextAndTheOutcomeReplacesIt) {
  Table table("parchis-preview", "Y 10", "next=Y3,B1,R1,G1");
  EXPECT_EQ(table.play("d5").turn(), "Y move3");
  EXPECT_EQ(table.field("next"), "Y5,B1,R1,G1");
  EXPECT_TRUE(table.told(EventKind::Previewed));
}

TEST(ParchisPreview, ASixIsTheOneThatWasPreviewed) {
  Table table("parchis-preview", "Y 10", "next=Y6,B1,R1,G1");
  EXPECT_EQ(table.play("d2").field("sixes"), "1");
  EXPECT_EQ(table.play("Y10>16 d6").turn(), "Y move2");
  EXPECT_EQ(table.field("sixes"), "0");
}

TEST(ParchisPreview, AThirdSixFollowsAtOnceWhicheverOutcomeReplacesIt) {
  Table table("parchis-preview", "Y 10", "sixes=2 last=Y10 next=Y6,B1,R1,G1");
  table.play("d2");
  EXPECT_EQ(table.pieces('Y'), "n,n,n,n");
  EXPECT_EQ(table.turn(), "G roll");
  EXPECT_EQ(table.field("next"), "Y2,B1,R1,G1");
}

TEST(ParchisPreview, SeatsStandInColourOrderOfTheirFirstLetter) {
  Table table("parchis arms=6 seats=RP,YG,BO preview=1 first=RP");
  EXPECT_EQ(table.play("d1").field("next"), "RP1");
  EXPECT_EQ(table.play("d2").field("next"), "YG2,RP1");
  EXPECT_EQ(table.play("d3").field("next"), "YG2,BO3,RP1");
}

}  // namespace
