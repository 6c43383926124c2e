// Waits: none, some, for ever.
#include <gtest/gtest.h>

#include "core/wait.h"

namespace {

using core::Wait;

TEST(Wait, TheShorterOneCounts) {
  EXPECT_EQ(shorter(Wait::of(2.0F), Wait::of(0.5F)).seconds(), 0.5F);
  EXPECT_EQ(shorter(Wait::for_ever(), Wait::of(0.5F)).seconds(), 0.5F);
  EXPECT_TRUE(shorter(Wait::none(), Wait::of(0.5F)).over());
  EXPECT_FALSE(shorter(Wait::for_ever(), Wait::for_ever()));
}

TEST(Wait, OnlyForEverDoesNotEnd) {
  EXPECT_TRUE(Wait::none());
  EXPECT_TRUE(Wait::of(100.0F));
  EXPECT_FALSE(Wait::of(100.0F).over());
  EXPECT_FALSE(Wait::for_ever());
  EXPECT_FALSE(Wait::for_ever().over());
}

TEST(Wait, NothingIsLessThanNoTime) { EXPECT_EQ(Wait::of(-1.0F).seconds(), 0.0F); }

}  // namespace
