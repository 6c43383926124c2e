// Who is left when others leave, and who sits where when the next game is set up.
#include <gtest/gtest.h>

#include <algorithm>

#include "rooms/circle.h"

namespace {

using namespace rooms;
using namespace play::room;

// ---- Nobody left to play with
// -----------------------------------------------------------------------

// Else nobody would ever come back in.
TEST(RoomLeaving, TheLastMemberHasNobodyToLeaveTheGameTo) {
  Circle circle;
  circle.begin(2);
  circle.pass(5000);
  EXPECT_TRUE(circle.peer(0).may_leave());
  circle.step(1, Leave{});
  circle.pass(30'000);
  ASSERT_EQ(circle.peer(0).log().members().size(), 1U);
  EXPECT_FALSE(circle.peer(0).may_leave());
  circle.step(0, Leave{});
  EXPECT_FALSE(circle.peer(0).leaves());
  circle.step(1, Sit{1});
  circle.pass(60'000);
  EXPECT_EQ(circle.peer(0).log().members().size(), 2U);
}

// ---- The next game
// ----------------------------------------------------------------------------------

// Ends the game of three, in which a bot played for the last one, and sets up the next one.
void set_up_without_the_last(Circle& circle) {
  circle.begin(3);
  circle.pass(5000);
  circle.step(2, Leave{});
  circle.pass(30'000);
  circle.lose(2);
  ASSERT_EQ(circle.peer(0).log().members().size(), 2U);
  circle.step(0, EndGame{});
  circle.step(1, Answer{true});
  circle.pass(5000);
  ASSERT_TRUE(circle.peer(0).idle());
  circle.step(0, Again{});
  circle.pass(5000);
}

TEST(RoomNextGame, WhoIsNotBackLeavesTheSeatToWhoeverComes) {
  Circle circle;
  set_up_without_the_last(circle);
  const std::size_t fresh = circle.join(Circle::here(9));
  circle.pass(5000);
  const auto& seats = circle.peer(0).lobby()->seats;
  const auto bot = std::find_if(seats.begin(), seats.end(),
                                [](const Seat& seat) { return seat.kind == Seat::Kind::Bot; });
  ASSERT_NE(bot, seats.end());
  EXPECT_EQ(bot->key, Key{});
  const auto index = static_cast<std::size_t>(bot - seats.begin());
  circle.step(fresh, Sit{index});
  circle.pass(5000);
  EXPECT_EQ(circle.peer(0).lobby()->seats[index].key, circle.peer(fresh).key());
}

TEST(RoomNextGame, WhoReloadsHasTheSeatThatTheyHadMovedOnTo) {
  Circle circle;
  set_up_without_the_last(circle);
  const auto seat_of = [&](std::size_t who) {
    const auto& seats = circle.peer(0).lobby()->seats;
    return std::find_if(seats.begin(), seats.end(),
                        [&](const Seat& seat) { return seat.key == circle.peer(who).key(); }) -
           seats.begin();
  };
  const auto before = seat_of(1);
  circle.reload(1);
  circle.pass(30'000);
  EXPECT_EQ(seat_of(1), before);
}

}  // namespace
