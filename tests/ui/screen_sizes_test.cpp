// What a table shows on small and large screens, and to a finger or a mouse.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "ui/kit/ui.h"
#include "ui/table_page.h"

namespace {

using ui_test::kChoice;
using ui_test::kPhone;
using ui_test::kSmallPhone;
using ui_test::kToThrow;
using ui_test::TablePage;

constexpr ImVec2 kLarge{1920.0F, 1080.0F};
constexpr const char* kSix =
    "parchis arms=6 | Y 12,12,20,g B 62,c7,g,n R 15,42,c7,c7 G 46,56,79,102 O 19,51,g,n P "
    "c6,c6,g,n | turn=Y phase=move1 sixes=0 last=-";

// Nothing scrolls, and the board is as wide as a phone.
TEST(ScreenSizes, NothingScrollsAndThePhoneIsFullOfBoard) {
  for (const ImVec2 size : {kPhone, kSmallPhone}) {
    for (const char* position : {kChoice, kSix}) {
      for (const float text : {1.0F, 2.0F}) {
        TablePage page(size, position, 1, text);
        for (const ui::Target& one : page.targets()) {
          if (one.visible.empty() || one.layer > 0) continue;
          EXPECT_LT(one.rect.height() - one.visible.height(), 1.0F) << one.key << size.x;
        }
        EXPECT_EQ(page.model().table.width(), size.x);
        if (text > 1.0F) continue;
        EXPECT_GT(page.model().table.height(), 0.4F * size.y) << position;
      }
    }
  }
}

// The hint is over the table, which does not move for it.
TEST(ScreenSizes, AHintDoesNotMoveTheBoard) {
  TablePage page(kPhone, kChoice);
  const ui::Rect before = page.model().table;
  page.press("table/hint");
  for (int i = 0; i < 400 && !page.session().picker().recommended(); ++i) page.frame();
  page.rest();
  ASSERT_TRUE(page.session().picker().recommended());
  EXPECT_EQ(page.model().table.min.y, before.min.y);
  EXPECT_EQ(page.model().table.max.y, before.max.y);
  EXPECT_FALSE(page.says("Less is in danger afterwards"));
}

// In a window between phone and desktop size, the board has most of the space.
TEST(ScreenSizes, TheBoardIsNotTinyInASmallWindow) {
  TablePage page({640.0F, 560.0F}, kChoice);
  const ui::Rect& table = page.model().table;
  EXPECT_GT(std::min(table.width(), table.height()), 0.5F * 560.0F);
}

// With cards in hand and words on the card in use, a small phone's board is still large.
TEST(ScreenSizes, CardsLeaveTheBoardItsSpaceOnASmallPhone) {
  constexpr ImVec2 kLow{360.0F, 640.0F};
  for (const char* position :
       {"sorry | R 0,9,44,49 B 11,13,27,30 Y 12,39,56,59 G 15,45,48,55 | deck=12001100033 turn=R "
        "phase=card card=7 left=0 not=-",
        "sorry mode=points | R 0,1,33,43 B 4,15,17,38 Y 19,23,47,49 G 12,41,50,z2 | "
        "deck=22301213102 turn=G phase=card card=11 left=0 not=- "
        "hands=R:1,2,5,10,S;B:4,4,5,8,8;Y:2,4,4,7,7;G:11,12,12,S"}) {
    TablePage page(kLow, position, 4);
    page.session().lift_curtain();
    page.rest();
    EXPECT_GT(page.model().table.height(), 0.55F * kLow.x) << position;
  }
}

// The rest of a tall panel tells what has happened; letters are never tiny.
TEST(ScreenSizes, ALargeWindowsPanelIsUsed) {
  TablePage page(kLarge, kToThrow);
  for (int turn = 0; turn < 4; ++turn) {
    (void)page.session().throw_or_draw();
    page.wait_for_person();
    if (!page.session().picker().choices().empty()) (void)page.session().choose(0);
    page.wait_for_person();
  }
  float top = kLarge.y;
  float end = 0.0F;
  int lines = 0;
  for (const ui::Target& one : page.targets()) {
    if (one.key.find("turn-line") == std::string::npos) continue;
    top = std::min(top, one.rect.min.y);
    end = std::max(end, one.rect.max.y);
    ++lines;
  }
  EXPECT_GT(lines, 5) << page.said();
  EXPECT_GT(end - top, 200.0F);
  EXPECT_GE(page.ui().fonts.size(ui::Type::Caption), 13.0F);
}

// The loss of my piece is reported until I move; whose turn it is fits the narrow banner.
TEST(ScreenSizes, WhatEachOfTheOthersDidStaysReadable) {
  TablePage page(kSmallPhone, kToThrow);
  (void)page.session().throw_or_draw();
  page.wait_for_person();
  if (!page.session().picker().choices().empty()) (void)page.session().choose(0);
  page.wait_for_person();
  std::size_t lines = 0;
  for (const ui::Target& one : page.targets()) {
    const bool line =
        one.role == ui::Role::Text && one.label.find(" throws a ") != std::string::npos;
    lines += line && !one.visible.empty() ? 1 : 0;
  }
  EXPECT_GE(lines, 1U) << page.said();
}

// Key numbers are shown only to people with keys.
TEST(ScreenSizes, AFingerHidesTheKeyNumbers) {
  TablePage page(kPhone, kChoice);
  page.model().on_screen = [](glm::vec3) { return ImVec2(200.0F, 400.0F); };
  const auto drawn = [&page] {
    page.rest();
    return ImGui::GetDrawData()->TotalVtxCount;
  };
  ImGuiIO& io = ImGui::GetIO();
  io.AddMouseSourceEvent(ImGuiMouseSource_TouchScreen);
  io.AddMousePosEvent(5.0F, 300.0F);
  const int by_touch = drawn();
  io.AddMouseSourceEvent(ImGuiMouseSource_Mouse);
  io.AddMousePosEvent(6.0F, 300.0F);
  EXPECT_GT(drawn(), by_touch);
}

}  // namespace
