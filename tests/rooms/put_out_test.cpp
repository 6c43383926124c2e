// Putting somebody out of a lobby or a game, and whether anybody is asked.
#include <gtest/gtest.h>

#include "rooms/circle.h"

namespace {

using namespace rooms;
using namespace play::room;

class RoomPutOut : public testing::Test {
 protected:
  // Device 0 has a table of three seats; device 1 sits down and is never ready.
  void sit() {
    (void)circle.join(Circle::here(1));
    circle.step(0, play::room::SetUp{0, 0, race_rules(3)});
    (void)circle.join(Circle::here(2));
    circle.step(1, Sit{1});
  }
  [[nodiscard]] bool sits() const {
    return circle.peer(0).lobby()->seats[1].key == circle.peer(1).key();
  }
  Circle circle;
};

TEST_F(RoomPutOut, TheOwnerFreesASeatOfTheLobby) {
  sit();
  ASSERT_TRUE(sits());
  circle.step(0, PutOut{1});
  circle.pass(30'000);
  EXPECT_FALSE(sits()) << "its HELLOs still wish for the seat";
  EXPECT_TRUE(circle.peer(1).alive(circle.peer(0).key())) << "it may watch";
  circle.step(0, SeatBot{1, "greedy"});
  circle.step(0, SeatBot{2, "greedy"});
  circle.step(0, Begin{});
  EXPECT_EQ(circle.peer(0).log().length(), 1U);
}

TEST_F(RoomPutOut, TheOwnerLetsThemBack) {
  sit();
  EXPECT_FALSE(circle.peer(0).anybody_put_out());
  circle.step(0, PutOut{1});
  EXPECT_TRUE(circle.peer(0).anybody_put_out());
  circle.step(0, Answer{true});
  circle.pass(15'000);
  EXPECT_FALSE(circle.peer(0).anybody_put_out());
  EXPECT_TRUE(sits());
}

TEST_F(RoomPutOut, NobodyElseFreesASeat) {
  sit();
  circle.step(1, PutOut{0});
  circle.step(0, PutOut{0});
  circle.pass(5000);
  EXPECT_EQ(circle.peer(1).lobby()->seats[0].key, circle.peer(0).key());
}

TEST_F(RoomPutOut, OthersAreAskedIfTheyAreHere) {
  circle.begin(3);
  EXPECT_FALSE(circle.peer(0).asks_others());
  circle.step(0, PutOut{2});
  EXPECT_TRUE(circle.peer(0).asks_others());
  EXPECT_TRUE(circle.peer(1).asks());
}

TEST_F(RoomPutOut, OfTwoNobodyIsAsked) {
  circle.begin(2);
  const std::uint32_t attempt = circle.peer(0).promised();
  circle.step(0, PutOut{1});
  EXPECT_FALSE(circle.peer(0).asks_others());
  EXPECT_EQ(circle.peer(0).promised(), attempt) << "and the game is not held up";
  circle.step(0, EndGame{});
  EXPECT_TRUE(circle.peer(0).asks_others());
  EXPECT_TRUE(circle.peer(1).asks());
}

TEST_F(RoomPutOut, WhoIsGoneIsNotAsked) {
  circle.begin(2);
  circle.lose(1);
  circle.step(0, EndGame{});
  EXPECT_FALSE(circle.peer(0).asks_others());
}

// Somebody at the table says that they are ready, and names a log that nobody has.
TEST_F(RoomPutOut, WhoNamesALogThatIsNotThereLosesTheSeat) {
  sit();
  circle.step(0, SeatBot{2, "greedy"});
  Circle& all = circle;
  for (int i = 0; i < 120; ++i) {
    if (i == 0) {
      all.step(0, Begin{});
    }
    Ready ready;
    const Letter setup =
        write_unsigned(*all.peer(0).lobby(), all.peer(0).key(), all.peer(0).here().room.id);
    ready.setup = setup->digest;
    ready.rank = {7, 7};
    const Letter lie = write_unsigned(ready, all.peer(1).key(), all.peer(0).here().room.id);
    all.step(0, Heard{1, {}, 5, lie});
    all.pass(1000);
  }
  EXPECT_FALSE(sits());
}

}  // namespace
