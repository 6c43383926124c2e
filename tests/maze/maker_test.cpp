// Generated mazes: symmetric, fair, of the requested length, and the same from the same seed.
#include <gtest/gtest.h>

#include "games/game.h"
#include "games/maze/fair.h"
#include "games/maze/letters.h"
#include "games/maze/maker.h"
#include "games/maze/symmetry.h"
#include "maze/symmetries.h"

namespace {

using maze::Board;
using maze::Edges;
using maze::Symmetry;

constexpr std::array kBoards = {Board::Crossing, Board::Pinwheel};
constexpr std::array kFairSymmetries = {Symmetry::QuarterTurn, Symmetry::BothMirrors};

maze::Rules rules_of(Board board, const Edges& walls) {
  maze::Rules rules;
  rules.board = board;
  rules.own_walls = true;
  rules.walls = walls;
  return rules;
}

maze::Site slot(std::string_view text) { return *maze::parse_slot(text); }

Edges slots(std::initializer_list<std::string_view> names) {
  Edges out;
  for (const std::string_view name : names) out = out | maze::slot_edge(slot(name));
  return out;
}

}  // namespace

TEST(MazeSymmetry, EachExchangesTheSlotsThatItShould) {
  EXPECT_EQ(maze::orbit(slot("b1e"), Symmetry::None), slots({"b1e"}));
  EXPECT_EQ(maze::orbit(slot("b1e"), Symmetry::LeftRight), slots({"b1e", "f1e"}));
  EXPECT_EQ(maze::orbit(slot("b1e"), Symmetry::TopBottom), slots({"b1e", "b8e"}));
  EXPECT_EQ(maze::orbit(slot("b1e"), Symmetry::BothMirrors), slots({"b1e", "f1e", "b8e", "f8e"}));
  EXPECT_EQ(maze::orbit(slot("b1e"), Symmetry::HalfTurn), slots({"b1e", "f8e"}));
  EXPECT_EQ(maze::orbit(slot("b1e"), Symmetry::QuarterTurn), slots({"b1e", "h2s", "f8e", "a6s"}));
  EXPECT_EQ(maze::orbit(slot("d1e"), Symmetry::LeftRight), slots({"d1e"}));
}

TEST(MazeSymmetry, OrbitsShareTheSlotsOutAndKeepColouredWallsApart) {
  for (const Symmetry kind : maze_test::kSymmetries) {
    maze::for_each_slot(maze::kSlots, [&](maze::Site one) {
      const Edges all = maze::orbit(one, kind);
      EXPECT_EQ(all & maze::kSlots, all);
      EXPECT_TRUE(maze_test::is_symmetric(all, kind));
      maze::for_each_slot(all, [&](maze::Site other) { EXPECT_EQ(maze::orbit(other, kind), all); });
      for (const Board board : kBoards) {
        const Edges coloured = maze::layout(board).coloured();
        const bool some = (all & coloured).any();
        EXPECT_TRUE(!some || (all & coloured) == all) << maze::print_slot(one);
      }
    });
  }
}

TEST(MazeFairness, TheBoardsOwnMazesAreFair) {
  maze::Rules rules;
  EXPECT_EQ(maze::fairness(rules).there, (std::array{12, 12, 12, 12}));
  EXPECT_EQ(maze::fairness(rules).back, (std::array{12, 12, 12, 12}));
  EXPECT_EQ(maze::fairness(rules).spread, 0);
  rules.board = Board::Pinwheel;
  EXPECT_EQ(maze::fairness(rules).there, (std::array{10, 10, 10, 10}));
}

TEST(MazeFairness, WhoIsWalledInIsNamed) {
  // Red is at a1; b1 and a2 are its only ways on.
  const maze::Rules rules = rules_of(Board::Crossing, slots({"b1s", "b1e", "a2s", "a2e"}));
  const maze::Fairness fair = maze::fairness(rules);
  EXPECT_EQ(fair.cut_off, 0b0001U);
  EXPECT_EQ(fair.there[0], 0);
  EXPECT_EQ(fair.spread, 0);
}

// Forty steps are what the end counts for no way, and a way all the same.
TEST(MazeFairness, WhoHasFortyStepsToGoIsNotCutOff) {
  const maze::Rules rules = rules_of(
      Board::Crossing, slots({"b1s", "c1s", "d1e", "a2s", "a2e", "c2e", "d2s", "e2s", "e2e", "b3s",
                              "b3e", "c3s", "f3s", "g3s", "h3s", "b4s", "a5s", "a5e", "b6s", "c6s",
                              "d6s", "d6e", "e6s", "f6s", "g6s", "c7e", "e7e", "d8e"}));
  const maze::Fairness fair = maze::fairness(rules);
  EXPECT_EQ(fair.cut_off, 0U);
  EXPECT_EQ(fair.there, (std::array{40, 16, 16, 16}));
  EXPECT_EQ(fair.back, fair.there);
  EXPECT_EQ(fair.spread, 24);
}

TEST(MazeFairness, TheSpreadIsTheGreatestDifference) {
  const maze::Rules rules = rules_of(Board::Pinwheel, slots({"a2s", "b1e"}));
  const maze::Fairness fair = maze::fairness(rules);
  EXPECT_EQ(fair.cut_off, 0U);
  int most = 0;
  int least = fair.there[0];
  for (const int steps : fair.there) {
    most = std::max(most, steps);
    least = std::min(least, steps);
  }
  EXPECT_EQ(fair.spread, most - least);
}

TEST(MazeMaker, MakesFairMazesOfTheAskedLength) {
  constexpr std::uint64_t kSeeds = 1000;
  for (const Board board : kBoards) {
    for (std::uint64_t seed = 0; seed < kSeeds; ++seed) {
      const Symmetry symmetry = kFairSymmetries[seed % 2];
      const maze::Lengths lengths = maze::lengths(board, symmetry);
      ASSERT_LT(lengths.least, lengths.most);
      const auto choices =
          static_cast<unsigned>((lengths.most - lengths.least) / maze::kLengthStep + 1);
      const int steps = lengths.least + maze::kLengthStep * static_cast<int>(seed / 2 % choices);
      const Edges walls = maze::make_maze(board, steps, symmetry, seed);
      const std::string line = maze::print_rules(rules_of(board, walls));
      ASSERT_TRUE(maze_test::is_symmetric(walls, symmetry)) << seed << ' ' << line;
      const maze::Fairness fair = maze::fairness(rules_of(board, walls));
      ASSERT_EQ(fair.cut_off, 0U) << seed << ' ' << line;
      ASSERT_EQ(fair.spread, 0) << seed << ' ' << line;
      ASSERT_EQ(fair.there[0], steps) << seed << ' ' << line;
      const auto game = games::Game::parse(line);
      ASSERT_TRUE(game) << seed << ' ' << line << ' ' << game.error().text();
    }
  }
}

TEST(MazeMaker, OneSeedMakesOneMaze) {
  const auto made = [](std::uint64_t seed) {
    return maze::make_maze(Board::Crossing, 14, Symmetry::QuarterTurn, seed);
  };
  EXPECT_EQ(made(5), made(5));
  EXPECT_NE(made(5), made(6));
}

TEST(MazeMaker, NoCellIsWalledIn) {
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    const Edges walls = maze::make_maze(Board::Pinwheel, 8, Symmetry::BothMirrors, seed);
    const Edges doors = maze::kInner & ~walls;
    maze::Cells seen = maze::cell_bit(0);
    for (maze::Cells more = seen; more != 0; seen |= more)
      more = maze::neighbours(seen, doors) & ~seen;
    ASSERT_EQ(seen, ~maze::Cells{0}) << seed;
  }
}
