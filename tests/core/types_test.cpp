// The small shared values.
#include "core/types.h"

#include <gtest/gtest.h>

#include "core/event.h"

namespace {

TEST(FixedList, TakesItemsInOrderUpToItsCapacity) {
  core::FixedList<int, 3> list;
  EXPECT_TRUE(list.empty());
  list.push(1);
  list.push_if(2, false);
  list.push_if(3, true);
  EXPECT_EQ(list.size(), 2U);
  EXPECT_EQ(list[1], 3);
  EXPECT_EQ(list.back(), 3);
  list.shrink(1);
  EXPECT_EQ(list.back(), 1);
  list.clear();
  EXPECT_TRUE(list.empty());
}

TEST(FixedList, CanBeAssignedAnArray) {
  core::FixedList<int, 4> list;
  list.push(9);
  list.assign(std::array{1, 2, 3});
  EXPECT_EQ(std::vector<int>(list.begin(), list.end()), (std::vector<int>{1, 2, 3}));
}

TEST(Values, AreSmallAndCompare) {
  EXPECT_EQ(sizeof(core::Move), 8U);
  EXPECT_EQ(sizeof(core::Event), 6U);
  EXPECT_EQ(core::seat_actor(2), (core::Actor{core::Actor::Kind::Seat, 2}));
  EXPECT_NE(core::kChance, core::kOver);
}

}  // namespace
