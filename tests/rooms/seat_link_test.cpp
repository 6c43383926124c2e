// A seat's link takes the seat to another device, at any time and whatever its clock says.
#include <gtest/gtest.h>

#include "rooms/circle.h"

namespace {

using namespace rooms;
using namespace play::room;

// The device of the seat's link: the same key, and no store.
Here linked(std::uint8_t device, Session session) {
  Here here = Circle::here(device, session);
  here.store_lost = true;
  return here;
}

TEST(RoomSeatLink, InALobbyTheSeatStays) {
  Circle circle;
  (void)circle.join(Circle::here(1));
  circle.step(0, play::room::SetUp{0, 0, race_rules(3)});
  const std::size_t old = circle.join(Circle::here(2));
  circle.step(old, Sit{2});
  ASSERT_EQ(circle.peer(0).lobby()->seats[2].key, circle.peer(old).key());
  const std::size_t next = circle.join(linked(2, 6));
  circle.pass(30'000);
  EXPECT_TRUE(circle.peer(old).played_elsewhere());
  EXPECT_FALSE(circle.peer(next).played_elsewhere());
  ASSERT_NE(circle.peer(next).lobby(), nullptr);
  EXPECT_EQ(circle.peer(next).lobby()->seats[2].key, circle.peer(next).key());
  EXPECT_EQ(circle.peer(0).lobby()->seats[2].key, circle.peer(next).key());
  EXPECT_EQ(circle.peer(0).lobby()->seats[1].kind, Seat::Kind::Free) << "it has one seat";
}

TEST(RoomSeatLink, WhoIsAloneAtATableTakesItAlong) {
  Circle circle;
  const std::size_t old = circle.join(Circle::here(1));
  circle.step(old, play::room::SetUp{0, 0, race_rules(2)});
  const std::size_t next = circle.join(linked(1, 6));
  circle.pass(5000);
  EXPECT_TRUE(circle.peer(old).played_elsewhere());
  ASSERT_NE(circle.peer(next).lobby(), nullptr);
  EXPECT_TRUE(circle.peer(next).owns_lobby());
  circle.lose(old);
  const std::size_t friend_here = circle.join(Circle::here(2));
  circle.step(friend_here, Sit{1});
  circle.step(friend_here, BeReady{});
  circle.step(next, Begin{});
  EXPECT_EQ(circle.peer(next).log().length(), 1U) << "the game begins there";
}

TEST(RoomSeatLink, DuringAGameTheSeatIsPlayedThere) {
  Circle circle;
  circle.begin(3);
  ASSERT_EQ(circle.peer(0).log().length(), 1U);
  const std::size_t next = circle.join(linked(2, 6));
  circle.pass(60'000);
  EXPECT_TRUE(circle.peer(1).played_elsewhere());
  EXPECT_FALSE(circle.peer(next).store_lost()) << "a START says that it came without its store";
  EXPECT_EQ(circle.peer(0).log().members().size(), 3U);
}

TEST(RoomSeatLink, AClockThatIsSlowDoesNotMatter) {
  Circle circle;
  (void)circle.join(Circle::here(1));
  circle.step(0, play::room::SetUp{0, 0, race_rules(3)});
  const std::size_t old = circle.join(Circle::here(2, 1000));
  circle.step(old, Sit{2});
  circle.pass(20'000);
  const std::size_t next = circle.join(linked(2, 7));
  circle.pass(5000);
  EXPECT_FALSE(circle.peer(next).played_elsewhere());
  EXPECT_TRUE(circle.peer(old).played_elsewhere());
  EXPECT_EQ(circle.peer(0).lobby()->seats[2].key, circle.peer(next).key());
  // And further on, with a clock that is slower still.
  circle.pass(20'000);
  const std::size_t third = circle.join(linked(2, 3));
  circle.pass(5000);
  EXPECT_FALSE(circle.peer(third).played_elsewhere());
  EXPECT_TRUE(circle.peer(next).played_elsewhere());
}

}  // namespace
