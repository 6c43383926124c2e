// What must be seen without scrolling, or without touching anything first.
#include <gtest/gtest.h>

#include "ui/screens/lesson.h"
#include "ui/table_page.h"
#include "view/table/table.h"

namespace {

using ui_test::kPhone;
using ui_test::kSmallPhone;
using ui_test::kToThrow;
using ui_test::TablePage;

constexpr ImVec2 kPhoneOnItsSide{844.0F, 390.0F};
constexpr const char* kTry =
    "maze seats=R,Y first=R claw=35 | R a3,z,z Y h6,z,z | "
    "walls=c1s.d1s.e1s.f1s.b2s.f2e.a3e.c3e.f3s.g3e.a4e.g4e.a5e turn=R phase=try blue=5 red=c "
    "left=5 moved=- using=- held=Yh relay=- out=RY";
constexpr const char* kOnePawn =
    "maze seats=R,Y first=R | R a3,z,z Y h6,z,z | "
    "walls=c1s.d1s.e1s.f1s.b2s.f2e.a3e.c3e.f3s.g3e.a4e.g4e.a5e turn=R phase=act blue=2 red=i "
    "left=2 moved=- using=- held=- relay=- out=RY";

testing::AssertionResult is_seen(const TablePage& page, std::string_view key) {
  const ui::Target* found = page.find(key);
  if (found == nullptr) return testing::AssertionFailure() << key << " among " << page.keys();
  if (found->visible.height() >= found->rect.height() - 1.0F) return testing::AssertionSuccess();
  return testing::AssertionFailure() << key << " is cut off at " << found->visible.max.y;
}

TEST(SeenAtOnce, TheClawsButton) {
  for (const ui::ClawWay way : {ui::ClawWay::Crane, ui::ClawWay::Cups}) {
    for (const float text : {1.0F, 1.5F, 2.0F}) {
      TablePage page(kPhoneOnItsSide, kTry, 1, text);
      page.model().settings.claw = way;
      page.rest();
      EXPECT_TRUE(is_seen(page, "claw/press")) << text;
    }
  }
}

TEST(SeenAtOnce, WhereTheOnlyPawnMayGo) {
  TablePage page(kPhone, kOnePawn);
  const auto targets = [&] {
    view::Scene scene;
    view::fill_table(scene, page.session());
    return std::count_if(scene.marks.begin(), scene.marks.end(), [](const view::Mark& mark) {
      return mark.kind == view::Mark::Kind::Target;
    });
  };
  EXPECT_GE(targets(), 3) << "before it is touched";
  EXPECT_TRUE(page.session().picker().picked().empty());
}

// With two pawns the squares would be a riddle.
TEST(SeenAtOnce, ButNotWhereEachOfTwoMayGo) {
  TablePage page(kPhone,
                 "maze seats=R,Y first=R | R a3,a1,z Y h6,z,z | "
                 "walls=c1s.d1s.e1s.f1s.b2s.f2e.a3e.c3e.f3s.g3e.a4e.g4e.a5e turn=R phase=act "
                 "blue=2 red=i left=2 moved=- using=- held=- relay=R out=RY");
  ASSERT_GE(page.session().picker().options().size(), 2U);
  view::Scene scene;
  view::fill_table(scene, page.session());
  EXPECT_TRUE(std::none_of(scene.marks.begin(), scene.marks.end(), [](const view::Mark& mark) {
    return mark.kind == view::Mark::Kind::Target;
  }));
}

TEST(SeenAtOnce, TheRulesThatWereUnfolded) {
  TablePage page(kPhone, kToThrow);
  page.model().screen = ui::Screen::Setup;
  page.rest();
  page.press("setup/rules");
  const ui::Target* fold = page.find("setup/rules");
  ASSERT_NE(fold, nullptr) << page.keys();
  EXPECT_LT(fold->rect.min.y, 200.0F) << "it has come to the top";
  page.press("setup/rules");
  EXPECT_TRUE(is_seen(page, "setup/rules")) << "and is still there when they are folded again";
}

// The row that follows is cut off, so that nobody takes the last whole one for the end.
TEST(SeenAtOnce, ThatTheTitleGoesOnBelow) {
  for (const bool offered : {true, false}) {
    TablePage page(kPhone, kToThrow);
    page.model().screen = ui::Screen::Title;
    page.model().lesson.learned.offer_closed = !offered;
    page.rest();
    const ui::Target* daily = page.find("title/daily");
    ASSERT_NE(daily, nullptr) << page.keys();
    EXPECT_GT(daily->visible.height(), 20.0F) << offered;
    EXPECT_LT(daily->visible.height(), daily->rect.height() - 8.0F) << offered;
    EXPECT_EQ(page.find("title/offer/lesson") != nullptr, offered);
  }
}

TEST(SeenAtOnce, TheBoardBesideAHintOnASmallPhone) {
  TablePage page(kSmallPhone,
                 "parchis | Y 5,5,55,c5 B 2,45,49,59 R 3,4,39,c6 G 19,36,41,57 | turn=Y "
                 "phase=move1 sixes=0 last=-");
  page.press("table/hint");
  for (int i = 0; i < 2000 && !page.session().picker().recommended(); ++i) page.frame();
  page.rest();
  const auto card = std::find_if(page.targets().begin(), page.targets().end(),
                                 [](const auto& one) { return one.label.starts_with("Hint: "); });
  ASSERT_NE(card, page.targets().end()) << page.said();
  EXPECT_TRUE(page.model().table.both(card->rect).empty());
}

}  // namespace
