// The maze on the table and on the drawing board: its walls, its words, and its lesson.
#include <gtest/gtest.h>

#include <set>
#include <string>

#include "assets/embedded.h"
#include "games/game.h"
#include "games/notation.h"
#include "ui/hud/game.h"
#include "ui/screens/lesson.h"
#include "ui/screens/share.h"
#include "ui/table_page.h"
#include "ui/workshop/workshop.h"
#include "view/table/table.h"

namespace {

using ui_test::kPhone;
using ui_test::kSmallPhone;
using ui_test::TablePage;

constexpr const char* kWalls =
    "maze seats=R,Y first=R | R a3,z,z Y h6,z,z | "
    "walls=c1s.d1s.e1s.f1s.b2s.f2e.a3e.c3e.f3s.g3e.a4e.g4e.a5e turn=R phase=act blue=5 red=w "
    "left=5 moved=- using=- held=- relay=- out=RY";

// N and P go through everything that may be chosen, and say each as its button does.
TEST(MazeTable, WalkingByKeysIsHeard) {
  TablePage page({1280.0F, 800.0F}, kWalls);
  std::set<std::string> heard;
  const std::size_t options = page.session().picker().options().size();
  ASSERT_GT(options, 1U);
  for (std::size_t i = 0; i < options; ++i) {
    ImGui::GetIO().AddKeyEvent(ImGuiKey_N, true);
    page.frame();
    heard.insert(page.ui().take_said());
    ImGui::GetIO().AddKeyEvent(ImGuiKey_N, false);
    page.frame();
  }
  EXPECT_EQ(heard.size(), options);
  EXPECT_TRUE(heard.contains("End the turn"));
  EXPECT_FALSE(heard.contains(""));
}

// Whoever speaks to the computer may not want stray letters to play.
TEST(MazeTable, LettersAndDigitsDoNothingIfTheyAreNoShortcuts) {
  TablePage page({1280.0F, 800.0F}, kWalls);
  page.model().settings.typed_keys = false;
  const auto before = page.session().revision();
  for (const ImGuiKey key : {ImGuiKey_N, ImGuiKey_P, ImGuiKey_D, ImGuiKey_L, ImGuiKey_H, ImGuiKey_U,
                             ImGuiKey_1, ImGuiKey_9}) {
    ImGui::GetIO().AddKeyEvent(key, true);
    page.frame();
    EXPECT_EQ(page.ui().take_said(), "");
    ImGui::GetIO().AddKeyEvent(key, false);
    page.frame();
  }
  EXPECT_TRUE(page.wished().empty());
  EXPECT_EQ(page.session().revision(), before);
}

// A beginner would read a first step as a loss.
TEST(MazeTable, ALargePawnIsNotHomeBeforeItHasTheRelay) {
  const auto home = [](const char* relay) {
    const std::string position =
        "maze seats=R,Y first=R | R a1,z,z Y h6,z,z | "
        "walls=c1s.d1s.e1s.f1s.b2s.f2e.a3e.c3e.f3s.g3e.a4e.g4e.a5e turn=R phase=act blue=5 red=w "
        "left=5 moved=- using=- held=- relay=" +
        std::string(relay) + " out=RY";
    TablePage page(kPhone, position);
    return ui::game_hud(page.session()).seat_line(page.session(), 0).home;
  };
  EXPECT_EQ(home("-"), 0);
  EXPECT_EQ(home("R"), 1);
}

TEST(MazeTable, WithoutStepsTheWordsOfferOnlyWhatIsLeft) {
  const auto words = [](const char* red) {
    const std::string position =
        "maze seats=R,Y first=R | R a3,z,z Y h6,z,z | "
        "walls=c1s.d1s.e1s.f1s.b2s.f2e.a3e.c3e.f3s.g3e.a4e.g4e.a5e turn=R phase=act blue=5 red=" +
        std::string(red) + " left=0 moved=RL using=- held=- relay=- out=RY";
    TablePage page(kPhone, position);
    return ui::game_hud(page.session()).wanted(page.session());
  };
  EXPECT_EQ(words("w"), "Move a wall, or end the turn");
  EXPECT_EQ(words("c"), "Use the claw, or end the turn");
}

// The list of slots stays in the mirror; on the page walls are touched.
TEST(MazeTable, LiftingAWallFillsNoPanel) {
  TablePage page(kPhone, kWalls);
  page.press("table/move/pick-button-0-0-0-10");  // to lift a wall
  std::size_t seen = 0;
  std::size_t all = 0;
  for (const ui::Target& one : page.targets()) {
    if (one.key.find("table/move/") != 0) continue;
    ++all;
    seen += one.visible.empty() ? 0 : 1;
  }
  EXPECT_GT(all, 10U) << page.keys();
  EXPECT_LE(seen, 3U) << page.keys();
}

// “Play again in this maze” after a game with barricades: a maze's own walls stand in ordinary
// slots only, so a white wall that lies on a coloured one stays behind.
TEST(MazeTable, ARematchLeavesAWallOnAColouredOneBehind) {
  TablePage page(
      kPhone,
      "maze seats=R,Y barricade=1 first=R | R a3,z,z Y h6,z,z | "
      "walls=c1s.d1s.e1s.f1s.b2s.f2e.a3e.c3e.f3s.g3e.a4e.g4e.a5e turn=R phase=act blue=5 "
      "red=- left=5 moved=- using=- held=- relay=- out=RY");
  games::State state = page.session().match().state();
  const auto& game = *page.session().match().game().as<maze::Game>();
  auto& walls = std::get<maze::State>(state);
  walls.white = walls.white | game.coloured();
  const std::string line = games::print_position(page.session().match().game(), state);
  TablePage on_coloured(kPhone, line);
  const auto ways = ui::game_hud(on_coloured.session()).ways_on(on_coloured.session());
  ASSERT_EQ(ways.size(), 1U);
  const auto* rematch = std::get_if<ui::wish::Rematch>(&ways[0].wish);
  ASSERT_NE(rematch, nullptr);
  const auto again = games::Game::parse(rematch->rules);
  ASSERT_TRUE(again) << rematch->rules;
  EXPECT_NE(rematch->rules.find("walls=c1s.d1s"), std::string::npos) << rematch->rules;
}

// The gaps that one may choose next must be seen meanwhile.
TEST(MazeTable, WhatAWallChangesIsShownBelowTheBoardWhereThereIsRoom) {
  for (const ImVec2 size : {kPhone, ImVec2{320.0F, 568.0F}}) {
    TablePage page(size,
                   "maze first=R | R a3,z,z B h6,z,z Y e7,z,z G d3,z,z | "
                   "walls=c1s.d1s.e1s.f1s.b2s.f2e.a3e.c3e.f3s.g3e.a4e.g4e turn=R phase=place "
                   "blue=5 red=w left=5 moved=- using=- held=a5e relay=- out=RBYG");
    EXPECT_FALSE(page.says("to bring all pawns home"));
    page.session().picker().focus_step(1);
    page.rest();
    EXPECT_TRUE(page.says("to bring all pawns home")) << size.x;
    const bool roomy = size.x == kPhone.x;
    EXPECT_EQ(page.model().preview_beside, roomy);
    for (const ui::Target& target : page.ui().targets()) {
      if (target.label.find("to bring all pawns home") == std::string::npos) continue;
      EXPECT_EQ(page.model().table.both(target.rect).empty(), roomy) << size.x;
    }
  }
}

// Whoever draws a maze finds it on the table as it was drawn.
TEST(MazeTable, TheDrawingBoardIsTurnedAsTheTable) {
  TablePage page(kPhone, kWalls);
  ui::Workshop workshop;
  const view::Board& drawn = ui::drawing_table(workshop).board();
  const view::Board& table = page.session().tabletop().board();
  for (const std::size_t slot : {0U, 1U, 50U}) {
    EXPECT_EQ(drawn.slots[slot].middle, table.slots[slot].middle) << slot;
  }
}

// On a small screen the dice that only lie there give way to what to do next.
TEST(MazeTable, TheLessonsNextDeedIsSeenWithoutScrolling) {
  constexpr std::size_t kEndYourTurn = 5;
  const auto file = assets::find("learn/maze.lesson");
  const auto steps = view::parse_lesson({reinterpret_cast<const char*>(file.data()), file.size()});
  ASSERT_TRUE(steps);
  for (const ImVec2 size : {ImVec2(320.0F, 568.0F), ImVec2(844.0F, 390.0F)}) {
    TablePage page(size, kWalls);
    view::Lesson lesson(*steps, kEndYourTurn, ai::make_agent);
    (void)lesson.update(60.0F);
    page.model().lesson.lesson = &lesson;
    page.model().session = &lesson.session();
    page.model().screen = ui::Screen::Lesson;
    page.rest();
    const ui::Target* end = page.find("lesson/move/end");
    ASSERT_NE(end, nullptr) << page.keys();
    EXPECT_GE(end->visible.height(), end->rect.height() - 1.0F) << size.x;
  }
}

TEST(MazeTable, AMazeThatIsSharedIsNamed) {
  TablePage page(kPhone, kWalls);
  page.model().share.open = true;
  page.model().share.link = "https://example.org/";
  page.model().share.name = "Old mill";
  page.rest();
  EXPECT_TRUE(page.says("Share: Old mill")) << page.said();
}

// Quietly, before the button for it is pressed.
TEST(MazeTable, WallsThatMayBeMovedAreMarkedAtOnce) {
  TablePage page(kPhone, kWalls);
  view::Scene scene;
  view::fill_table(scene, page.session());
  int marked = 0;
  for (const view::Mark& mark : scene.marks)
    marked += mark.kind == view::Mark::Kind::Bar && mark.strength > 0.4F ? 1 : 0;
  EXPECT_EQ(marked, 13) << "all walls are white";
}

}  // namespace
