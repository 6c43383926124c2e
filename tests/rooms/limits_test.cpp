// What one message or one pipe can cause is bounded.
#include <gtest/gtest.h>

#include <numeric>

#include "rooms/circle.h"

namespace {

using namespace rooms;
using namespace play::room;

constexpr Pipe kFlooder = 40;

class RoomLimits : public testing::Test {
 protected:
  void SetUp() override {
    (void)circle.join(Circle::here(1));
    circle.step(0, play::room::SetUp{0, 0, race_rules(3)});
  }
  [[nodiscard]] const RoomId& room() const { return circle.peer(0).here().room.id; }
  // A stranger's HELLO with this attempt.
  void claim(std::uint32_t attempt, std::uint32_t count) {
    Hello hello;
    hello.session = 9;
    hello.count = count;
    hello.wish = 4;
    hello.attempt = attempt;
    circle.step(0, Heard{kFlooder, {}, 9, write_unsigned(hello, Key{77}, room())});
  }
  [[nodiscard]] std::uint32_t attempt() const { return circle.peer(0).lobby()->attempt; }
  Circle circle;
};

TEST_F(RoomLimits, OneMessageMovesTheAttemptsByAStep) {
  const std::uint32_t before = attempt();
  claim(60'000, 1);
  circle.step(0, SeatBot{1, "greedy"});
  EXPECT_LE(attempt(), before + kHop + 2);
}

TEST_F(RoomLimits, WhoIsFarAheadIsFollowedStepByStep) {
  for (std::uint32_t i = 1; i <= 20; ++i) {
    claim(5 * kHop, i);
  }
  circle.step(0, SeatBot{1, "greedy"});
  ASSERT_GT(attempt(), 5 * kHop);
  const std::size_t late = circle.join(Circle::here(2));
  circle.pass(60'000);
  ASSERT_NE(circle.peer(late).lobby(), nullptr) << "who comes later finds the table";
  EXPECT_EQ(circle.peer(late).lobby()->attempt, attempt());
}

// A START counts as many messages as are in it: each of them has a signature to be checked.
TEST_F(RoomLimits, AFloodOfStartsCountsWhatIsInThem) {
  constexpr std::uint32_t kFlood = 200;
  constexpr std::uint32_t kParts = 6;
  const auto refused = [&] {
    std::uint32_t count = 0;
    for (std::size_t word = 0; word <= static_cast<std::size_t>(Word::Sign); ++word) {
      count += circle.peer(0).refusals(static_cast<Word>(word));
    }
    return count;
  };
  for (std::uint32_t i = 0; i < kFlood; ++i) {
    const Entry start{0, 0, {}, Start{"", std::vector<Bytes>(kParts, Bytes{1, 2, 3})}};
    circle.step(0, Heard{kFlooder, {}, 9, write_unsigned(start, Key{77, std::uint8_t(i)}, room())});
  }
  EXPECT_GT(refused(), 0U);
  EXPECT_LE(refused(), kFlood / kParts);
}

}  // namespace
