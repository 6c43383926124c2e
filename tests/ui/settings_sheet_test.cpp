// The sheet of settings: what it offers first, and how it goes back to the usual ones.
#include <gtest/gtest.h>

#include "ui/pages.h"
#include "ui/settings.h"

namespace {

using ui_test::kPhone;
using ui_test::Pages;

// Forced moves are automatic, a tap anywhere throws, and bots are quick, unless the player chooses
// otherwise; these are the first settings offered.
TEST(SettingsSheet, ForcedMovesGoByThemselvesFromTheFirstGameOn) {
  const ui::Settings usual;
  EXPECT_TRUE(usual.forced);
  EXPECT_TRUE(usual.tap_throws);
  EXPECT_LT(ui::pace_of(usual.bot_pace).pause_seconds, 0.2F);
  Pages page(kPhone);
  ui::open_sheet(page.model(), ui::SheetKind::Settings);
  page.rest();
  for (const char* key : {"settings/forced", "settings/tap-throws"}) {
    ASSERT_NE(page.find(key), nullptr) << page.keys();
    EXPECT_LT(page.find(key)->rect.max.y, kPhone.y) << key << " is seen without scrolling";
    EXPECT_LT(page.find(key)->rect.max.y, page.find("settings/name")->rect.min.y) << key;
  }
}

TEST(SettingsSheet, TheUsualSettingsHaveTheUsualText) {
  Pages page(kPhone);
  page.model().settings.text = 1.5F;
  page.model().settings.speed = 3.0F;
  ui::open_sheet(page.model(), ui::SheetKind::Settings);
  page.rest();
  EXPECT_EQ(page.model().settings.text, 1.5F);
  page.press("settings/reset");
  page.press("settings/reset");
  EXPECT_EQ(page.model().settings, ui::Settings{});
}

}  // namespace
