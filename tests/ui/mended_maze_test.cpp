// Faults that were found by playing, so that none comes back: in the maze, the claw's words, its
// sheet, its one try, and the walls on a phone.
#include <gtest/gtest.h>

#include <set>

#include "assets/embedded.h"
#include "games/game.h"
#include "games/notation.h"
#include "ui/hud/game.h"
#include "ui/maze/claw.h"
#include "ui/maze/claw_kept.h"
#include "ui/screens/lesson.h"
#include "ui/screens/share.h"
#include "ui/table_page.h"
#include "ui/workshop/workshop.h"
#include "view/table/table.h"

namespace {

using ui_test::TablePage;

constexpr ImVec2 kPhone{390.0F, 844.0F};
constexpr const char* kClaws =
    "maze first=R | R a3,z,z B h6,z,z Y e7,z,z G d3,z,z | "
    "walls=c1s.d1s.e1s.f1s.b2s.f2e.a3e.c3e.f3s.g3e.a4e.g4e.a5e turn=R phase=act blue=5 red=c "
    "left=5 moved=- using=- held=- relay=- out=RBYG";
constexpr const char* kTry =
    "maze seats=R,Y first=R | R a3,z,z Y h6,z,z | "
    "walls=c1s.d1s.e1s.f1s.b2s.f2e.a3e.c3e.f3s.g3e.a4e.g4e.a5e turn=R phase=try blue=5 red=c "
    "left=5 moved=- using=- held=Yh relay=- out=RY";
constexpr const char* kWalls =
    "maze seats=R,Y first=R | R a3,z,z Y h6,z,z | "
    "walls=c1s.d1s.e1s.f1s.b2s.f2e.a3e.c3e.f3s.g3e.a4e.g4e.a5e turn=R phase=act blue=5 red=w "
    "left=5 moved=- using=- held=- relay=- out=RY";

// The claw's words name its victim and its destination.
TEST(MendedMaze, EachClawsWordsNameItsVictim) {
  TablePage page(kPhone, kClaws);
  const ui::GameHud& hud = ui::game_hud(page.session());
  std::set<std::string> words;
  std::size_t claws = 0;
  for (const view::Choice& choice : page.session().picker().choices()) {
    if (choice.move.kind != core::MoveKind::Claw) continue;
    ++claws;
    words.insert(hud.choice_words(page.session(), choice));
  }
  EXPECT_GE(claws, 3U);
  EXPECT_EQ(words.size(), claws);
}

// N and P go through everything that may be chosen, and say each as its button does.
TEST(MendedMaze, WalkingByKeysIsHeard) {
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

// A beginner would read a first step as a loss.
TEST(MendedMaze, ALargePawnIsNotHomeBeforeItHasLeft) {
  const auto home = [](const char* out) {
    const std::string position =
        "maze seats=R,Y first=R | R a1,z,z Y h6,z,z | "
        "walls=c1s.d1s.e1s.f1s.b2s.f2e.a3e.c3e.f3s.g3e.a4e.g4e.a5e turn=R phase=act blue=5 red=w "
        "left=5 moved=- using=- held=- relay=- out=" +
        std::string(out);
    TablePage page(kPhone, position);
    return ui::game_hud(page.session()).seat_line(page.session(), 0).home;
  };
  EXPECT_EQ(home("Y"), 0);
  EXPECT_EQ(home("RY"), 1);
}

TEST(MendedMaze, WithoutStepsTheWordsOfferOnlyWhatIsLeft) {
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

// Nothing moves in a game of timing.
TEST(MendedMaze, TheClawsButtonStaysWhereItIs) {
  TablePage page(kPhone, kTry);
  ASSERT_NE(page.find("claw/press"), nullptr) << page.keys();
  const ui::Rect before = page.find("claw/press")->rect;
  page.ui().activate_from_mirror(page.find("claw/press")->id);
  for (int i = 0; i < 20; ++i) {
    page.frame();
    ASSERT_NE(page.find("claw/press"), nullptr);
    EXPECT_NEAR(page.find("claw/press")->rect.min.y, before.min.y, 0.5F);
    EXPECT_NEAR(page.find("claw/press")->rect.height(), before.height(), 0.5F);
  }
  EXPECT_TRUE(page.model().claw.attempt->begun());
  EXPECT_FALSE(page.find("claw/close")->enabled) << "a try that has begun cannot be put off";
}

// The one try is stored with its first press; reloading the page finds it there.
TEST(MendedMaze, TheClawCannotBeTriedTwiceByLoadingThePageAnew) {
  std::string kept;
  {
    TablePage page(kPhone, kTry);
    page.model().settings.claw = ui::ClawWay::Crane;
    page.rest();
    for (int press = 0; press < 2; ++press) {
      page.ui().activate_from_mirror(page.find("claw/press")->id);
      for (int i = 0; i < 3; ++i) page.frame();
    }
    ASSERT_TRUE(page.model().claw.attempt->begun());
    kept = page.model().claw.kept;
    EXPECT_TRUE(std::any_of(page.wished().begin(), page.wished().end(), [](const ui::Wish& wish) {
      return std::holds_alternative<ui::wish::KeepClaw>(wish);
    }));
  }
  ASSERT_FALSE(kept.empty());
  TablePage again(kPhone, kTry);
  again.model().claw.attempt.reset();
  again.model().claw.kept = kept;
  for (int i = 0; i < 3; ++i) again.frame();
  ASSERT_TRUE(again.model().claw.attempt->crane);
  EXPECT_EQ(again.model().claw.attempt->crane->beat(), view::Crane::Beat::Grabbing);
  EXPECT_EQ(again.find("claw/chance"), nullptr) << "nor is chance to be had now";
  for (int i = 0; i < 400; ++i) again.frame();
  EXPECT_TRUE(again.model().claw.attempt->result()) << "a grab in the wrong place stays one";
}

TEST(MendedMaze, ATryWithTheCupsIsKeptPressByPress) {
  ui::ClawTry attempt;
  attempt.mark = 0x1234'5678'9abc'def0U;
  attempt.seed = 99;
  attempt.help = view::ClawHelp::Full;
  attempt.cups.emplace(attempt.help, attempt.seed);
  EXPECT_EQ(ui::print_try(attempt), "") << "it has not begun";
  while (!attempt.cups->result()) {
    const bool chooses = attempt.cups->step() == view::CupsGame::Step::Choose;
    attempt.presses += chooses ? '1' : 'n';
    chooses ? attempt.cups->choose(1) : attempt.cups->next();
    const auto read = ui::parse_try(ui::print_try(attempt));
    ASSERT_TRUE(read) << ui::print_try(attempt);
    EXPECT_EQ(read->mark, attempt.mark);
    EXPECT_EQ(read->cups->step(), attempt.cups->step());
    EXPECT_EQ(read->cups->hidden(), attempt.cups->hidden());
    EXPECT_EQ(read->result(), attempt.result());
  }
}

TEST(MendedMaze, ALineThatNobodyHasKeptIsNoTry) {
  for (const char* line :
       {"", "x", "00 crane", "0000000000000001 crane 1 0 9 0 0 260 500",
        "0000000000000001 crane 1 0 0 0 0 260 500", "0000000000000001 cups 3 01 n",
        "0000000000000001 cups 1 zz n", "0000000000000001 hook 1 0 1 0 0 260 500"}) {
    EXPECT_FALSE(ui::parse_try(line)) << line;
  }
  EXPECT_TRUE(ui::parse_try("0000000000000001 crane 1 0 1 0 0 260 500"));
}

// The list of slots stays in the mirror; on the page walls are touched.
TEST(MendedMaze, LiftingAWallFillsNoPanel) {
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
TEST(MendedMaze, ARematchLeavesAWallOnAColouredOneBehind) {
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
TEST(MendedMaze, WhatAWallChangesIsShownBelowTheBoardWhereThereIsRoom) {
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
TEST(MendedMaze, TheDrawingBoardIsTurnedAsTheTable) {
  TablePage page(kPhone, kWalls);
  ui::Workshop workshop;
  const view::Board& drawn = ui::drawing_table(workshop).board();
  const view::Board& table = page.session().tabletop().board();
  for (const std::size_t slot : {0U, 1U, 50U}) {
    EXPECT_EQ(drawn.slots[slot].middle, table.slots[slot].middle) << slot;
  }
}

// On a small screen the dice that only lie there give way to what is to be done.
TEST(MendedMaze, TheLessonsNextDeedIsSeenWithoutScrolling) {
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

TEST(MendedMaze, AMazeThatIsSharedIsNamed) {
  TablePage page(kPhone, kWalls);
  page.model().share.open = true;
  page.model().share.link = "https://example.org/";
  page.model().share.name = "Old mill";
  page.rest();
  EXPECT_TRUE(page.says("Share: Old mill")) << page.said();
}

// Quietly, before the button for it is pressed.
TEST(MendedMaze, WallsThatMayBeMovedAreMarkedAtOnce) {
  TablePage page(kPhone, kWalls);
  view::Scene scene;
  view::fill_table(scene, page.session());
  int marked = 0;
  for (const view::Mark& mark : scene.marks)
    marked += mark.kind == view::Mark::Kind::Bar && mark.strength > 0.4F ? 1 : 0;
  EXPECT_EQ(marked, 13) << "all walls are white";
}

}  // namespace
