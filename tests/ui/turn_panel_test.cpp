// The panel of the player whose turn it is: what it shows is theirs, and is said once.
#include <gtest/gtest.h>

#include "ui/hud/chance_button.h"
#include "ui/hud/panels.h"
#include "ui/table_page.h"

namespace {

using ui_test::kPhone;
using ui_test::kSmallPhone;
using ui_test::kToThrow;
using ui_test::TablePage;

// Throws, and moves until somebody else has the turn.
void play_a_turn(TablePage& page) {
  view::Session& session = page.session();
  for (int i = 0; i < 20 && session.status().seat == 0; ++i) {
    if (session.status().may_throw) {
      (void)session.throw_or_draw();
    } else {
      (void)session.choose(0);
    }
  }
  page.rest();
}

TEST(TurnPanel, ShowsNobodyElsesThrow) {
  for (const char* position :
       {kToThrow,
        "ludo | Y 5,12,n,n B n,n,n,n R n,n,n,n G n,n,n,n | turn=Y phase=roll use=- run=0"}) {
    TablePage page(kPhone, position);
    page.press("table/throw");
    ASSERT_TRUE(ui::thrown_now(page.session())) << position;
    EXPECT_NE(page.find("table/throw")->value, "") << "one’s own is shown";
    play_a_turn(page);
    ASSERT_NE(page.session().status().seat, 0);
    ASSERT_TRUE(view::last_lying(page.session().told(), page.session().tabletop()));
    EXPECT_FALSE(ui::thrown_now(page.session()));
    EXPECT_EQ(page.find("table/throw")->value, "");
  }
}

TEST(TurnPanel, TheMazesStepsAreSaidOnce) {
  for (const ImVec2 size : {kPhone, kSmallPhone, ImVec2{1280.0F, 800.0F}}) {
    TablePage page(size,
                   "maze seats=R,Y first=R | R a3,z,z Y h6,z,z | "
                   "walls=c1s.d1s.e1s.f1s.b2s.f2e.a3e.c3e.f3s.g3e.a4e.g4e.a5e turn=R phase=act "
                   "blue=5 red=w left=5 moved=- using=- held=- relay=- out=RY");
    int times = 0;
    for (const ui::Target& one : page.targets()) {
      const bool banner =
          one.role == ui::Role::Heading && !ui::banner_shown(page.ui(), page.session());
      times += !banner && one.label.find("5 steps left") != std::string::npos ? 1 : 0;
    }
    EXPECT_EQ(times, 1) << page.said();
    EXPECT_TRUE(page.says("lift a white wall"));
  }
}

// On a phone in landscape there is little height beside the table: what people enter is seen at
// once.
TEST(TurnPanel, ShowsAllOwnDiceBesideTheTable) {
  constexpr ImVec2 kLandscape{844.0F, 390.0F};
  constexpr float kFinger = 40.0F;  // css px
  for (const char* rules : {"parchis", "parcheesi", "maze", "sorry"}) {
    SCOPED_TRACE(rules);
    const auto game = games::Game::parse(rules);
    TablePage page(kLandscape, games::print_position(*game, game->start()), game->seat_count());
    view::use_own_dice(page.session(), true);
    page.wait_for_person();
    int shown = 0;
    for (const ui::Target& one : page.targets()) {
      if (!one.key.starts_with("table/enter/")) continue;
      ++shown;
      EXPECT_EQ(one.visible.height(), one.rect.height()) << one.key;
      EXPECT_GE(one.visible.height(), kFinger) << one.key;
      EXPECT_GE(one.visible.width(), kFinger) << one.key;
    }
    EXPECT_GE(shown, 6) << page.keys();
  }
}

}  // namespace
