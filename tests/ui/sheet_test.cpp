// A sheet above the table: a press beside it closes it, but not a press that began before it
// opened.
#include <gtest/gtest.h>

#include "ui/context.h"
#include "ui/kit/sheet.h"

namespace {

constexpr ImVec2 kWindow{1280.0F, 800.0F};
constexpr ImVec2 kBeside{20.0F, 400.0F};
constexpr ImVec2 kInside{640.0F, 400.0F};

// A window with one sheet in it, sixty frames a second.
class SheetTest : public testing::Test {
 protected:
  SheetTest() {
    context_.spell(ui_);
    ui_.screen = ui::box(0, 0, kWindow.x, kWindow.y);
  }

  void frames(int count) {
    ui_test::frames(ui_, kWindow, count, [this] {
      if (!open_) return;
      ui::Sheet sheet = ui::begin_sheet(ui_, "sheet", "A sheet", open_);
      sheet_ = sheet.rect;
      ui::end_sheet(ui_, sheet);
    });
  }
  void press(ImVec2 at) {
    ImGui::GetIO().AddMousePosEvent(at.x, at.y);
    ImGui::GetIO().AddMouseButtonEvent(ImGuiMouseButton_Left, true);
    frames(2);
  }
  void release() {
    ImGui::GetIO().AddMouseButtonEvent(ImGuiMouseButton_Left, false);
    frames(2);
  }

  ui_test::Context context_;
  ui::Ui ui_;
  bool open_ = false;
  ui::Rect sheet_;
};

TEST_F(SheetTest, IsPutAwayByAPressBesideIt) {
  frames(2);
  open_ = true;
  frames(30);
  press(kBeside);
  EXPECT_TRUE(open_);
  release();
  EXPECT_FALSE(open_);
}

TEST_F(SheetTest, StaysWhenItIsPressedItself) {
  open_ = true;
  frames(30);
  press(kInside);
  release();
  EXPECT_TRUE(open_);
}

TEST_F(SheetTest, StaysWhenTheFingerThatOpenedItIsLifted) {
  frames(2);
  press(kBeside);
  open_ = true;
  frames(30);
  release();
  EXPECT_TRUE(open_);
}

TEST_F(SheetTest, StaysWhenASecondTouchWasMeantForTheTable) {
  frames(2);
  open_ = true;
  frames(5);
  press(kBeside);
  release();
  EXPECT_TRUE(open_);
}

TEST_F(SheetTest, RisesAndThenRests) {
  frames(2);
  open_ = true;
  frames(3);
  const float low = sheet_.min.y;
  EXPECT_TRUE(ui_.next_frame());
  frames(30);
  EXPECT_LT(sheet_.min.y, low);
  EXPECT_FALSE(ui_.next_frame());
}

TEST_F(SheetTest, IsThereAtOnceForWhoWantsLittleMotion) {
  ui_.calm = true;
  frames(2);
  open_ = true;
  frames(3);
  const float first = sheet_.min.y;
  frames(30);
  EXPECT_EQ(sheet_.min.y, first);
}

}  // namespace
