// A text field takes no more letters than it may, whoever edits it.
#include <gtest/gtest.h>

#include <string>

#include "ui/context.h"
#include "ui/kit/choice.h"
#include "ui/kit/sheet.h"

namespace {

constexpr ImVec2 kEditWindow{640.0F, 480.0F};
constexpr std::size_t kMost = 3;  // letters, however many bytes each has

// A window with one field in it.
class EditTest : public testing::Test {
 protected:
  EditTest() {
    context_.spell(ui_);
    ui_.screen = ui::box(0, 0, kEditWindow.x, kEditWindow.y);
  }

  void frames(int count) {
    ui_test::frames(ui_, kEditWindow, count, [this] {
      (void)ui::field(ui_, "name", ui::box(20, 20, 400, 48), "Name", text_, kMost);
      if (ui_.entered("name")) entered_ += text_ + ";";
      if (!sheet_) return;
      ui::Sheet sheet = ui::begin_sheet(ui_, "sheet", "A sheet", sheet_);
      ui::end_sheet(ui_, sheet);
    });
  }
  void begin_edit() {
    frames(1);
    id_ = ui_.targets().front().id;
    ui_.activate_from_mirror(id_);
    frames(8);
  }

  ui_test::Context context_;
  ui::Ui ui_;
  std::string text_;
  bool sheet_ = false;   // one is open above the field
  std::string entered_;  // the texts that were ended by Enter
  unsigned id_ = 0;
};

TEST_F(EditTest, InThePageATextIsCutAtTheLimit) {
  begin_edit();
  ASSERT_NE(ui_.overlay(), nullptr);
  ui_.text_from_overlay(id_, "Жан");
  frames(2);
  EXPECT_EQ(text_, "Жан");
  ui_.text_from_overlay(id_, "Жанна");
  frames(2);
  EXPECT_EQ(text_, "Жан");
}

// Its element would lie over the sheet, and take what is typed there.
TEST_F(EditTest, ASheetAboveTheFieldEndsIt) {
  begin_edit();
  ASSERT_NE(ui_.overlay(), nullptr);
  sheet_ = true;
  frames(3);
  EXPECT_EQ(ui_.overlay(), nullptr);
}

TEST_F(EditTest, InAWindowTypingEndsAtTheLimit) {
  ui_.editor = &ui::Ui::edit_here;
  begin_edit();
  ImGui::GetIO().AddInputCharactersUTF8("Жанна");
  frames(8);
  EXPECT_EQ(text_, "Жан");
}

// A link may bring such a name.
TEST_F(EditTest, InAWindowATextThatIsTooLongCanBeEdited) {
  ui_.editor = &ui::Ui::edit_here;
  text_ = "Жанна";
  begin_edit();
  EXPECT_EQ(text_, "Жанна") << "nothing was typed";
  ImGui::GetIO().AddKeyEvent(ImGuiKey_End, true);
  ImGui::GetIO().AddKeyEvent(ImGuiKey_End, false);
  ImGui::GetIO().AddKeyEvent(ImGuiKey_Backspace, true);
  ImGui::GetIO().AddKeyEvent(ImGuiKey_Backspace, false);
  frames(8);
  EXPECT_EQ(text_, "Жа") << "cut to the longest, and one letter taken away";
}

TEST_F(EditTest, InThePageEnterEndsATextAndABlurOnlyClosesIt) {
  begin_edit();
  ui_.text_from_overlay(id_, "Ян");
  ui_.end_overlay(true);
  ui_.end_overlay(false);  // the element loses the focus too
  frames(2);
  EXPECT_EQ(entered_, "Ян;");
  EXPECT_EQ(ui_.overlay(), nullptr);
  begin_edit();
  ui_.end_overlay(false);
  frames(2);
  EXPECT_EQ(entered_, "Ян;");
}

TEST_F(EditTest, InAWindowEnterEndsATextOnce) {
  ui_.editor = &ui::Ui::edit_here;
  begin_edit();
  EXPECT_EQ(entered_, "") << "the key that opens a field does not end it";
  ImGui::GetIO().AddInputCharactersUTF8("Ян");
  frames(3);
  ImGui::GetIO().AddKeyEvent(ImGuiKey_Enter, true);
  ImGui::GetIO().AddKeyEvent(ImGuiKey_Enter, false);
  frames(8);
  EXPECT_EQ(entered_, "Ян;");
}

}  // namespace
