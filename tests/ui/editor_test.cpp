// The drawing board of mazes, and the store of kept mazes.
#include <gtest/gtest.h>

#include "core/rng.h"
#include "games/game.h"
#include "maze/symmetries.h"
#include "ui/workshop/editor_model.h"
#include "ui/workshop/kept_mazes.h"

namespace {

using ui::Editor;
using ui::Sketch;

maze::Site slot(std::string_view text) { return *maze::parse_slot(text); }

Sketch blank(maze::Board board = maze::Board::Crossing, bool barricade = false) {
  return {board, {}, {}, barricade};
}

maze::Site any_slot(const Editor& editor, core::Rng& rng) {
  std::vector<maze::Site> all;
  maze::for_each_slot(editor.ordinary(), [&](maze::Site one) { all.push_back(one); });
  return all[rng.below(static_cast<std::uint32_t>(all.size()))];
}

// A random action of a person.
void change(Editor& editor, core::Rng& rng) {
  switch (rng.below(12)) {
    case 0:
    case 1: editor.set_barricade(rng.below(2) == 1); break;
    case 2:
      editor.symmetry = maze_test::kSymmetries[rng.below(maze_test::kSymmetries.size())];
      break;
    case 3:
      if (rng.below(4) == 0)
        editor.replace({editor.sketch().board, {}, {}, editor.sketch().barricade});
      break;
    default: (void)editor.tap(any_slot(editor, rng)); break;
  }
}

}  // namespace

TEST(Editor, ATapGoesRoundTheLevels) {
  Editor editor(blank());
  editor.symmetry = maze::Symmetry::None;
  ASSERT_TRUE(editor.tap(slot("c3e")));
  EXPECT_EQ(editor.level(slot("c3e")), 1);
  ASSERT_TRUE(editor.tap(slot("c3e")));
  EXPECT_EQ(editor.level(slot("c3e")), 0);
  editor.set_barricade(true);
  for (const int level : {1, 2, 0}) {
    EXPECT_EQ(editor.next_level(slot("c3e")), level);
    ASSERT_TRUE(editor.tap(slot("c3e")));
    EXPECT_EQ(editor.level(slot("c3e")), level);
  }
}

TEST(Editor, EachTapIsRepeatedBySymmetry) {
  for (const maze::Symmetry symmetry : maze_test::kSymmetries) {
    core::Rng rng(static_cast<std::uint64_t>(symmetry));
    Editor editor(blank());
    editor.symmetry = symmetry;
    for (int i = 0; i < 60; ++i) {
      const maze::Site tapped = any_slot(editor, rng);
      const int to = editor.next_level(tapped);
      if (!editor.tap(tapped)) continue;
      maze::for_each_slot(maze::orbit(tapped, editor.symmetry),
                          [&](maze::Site one) { EXPECT_EQ(editor.level(one), to); });
      EXPECT_TRUE(maze_test::is_symmetric(editor.sketch().walls, editor.symmetry));
    }
  }
}

TEST(Editor, ColouredSlotsHoldNoWhiteWalls) {
  core::Rng rng(3);
  Editor editor;
  for (int i = 0; i < 2000; ++i) {
    change(editor, rng);
    const maze::Edges coloured = maze::layout(editor.sketch().board).coloured();
    ASSERT_FALSE((editor.sketch().walls & coloured).any());
    ASSERT_FALSE((editor.sketch().second & ~editor.sketch().walls).any());
    ASSERT_TRUE(editor.sketch().barricade || !editor.sketch().second.any());
  }
}

TEST(Editor, MoreWallsThanTheRulesHaveAreRefused) {
  Editor editor(blank());
  editor.symmetry = maze::Symmetry::None;
  int put = 0;
  maze::for_each_slot(editor.ordinary(), [&](maze::Site one) { put += editor.tap(one) ? 1 : 0; });
  EXPECT_EQ(put, maze::kMaxWalls);
  EXPECT_EQ(editor.sketch().count(), maze::kMaxWalls);
}

TEST(Editor, UndoAndRedoGoThroughEverySketch) {
  core::Rng rng(11);
  Editor editor;
  std::vector<Sketch> seen = {editor.sketch()};
  for (int i = 0; i < 300; ++i) {
    change(editor, rng);
    if (!(editor.sketch() == seen.back())) seen.push_back(editor.sketch());
  }
  ASSERT_GT(seen.size(), 50U);
  for (std::size_t i = seen.size(); i-- > 1;) {
    ASSERT_TRUE(editor.can_undo());
    editor.undo();
    ASSERT_EQ(editor.sketch(), seen[i - 1]);
  }
  EXPECT_FALSE(editor.can_undo());
  for (std::size_t i = 1; i < seen.size(); ++i) {
    ASSERT_TRUE(editor.can_redo());
    editor.redo();
    ASSERT_EQ(editor.sketch(), seen[i]);
  }
  EXPECT_FALSE(editor.can_redo());
}

TEST(Editor, AChangeAfterUndoForgetsWhatWasUndone) {
  Editor editor(blank());
  ASSERT_TRUE(editor.tap(slot("c3e")));
  editor.undo();
  ASSERT_TRUE(editor.tap(slot("b2s")));
  EXPECT_FALSE(editor.can_redo());
}

TEST(Editor, SketchesReadWhatTheyPrint) {
  core::Rng rng(5);
  Editor editor;
  int checked = 0;
  for (int i = 0; i < 500; ++i) {
    change(editor, rng);
    if (editor.sketch().count() == 0) continue;
    const auto again = ui::parse_sketch(ui::print_sketch(editor.sketch()));
    ASSERT_TRUE(again) << again.error().text();
    ASSERT_EQ(*again, editor.sketch());
    ++checked;
  }
  EXPECT_GT(checked, 300);
}

TEST(Editor, ALineIsReadWithOrWithoutItsGame) {
  const auto bare = ui::parse_sketch("  walls=c3e.b2s board=pinwheel\n");
  ASSERT_TRUE(bare);
  const auto whole = ui::parse_sketch("maze board=pinwheel walls=b2s.c3e");
  ASSERT_TRUE(whole);
  EXPECT_EQ(*bare, *whole);
  const auto preset = ui::parse_sketch("maze");
  ASSERT_TRUE(preset);
  EXPECT_EQ(preset->walls, maze::layout(maze::Board::Crossing).white);
}

TEST(Editor, ALineThatBreaksARuleIsRefusedByItsSlot) {
  const auto text = [](std::string_view line) { return ui::parse_sketch(line).error().text(); };
  EXPECT_NE(text("maze walls=c3e.c3e").find("c3e"), std::string::npos);
  EXPECT_NE(text("maze walls=a1s").find("a1s"), std::string::npos);
  EXPECT_NE(text("walls=d4s").find("d4s"), std::string::npos);
  EXPECT_NE(text("walls=z9x").find("z9x"), std::string::npos);
  EXPECT_NE(text("parchis").find("parchis"), std::string::npos);
  EXPECT_FALSE(text("").empty());
  EXPECT_FALSE(text("=").empty());
}

TEST(Editor, AMazeGoesIntoAnyRules) {
  const auto game = games::Game::parse("maze seats=R,Y fast=1 claw=10");
  const Sketch sketch = *ui::parse_sketch("maze board=pinwheel barricade=1 walls=b2s.b2s");
  const maze::Rules rules = ui::rules_with(game->as<maze::Game>()->rules(), sketch);
  EXPECT_EQ(maze::print_rules(rules),
            "maze seats=R,Y board=pinwheel walls=b2s.b2s claw=10 barricade=1 fast=1");
  EXPECT_EQ(ui::sketch_of(rules), sketch);
}

TEST(KeptMazes, ReadWhatTheyPrint) {
  ui::KeptMazes kept;
  for (const std::string_view name : {"Plain", "Ulička č. 2", "", "a b%20c\nd"}) {
    (void)ui::keep_maze(kept, std::nullopt,
                        {std::string(name), *ui::parse_sketch("maze walls=b2s.c3e")});
  }
  EXPECT_EQ(ui::parse_mazes(ui::print_mazes(kept)), kept);
}

TEST(KeptMazes, WhatCannotBeReadStaysAsItIs) {
  const std::string text = "Good maze walls=b2s\nBad maze walls=a1s\n%zz maze walls=b2s\nnothing\n";
  const ui::KeptMazes kept = ui::parse_mazes(text);
  ASSERT_EQ(kept.mazes.size(), 1U);
  EXPECT_EQ(kept.mazes[0].name, "Good");
  EXPECT_EQ(kept.damaged.size(), 3U);
  EXPECT_EQ(ui::print_mazes(kept), text);
}

TEST(KeptMazes, ANameThatIsTooLongIsCut) {
  ui::KeptMazes kept;
  const std::string name = "Длинный коридор без единого выхода, но с дверью";
  (void)ui::keep_maze(kept, std::nullopt, {name, *ui::parse_sketch("maze walls=b2s")});
  const ui::KeptMazes again = ui::parse_mazes(ui::print_mazes(kept));
  ASSERT_EQ(again.mazes.size(), 1U);
  EXPECT_TRUE(again.damaged.empty());
  EXPECT_EQ(again.mazes[0].name, core::cut_to(name, ui::kLongestMazeName));
  EXPECT_LT(again.mazes[0].name.size(), name.size());
}

TEST(KeptMazes, MergingAddsWhatIsNotHere) {
  ui::KeptMazes kept = ui::parse_mazes("A maze walls=b2s\nB maze walls=c3e\nbroken\n");
  ui::merge(kept, ui::parse_mazes("B maze walls=c3e\nA maze walls=c3e\nbroken\nother\n"));
  EXPECT_EQ(kept, ui::parse_mazes("A maze walls=b2s\nB maze walls=c3e\nA maze walls=c3e\n"
                                  "broken\nother\n"));
}

TEST(KeptMazes, SavingAgainTakesTheSamePlace) {
  ui::KeptMazes kept;
  const Sketch one = *ui::parse_sketch("maze walls=b2s");
  const Sketch two = *ui::parse_sketch("maze walls=c3e");
  const std::size_t at = ui::keep_maze(kept, std::nullopt, {"A", one});
  (void)ui::keep_maze(kept, std::nullopt, {"B", one});
  EXPECT_EQ(ui::keep_maze(kept, at, {"A", two}), at);
  ASSERT_EQ(kept.mazes.size(), 2U);
  EXPECT_EQ(kept.mazes[at].sketch, two);
}

// “Save” replaces the kept maze that the drawing is of. Putting another maze on the drawing board,
// also by undo, is no longer that one.
TEST(Editor, StepsOverAReplacedMazeSaySo) {
  Editor editor(blank());
  editor.symmetry = maze::Symmetry::None;
  ASSERT_TRUE(editor.tap(slot("c3e")));
  editor.replace(ui::sketch_of(maze::Rules{}));
  EXPECT_TRUE(editor.undo());
  EXPECT_FALSE(editor.undo());
  EXPECT_EQ(editor.sketch(), blank());
  EXPECT_FALSE(editor.redo());
  EXPECT_TRUE(editor.redo());
  EXPECT_EQ(editor.sketch(), ui::sketch_of(maze::Rules{}));
}

TEST(KeptMazes, NamesAreFreeAndPlacesAreFoundByNameAndWalls) {
  const Sketch one = *ui::parse_sketch("maze walls=b2s");
  const Sketch two = *ui::parse_sketch("maze walls=c3e");
  ui::KeptMazes kept{{{"Castle", one}, {"Castle 2", two}}, {}};
  EXPECT_EQ(ui::free_name(kept, std::nullopt, "Castle"), "Castle 3");
  EXPECT_EQ(ui::free_name(kept, 0, "Castle"), "Castle");
  EXPECT_EQ(ui::free_name(kept, std::nullopt, "Tower"), "Tower");
  EXPECT_EQ(ui::given_name(kept, 0, "Castle"), "Castle");
  EXPECT_EQ(ui::given_name(kept, std::nullopt, "").substr(0, 5), "Maze ") << "no maze is nameless";
  const std::string longest(ui::kLongestMazeName, 'x');
  kept.mazes.push_back({longest, one});
  const std::string free = ui::free_name(kept, std::nullopt, longest);
  EXPECT_LE(free.size(), ui::kLongestMazeName);
  EXPECT_NE(free, longest);
  EXPECT_EQ(ui::place_of(kept, {"Castle 2", two}), std::optional<std::size_t>(1));
  EXPECT_EQ(ui::place_of(kept, {"Castle 2", one}), std::nullopt);
}
