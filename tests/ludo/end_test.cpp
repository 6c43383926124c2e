// Ludo, End: who has won, and the order of the others.
#include "ludo/table.h"

namespace {

using core::EventKind;
using ludo_test::Table;

TEST(LudoEnd, AllPiecesOfAllColoursOfTheSeatMustBeHome) {
  Table table("ludo", "Y c5,g,g,g", "use=1");
  EXPECT_EQ(table.play("Yc5>g").turn(), "Y over");
  EXPECT_TRUE(table.told(EventKind::Won));
  EXPECT_EQ(Table("ludo-duel", "Y c5,g,g,g R g,g,g,g", "use=1").play("Yc5>g").turn(), "YR over");
  EXPECT_EQ(Table("ludo-duel", "Y c5,g,g,g R g,g,g,n", "use=1").play("Yc5>g").turn(), "BG roll");
}

TEST(LudoEnd, OrOnePieceOfTheSeat) {
  EXPECT_EQ(Table("ludo-quick", "Y c5", "use=1").play("Yc5>g").turn(), "Y over");
  EXPECT_EQ(Table("ludo win=one seats=YR,BG", "R c5", "use=1").play("Rc5>g").turn(), "YR over");
}

TEST(LudoEnd, OnTheMaednBoardTheFourColumnSquaresAreFull) {
  EXPECT_EQ(Table("maedn", "Y 40,c2,c3,c4", "use=1").play("Y40>c1").turn(), "Y over");
}

TEST(LudoEnd, ATeamWinsWithAllItsPiecesHomeAndTheSeatWhoseTurnItIs) {
  Table table("ludo-teams", "Y g,g,g,g R c5,g,g,g", "use=1");
  EXPECT_EQ(table.play("Rc5>g").turn(), "Y over");
  EXPECT_EQ(Table("ludo-teams", "Y c5,g,g,g R g,g,g,n", "use=1").play("Yc5>g").turn(), "B roll");
}

TEST(LudoEnd, AtTheEndNothingIsLeftToUse) {
  Table table("parcheesi", "Y c7,g,g,g", "use=1,1,6 run=2 left=-");
  table.play("Yc7>g");
  EXPECT_EQ(table.text().substr(table.text().find('|')), "| turn=Y phase=over use=- run=0 left=-");
  EXPECT_EQ(table.moves(), "");
}

TEST(LudoEnd, TheOthersFollowByTheStepsStillToGo) {
  EXPECT_EQ(Table("ludo", "Y c5,g,g,g B 20 R 40 G 41,42", "use=1").play("Yc5>g").order(),
            "Y,R,B,G");
}

TEST(LudoEnd, APieceInTheNestHasOneStepMoreThanOneOnTheStart) {
  EXPECT_EQ(Table("ludo pieces=1", "Y c5 B n R 27 G n", "use=1").play("Yc5>g").order(), "Y,R,B,G");
}

TEST(LudoEnd, StepsOfTheMaednBoardAreCountedToTheLastSquare) {
  EXPECT_EQ(
      Table("maedn pieces=2", "Y 40,c2 B 10,c1 R 20,c2 G 30,c4", "use=1").play("Y40>c1").order(),
      "Y,G,R,B");
}

TEST(LudoEnd, TiesStandInTurnOrderAfterTheWinner) {
  EXPECT_EQ(Table("ludo", "R c5,g,g,g", "turn=R use=1").play("Rc5>g").order(), "R,G,Y,B");
}

TEST(LudoEnd, WithTeamsTheMatesFollowTheWinner) {
  EXPECT_EQ(Table("ludo-teams", "Y g,g,g,g R c5,g,g,g B 40 G 41", "use=1").play("Rc5>g").order(),
            "Y,R,B,G");
  EXPECT_EQ(
      Table("ludo arms=6 teams=YRO/BGP", "Y g,g,g,g R g,g,g,g O c5,g,g,g P 50", "turn=O use=1")
          .play("Oc5>g")
          .order(),
      "O,Y,R,P,B,G");
}

}  // namespace
