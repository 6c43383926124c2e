// The maze's rules, sentence by sentence: steps, the relay and the way home.
#include <gtest/gtest.h>

#include "maze/table.h"

namespace {

using core::EventKind;
using maze_test::Table;

constexpr std::string_view kDuel = "maze seats=R,Y";

// ---- Steps

// R's large pawn alone on an open board.
Table alone(std::string_view at, std::string_view changes) {
  return {kDuel, "R " + std::string(at) + ",z,z Y h8,z,z", changes};
}

TEST(MazeSteps, OrthogonallyOverEdgesWithoutAWall) {
  EXPECT_EQ(alone("b2", "blue=1 walls=-").moves("RLb2>"), "a2 b1 b3 c2");
  EXPECT_EQ(alone("b2", "blue=1 walls=b2s.a2e").moves("RLb2>"), "b1 c2");
}

TEST(MazeSteps, OverThePawnsOwnWallAtNoExtraCost) {
  EXPECT_EQ(alone("a1", "blue=1 walls=-").moves("RLa1>"), "a2 b1");
  EXPECT_EQ(alone("b1", "blue=1 walls=-").moves("RLb1>"), "a1 b2 c1");
}

TEST(MazeSteps, AnotherColoursWallIsClosed) {
  EXPECT_EQ(alone("h2", "blue=1 walls=-").moves("RLh2>"), "g2 h3") << "home, and B's wall h1s";
  EXPECT_EQ(alone("c4", "blue=1 walls=-").moves("RLc4>"), "b4 c3 c5") << "Y's wall c4e";
}

TEST(MazeSteps, WallsOfColoursNotInPlayAreClosedToAll) {
  EXPECT_EQ(alone("e3", "blue=1 walls=-").moves("RLe3>"), "d3 e2 f3") << "G's wall e3s";
  EXPECT_EQ(alone("d6", "blue=1 walls=-").moves("RLd6>"), "c6 d7 e6") << "B's wall d5s";
}

TEST(MazeSteps, PassingPawnsIsFree) {
  const Table table(kDuel, "R b2,z,z Y c2,z,z", "blue=2 walls=b2s.a2e.b1e.c1s.c2s");
  EXPECT_EQ(table.moves("RLb2>"), "a1 b1 d2") << "over c2";
}

TEST(MazeSteps, APawnMovesAtMostOnceATurn) {
  Table table(kDuel, "R b2,z,z Y h8,z,z", "blue=3 walls=- relay=Y");
  EXPECT_EQ(table.play("RLb2>b3").field("moved"), "RL");
  EXPECT_EQ(table.moves(), "end");
}

TEST(MazeSteps, TheNumberMayBeSharedAmongPawns) {
  Table table(kDuel, "R b2,g3,f6 Y h8,z,z", "blue=3 walls=-");
  table.play("RLb2>b3 RSf6>f7 RSg3>g2");
  EXPECT_EQ(table.field("moved"), "RL,RS@g2,RS@f7");
  EXPECT_EQ(table.pieces('R'), "b3,g2,f7");
  EXPECT_EQ(table.field("left"), "0");
}

TEST(MazeSteps, AMoveCostsTheFewestStepsThatReachIt) {
  EXPECT_EQ(alone("b2", "blue=6 walls=-").play("RLb2>c3").field("left"), "4");
  EXPECT_EQ(alone("b2", "blue=6 walls=b2s.b2e").play("RLb2>c2").field("left"), "3")
      << "round the wall";
}

TEST(MazeSteps, AnOccupiedCellAtTheExactDistanceLetsThePawnGoOnAtTheSameCost) {
  Table table(kDuel, "R b2,z,z Y c2,z,z", "blue=1 walls=-");
  EXPECT_EQ(table.moves("RLb2>"), "a2 b1 b3 c1 c3 d2");
  EXPECT_EQ(table.play("RLb2>d2").field("left"), "0");
}

TEST(MazeSteps, AnOccupiedCellCloserThanTheNumberDoesNot) {
  // c2 at 1 of 2: d2 is reached by passing; e2 is 3 away.
  const Table table(kDuel, "R b2,z,z Y c2,z,z", "blue=2 walls=-");
  EXPECT_TRUE(table.legal("RLb2>d2"));
  EXPECT_FALSE(table.legal("RLb2>e2"));
}

TEST(MazeSteps, TheLandingRuleGoesToCellsThatNoWallClosesOff) {
  const Table table(kDuel, "R b2,z,z Y c2,z,z", "blue=1 walls=c1s.c2e");
  EXPECT_EQ(table.moves("RLb2>"), "a2 b1 b3 c3");
}

TEST(MazeSteps, WithNoFreeCellNextToItNotThatWay) {
  const Table table(kDuel, "R b2,z,z Y c2,z,z", "blue=1 walls=b2s.a2e.b1s.c1s.c2e.c2s");
  EXPECT_EQ(table.moves("RL"), "");
}

TEST(MazeSteps, ThePawnsOwnCellDoesNotCountAsFree) {
  const Table table(kDuel, "R b2,z,z Y c2,z,z", "blue=1 walls=b2s.a2e.b1s.c1s.c2e");
  EXPECT_EQ(table.moves("RLb2>"), "c3");
}

TEST(MazeSteps, TheLandingRuleDoesNotChain) {
  const Table table("maze seats=R,Y,G", "R b2,z,z Y c2,z,z G d2,z,z",
                    "blue=1 walls=b2s.a2e.b1s.c1s.c2s");
  EXPECT_EQ(table.moves("RL"), "");
}

TEST(MazeSteps, ZoneAndOwnHomeCountAsFreeForTheLandingRule) {
  // The zone through R's wall e5s from the occupied e6.
  EXPECT_TRUE(Table(kDuel, "R e7,z,z Y e6,z,z", "blue=1 walls=-").legal("RLe7>z"));
  EXPECT_TRUE(Table(kDuel, "R b2,z,z Y b1,z,z", "blue=1 walls=-").legal("RLb2>a1"));
}

TEST(MazeSteps, TheZoneThatThePawnCameFromDoesNotCountForTheLandingRule) {
  const Table table(kDuel, "R z,z,z Y e6,z,z", "blue=1 walls=-");
  EXPECT_EQ(table.moves("RLz>"), "d6 e7 f5 f6");
}

TEST(MazeSteps, AWalkDoesNotGoThroughTheZone) {
  // From f5 the zone is 1 step away; this walk goes no further.
  const Table table(kDuel, "R f5,z,z Y h8,z,z", "blue=2 red=i walls=-");
  EXPECT_EQ(table.moves("RLf5>"), "e6 f3 f4 f6 f7 g4 g5 g6 h5 z");
}

TEST(MazeSteps, AWalkDoesNotGoThroughItsOwnHome) {
  const Table table(kDuel, "R a2,z,z Y h8,z,z", "blue=3 walls=a2e.a3e");
  EXPECT_EQ(table.moves("RLa2>"), "a1 a3 a4 a5 b4") << "not b1 over a1";
}

TEST(MazeSteps, APawnThatHasEnteredTheZoneMayGoOnOutWithTheStepsLeft) {
  Table table(kDuel, "R e6,z,z Y h8,z,z", "blue=3 walls=-");
  table.play("RLe6>z");
  EXPECT_EQ(table.field("moved"), "RL");
  EXPECT_TRUE(table.legal("RLz>f5"));
  table.play("RLz>f5");
  EXPECT_EQ(table.field("moved"), "RL") << "still its one move";
  EXPECT_EQ(table.moves("RL"), "");
}

TEST(MazeSteps, ASmallPawnThatHasEnteredTheZoneMayGoOnOutToo) {
  Table table(kDuel, "R g3,a1,e6 Y h8,z,z", "blue=3 walls=-");
  EXPECT_EQ(table.play("RSe6>z").field("moved"), "RS@z");
  EXPECT_EQ(table.play("RSz>f5").field("moved"), "RS@f5");
}

TEST(MazeSteps, OfTwoSmallPawnsInTheZoneTheOneThatHasNotMovedGoesFirst) {
  Table table(kDuel, "R g3,e6,z Y h8,z,z", "blue=4 walls=-");
  EXPECT_EQ(table.play("RSe6>z").field("moved"), "RS@z");
  EXPECT_EQ(table.play("RSz>f5").field("moved"), "RS@f5,RS@z");
  EXPECT_EQ(table.play("RSz>e6").field("moved"), "RS@f5,RS@e6");
}

TEST(MazeSteps, NobodyEntersAnotherColoursHome) {
  EXPECT_FALSE(Table(kDuel, "R g8,z,z Y z,z,z", "blue=1 red=i").legal("RLg8>h8"));
  EXPECT_FALSE(Table(kDuel, "R g1,z,z Y z,z,z", "blue=1 red=i").legal("RLg1>h1"))
      << "nor that of a colour that does not play";
}

TEST(MazeSteps, IgnoreWallsOpensAllWallsToEveryPawnOfTheTurn) {
  Table table(kDuel, "R c4,d3,z Y h8,z,z", "blue=2 red=i walls=b4e.c3s.c4s");
  EXPECT_EQ(table.moves("RLc4>"), "a4 b3 b4 b5 c2 c3 c5 c6 d2 e3 z");
  table.play("RLc4>z");
  EXPECT_TRUE(table.legal("RSd3>z"));
  EXPECT_EQ(table.field("red"), "i") << "to the end of the turn";
}

// ---- Relay and home

TEST(MazeRelay, ALargePawnThatEntersTheZoneBringsTheRelayForGood) {
  Table table(kDuel, "R e6,z,z Y h8,z,z", "blue=2 walls=- relay=-");
  EXPECT_EQ(table.moves("RS"), "");
  table.play("RLe6>z");
  EXPECT_TRUE(table.told(EventKind::Relay));
  EXPECT_EQ(table.field("relay"), "R");
  EXPECT_EQ(table.moves("RSz>"), "e6 f5");
  EXPECT_EQ(table.play("RLz>f5").field("relay"), "R");
}

TEST(MazeRelay, TheClawBringsItToo) {
  Table table(kDuel, "R a1,z,z Y f6,z,z", "turn=Y blue=2 red=c relay=- out=Y");
  table.play("claw:Rz hit");
  EXPECT_EQ(table.field("relay"), "R");
  EXPECT_EQ(table.field("out"), "RY") << "left home by the claw";
}

TEST(MazeRelay, UntilThenSmallPawnsStayEvenIgnoringWalls) {
  EXPECT_EQ(Table(kDuel, "R e6,z,z Y h8,z,z", "blue=6 red=i relay=-").moves("RS"), "");
}

TEST(MazeHome, ASmallPawnAtHomeIsFinished) {
  Table table(kDuel, "R c3,a2,z Y h8,z,z", "blue=6 walls=-");
  table.play("RSa2>a1");
  EXPECT_TRUE(table.told(EventKind::Arrived));
  EXPECT_EQ(table.moves("RSa1"), "");
}

TEST(MazeHome, WhileTheLargePawnIsHomeBeforeThemSmallPawnsAreFrozen) {
  Table table(kDuel, "R a2,c3,z Y h8,z,z", "blue=3 walls=-");
  table.play("RLa2>a1");
  EXPECT_TRUE(table.told(EventKind::Frozen));
  EXPECT_EQ(table.moves(), "end");
}

TEST(MazeHome, FrozenPawnsDoNotGoOnOutOfTheZone) {
  Table table(kDuel, "R a2,a1,e6 Y h8,z,z", "blue=4 walls=-");
  table.play("RSe6>z RLa2>a1");
  EXPECT_EQ(table.moves(), "end");
}

TEST(MazeHome, UntilTheLargeOneStepsOutAgain) {
  Table table(kDuel, "R a1,c3,z Y h8,z,z", "blue=3 walls=-");
  EXPECT_EQ(table.moves("RS"), "");
  EXPECT_NE(table.play("RLa1>a2").moves("RSc3>"), "");
}

TEST(MazeHome, TheLargePawnMayGoHomeAtAnyTime) {
  EXPECT_TRUE(Table(kDuel, "R a2,z,z Y h8,z,z", "blue=1 relay=-").legal("RLa2>a1"));
}

}  // namespace
