// Parchís, Turn 3: a five brings a piece out. And the mark of the later arrival.
#include "parchis/table.h"

namespace {

using core::EventKind;
using parchis_test::Table;

TEST(ParchisFive, MustBringAPieceOutIfOneCanEnter) {
  EXPECT_EQ(Table("parchis", "Y 30,40,n,n", "phase=move5").moves(), "Yn>5");
}

TEST(ParchisFive, PutsThePieceOnItsStartSquare) {
  Table table("parchis", "Y 30,40,n,n", "phase=move5");
  EXPECT_EQ(table.play("Yn>5").pieces('Y'), "5,30,40,n");
  EXPECT_TRUE(table.told(EventKind::Entered));
  EXPECT_EQ(table.turn(), "G roll");
}

TEST(ParchisFive, IsTheOnlyThrowThatBringsAPieceOut) {
  for (const std::string phase : {"move1", "move2", "move3", "move4", "move6"}) {
    EXPECT_EQ(Table("parchis", "", "phase=" + phase).moves(), "pass");
  }
}

TEST(ParchisFive, IsAnOrdinaryThrowWithAnEmptyNest) {
  EXPECT_EQ(Table("parchis", "Y 10,20,30,g", "phase=move5").moves(), "Y10>15 Y20>25 Y30>35");
}

TEST(ParchisFive, LetsSeatsOfSeveralColoursChooseWhichEnters) {
  EXPECT_EQ(Table("parchis-duel", "Y 30 R 10", "phase=move5").moves(), "Rn>39 Yn>5");
  EXPECT_EQ(Table("parchis-duel", "Y 30 R 10,11,12,13", "phase=move5").moves(), "Yn>5");
}

TEST(ParchisFive, JoinsOnePieceOfAnyColour) {
  Table own("parchis", "Y 5", "phase=move5");
  EXPECT_EQ(own.play("Yn>5").pieces('Y'), "5,5,n,n");
  Table foreign("parchis", "G 5", "phase=move5");
  EXPECT_EQ(foreign.play("Yn>5").pieces('G'), "5,n,n,n");
  EXPECT_EQ(foreign.pieces('Y'), "5,n,n,n");
  EXPECT_EQ(foreign.turn(), "G roll");
}

TEST(ParchisFive, CannotEnterOntoTwoOfItsOwnColour) {
  EXPECT_EQ(Table("parchis", "Y 5,5,30,n", "phase=move5").moves(), "Y30>35 Y5>10");
}

TEST(ParchisFive, CapturesTheForeignPieceBesideAnOwnOne) {
  Table table("parchis", "Y 5 G 5", "phase=move5");
  table.play("Yn>5");
  EXPECT_EQ(table.pieces('Y'), "5,5,n,n");
  EXPECT_EQ(table.pieces('G'), "n,n,n,n");
  EXPECT_TRUE(table.told(EventKind::Captured));
  EXPECT_EQ(table.turn(), "Y bonus20");
}

TEST(ParchisFive, CapturesTheLaterOfTwoForeignPieces) {
  Table table("parchis", "G 5 R 5^", "phase=move5");
  table.play("Yn>5");
  EXPECT_EQ(table.pieces('G'), "5,n,n,n");
  EXPECT_EQ(table.pieces('R'), "n,n,n,n");
  Table other("parchis", "G 5^ R 5", "phase=move5");
  other.play("Yn>5");
  EXPECT_EQ(other.pieces('G'), "n,n,n,n");
  EXPECT_EQ(other.pieces('R'), "5,n,n,n");
}

TEST(ParchisFive, CapturesEvenOutOfABarrier) {
  Table table("parchis", "G 5,5", "phase=move5");
  table.play("Yn>5");
  EXPECT_EQ(table.pieces('G'), "5,n,n,n");
  EXPECT_EQ(table.pieces('Y'), "5,n,n,n");
  EXPECT_EQ(table.turn(), "Y bonus20");
}

TEST(ParchisFive, EarnsTwentyForTheCapture) {
  Table table("parchis", "Y 30 G 5,5", "phase=move5");
  EXPECT_EQ(table.play("Yn>5").moves(), "Y30>50 Y5>25");
}

TEST(ParchisFive, TakesTheSeatsOtherColourForForeign) {
  Table table("parchis-duel", "Y 5 R 5,10,11,12", "phase=move5");
  EXPECT_EQ(table.play("Yn>5").pieces('R'), "10,11,12,n");
  EXPECT_EQ(table.turn(), "YR bonus20");
}

TEST(ParchisFive, TakesTeamMatesForForeignUnlessTheyAreAllies) {
  Table table("parchis-teams", "R 5,5", "phase=move5");
  EXPECT_EQ(table.play("Yn>5").pieces('R'), "5,n,n,n");
}

TEST(ParchisFive, NeverCapturesAnAllyHere) {
  const std::string_view rules = "parchis teams=YR/BG allies=1";
  Table later("parchis teams=YR/BG allies=1", "G 5 R 5^", "phase=move5");
  later.play("Yn>5");
  EXPECT_EQ(later.pieces('R'), "5,n,n,n");
  EXPECT_EQ(later.pieces('G'), "n,n,n,n");
  EXPECT_EQ(Table(rules, "Y 5,30 R 5", "phase=move5").moves(), "Y30>35 Y5>10");
  EXPECT_EQ(Table(rules, "Y 30 R 5,5", "phase=move5").moves(), "Y30>35");
}

TEST(ParchisFive, IsAnOrdinaryThrowIfNoPieceCanEnter) {
  Table table("parchis", "Y 5,5,n,n", "phase=move5");
  EXPECT_EQ(table.play("Y5>10").pieces('Y'), "5,10,n,n");
  EXPECT_EQ(Table("parchis", "Y 5,5,n,n B 10,10", "phase=move5").moves(), "pass");
}

// ---- The mark of the later arrival

TEST(ParchisMark, StandsOnTheLaterOfTwoColoursOnAThirdOnesStart) {
  Table table("parchis", "Y 20 G 22", "phase=move2");
  table.play("Y20>22");
  EXPECT_EQ(table.pieces('Y'), "22^,n,n,n");
  EXPECT_EQ(table.pieces('G'), "22,n,n,n");
}

TEST(ParchisMark, IsAbsentWhereTheStartsOwnColourStands) {
  Table table("parchis", "Y 20 B 22", "phase=move2");
  EXPECT_EQ(table.play("Y20>22").pieces('Y'), "22,n,n,n");
  Table home("parchis", "Y 22", "turn=B phase=move5");
  EXPECT_EQ(home.play("Bn>22").pieces('Y'), "22,n,n,n");
}

TEST(ParchisMark, IsAbsentForTwoOfOneColourAndOnOtherSafeSquares) {
  EXPECT_EQ(Table("parchis", "Y 20,22", "phase=move2").play("Y20>22").pieces('Y'), "22,22,n,n");
  EXPECT_EQ(Table("parchis", "Y 10 G 12", "phase=move2").play("Y10>12").pieces('Y'), "12,n,n,n");
}

TEST(ParchisMark, VanishesWhenEitherLeaves) {
  Table later("parchis", "Y 22^ G 22", "phase=move1");
  EXPECT_EQ(later.play("Y22>23").pieces('G'), "22,n,n,n");
  Table earlier("parchis", "Y 22^ G 22", "turn=G phase=move1");
  EXPECT_EQ(earlier.play("G22>23").pieces('Y'), "22,n,n,n");
}

TEST(ParchisMark, IsNoPartOfATokenOrOfLast) {
  Table table("parchis", "Y 22^ G 22", "phase=move6 sixes=2 last=Y22");
  EXPECT_EQ(table.moves(), "Y22>28");
  EXPECT_EQ(table.field("last"), "Y22");
}

TEST(ParchisMark, GoesToWhoeverArrivesNextAfterACaptureByEntering) {
  Table table("parchis", "B 10 Y 22 G 22^", "turn=B phase=move5");
  table.play("Bn>22");
  EXPECT_EQ(table.pieces('Y'), "22,n,n,n");
  EXPECT_EQ(table.pieces('G'), "n,n,n,n");
}

}  // namespace
