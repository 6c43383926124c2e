// Where words break into lines.
#include <gtest/gtest.h>

#include "ui/context.h"
#include "ui/kit/ui.h"

namespace {

class Lines : public testing::Test {
 protected:
  Lines() {
    context_.spell(ui_);
    ui_test::frames(ui_, {390.0F, 844.0F}, 1, [] {});
  }
  [[nodiscard]] float width(std::string_view words) const {
    return ui_.measure(ui::Type::Body, words).x;
  }
  // Of the widest line, where no line may be wider than those words.
  [[nodiscard]] float widest_line(std::string_view words, std::string_view widest) const {
    return ui_.measure(ui::Type::Body, words, width(widest)).x;
  }

  ui_test::Context context_;
  ui::Ui ui_;
};

TEST_F(Lines, ANumberStaysWithWhatItCounts) {
  EXPECT_EQ(widest_line("Move a piece 12 squares", "Move a piece 12"), width("Move a piece"));
  EXPECT_EQ(widest_line("Posuňte figurku o 1 pole", "Posuňte figurku o 1"),
            width("Posuňte figurku o"));
}

TEST_F(Lines, OtherWordsBreakWhereTheyEnd) {
  EXPECT_EQ(widest_line("Move a piece to square 12", "Move a piece to"), width("Move a piece to"));
  EXPECT_EQ(widest_line("In the year 2026 they met", "In the year 2026"),
            width("In the year 2026"));
  EXPECT_EQ(widest_line("12 squares", "squares"), width("squares"))
      << "a number at the beginning of a line has nowhere to go";
}

}  // namespace
