// The maze's rules page, sentence by sentence: board, turn, steps, walls, claw, variants and end.
#include <gtest/gtest.h>

#include "games/maze/game.h"
#include "games/maze/ways.h"
#include "maze_table.h"

namespace {

using core::EventKind;
using maze_test::Table;

constexpr std::string_view kDuel = "maze seats=R,Y";
constexpr std::string_view kExpert = "maze seats=RY,BG";

// ---- Board

TEST(MazeBoard, TheFourMiddleCellsAreOneSpaceThatHoldsAnyNumberOfPawns) {
  Table table(kDuel, "R e6,z,z Y z,z,z", "blue=1");
  EXPECT_TRUE(table.legal("RLe6>z"));
  EXPECT_EQ(table.play("RLe6>z").pieces('R'), "z,z,z");
}

TEST(MazeBoard, EnteringOrLeavingTheZoneIsOneStep) {
  Table table(kDuel, "R e6,z,z Y h8,z,z", "blue=3 walls=-");
  EXPECT_EQ(table.play("RLe6>z").field("left"), "2");
  EXPECT_EQ(table.play("RLz>f5").field("left"), "1");
}

TEST(MazeBoard, AWallSlotIsAnInnerEdgeButForTheFourInsideTheZone) {
  int slots = 0;
  for (char row = '0'; row <= '9'; ++row) {
    for (char column = 'a'; column <= 'i'; ++column) {
      for (const char side : {'n', 'e', 's', 'w'}) {
        slots += maze::parse_slot(std::string{column, row, side}) ? 1 : 0;
      }
    }
  }
  EXPECT_EQ(slots, 108);
  for (const std::string_view none : {"d4e", "d4s", "e4s", "d5e", "h1e", "a8s"}) {
    EXPECT_FALSE(maze::parse_slot(none)) << none;
  }
  EXPECT_EQ((maze::kSlots & ~maze::layout(maze::Board::Crossing).coloured()).count(), 92);
}

TEST(MazeBoard, HomeToZoneIsTwelveStepsOnCrossingAndTenOnPinwheel) {
  for (const auto& [rules, steps] : {std::pair{"maze", 12}, std::pair{"maze board=pinwheel", 10}}) {
    const Table table(rules);
    for (maze::Colour colour = 0; colour < maze::kColours; ++colour) {
      EXPECT_EQ(maze::way(table.game().doors(table.state(), colour), colour, maze::kHomes[colour],
                          maze::kZone),
                steps);
    }
  }
}

TEST(MazeBoard, TheGameBeginsWithLargePawnsAtHomeAndSmallOnesInTheZone) {
  EXPECT_EQ(Table("maze").text(),
            "R a1,z,z B h1,z,z Y h8,z,z G a8,z,z | walls=c1s.d1s.e1s.f1s.b2s.f2e.a3e.c3e.f3s.g3e."
            "a4e.g4e.a5e.c5s.g5e.a6e.e6e.g6s.g6e.b7e.c7s.d7s.e7s.f7s turn=- phase=first blue=0 "
            "red=- left=0 moved=- using=- held=- relay=- out=-");
}

// ---- Rules line

std::string printed(std::string_view line) { return maze::print_rules(maze_test::rules_of(line)); }

TEST(MazeRules, KeysAtTheirDefaultAreLeftOut) {
  EXPECT_EQ(printed("maze seats=R,B,Y,G board=crossing walls=- blue=123456 red=wwwcci claw=60 "
                    "barricade=0 fast=0 guard=0 first=random"),
            "maze");
}

TEST(MazeRules, KeysAreReadInAnyOrderAndPrintedInThePagesOrder) {
  EXPECT_EQ(
      printed("maze first=G guard=1 fast=1 barricade=1 claw=0 red=ci blue=654321 "
              "walls=c1e.b1e board=pinwheel seats=G,B"),
      "maze seats=G,B board=pinwheel walls=b1e.c1e blue=654321 red=ci claw=0 barricade=1 fast=1 "
      "guard=1 first=G");
}

TEST(MazeRules, WallsAreReadInAnyOrderAndPrintedSortedABarricadeTwice) {
  EXPECT_EQ(printed("maze barricade=1 walls=c1s.b1e.c1e.c1s"),
            "maze walls=b1e.c1s.c1s.c1e barricade=1");
}

TEST(MazeRules, ARefusalNamesTheKey) {
  const auto names = [](std::string_view line, std::string_view key) {
    const std::string why = maze_test::refusal_of_rules(line);
    EXPECT_NE(why.find("“" + std::string(key) + "”"), std::string::npos) << line << ": " << why;
  };
  names("maze size=8", "size");
  names("maze seats=R", "seats");
  names("maze seats=R,R", "seats");
  names("maze seats=BG,RY", "seats");
  names("maze seats=RY,B,G", "seats");
  names("maze board=spiral", "board");
  names("maze walls=d4e", "walls");
  names("maze walls=a1s", "walls");
  names("maze walls=c1s.c1s", "walls");
  names("maze barricade=1 walls=c1s.c1s.c1s", "walls");
  names("maze blue=1", "blue");
  names("maze blue=102", "blue");
  names("maze blue=123456789", "blue");
  names("maze red=wx", "red");
  names("maze claw=101", "claw");
  names("maze claw=060", "claw");
  names("maze fast=2", "fast");
  names("maze guard=", "guard");
  names("maze seats=R,Y first=B", "first");
  names("maze seats=RY,BG first=RY", "first");
}

TEST(MazeRules, AtMostSixtyWalls) {
  std::string walls;
  int count = 0;
  maze::for_each_slot(maze::kSlots & ~maze::layout(maze::Board::Crossing).coloured(),
                      [&](maze::Site slot) {
                        if (count++ < maze::kMaxWalls) {
                          walls += (walls.empty() ? "" : ".") + maze::print_slot(slot);
                        }
                      });
  EXPECT_EQ(maze_test::refusal_of_rules("maze walls=" + walls), "");
  EXPECT_NE(maze_test::refusal_of_rules("maze walls=" + walls + ".h6s"), "");
}

TEST(MazeRules, WithFirstAColourItsSeatBegins) {
  EXPECT_EQ(Table("maze seats=RY,BG first=G").field("turn"), "BG");
  EXPECT_EQ(Table("maze first=B").field("phase"), "roll");
}

TEST(MazeRules, WithFirstRandomChanceNamesTheSeat) {
  Table table(kExpert);
  EXPECT_EQ(table.moves(), "sBG*1 sRY*1");
  EXPECT_EQ(table.play("sBG").field("turn"), "BG");
  EXPECT_TRUE(table.told(EventKind::Begins));
}

// ---- Turn

TEST(MazeTurn, AThrowWeighsFacesOfTheDigitTimesFacesOfTheLetter) {
  EXPECT_EQ(Table("maze blue=1133 red=wci first=R").moves(), "1c*2 1i*2 1w*2 3c*2 3i*2 3w*2");
  EXPECT_EQ(Table("maze blue=12 first=R").moves(), "1c*2 1i*1 1w*3 2c*2 2i*1 2w*3");
}

TEST(MazeTurn, ThrowBothDice) {
  Table table("maze first=R");
  table.play("4w");
  EXPECT_EQ(table.field("phase") + table.field("blue") + table.field("red") + table.field("left"),
            "act4w4");
}

TEST(MazeTurn, StepsAfterTheRedActionAreFine) {
  Table table(kDuel, "R e6,z,z Y h8,z,z", "blue=2 red=w");
  table.play("lift:c1s drop:b1s");
  EXPECT_EQ(table.field("left"), "2");
  EXPECT_EQ(table.field("red"), "-");
  EXPECT_TRUE(table.legal("RLe6>z"));
}

TEST(MazeTurn, ARedActionAfterAFirstStepGivesUpTheRest) {
  Table table(kDuel, "R e6,z,z Y h8,z,z", "blue=3 red=w");
  table.play("RLe6>z lift:c1s");
  EXPECT_EQ(table.field("left"), "0");
  EXPECT_EQ(table.play("drop:b1s").moves(), "end");

  Table claw(kDuel, "R e6,z,z Y f6,z,z", "blue=3 red=c");
  EXPECT_EQ(claw.play("RLe6>z claw:Yh miss").moves(), "end");
}

TEST(MazeTurn, EveryActionIsOptional) {
  Table table(kDuel, "R e6,z,z Y h8,z,z", "blue=3 red=w");
  EXPECT_TRUE(table.legal("end"));
  EXPECT_EQ(table.play("end").field("turn"), "Y");
  EXPECT_EQ(table.field("phase") + table.field("red") + table.field("left"), "roll-0");
}

TEST(MazeTurn, ALargePawnThatNeverLeftHomeMustLeaveBeforeTheEnd) {
  Table table(kDuel, "R a1,z,z Y h8,z,z", "blue=2 red=w relay=- out=-");
  EXPECT_FALSE(table.legal("end"));
  EXPECT_TRUE(table.legal("lift:c1s")) << "in either order";
  table.play("RLa1>a2");
  EXPECT_TRUE(table.legal("end"));
  EXPECT_EQ(table.field("out"), "R");
}

TEST(MazeTurn, TheEndIsLegalIfItHasNoStepNow) {
  const Table table("maze seats=R,Y barricade=1", "R a1,z,z Y h8,z,z",
                    "blue=2 relay=- out=- walls=a1s.a1e");
  EXPECT_EQ(table.moves(), "end");
}

TEST(MazeTurn, OnceOutALargePawnAtHomeMayStay) {
  EXPECT_TRUE(Table(kDuel, "R a1,z,z Y h8,z,z", "blue=2 relay=-").legal("end"));
}

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
  // From f5 the zone is 1 step; beyond it lies nothing of this walk.
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

// ---- Wall

TEST(MazeWall, AnyWhiteWallMayBeLiftedAndDroppedOnAnyOtherFreeOrdinarySlot) {
  Table table(kDuel, "R e6,z,z Y h8,z,z", "blue=1 red=w walls=c1s.f8e");
  EXPECT_EQ(table.moves("lift:"), "c1s f8e");
  table.play("lift:c1s");
  EXPECT_EQ(table.field("phase") + table.field("held") + table.field("walls"), "placec1sf8e");
  EXPECT_FALSE(table.legal("drop:c1s")) << "where it came from";
  EXPECT_FALSE(table.legal("drop:f8e")) << "not free";
  EXPECT_FALSE(table.legal("drop:a1s")) << "not ordinary";
  EXPECT_FALSE(table.legal("end"));
  EXPECT_EQ(table.play("drop:b1e").field("walls"), "b1e.f8e");
  EXPECT_EQ(table.field("red") + table.field("held"), "--");
}

TEST(MazeWall, WithBarricadesItMayGoOnTopOfAnySingleWallWhiteOrColoured) {
  Table table("maze seats=R,Y barricade=1", "R e6,z,z Y h8,z,z",
              "blue=1 red=w walls=c1s.f8e.f8e.g8e");
  table.play("lift:c1s");
  EXPECT_TRUE(table.legal("drop:a1s"));
  EXPECT_FALSE(table.legal("drop:f8e")) << "two white walls";
  EXPECT_FALSE(table.legal("drop:g8e")) << "white on coloured";
  EXPECT_EQ(table.play("drop:a1s").field("walls"), "a1s.f8e.f8e.g8e");
}

TEST(MazeWall, TheTopOneOfABarricadeIsLifted) {
  Table table("maze seats=R,Y barricade=1", "R e6,z,z Y h8,z,z", "blue=1 red=w walls=f8e.f8e");
  EXPECT_EQ(table.moves("lift:"), "f8e");
  EXPECT_EQ(table.play("lift:f8e").field("walls"), "f8e");
  EXPECT_FALSE(table.legal("drop:f8e")) << "where it came from";
}

TEST(MazeWall, ABarricadeIsCrossedOnlyWithIgnoreWalls) {
  constexpr std::string_view kBarricades = "maze seats=R,Y barricade=1";
  EXPECT_EQ(Table(kBarricades, "R a1,z,z Y h8,z,z", "blue=1 walls=a1s").moves("RLa1>"), "b1");
  EXPECT_EQ(Table(kBarricades, "R a1,z,z Y h8,z,z", "blue=1 red=i walls=a1s").moves("RLa1>"),
            "a2 b1");
}

TEST(MazeWall, WithGuardNoDropMayCutAHomeOffFromTheZone) {
  // From a1 only b1 is left; with b1s closed as well, b1e would shut R in.
  constexpr std::string_view kNearlyShut = "blue=1 red=w walls=a2s.a2e.b1s.f8e";
  Table guarded("maze seats=R,Y guard=1", "R e6,z,z Y h8,z,z", kNearlyShut);
  guarded.play("lift:f8e");
  EXPECT_FALSE(guarded.legal("drop:b1e"));
  EXPECT_TRUE(guarded.legal("drop:b2e"));
  Table free(kDuel, "R e6,z,z Y h8,z,z", kNearlyShut);
  EXPECT_TRUE(free.play("lift:f8e").legal("drop:b1e"));
}

TEST(MazeWall, WithGuardTheHomesOwnWallsCountAsCrossable) {
  // A barricade on a1s leaves R the way over a1e; a second one would not.
  Table table("maze seats=R,Y guard=1 barricade=1", "R e6,z,z Y h8,z,z",
              "blue=1 red=w walls=a1s.f8e");
  EXPECT_FALSE(table.play("lift:f8e").legal("drop:a1e"));
  EXPECT_TRUE(table.legal("drop:e5e"));
}

TEST(MazeWall, GuardLooksOnlyAtColoursInPlay) {
  constexpr std::string_view kAround = "blue=1 red=w walls=f1e.g1s.g2e.f8e";  // all but h2s
  Table with("maze seats=R,B guard=1", "R e6,z,z B h1,z,z", kAround);
  EXPECT_FALSE(with.play("lift:f8e").legal("drop:h2s"));
  Table without("maze seats=R,Y guard=1", "R e6,z,z Y h8,z,z", kAround);
  EXPECT_TRUE(without.play("lift:f8e").legal("drop:h2s"));
}

TEST(MazeWall, AWallWithNowhereToGoCannotBeLifted) {
  // R is shut in already: only lifting one of the four walls round it leaves everybody a way.
  const Table table("maze seats=R,Y guard=1", "R e6,z,z Y h8,z,z",
                    "blue=1 red=w walls=b1s.b1e.a2s.a2e.f8e");
  EXPECT_EQ(table.moves("lift:"), "a2e a2s b1e b1s");
  // Every ordinary slot holds a wall.
  const maze::Edges ordinary = maze::kSlots & ~maze::layout(maze::Board::Crossing).coloured();
  const Table full(kDuel, "R e6,z,z Y h8,z,z",
                   "blue=1 red=w walls=" + maze::print_walls(ordinary, {}));
  EXPECT_EQ(full.moves("lift:"), "");
}

// ---- Claw

TEST(MazeClaw, AnyOpponentsLargePawnNotAlreadyThere) {
  const Table table("maze", "R e6,z,z B h1,z,z Y z,z,z G c3,z,z", "blue=1 red=c");
  EXPECT_EQ(table.moves("claw:"), "Bz Gh Gz Yh");
}

TEST(MazeClaw, TheOwnColoursAreNeverTaken) {
  const Table table(kExpert, "R e6,z,z B h1,z,z Y c3,z,z G z,z,z", "blue=1 red=c");
  EXPECT_EQ(table.moves("claw:"), "Bz Gh");
}

TEST(MazeClaw, OneTryThatChanceDecidesByThePercentage) {
  Table table("maze claw=35", "R e6,z,z B h1,z,z Y z,z,z G c3,z,z", "blue=1 red=c");
  table.play("claw:Gh");
  EXPECT_EQ(table.field("phase") + table.field("held") + table.field("red"), "tryGhc");
  EXPECT_EQ(table.moves(), "hit*35 miss*65");
}

TEST(MazeClaw, AnOutcomeOfWeightZeroIsLeftOut) {
  constexpr std::string_view kPawns = "R e6,z,z B h1,z,z Y z,z,z G c3,z,z";
  EXPECT_EQ(Table("maze claw=0", kPawns, "blue=1 red=c phase=try held=Gz").moves(), "miss*100");
  EXPECT_EQ(Table("maze claw=100", kPawns, "blue=1 red=c phase=try held=Gz").moves(), "hit*100");
}

TEST(MazeClaw, AMissChangesNothing) {
  Table table("maze", "R e6,z,z B h1,z,z Y z,z,z G c3,z,z", "blue=1 red=c");
  table.play("claw:Gh miss");
  EXPECT_EQ(table.pieces('G'), "c3,z,z");
  EXPECT_EQ(table.field("red") + table.field("held") + table.field("left"), "--1");
  EXPECT_EQ(table.moves("claw:"), "");
}

TEST(MazeClaw, AHitCarriesThePawn) {
  Table table("maze", "R e6,z,z B h1,z,z Y z,z,z G c3,d2,z", "blue=1 red=c");
  table.play("claw:Gh hit");
  EXPECT_EQ(table.pieces('G'), "a8,d2,z");
  EXPECT_TRUE(table.told(EventKind::Jumped));
  EXPECT_TRUE(table.told(EventKind::Frozen));
}

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
}

std::string ways(const Table& table, maze::Colour colour) {
  std::string text;
  for (const auto steps : maze::ways_home(table.game(), table.state(), colour)) {
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

TEST(MazeEnd, OwnWallsAreCrossableOnTheWayHome) {
  EXPECT_EQ(ways(Table(kDuel, "R a2,a1,b1 Y h8,z,z", "blue=1 walls=-"), 0), "1,0,1");
}

}  // namespace
