// The sheets above a table: results, menu, sharing, the daily race, dice and cards.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <vector>

#include "ui/kit/ui.h"
#include "ui/review/fairness.h"
#include "ui/screens/daily.h"
#include "ui/screens/share.h"
#include "ui/table_page.h"

namespace {

using ui_test::kChoice;
using ui_test::kLastMove;
using ui_test::kPhone;
using ui_test::kSmallPhone;
using ui_test::kToThrow;
using ui_test::TablePage;

// Buttons that can be pressed on the topmost layer, and are visible.
std::vector<const ui::Target*> buttons(TablePage& page) {
  std::vector<const ui::Target*> found;
  for (const ui::Target& one : page.targets()) {
    const bool seen = one.layer == page.ui().top_layer() && !one.visible.empty();
    if (seen && one.focusable()) found.push_back(&one);
  }
  return found;
}

std::size_t brass(TablePage& page) {
  std::size_t count = 0;
  for (const ui::Target* one : buttons(page)) count += one->brass ? 1 : 0;
  return count;
}

// The main action is brass, one more is a button, and the rest are tiles below.
TEST(TableSheets, ResultsHaveTwoButtonsAndTheRestAsTiles) {
  TablePage page(kPhone, kLastMove);
  (void)page.session().choose(0);
  for (int i = 0; i < 100; ++i) (void)page.session().update(1.0F);
  page.rest();
  ASSERT_NE(page.find("results/rematch"), nullptr) << page.keys();
  EXPECT_EQ(brass(page), 1U);
  std::set<float> widths;
  float buttons_end = 0.0F;
  for (const ui::Target* one : buttons(page)) {
    if (one->key == "results/close") continue;
    if (one->key == "results/rematch" || one->key == "results/mistakes") {
      buttons_end = std::max(buttons_end, one->rect.max.y);
    } else {
      widths.insert(one->rect.width());
      EXPECT_GT(one->rect.min.y, buttons_end) << one->key;
      EXPECT_LT(one->rect.width(), 0.5F * kPhone.x) << one->key;
    }
  }
  EXPECT_GE(widths.size(), 1U);
  for (const char* key : {"results/watch", "results/share", "results/look"})
    EXPECT_NE(page.find(key), nullptr) << key;
}

// Partners share a place: both winners stand on steps, and neither of the others stands beside
// them.
TEST(TableSheets, OnlyThePartnersWhoWonStandOnSteps) {
  TablePage page(kPhone,
                 "parchis teams=YR/BG pieces=1 | Y c6 B 40 R g G 30 | turn=Y phase=move2 sixes=0 "
                 "last=-",
                 4);
  (void)page.session().choose(0);
  for (int i = 0; i < 100; ++i) (void)page.session().update(1.0F);
  page.rest();
  std::vector<float> first;
  std::vector<float> second;
  for (const ui::Target& one : page.targets()) {
    if (one.label.starts_with("1. ")) first.push_back(one.rect.min.y);
    if (one.label.starts_with("2. ")) second.push_back(one.rect.min.y);
  }
  ASSERT_EQ(first.size(), 2U) << page.said();
  ASSERT_EQ(second.size(), 2U) << page.said();
  EXPECT_EQ(first[0], first[1]) << "steps of the same height";
  EXPECT_GT(std::min(second[0], second[1]), first[0]);
  EXPECT_FALSE(page.says("The others follow")) << "there is one other side";
}

// Brass is “do this” and nothing else.
TEST(TableSheets, NoSheetHasTwoThingsInBrass) {
  TablePage page(kPhone, kChoice, 2);
  page.press("table/menu");
  EXPECT_EQ(brass(page), 1U);
  page.model().menu_open = false;
  page.model().share.open = true;
  page.model().share.link = "https://example.org/#g";
  page.model().share.played = true;
  for (const bool can_send : {false, true}) {
    page.model().share.can_send = can_send;
    page.rest();
    EXPECT_EQ(brass(page), 1U);
  }
  page.model().share.open = false;
  play::DailyLog log;
  log.add({20'000, 1, 21, "11223321"});
  page.model().daily.log = &log;
  ui::set_today(page.model().daily, 20'000);
  page.model().daily.open = true;
  for (const bool can_send : {false, true}) {
    page.model().daily.can_send = can_send;
    page.rest();
    EXPECT_EQ(brass(page), 1U);
    EXPECT_EQ(page.find("daily-race/send") != nullptr, can_send);
  }
  page.press("daily-race/send");
  ASSERT_TRUE(std::holds_alternative<ui::wish::SendText>(page.wished().back()));
  EXPECT_EQ(std::get<ui::wish::SendText>(page.wished().back()).text,
            ui::daily_share_text(*log.of(20'000)));
}

// 23 and 24: the headings of dice and cards are separate, and the test's numbers are behind
// “details”.
TEST(TableSheets, DiceAndCardsSpeakPlainly) {
  TablePage page(kSmallPhone, kToThrow);
  for (int turn = 0; turn < 12; ++turn) {
    (void)page.session().throw_or_draw();
    page.wait_for_person();
    if (!page.session().picker().choices().empty()) (void)page.session().choose(0);
    page.wait_for_person();
  }
  ui::open_sheet(page.model(), ui::SheetKind::Fairness);
  page.rest();
  EXPECT_FALSE(page.says("chi-square"));
  EXPECT_FALSE(page.says("xoshiro"));
  EXPECT_TRUE(page.says("came up"));
  page.press("fairness/details");
  EXPECT_TRUE(page.says("xoshiro")) << page.said();
  const float caption = page.ui().measure(ui::Type::Caption, "average").x;
  EXPECT_GT(ui::number_column(page.ui()), caption + 6.0F);
}

// A game travels from person to person: alone against bots there is nobody to send it to.
TEST(TableSheets, PlayByLinkIsOfferedToSeveralPeopleOnly) {
  TablePage alone(kPhone, kChoice, 1);
  alone.press("table/menu");
  EXPECT_NE(alone.find("menu/share"), nullptr);
  EXPECT_EQ(alone.find("menu/mail"), nullptr);
  TablePage two(kPhone, kChoice, 2);
  two.press("table/menu");
  EXPECT_NE(two.find("menu/mail"), nullptr) << two.keys();
}

// Of two sheets only the upper one can be reached, and Escape closes that one alone.
TEST(TableSheets, ASheetCoversTheOneBelowIt) {
  TablePage page(kPhone, kChoice);
  for (const ui::SheetKind sheet : {ui::SheetKind::Menu, ui::SheetKind::Settings}) {
    ui::open_sheet(page.model(), sheet);
    page.rest();
  }
  ASSERT_NE(page.find("menu/close"), nullptr) << page.keys();
  ASSERT_NE(page.find("settings/close"), nullptr) << page.keys();
  EXPECT_GT(page.find("settings/close")->layer, page.find("menu/close")->layer);
  EXPECT_EQ(page.find("settings/close")->layer, page.ui().top_layer());
  ImGui::GetIO().AddKeyEvent(ImGuiKey_Escape, true);
  page.frame();
  ImGui::GetIO().AddKeyEvent(ImGuiKey_Escape, false);
  page.rest();
  EXPECT_FALSE(page.model().settings_open);
  EXPECT_TRUE(page.model().menu_open);
}

}  // namespace
