// A page longer than its window: the keyboard alone reaches all of it.
#include <gtest/gtest.h>

#include <string>

#include "ui/context.h"
#include "ui/kit/button.h"
#include "ui/kit/choice.h"
#include "ui/kit/sheet.h"

namespace {

constexpr ImVec2 kLowWindow{640.0F, 360.0F};
constexpr int kRows = 20;

// A window with a long list of buttons, a field above it, and a sheet that may open over both.
class ScrollTest : public testing::Test {
 protected:
  ScrollTest() {
    context_.spell(ui_);
    ui_.calm = true;
    ui_.screen = ui::box(0, 0, kLowWindow.x, kLowWindow.y);
    frames(3);
  }

  void frames(int count) {
    ui_test::frames(ui_, kLowWindow, count, [this] { lay_out(); });
  }
  void press_key(ImGuiKey key) {
    ImGui::GetIO().AddKeyEvent(key, true);
    frames(1);
    ImGui::GetIO().AddKeyEvent(key, false);
    frames(1);
  }
  // How much of that row is seen, css px; less than nothing if it is far off.
  [[nodiscard]] float seen(int row) const {
    for (const ui::Target& one : ui_.targets()) {
      if (one.key == key_of(row)) return one.visible.height();
    }
    return -1.0F;
  }
  static std::string key_of(int row) { return "row-" + std::to_string(row); }

  ui_test::Context context_;
  ui::Ui ui_;
  bool open_ = false;
  std::string text_;

 private:
  void lay_out() {
    (void)ui::field(ui_, "name", ui::box(20, 0, 400, 48), "Name", text_, 9);
    ui::Scroll scroll = ui::begin_scroll(ui_, "list", ui::box(0, 60, kLowWindow.x, 300));
    for (int i = 0; i < kRows; ++i)
      (void)ui::button(ui_, key_of(i), scroll.column.take(ui_.control()), "Row");
    ui::end_scroll(ui_, scroll);
    if (!open_) return;
    ui::Sheet sheet = ui::begin_sheet(ui_, "sheet", "A sheet", open_);
    ui::end_sheet(ui_, sheet);
  }
};

TEST_F(ScrollTest, WhatGetsTheFocusIsBroughtIntoView) {
  for (int i = 0; i < kRows; ++i) {
    ui_.focus_from_mirror(ui_.id(key_of(i)));  // between two frames, as the page's Tab does
    frames(1);
    EXPECT_GE(seen(i), ui_.control()) << i;
  }
}

TEST_F(ScrollTest, KeysTurnThePages) {
  press_key(ImGuiKey_PageDown);
  EXPECT_LE(seen(0), 0.0F);
  EXPECT_LE(seen(kRows - 1), 0.0F);
  press_key(ImGuiKey_PageUp);
  EXPECT_GE(seen(0), ui_.control());
  press_key(ImGuiKey_End);
  EXPECT_GE(seen(kRows - 1), ui_.control());
  press_key(ImGuiKey_Home);
  EXPECT_GE(seen(0), ui_.control());
}

TEST_F(ScrollTest, KeysTurnNoPageUnderASheetOrWhileSomethingIsWritten) {
  open_ = true;
  frames(3);
  press_key(ImGuiKey_PageDown);
  open_ = false;
  frames(3);
  EXPECT_GE(seen(0), ui_.control());
  ui_.activate_from_mirror(ui_.id("name"));
  frames(3);
  ASSERT_NE(ui_.overlay(), nullptr);
  press_key(ImGuiKey_End);
  EXPECT_GE(seen(0), ui_.control());
}

}  // namespace
