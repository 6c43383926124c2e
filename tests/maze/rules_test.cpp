// The maze's rules, sentence by sentence: board, rules line and turn.
#include <gtest/gtest.h>

#include "games/maze/game.h"
#include "games/maze/ways.h"
#include "maze/table.h"

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

}  // namespace
