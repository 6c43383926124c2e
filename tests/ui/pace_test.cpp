// When the page wants its next frame: at once while something moves, later while it only waits.
#include <gtest/gtest.h>

#include "ui/context.h"

namespace {

constexpr float kFrame = 1.0F / 60.0F;  // s

class UiPace : public testing::Test {
 protected:
  UiPace() {
    context_.spell(ui_);
    ui_.screen = ui::box(0, 0, 1280, 800);
  }

  // A frame of a page with nothing but a light, which is eased on or off.
  core::Wait frame(float seconds, float light = 0.0F) {
    ImGui::GetIO().DisplaySize = {1280.0F, 800.0F};
    ImGui::GetIO().DeltaTime = seconds;
    ImGui::NewFrame();
    ui_.begin();
    shown_ = ui_.ease(ui_.id("light"), light, 12.0F);
    ui_.end();
    ImGui::Render();
    return ui_.next_frame();
  }

  ui_test::Context context_;
  ui::Ui ui_;
  float shown_ = 0.0F;
};

TEST_F(UiPace, APageAtRestWantsNoFrame) {
  frame(kFrame);
  EXPECT_FALSE(frame(kFrame));
}

TEST_F(UiPace, AToastMovesWaitsAndGoes) {
  frame(kFrame);
  ui_.toast("Words.");
  EXPECT_TRUE(frame(kFrame).over()) << "it comes in";
  float passed = 0.0F;
  float longest = 0.0F;
  int frames = 0;
  for (core::Wait next = core::Wait::none(); next; next = frame(std::max(kFrame, next.seconds()))) {
    longest = std::max(longest, next.seconds());
    passed += std::max(kFrame, next.seconds());
    ASSERT_LT(++frames, 60);
  }
  EXPECT_GT(longest, 2.0F);
  EXPECT_GT(passed, longest + 0.1F) << "it also goes out";
}

TEST_F(UiPace, AToastStaysAsLongAsItTakesToReadIt) {
  const auto shown = [this](const char* words) {
    ui_.toast(words);
    float passed = 0.0F;
    core::Wait next = frame(kFrame);
    while (next && passed < 60.0F) {
      const float step = std::max(kFrame, next.seconds());
      passed += step;
      next = frame(step);
    }
    return passed;
  };
  const float brief = shown("Copied.");
  const float long_one = shown(
      "“parcheesi.weights” is not the file that belongs to this page: it is not used. Load the "
      "page again.");
  EXPECT_GT(long_one, brief + 3.0F);
  EXPECT_LT(long_one, 15.0F);
}

TEST_F(UiPace, AToastThatComesAfterAWaitStillMovesIn) {
  frame(kFrame);
  ui_.toast("Words.");
  EXPECT_TRUE(frame(0.5F).over());
  EXPECT_TRUE(frame(kFrame).over());
}

TEST_F(UiPace, WhatBeginsToMoveAfterAWaitDoesNotJump) {
  frame(kFrame);
  EXPECT_TRUE(frame(3.0F, 1.0F).over());
  EXPECT_LT(shown_, 0.3F);
  const float before = shown_;
  frame(2 * kFrame, 1.0F);
  EXPECT_GT(shown_, before + 0.2F) << "then it moves with the time";
}

}  // namespace
