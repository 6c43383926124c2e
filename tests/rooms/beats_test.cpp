// What HELLOs say about a page that is hidden, and how often they come.
#include <gtest/gtest.h>

#include "rooms/circle.h"

namespace {

using namespace rooms;
using namespace play::room;

constexpr std::uint16_t kTimer_s = 20;

// Three play with a timer, and it is the second's turn; its device does nothing for a minute.
std::size_t starts_after_a_pause(bool hidden) {
  Circle circle;
  circle.begin(3, kTimer_s);
  circle.step(0, Decide{{"stay"}});
  EXPECT_TRUE(circle.peer(1).acts());
  circle.step(1, Hide{hidden});
  EXPECT_EQ(circle.peer(0).hides(circle.peer(1).key()), hidden);
  circle.pass(60'000);
  return circle.peer(0).log().segments().size();
}

TEST(RoomBeats, AHiddenPageIsSlowAndNotSilent) {
  EXPECT_GT(starts_after_a_pause(false), 1U) << "the others have gone on without it";
  EXPECT_EQ(starts_after_a_pause(true), 1U);
}

TEST(RoomBeats, AHiddenPageThatAnswersNothingIsSilent) {
  Circle circle;
  circle.begin(3, kTimer_s);
  circle.step(0, Decide{{"stay"}});
  circle.step(1, Hide{true});
  circle.lose(1);
  circle.pass(60'000);
  EXPECT_EQ(circle.peer(0).log().members().size(), 2U);
}

TEST(RoomBeats, APageThatIsShownAgainSaysSo) {
  Circle circle;
  circle.begin(2);
  circle.step(1, Hide{true});
  circle.step(1, Hide{false});
  EXPECT_FALSE(circle.peer(0).hides(circle.peer(1).key()));
}

std::size_t hellos_in_a_minute(bool over_bus) {
  Circle circle;
  (void)circle.join(Circle::here(1), over_bus);
  (void)circle.join(Circle::here(2), over_bus);
  circle.begin(2);
  circle.pass(5000);
  const std::size_t before = circle.hellos(1);
  circle.pass(60'000);
  EXPECT_TRUE(circle.peer(0).alive(circle.peer(1).key()));
  EXPECT_EQ(circle.peer(0).log().segments().size(), 1U) << "nobody is taken for silent";
  return circle.hellos(1) - before;
}

TEST(RoomBeats, WhoComesToALobbyIsHeardAsOftenAsTheOthers) {
  Circle circle;
  (void)circle.join(Circle::here(1));
  circle.step(0, play::room::SetUp{0, 0, race_rules(2)});
  circle.pass(1000);
  (void)circle.join(Circle::here(2));
  const std::size_t before = circle.hellos(1);
  circle.pass(10'000);
  EXPECT_EQ(circle.hellos(1) - before, 5U) << "not once in ten seconds, as where there is no lobby";
}

TEST(RoomBeats, OverABusHellosAreHalfAsMany) {
  EXPECT_EQ(hellos_in_a_minute(false), 30U);
  EXPECT_EQ(hellos_in_a_minute(true), 15U);
}

}  // namespace
