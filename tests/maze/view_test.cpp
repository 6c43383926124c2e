// What the page shows about the maze: previews agree with playing, places have names.
#include <gtest/gtest.h>

#include "games/laws.h"
#include "games/maze/ways.h"
#include "games/notation.h"
#include "view/maze/preview.h"
#include "view/maze/words.h"

namespace {

using core::Move;
using core::MoveKind;
using core::MoveList;
using games::State;

class MazeView : public laws::Laws {};

std::vector<laws::Case> maze_cases() {
  std::vector<laws::Case> cases;
  for (const laws::Case& one : laws::cases()) {
    if (one.rules.starts_with("maze")) cases.push_back(one);
  }
  return cases;
}

// The ways after a drop are those in the position that the drop leads to; the ways before are those
// in the position before the lift.
TEST_P(MazeView, APreviewAgreesWithPlaying) {
  const auto& maze = *game.as<maze::Game>();
  walk([&](const State& state, const MoveList& list, Move) {
    const auto& now = games::state_of<maze::Game>(state);
    if (now.phase != maze::Phase::Act || made.size() > 600) return;
    for (const Move lift : list) {
      if (lift.kind != MoveKind::Lift || lift.from % 5 != 0) continue;
      maze::State lifted = now;
      maze.play(lifted, lift);
      MoveList drops;
      maze.moves(lifted, drops);
      const Move drop = drops[lift.from % drops.size()];
      maze::State after = lifted;
      maze.play(after, drop);
      for (const view::WayChange& change : view::preview_drop(maze, lifted, drop.to)) {
        EXPECT_EQ(change.before, view::maze_ways(maze, now, change.colour));
        EXPECT_EQ(change.after, view::maze_ways(maze, after, change.colour));
      }
    }
  });
}

INSTANTIATE_TEST_SUITE_P(EveryMaze, MazeView, testing::ValuesIn(maze_cases()), laws::name_of);

TEST(MazeWays, AreTwelveStepsFromEveryHomeOfTheCrossing) {
  const maze::Game game{maze::Rules{}};
  const maze::State start = game.start();
  for (core::Colour colour = 0; colour < maze::kColours; ++colour) {
    const view::MazeWays ways = view::maze_ways(game, start, colour);
    EXPECT_EQ(ways.zone, 12);
    EXPECT_EQ(ways.home[0], 0);
    EXPECT_EQ(ways.sum(), 24);
  }
}

TEST(MazeWays, OfFiftyStepsAreShownAndThoseOfWhoIsCutOffAreNot) {
  const auto ways_of_red = [](const std::string& walls) {
    const auto rules = games::Game::parse("maze walls=" + walls);
    EXPECT_TRUE(rules);
    const maze::Game& game = *rules->as<maze::Game>();
    return view::maze_ways(game, game.start(), 0);
  };
  const view::MazeWays far_ways = ways_of_red(
      "b1s.c1s.d1e.g1s.a2s.a2e.c2e.d2s.e2s.e2e.f2e."
      "b3s.b3e.c3s.f3e.g3e.a4e.f4s.f4e.g4e.a5s."
      "b5s.b5e.g5e.b6s.c6s.d6s.d6e.e6s.f6s."
      "g6s.g6e.b7e.d7e.f7e.c8e.e8e");
  EXPECT_EQ(far_ways.zone, 50);
  EXPECT_EQ(far_ways.sum(), 100);
  const view::MazeWays closed = ways_of_red("b1s.b1e.a2s.a2e");
  EXPECT_EQ(closed.zone, std::nullopt);
  EXPECT_EQ(closed.sum(), std::nullopt);
}

TEST(MazeWords, PlacesAndWallsHaveTheNamesOfTheirCells) {
  EXPECT_EQ(view::maze_site_words(*maze::parse_site("c3")), "c3");
  EXPECT_EQ(view::maze_site_words(maze::kZone), "zone");
  EXPECT_EQ(view::maze_site_words(maze::kHomes[2]), "home");
  EXPECT_EQ(view::maze_slot_words(*maze::parse_slot("c3s")), "c3–c4");
  EXPECT_EQ(view::maze_slot_words(*maze::parse_slot("c3e")), "c3–d3");
  EXPECT_EQ(view::maze_slot_words(*maze::parse_slot("d3s")), "d3–zone");
  EXPECT_EQ(view::maze_slot_words(*maze::parse_slot("c4e")), "c4–zone");
}

}  // namespace
