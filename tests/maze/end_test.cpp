// The maze's rules, sentence by sentence: the fast and the expert maze, and the end.
#include <gtest/gtest.h>

#include "games/maze/game.h"
#include "games/maze/ways.h"
#include "maze/table.h"

namespace {

using core::EventKind;
using maze_test::Table;

constexpr std::string_view kDuel = "maze seats=R,Y";
constexpr std::string_view kExpert = "maze seats=RY,BG";

// ---- fast=1

constexpr std::string_view kFast = "maze seats=R,Y fast=1";

TEST(MazeFast, EachSmallPawnMayMoveTheFullNumber) {
  Table table(kFast, "R g3,b2,f7 Y h8,z,z", "blue=3 walls=-");
  EXPECT_EQ(table.play("RSb2>b5").field("left"), "3");
  EXPECT_EQ(table.play("RSf7>f8").field("left"), "3");
  EXPECT_EQ(table.moves(), "end");
}

TEST(MazeFast, TheSecondOfTwoThatWantOneCellGoesOnByTheLandingRule) {
  Table table(kFast, "R g3,b2,b3 Y h8,z,z", "blue=2 walls=-");
  table.play("RSb2>b4");
  EXPECT_FALSE(table.legal("RSb3>b6")) << "b4 is at 1, not at the full number";
  Table second(kFast, "R g3,b2,c3 Y h8,z,z", "blue=2 walls=-");
  second.play("RSb2>b4");
  EXPECT_FALSE(second.legal("RSc3>b4"));
  EXPECT_TRUE(second.legal("RSc3>a4")) << "over b4, at 2";
}

TEST(MazeFast, OnceASmallPawnHasMovedTheLargeOneCannotAndTheOtherWayRound) {
  Table table(kFast, "R g3,b2,f7 Y h8,z,z", "blue=3 walls=-");
  EXPECT_EQ(table.play("RSb2>b3").moves("RL"), "");
  Table large(kFast, "R g3,b2,f7 Y h8,z,z", "blue=3 walls=-");
  EXPECT_EQ(large.play("RLg3>g4").moves(), "end");
  EXPECT_EQ(large.field("left"), "2");
}

TEST(MazeFast, ASmallPawnThatEntersTheZoneStopsThere) {
  Table table(kFast, "R g3,e6,z Y h8,z,z", "blue=3 walls=-");
  EXPECT_EQ(table.play("RSe6>z").field("moved"), "RS@z");
  EXPECT_TRUE(table.legal("RSz>f5")) << "the other one";
  EXPECT_EQ(table.play("RSz>f5").field("moved"), "RS@f5,RS@z");
  EXPECT_EQ(table.moves(), "end");
}

TEST(MazeFast, TheLargePawnMayGoOnOutOfTheZone) {
  Table table(kFast, "R e6,z,z Y h8,z,z", "blue=3 walls=-");
  EXPECT_EQ(table.play("RLe6>z").moves("RS"), "");
  EXPECT_TRUE(table.legal("RLz>f5"));
}

TEST(MazeFast, ARedActionBetweenTheSmallPawnsGivesUpTheRest) {
  Table table(kFast, "R g3,b2,f7 Y h8,z,z", "blue=3 red=w");
  EXPECT_EQ(table.play("RSb2>b1 lift:c1s drop:b1s").moves(), "end");
}

// ---- Expert

TEST(MazeExpert, ASeatMovesPawnsOfOnlyOneOfItsColoursATurn) {
  Table table(kExpert, "R b2,z,z B h1,z,z Y g7,z,z G a8,z,z", "blue=3 walls=- relay=- out=RY");
  EXPECT_NE(table.moves("Y"), "");
  table.play("RLb2>b3");
  EXPECT_EQ(table.field("using"), "R");
  EXPECT_EQ(table.moves(), "end");
}

TEST(MazeExpert, ANewPawnOfTheOtherColourDoesNotHoldUpTheEnd) {
  Table table(kExpert, "R b2,z,z B h1,z,z Y h8,z,z G a8,z,z", "blue=3 walls=- relay=- out=R");
  EXPECT_FALSE(table.legal("end"));
  EXPECT_TRUE(table.play("RLb2>b3").legal("end"));
}

TEST(MazeExpert, ItWinsWithAllSixPawnsHome) {
  Table table(kExpert, "R a2,a1,a1 B h1,z,z Y h7,h8,h8 G a8,z,z", "blue=3 walls=-");
  EXPECT_EQ(table.play("RLa2>a1").field("phase"), "act");
  table.play("end 1i end 1i YLh7>h8");
  EXPECT_EQ(table.field("phase") + table.field("turn"), "overRY");
}

TEST(MazeExpert, TheLargePawnOfAFinishedColourMayStepOutAgain) {
  EXPECT_NE(Table(kExpert, "R a1,a1,a1 B h1,z,z Y h7,z,z G a8,z,z", "blue=3").moves("RL"), "");
}

// ---- End

TEST(MazeEnd, TheFirstSeatWithAllItsPawnsHomeWinsAtOnce) {
  Table table(kDuel, "R a2,a1,a1 Y h8,z,z", "blue=3 red=w relay=R");
  table.play("RLa2>a1");
  EXPECT_TRUE(table.told(EventKind::Won));
  EXPECT_EQ(table.text().substr(table.text().find("turn=")),
            "turn=R phase=over blue=0 red=- left=0 moved=- using=- held=- relay=R out=RY");
  EXPECT_EQ(table.moves(), "");
  EXPECT_EQ(table.order(), "R,Y");
}

TEST(MazeEnd, AnOpponentWhomTheClawBringsHomeToo) {
  Table table(kDuel, "R a2,a1,a1 Y g7,z,z", "turn=Y blue=3 red=c");
  table.play("claw:Rh hit");
  EXPECT_EQ(table.field("phase") + table.field("turn") + table.field("red"), "overR-");
}

TEST(MazeEnd, TheRestBySumOfShortestWaysHome) {
  const Table table("maze", "R a1,a1,a1 B h2,h1,h1 Y h7,g8,h8 G a7,a8,a8",
                    "turn=R phase=over walls=-");
  EXPECT_EQ(table.order(), "R,B,G,Y") << "1, 2 and 1: ties in the order of seats=";
  const Table turned("maze seats=G,Y,B,R", "R a1,a1,a1 B h2,h1,h1 Y h7,g8,h8 G a7,a8,a8",
                     "turn=R phase=over walls=-");
  EXPECT_EQ(turned.order(), "R,G,B,Y");
  const Table middle("maze seats=Y,R,G,B", "R a1,a1,a1 B h2,h1,h1 Y h7,h8,h8 G a7,a8,b8",
                     "turn=R phase=over walls=-");
  EXPECT_EQ(middle.order(), "R,Y,B,G") << "not in turn order behind the winner";
}

std::string ways(const Table& table, maze::Colour colour) {
  std::string text;
  for (const auto steps : maze::counted_ways_home(table.game(), table.state(), colour)) {
    text += (text.empty() ? "" : ",") + std::to_string(steps);
  }
  return text;
}

TEST(MazeEnd, TheWayMayPassTheZoneInAndOutTwoSteps) {
  // e6 is open only into the zone, which R leaves for f5: 1 + 1 + 9 steps.
  const Table table(kDuel, "R e6,f5,z Y h8,z,z", "blue=1 walls=d6e.e6s.e6e");
  EXPECT_EQ(ways(table, 0), "11,9,10");
}

TEST(MazeEnd, FortyWhereCutOff) {
  const Table table(kDuel, "R e6,c3,z Y h8,h8,h8", "phase=over turn=Y walls=b1s.b1e.a2s.a2e");
  EXPECT_EQ(ways(table, 0), "40,40,40");
  EXPECT_EQ(maze::sum_of_ways_home(table.game(), table.state(), 0), 120);
}

// Only one that is cut off counts forty; a longer way counts as it is.
TEST(MazeEnd, AWayOfMoreThanFortyStepsIsAWay) {
  const std::string walls =
      "b1s.c1s.d1e.g1s.a2s.a2e.c2e.d2s.e2s.e2e.f2e."
      "b3s.b3e.c3s.f3e.g3e.a4e.f4s.f4e.g4e.a5s."
      "b5s.b5e.g5e.b6s.c6s.d6s.d6e.e6s.f6s."
      "g6s.g6e.b7e.d7e.f7e.c8e.e8e";
  const Table table(kDuel, "R a1,a1,z Y h8,h8,h8", "phase=over turn=Y walls=" + walls);
  EXPECT_EQ(maze::ways_home(table.game(), table.state(), 0)[2], 50);
  EXPECT_EQ(ways(table, 0), "0,0,50");
}

TEST(MazeEnd, OwnWallsAreCrossableOnTheWayHome) {
  EXPECT_EQ(ways(Table(kDuel, "R a2,a1,b1 Y h8,z,z", "blue=1 walls=-"), 0), "1,0,1");
}

}  // namespace
