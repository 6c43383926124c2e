// The claw of the maze: its words, its sheet, and its one try, which is kept.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

#include "ui/hud/game.h"
#include "ui/maze/claw.h"
#include "ui/maze/claw_kept.h"
#include "ui/table_page.h"

namespace {

using ui_test::kPhone;
using ui_test::TablePage;

constexpr const char* kClaws =
    "maze first=R | R a3,z,z B h6,z,z Y e7,z,z G d3,z,z | "
    "walls=c1s.d1s.e1s.f1s.b2s.f2e.a3e.c3e.f3s.g3e.a4e.g4e.a5e turn=R phase=act blue=5 red=c "
    "left=5 moved=- using=- held=- relay=- out=RBYG";
constexpr const char* kTry =
    "maze seats=R,Y first=R | R a3,z,z Y h6,z,z | "
    "walls=c1s.d1s.e1s.f1s.b2s.f2e.a3e.c3e.f3s.g3e.a4e.g4e.a5e turn=R phase=try blue=5 red=c "
    "left=5 moved=- using=- held=Yh relay=- out=RY";

// The claw's words name its victim and its destination.
TEST(ClawSheet, EachClawsWordsNameItsVictim) {
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

// Nothing moves in a game of timing.
TEST(ClawSheet, TheClawsButtonStaysWhereItIs) {
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
TEST(ClawSheet, TheClawCannotBeTriedTwiceByLoadingThePageAnew) {
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

TEST(ClawSheet, ATryWithTheCupsIsKeptPressByPress) {
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

TEST(ClawSheet, ALineThatNobodyHasKeptIsNoTry) {
  for (const char* line :
       {"", "x", "00 crane", "0000000000000001 crane 1 0 9 0 0 260 500",
        "0000000000000001 crane 1 0 0 0 0 260 500", "0000000000000001 cups 3 01 n",
        "0000000000000001 cups 1 zz n", "0000000000000001 hook 1 0 1 0 0 260 500"}) {
    EXPECT_FALSE(ui::parse_try(line)) << line;
  }
  EXPECT_TRUE(ui::parse_try("0000000000000001 crane 1 0 1 0 0 260 500"));
}

}  // namespace
