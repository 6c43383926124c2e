// A game that is watched again is walked through by the arrows.
#include <gtest/gtest.h>

#include "play/link_tools.h"
#include "ui/pages.h"
#include "ui/review/review.h"
#include "view/review/review.h"

namespace {

using ui_test::kPhone;
using ui_test::Pages;

// The arrows step through a game that is watched again, until Tab shows a focus.
TEST(ReplayPage, ArrowsStepThroughAReplay) {
  Pages page(kPhone);
  view::Review review(links::replay_of("parchis", "greedy", 3), ai::make_agent);
  page.model().watching.review = &review;
  page.model().screen = ui::Screen::Review;
  page.rest();
  const auto press = [&page](ImGuiKey key) {
    ImGui::GetIO().AddKeyEvent(key, true);
    page.frame();
    ImGui::GetIO().AddKeyEvent(key, false);
    page.rest();
  };
  press(ImGuiKey_Home);
  EXPECT_EQ(review.at(), 0U);
  press(ImGuiKey_RightArrow);
  const std::size_t first = review.at();
  EXPECT_GT(first, 0U);
  press(ImGuiKey_RightArrow);
  EXPECT_GT(review.at(), first);
  press(ImGuiKey_LeftArrow);
  EXPECT_EQ(review.at(), first);
  press(ImGuiKey_Tab);
  press(ImGuiKey_RightArrow);
  EXPECT_EQ(review.at(), first) << "the focus moves";
}

// Icons alone are worse to tell apart: on usual phones and desktops each has its word, and those
// with a long one are as wide.
TEST(ReplayPage, HasWordsBelowItsIcons) {
  for (const ImVec2 window : {kPhone, ImVec2(1280.0F, 800.0F)}) {
    Pages page(window);
    view::Review review(links::replay_of("parchis", "greedy", 3), ai::make_agent);
    page.model().watching.review = &review;
    page.model().screen = ui::Screen::Review;
    page.rest();
    for (const char* key : {"review/move-back", "review/move-on"}) {
      const ui::Target* button = page.find(key);
      ASSERT_NE(button, nullptr) << key;
      EXPECT_GT(button->rect.width(), ui::kTouch) << key << ' ' << window.x;
    }
    page.model().watching.review = nullptr;
    page.model().screen = ui::Screen::Title;
  }
}

}  // namespace
