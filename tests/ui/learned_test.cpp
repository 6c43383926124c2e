// Progress in lessons is kept across versions.
#include <gtest/gtest.h>

#include "ui/screens/lesson.h"

namespace {

TEST(Learned, IsKeptAndReadAgain) {
  ui::Learned learned;
  EXPECT_TRUE(learned.fresh());
  learned.of(*ui::known_by("sorry")).step = 7;
  learned.of(*ui::known_by("maze")).finished = true;
  learned.of(*ui::known_by("chevaux")).step = 3;
  learned.offer_closed = true;
  EXPECT_EQ(ui::parse_learned(ui::print_learned(learned)), learned);
  EXPECT_EQ(ui::parse_learned(
                "sorry 7\nchevaux 3\nnonsense 3\nfinished-maze 1\noffer-closed 1\nsorry x\n"),
            learned);
}

}  // namespace
