// The page of the daily race.
#include <gtest/gtest.h>

#include <variant>

#include "ui/pages.h"
#include "ui/screens/daily.h"

namespace {

using ui_test::kPhone;
using ui_test::Pages;

// Its day is over, but its result is still there to be shown and shared.
TEST(DailyPage, ADailyRaceThatEndsAfterMidnightShowsItsResult) {
  constexpr play::Day kToday = 20'500;
  Pages page(kPhone);
  play::DailyLog log;
  const play::DailyResult result{kToday - 1, 2, 21, "12223333"};
  log.add(result);
  ui::DailyPage& daily = page.model().daily;
  daily.log = &log;
  ui::set_today(daily, kToday);
  daily.open = true;
  page.rest();
  EXPECT_EQ(page.find("daily-race/earlier/copy"), nullptr) << page.keys();
  daily.on_table = kToday - 1;
  page.rest();
  EXPECT_NE(page.said().find(ui::daily_place_words(result)), std::string::npos) << page.said();
  EXPECT_NE(page.find("daily-race/play"), nullptr) << "today's race is still there";
  page.press("daily-race/earlier/copy");
  const auto* copied = std::get_if<ui::wish::CopyText>(&page.wished().back());
  ASSERT_NE(copied, nullptr);
  EXPECT_EQ(copied->text, ui::daily_share_text(result));
}

// Right after the race its course is still being worked out, and the line of medals would be
// missing.
TEST(DailyPage, AResultIsSharedWithItsCourse) {
  constexpr play::Day kToday = 20'500;
  Pages page(kPhone);
  play::DailyLog log;
  log.add({kToday, 2, 21, ""});
  ui::DailyPage& daily = page.model().daily;
  daily.log = &log;
  ui::set_today(daily, kToday);
  daily.open = true;
  daily.course_of = kToday;
  page.rest();
  ASSERT_NE(page.find("daily-race/copy"), nullptr) << page.keys();
  EXPECT_FALSE(page.find("daily-race/copy")->enabled);
  log.set_course(kToday, "12223332");
  page.rest();
  page.press("daily-race/copy");
  const auto* copied = std::get_if<ui::wish::CopyText>(&page.wished().back());
  ASSERT_NE(copied, nullptr);
  EXPECT_NE(copied->text.find("🥇"), std::string::npos);
}

}  // namespace
