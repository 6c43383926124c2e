// Parchís, End: who wins, and the order of the others.
#include "parchis/table.h"

namespace {

using core::EventKind;
using parchis_test::Table;

TEST(ParchisEnd, ComesWithTheLastPieceOfTheSeatInTheGoal) {
  Table table("parchis", "Y c7,g,g,g", "phase=move1");
  table.play("Yc7>g");
  EXPECT_EQ(table.field("phase"), "over");
  EXPECT_TRUE(table.told(EventKind::Won));
  EXPECT_FALSE(table.told(EventKind::Bonus));
}

TEST(ParchisEnd, ComesNotBeforeAllColoursOfTheSeatAreIn) {
  Table table("parchis-duel", "Y c7,g,g,g R 40", "phase=move1");
  EXPECT_EQ(table.play("Yc7>g").turn(), "YR bonus10");
  Table both("parchis-duel", "Y c7,g,g,g R g,g,g,g", "phase=move1");
  EXPECT_EQ(both.play("Yc7>g").turn(), "YR over");
}

TEST(ParchisEnd, ComesWithOneWholeColourWhereOneWins) {
  Table table("parchis-six", "Y c7,g,g,g,g,g R 40", "phase=move1");
  EXPECT_EQ(table.play("Yc7>g").turn(), "YR over");
}

TEST(ParchisEnd, MayComeWithABonus) {
  Table table("parchis", "Y 62,g,g,g", "phase=bonus10 last=Yg");
  EXPECT_EQ(table.moves(), "Y62>c4");
  Table winning("parchis", "Y 56,g,g,g", "phase=bonus20 last=Y56");
  EXPECT_EQ(winning.play("Y56>g").turn(), "Y over");
}

TEST(ParchisEnd, LeavesSixesAndLastAsTheyAre) {
  Table table("parchis", "Y c1,g,g,g", "phase=move6 sixes=2 last=Yc1");
  EXPECT_EQ(table.play("Yc1>g").field("last"), "Yg");
  EXPECT_EQ(table.field("sixes"), "2");
  EXPECT_EQ(table.field("turn"), "Y");
}

TEST(ParchisEnd, ListsTheWinnerFirstThenTheOthersByStepsToGo) {
  // Steps to go: B 17+4 more than Green, Red has none out.
  Table table("parchis pieces=1", "Y c7 B 22 R n G 60", "phase=move1");
  EXPECT_EQ(table.play("Yc7>g").actor(), "over Y,G,B,R");
}

TEST(ParchisEnd, CountsANestPieceAsOneStepMoreThanTheStart) {
  Table table("parchis pieces=2", "Y c7,g B 22,n R 39,39 G 57,n", "phase=move1");
  // To go: Blue 71+72, Red 71+71, Green 70+72: Red and Green tie, Green is next in turn.
  EXPECT_EQ(table.play("Yc7>g").actor(), "over Y,G,R,B");
}

TEST(ParchisEnd, SumsOverAllPiecesOfTheSeat) {
  const std::string_view rules = "parchis arms=6 seats=YG,BO,RP pieces=1";
  // To go: Blue 1 and Orange 106 against Red 8 and Purple 8.
  Table first(rules, "Y g G c7 B c7 O n R 34 P 85", "phase=move1");
  EXPECT_EQ(first.play("Gc7>g").actor(), "over YG,RP,BO");
  // To go: Blue 106 and Orange 1.
  Table last(rules, "Y g G c7 B n O c7 R 34 P 85", "phase=move1");
  EXPECT_EQ(last.play("Gc7>g").actor(), "over YG,RP,BO");
}

TEST(ParchisEnd, BreaksTiesInTurnOrderBehindTheWinner) {
  EXPECT_EQ(Table("parchis pieces=1", "R c7", "turn=R phase=move1").play("Rc7>g").actor(),
            "over R,B,Y,G");
  EXPECT_EQ(
      Table("parchis pieces=1 seats=Y,B,R,G", "R c7", "turn=R phase=move1").play("Rc7>g").actor(),
      "over R,G,Y,B");
}

TEST(ParchisEnd, ListsTheWinnersMatesBeforeTheRest) {
  Table table("parchis-teams", "Y c7,g,g,g R g,g,g,g B c7,g,g,g G 60", "phase=move1");
  EXPECT_EQ(table.play("Yc7>g").actor(), "over Y,R,B,G");
}

TEST(ParchisEnd, HasNoMoves) {
  EXPECT_EQ(Table("parchis pieces=1", "Y c7", "phase=move1").play("Yc7>g").moves(), "");
}

}  // namespace
