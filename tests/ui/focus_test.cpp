// What a person is told who does not see the page, and where the keyboard's focus is.
#include <gtest/gtest.h>

#include <array>
#include <functional>

#include "ui/context.h"
#include "ui/kit/button.h"
#include "ui/kit/choice.h"
#include "ui/kit/sheet.h"

namespace {

constexpr ImVec2 kFocusWindow{1280.0F, 800.0F};

// A page with two buttons, a stepper, a slider and a choice of three; a sheet opens over it, and
// another over that.
class FocusTest : public testing::Test {
 protected:
  FocusTest() {
    context_.spell(ui_);
    ui_.calm = true;
    ui_.screen = ui::box(0, 0, kFocusWindow.x, kFocusWindow.y);
    frames(2);
  }

  void frames(int count) {
    ui_test::frames(ui_, kFocusWindow, count, [this] { lay_out(); });
  }
  // As a person at the keyboard does.
  void press(std::string_view key) {
    ui_.focus_from_mirror(ui_.id(key));
    ui_.activate_from_mirror(ui_.id(key));
    frames(4);
  }
  [[nodiscard]] bool has_focus(std::string_view key) const {
    return ui_.focus_shown() && ui_.focus() == ui_.id(key);
  }

  ui_test::Context context_;
  ui::Ui ui_;
  bool open_ = false;
  bool second_open_ = false;
  int count_ = 4;
  float size_ = 1.5F;
  int wood_ = 1;

 private:
  void lay_out() {
    (void)ui::button(ui_, "other", ui::box(20, 20, 200, 48), "Other");
    if (ui::button(ui_, "opener", ui::box(20, 80, 200, 48), "Open")) open_ = true;
    (void)ui::stepper(ui_, "count", ui::box(20, 140, 200, 48), "Pieces", count_, 1, 5);
    (void)ui::slider(ui_, "size", ui::box(20, 200, 300, 48), "Size", size_, {1.0F, 2.0F, 0.25F},
                     "150 %");
    const std::array<ui::Option, 3> woods = {ui::Option{"oak", "Oak"}, ui::Option{"ash", "Ash"},
                                             ui::Option{"elm", "Elm"}};
    (void)ui::choice(ui_, "wood", ui::box(20, 260, 600, 48), "Wood", woods, wood_);
    // Nearer to the last wood than its neighbour.
    (void)ui::button(ui_, "near", ui::box(440, 320, 40, 40), "Near");
    if (open_) sheet();
  }
  void sheet() {
    ui::Sheet sheet = ui::begin_sheet(ui_, "sheet", "A sheet", open_);
    const ui::Rect place = sheet.scroll.column.take(ui_.control());
    if (ui::button(ui_, "more", place, "More")) second_open_ = true;
    ui::end_sheet(ui_, sheet);
    if (!second_open_) return;
    ui::Sheet second = ui::begin_sheet(ui_, "second", "Another sheet", second_open_);
    ui::end_sheet(ui_, second);
  }
};

TEST_F(FocusTest, ReturnsToWhatOpenedTheSheet) {
  press("opener");
  ASSERT_TRUE(open_);
  press("sheet/close");
  ASSERT_FALSE(open_);
  EXPECT_TRUE(has_focus("opener"));
}

TEST_F(FocusTest, ReturnsThroughEachLayer) {
  press("opener");
  press("sheet/more");
  ASSERT_TRUE(second_open_);
  press("second/close");
  EXPECT_TRUE(has_focus("sheet/more"));
  press("sheet/close");
  EXPECT_TRUE(has_focus("opener"));
}

TEST_F(FocusTest, ReturnsToThePageIfBothLayersCloseAtOnce) {
  press("opener");
  press("sheet/more");
  open_ = false;
  second_open_ = false;
  frames(4);
  EXPECT_TRUE(has_focus("opener"));
}

TEST_F(FocusTest, OnlyAFocusThatWasShownIsShownAgain) {
  ui_.activate_from_mirror(ui_.id("opener"));
  frames(4);
  ASSERT_TRUE(open_);
  open_ = false;
  frames(4);
  EXPECT_FALSE(ui_.focus_shown());
}

TEST_F(FocusTest, AStepperSaysItsNewValueOnce) {
  (void)ui_.take_said();
  press("count/more");
  EXPECT_EQ(ui_.take_said(), "Pieces: 5");
  frames(2);
  EXPECT_EQ(ui_.take_said(), "");
  press("count/more");  // there are no more
  EXPECT_EQ(ui_.take_said(), "");
}

TEST_F(FocusTest, AToastIsSaid) {
  ui_.toast("Copied.");
  EXPECT_EQ(ui_.take_said(), "Copied.");
}

TEST_F(FocusTest, WhatIsSaidInOneFrameIsAllReadOut) {
  ui_.toast("Copied.");
  ui_.say("It is your turn.");
  EXPECT_EQ(ui_.take_said(), "Copied.\nIt is your turn.");
  EXPECT_EQ(ui_.take_said(), "");
}

TEST(Semantics, AButtonSaysWhatItShowsAndAnOptionThatItIsNotToBeHad) {
  ui::Target shows;
  shows.role = ui::Role::Button;
  shows.label = "Throw the dice";
  shows.value = "5 · 3";
  ui::Target refuses;
  refuses.role = ui::Role::Radio;
  refuses.label = "Six";
  refuses.value = "off";
  refuses.refuses = true;
  const std::string json = ui::targets_json(std::vector{shows, refuses}, 0);
  EXPECT_NE(json.find("\"words\":\"Throw the dice: 5 · 3\""), std::string::npos) << json;
  EXPECT_NE(json.find("\"refuses\":true"), std::string::npos) << json;
  EXPECT_EQ(json.find("\"words\":\"Six"), std::string::npos) << json;
}

TEST_F(FocusTest, ASliderTellsItsLimits) {
  const std::string json = ui::targets_json(ui_.targets(), 0);
  EXPECT_NE(json.find("\"value\":\"150 %\",\"range\":[150e-2,100e-2,200e-2]"), std::string::npos)
      << json;
}

// Presses the key in one frame.
void press_key(ImGuiKey key, const std::function<void()>& frame) {
  ImGui::GetIO().AddKeyEvent(key, true);
  frame();
  ImGui::GetIO().AddKeyEvent(key, false);
  frame();
}

TEST_F(FocusTest, TabStopsOnceInAChoiceAndArrowsGoOn) {
  const auto frame = [this] { frames(1); };
  ui_.focus_from_mirror(ui_.id("size"));
  press_key(ImGuiKey_Tab, frame);
  EXPECT_TRUE(has_focus("wood/ash")) << "the chosen one";
  press_key(ImGuiKey_RightArrow, frame);
  EXPECT_TRUE(has_focus("wood/elm"));
  EXPECT_EQ(wood_, 1);
  press_key(ImGuiKey_Space, frame);
  EXPECT_EQ(wood_, 2);
  press_key(ImGuiKey_LeftArrow, frame);
  press_key(ImGuiKey_LeftArrow, frame);
  EXPECT_TRUE(has_focus("wood/oak"));
  press_key(ImGuiKey_Tab, frame);
  EXPECT_TRUE(has_focus("near")) << "what comes after the whole choice";
}

// A button that can no longer be pressed keeps the keyboard’s place.
TEST_F(FocusTest, GoesOnFromAButtonThatWasUsedUp) {
  const auto frame = [this] { frames(1); };
  press("count/more");
  ASSERT_EQ(count_, 5);
  press_key(ImGuiKey_Tab, frame);
  EXPECT_TRUE(has_focus("size"));
  ui_.focus_from_mirror(ui_.id("count/more"));
  press_key(ImGuiKey_DownArrow, frame);
  EXPECT_TRUE(has_focus("size"));
}

TEST_F(FocusTest, ALineIsSaidWhenItChanges) {
  const auto told = [this](std::string_view line) {
    frames(1);
    ui_.tell("line", line);
    return ui_.take_said();
  };
  EXPECT_EQ(told("Waiting."), "Waiting.");
  EXPECT_EQ(told("Waiting."), "");
  EXPECT_EQ(told("Ready."), "Ready.");
  EXPECT_EQ(told(""), "");
  EXPECT_EQ(told("Ready."), "Ready.") << "it was gone in between";
  frames(2);
  EXPECT_EQ(told("Ready."), "Ready.") << "nobody told it for a while";
}

TEST_F(FocusTest, ArrowsStayInAChoiceAsLongAsItGoesOn) {
  const auto frame = [this] { frames(1); };
  ui_.focus_from_mirror(ui_.id("wood/elm"));
  press_key(ImGuiKey_LeftArrow, frame);
  EXPECT_TRUE(has_focus("wood/ash"));
  ui_.focus_from_mirror(ui_.id("wood/elm"));
  press_key(ImGuiKey_DownArrow, frame);
  EXPECT_TRUE(has_focus("near")) << "nothing of the choice is below";
}

TEST_F(FocusTest, AChoiceIsOneGroupWithOneStop) {
  const std::string json = ui::targets_json(ui_.targets(), 0);
  std::size_t radios = 0;
  std::size_t stops = 0;
  for (std::size_t i = 0; i < ui_.targets().size(); ++i) {
    const ui::Target& one = ui_.targets()[i];
    if (one.role != ui::Role::Radio) continue;
    ++radios;
    EXPECT_EQ(one.group, ui_.id("wood"));
    EXPECT_EQ(one.group_label, "Wood");
    if (ui::is_tab_stop(ui_.targets(), i, 0)) ++stops;
  }
  EXPECT_EQ(radios, 3U);
  EXPECT_EQ(stops, 1U);
  EXPECT_NE(json.find("\"choice\":\"Wood\",\"stop\":true"), std::string::npos) << json;
}

}  // namespace
