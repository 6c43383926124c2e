// The maze's state as text: what is printed, and which field a refusal names.
#include <gtest/gtest.h>

#include "core/rng.h"
#include "games/maze/game.h"
#include "games/maze/ways.h"
#include "maze/table.h"

namespace {

using maze_test::refusal;

constexpr std::string_view kDuel = "maze seats=R,Y";
constexpr std::string_view kPawns = "R c3,d7,z Y f6,z,z";
constexpr std::string_view kFast = "maze seats=R,Y fast=1";
constexpr std::string_view kExpert = "maze seats=RY,BG";
constexpr std::string_view kExpertPawns = "R c3,d7,z B z,z,z Y f6,z,z G a8,z,z";

// Expects the position to be refused with a sentence that names the field.
void refused(std::string_view field, std::string_view rules, std::string_view pawns,
             std::string_view changes) {
  const std::string why = refusal(rules, pawns, changes);
  EXPECT_NE(why.find(field), std::string::npos)
      << field << " should refuse " << pawns << " " << changes << ": “" << why << "”";
}
void accepted(std::string_view rules, std::string_view pawns, std::string_view changes) {
  EXPECT_EQ(refusal(rules, pawns, changes), "") << pawns << " " << changes;
}

TEST(MazeText, ColoursInPlayOnly) {
  refused("pawns", kDuel, "R c3,z,z Y f6,z,z B h1,z,z", "blue=1");
  refused("Y", kDuel, "R c3,z,z B h1,z,z Y f6,z,z", "blue=1");
  refused("relay", kDuel, kPawns, "blue=1 relay=RBY");
  refused("out", kDuel, kPawns, "blue=1 out=RYG");
}

TEST(MazeText, CellsOnTheBoard) {
  for (const std::string_view pawns :
       {"R i3,z,z", "R c9,z,z", "R c0,z,z", "R d4,z,z", "R e5,z,z", "R -,z,z", "R c3,z",
        "R c3,z,z,z", "R c33,z,z", "R C3,z,z"}) {
    refused("R", kDuel, std::string(pawns) + " Y f6,z,z", "blue=1");
  }
}

TEST(MazeText, OnePawnACellButForZoneAndHomes) {
  refused("c3", kDuel, "R c3,z,z Y c3,z,z", "blue=1");
  refused("R", kDuel, "R c3,c3,z Y f6,z,z", "blue=1");
  accepted(kDuel, "R z,a1,a1 Y z,z,z", "blue=1");
}

TEST(MazeText, NobodyInAnothersHome) {
  refused("R", kDuel, "R h8,z,z Y f6,z,z", "blue=1");
  refused("R", kDuel, "R h1,z,z Y f6,z,z", "blue=1");
}

TEST(MazeText, SmallPawnsInOrder) {
  refused("R", kDuel, "R c3,z,d7 Y f6,z,z", "blue=1");
  accepted(kDuel, "R c3,h2,a3 Y f6,z,z", "blue=1");
}

TEST(MazeText, WallsOnSlotsAtMostOneASlotTwoWithBarricade) {
  refused("walls", kDuel, kPawns, "blue=1 walls=d4e");
  refused("walls", kDuel, kPawns, "blue=1 walls=c1s.c1s");
  refused("walls", kDuel, kPawns, "blue=1 walls=a1s");
  refused("walls", "maze seats=R,Y barricade=1", kPawns, "blue=1 walls=a1s.a1s");
  refused("walls", "maze seats=R,Y barricade=1", kPawns, "blue=1 walls=c1s.c1s.c1s");
  accepted("maze seats=R,Y barricade=1", kPawns, "blue=1 walls=a1s.c1s.c1s");
  accepted(kDuel, kPawns, "blue=1 walls=-");
}

TEST(MazeText, WallsInOrder) {
  const maze::Game game(maze_test::rules_of(kDuel));
  std::string text = maze_test::state_text(game, kPawns, "blue=1 walls=c1s.b8e");
  text.replace(text.find("c1s.b8e"), 7, "b8e.c1s");
  const auto state = game.parse_state(text);
  ASSERT_FALSE(state);
  EXPECT_NE(state.error().text().find("walls"), std::string::npos);
}

TEST(MazeText, SmallPawnsOutOfTheZoneOnlyWithRelay) {
  refused("relay", kDuel, kPawns, "blue=1 relay=Y");
  refused("relay", kDuel, "R c3,a1,z Y f6,z,z", "blue=1 relay=Y");
}

TEST(MazeText, TheLargePawnLeavesItsMarks) {
  refused("relay", kDuel, "R z,z,z Y f6,z,z", "blue=1 relay=Y");
  refused("out", kDuel, kPawns, "blue=1 out=Y");
  refused("out", kDuel, "R a1,z,z Y f6,z,z", "blue=1 relay=R out=Y");
}

TEST(MazeText, ColoursInTheOrderRBYG) {
  refused("relay", kDuel, kPawns, "blue=1 relay=YR");
  refused("out", kDuel, kPawns, "blue=1 out=RR");
}

TEST(MazeText, FieldsOfTheFirstPhase) {
  constexpr std::string_view kStart = "R a1,z,z Y h8,z,z";
  constexpr std::string_view kFirst = "phase=first turn=- relay=- out=-";
  accepted(kDuel, kStart, kFirst);
  refused("turn", kDuel, kStart, "phase=first relay=- out=-");
  refused("phase", "maze seats=R,Y first=R", kStart, kFirst);
  refused("R", kDuel, "R a2,z,z Y h8,z,z", "phase=first turn=- relay=- out=R");
  refused("out", kDuel, kStart, "phase=first turn=- relay=- out=R");
  refused("walls", kDuel, kStart, "phase=first turn=- relay=- out=- walls=c1s");
}

TEST(MazeText, FieldsOfTheRoll) {
  accepted(kDuel, kPawns, "phase=roll");
  refused("blue", kDuel, kPawns, "phase=roll blue=3 left=0");
  refused("red", kDuel, kPawns, "phase=roll red=w");
  refused("left", kDuel, kPawns, "phase=roll left=1");
  refused("moved", kDuel, kPawns, "phase=roll moved=RL");
  refused("held", kDuel, kPawns, "phase=roll held=c1s");
  refused("turn", kDuel, kPawns, "phase=roll turn=-");
  refused("turn", kDuel, kPawns, "phase=roll turn=B");
  refused("turn", kExpert, kExpertPawns, "phase=roll turn=R");
  refused("phase", kDuel, kPawns, "phase=throw");
}

TEST(MazeText, TheDiceShowTheirFaces) {
  accepted("maze seats=R,Y blue=79 red=ii", kPawns, "blue=9 red=i");
  refused("blue", kDuel, kPawns, "blue=7");
  refused("blue", kDuel, kPawns, "blue=0");
  refused("blue", kDuel, kPawns, "blue=03");
  refused("red", kDuel, kPawns, "blue=3 red=x");
  refused("red", "maze seats=R,Y red=wc", kPawns, "blue=3 red=i");
  refused("red", "maze seats=R,Y red=ii", kPawns, "blue=3 red=-");
}

TEST(MazeText, LeftFitsWhatHasMoved) {
  refused("left", kDuel, kPawns, "blue=3 left=4");
  refused("left", kDuel, kPawns, "blue=3 left=2");
  refused("left", kDuel, kPawns, "blue=3 left=3 moved=RL");
  refused("left", kDuel, kPawns, "blue=3 left=2 moved=RL,RS@d7");
  accepted(kDuel, kPawns, "blue=3 left=1 moved=RL,RS@d7");
  accepted(kFast, kPawns, "blue=3 left=3 moved=RS@d7");
  accepted(kFast, kPawns, "blue=3 left=0 moved=RS@d7");
  refused("left", kFast, kPawns, "blue=3 left=0 red=w moved=RS@d7");
  refused("left", kFast, kPawns, "blue=3 left=2 moved=RS@d7");
}

TEST(MazeText, MovedPawnsStandThere) {
  refused("moved", kDuel, kPawns, "blue=3 left=1 moved=RS@c4");
  refused("moved", kDuel, kPawns, "blue=3 left=1 moved=RX");
  refused("moved", kDuel, kPawns, "blue=3 left=1 moved=RS");
  refused("moved", kDuel, kPawns, "blue=3 left=1 moved=YL");
  refused("moved", kDuel, kPawns, "blue=3 left=1 moved=RL,RL");
  refused("moved", kDuel, kPawns, "blue=3 left=1 moved=RS@d7,RL");
  refused("moved", kDuel, "R a1,d7,z Y f6,z,z", "blue=3 left=1 moved=RS@d7");
  refused("moved", kFast, kPawns, "blue=3 left=0 moved=RL,RS@d7");
}

TEST(MazeText, UsingIsTheColourMovedInExpertGames) {
  accepted(kExpert, kExpertPawns, "blue=3 left=1 moved=RL using=R");
  refused("using", kExpert, kExpertPawns, "blue=3 left=1 moved=RL");
  refused("using", kExpert, kExpertPawns, "blue=3 left=1 moved=RL using=Y");
  refused("using", kExpert, kExpertPawns, "blue=3 using=Y");
  refused("moved", kExpert, kExpertPawns, "blue=3 left=1 moved=RL,YL using=R");
  refused("using", kDuel, kPawns, "blue=3 left=1 moved=RL using=R");
}

TEST(MazeText, FieldsOfAPlacedWall) {
  accepted(kDuel, kPawns, "phase=place blue=3 red=w held=b1s");
  refused("held", kDuel, kPawns, "phase=place blue=3 red=w");
  refused("held", kDuel, kPawns, "phase=place blue=3 red=w held=d4e");
  refused("held", kDuel, kPawns, "phase=place blue=3 red=w held=c1s");
  refused("held", kDuel, kPawns, "phase=place blue=3 red=w held=a1s");
  accepted("maze seats=R,Y barricade=1", kPawns, "phase=place blue=3 red=w held=a1s");
  refused("red", kDuel, kPawns, "phase=place blue=3 red=c held=b1s");
  refused("left", kDuel, kPawns, "phase=place blue=3 left=2 moved=RL red=w held=b1s");
  refused("held", "maze seats=R,Y guard=1", kPawns,
          "phase=place blue=3 red=w walls=b1s.b1e.a2s.a2e held=f8e");
}

TEST(MazeText, FieldsOfATry) {
  accepted(kDuel, kPawns, "phase=try blue=3 red=c held=Yh");
  refused("held", kDuel, kPawns, "phase=try blue=3 red=c");
  refused("held", kDuel, kPawns, "phase=try blue=3 red=c held=Rh");
  refused("held", kDuel, kPawns, "phase=try blue=3 red=c held=Bz");
  refused("held", kDuel, kPawns, "phase=try blue=3 red=c held=Yx");
  refused("held", kDuel, "R c3,z,z Y z,z,z", "phase=try blue=3 red=c held=Yz");
  refused("red", kDuel, kPawns, "phase=try blue=3 red=w held=Yh");
}

TEST(MazeText, OverWhenOneSeatHasAllItsPawnsHomeAndOnlyThen) {
  accepted(kDuel, "R a1,a1,a1 Y f6,z,z", "phase=over turn=R");
  refused("turn", kDuel, "R a1,a1,a1 Y f6,z,z", "phase=over turn=Y");
  refused("phase", kDuel, kPawns, "phase=over");
  refused("phase", kDuel, "R a1,a1,a1 Y f6,z,z", "phase=roll");
  refused("turn", kDuel, "R a1,a1,a1 Y h8,h8,h8", "phase=over turn=R");
  refused("blue", kDuel, "R a1,a1,a1 Y f6,z,z", "phase=over blue=3");
}

TEST(MazeText, TheLineIsReadStrictly) {
  const maze::Game game(maze_test::rules_of(kDuel));
  const std::string text = maze_test::state_text(game, kPawns, "blue=1");
  EXPECT_TRUE(game.parse_state(text));
  EXPECT_FALSE(game.parse_state(text + " "));
  EXPECT_FALSE(game.parse_state(" " + text));
  EXPECT_FALSE(game.parse_state(text + " extra=1"));
  EXPECT_FALSE(game.parse_state(""));
  EXPECT_FALSE(game.parse_state("|"));
  for (std::size_t at = text.find(' '); at != std::string::npos; at = text.find(' ', at + 1)) {
    EXPECT_FALSE(game.parse_state(text.substr(0, at))) << text.substr(0, at);
    EXPECT_FALSE(game.parse_state(text.substr(0, at) + " " + text.substr(at)));
  }
}

// ---- Random play of rules that no preset has

// Whether every colour in play has a way, computed without the guard's short cuts.
bool all_connected(const maze::Game& game, const maze::State& state) {
  for (maze::Colour colour = 0; colour < maze::kColours; ++colour) {
    if (game.plays(colour) &&
        !maze::way(game.doors(state, colour), colour, maze::kHomes[colour], maze::kZone)) {
      return false;
    }
  }
  return true;
}

// Plays `plies` random moves; every state must read back as itself. Calls `check` with each one.
template <class Check>
void play_at_random(std::string_view rules, int plies, Check check) {
  const maze::Game game(maze_test::rules_of(rules));
  core::Rng rng(1);
  maze::State state = game.start();
  for (int ply = 0; ply < plies; ++ply) {
    core::MoveList list;
    game.moves(state, list);
    if (list.empty()) {
      state = game.start();
      continue;
    }
    const core::Move move = list[rng.below(static_cast<std::uint32_t>(list.size()))];
    if (move.kind == core::MoveKind::Walk) {
      const maze::Path path = maze::walk_path(game, state, move);
      ASSERT_EQ(path[0], move.from);
      ASSERT_EQ(path.back(), move.to);
    }
    game.play(state, move);
    const std::string text = game.print_state(state);
    const auto again = game.parse_state(text);
    ASSERT_TRUE(again) << rules << " | " << text << ": " << again.error().text();
    ASSERT_EQ(*again, state) << text;
    check(game, state);
  }
}

TEST(MazeText, EveryStateOfPlayReadsBackAsItself) {
  for (const std::string_view rules :
       {"maze", "maze seats=RG,BY fast=1 barricade=1", "maze seats=G,B,R fast=1 claw=100 red=wc",
        "maze seats=RB,YG guard=1 claw=0 blue=99", "maze seats=Y,B barricade=1 guard=1 first=Y",
        "maze walls=b1s.b1e.a2s.a2e.f8e guard=1 red=wi", "maze board=pinwheel red=ci blue=12"}) {
    play_at_random(rules, 4000, [](const maze::Game&, const maze::State&) {});
  }
}

// Whether an edge of the way touches the zone.
bool touches_zone(const maze::Edges& edges) {
  const maze::Cells cells = edges.south | edges.south << maze::kSide | edges.east | edges.east << 1;
  return (cells & maze::kZoneCells) != 0;
}

TEST(MazeWays, AShortestWayHomeDoesNotLeadThroughTheZone) {
  int ways = 0;
  for (const std::string_view rules : {"maze", "maze board=pinwheel", "maze seats=R,B guard=1"}) {
    play_at_random(rules, 3000, [&](const maze::Game& game, const maze::State& state) {
      for (core::Colour colour = 0; colour < maze::kColours; ++colour) {
        const maze::Site home = maze::kHomes[colour];
        for (const maze::Site pawn : state.pawns[colour]) {
          if (!game.plays(colour) || pawn == maze::kZone || pawn == home) continue;
          const auto way = maze::shortest_way(game.doors(state, colour), colour, pawn, home);
          ways += way.open ? 1 : 0;
          ASSERT_FALSE(touches_zone(way.edges)) << game.print_state(state);
        }
      }
    });
  }
  EXPECT_GT(ways, 5000);
}

TEST(MazeText, GuardAgreesWithTryingEveryDrop) {
  for (const std::string_view rules :
       {"maze guard=1 red=ww", "maze seats=R,B guard=1 barricade=1 red=ww"}) {
    play_at_random(rules, 1500, [](const maze::Game& game, const maze::State& state) {
      if (state.phase != maze::Phase::Place) {
        return;
      }
      maze::Rules free_rules = game.rules();
      free_rules.guard = false;
      const maze::Game free(free_rules);
      maze::Edges wanted;
      maze::for_each_slot(free.drop_slots(state, state.held), [&](maze::Site slot) {
        maze::State after = state;
        maze::put_wall(after, slot);
        wanted = all_connected(game, after) ? wanted | maze::slot_edge(slot) : wanted;
      });
      ASSERT_EQ(game.drop_slots(state, state.held), wanted) << game.print_state(state);
    });
  }
}

}  // namespace
