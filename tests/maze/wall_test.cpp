// The maze's rules, sentence by sentence: walls that move, and the claw.
#include <gtest/gtest.h>

#include "maze/table.h"

namespace {

using core::EventKind;
using maze_test::Table;

constexpr std::string_view kDuel = "maze seats=R,Y";
constexpr std::string_view kExpert = "maze seats=RY,BG";

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
  // R is shut in already: only lifting one of the four walls around it leaves everybody a way.
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

}  // namespace
