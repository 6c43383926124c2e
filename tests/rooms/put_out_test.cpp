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
  // A game of four; three of them agree to put out the last.
  void vote_out() {
    circle.begin(4);
    circle.step(0, PutOut{3});
    circle.step(1, Answer{true});
    circle.step(2, Answer{true});
    ASSERT_EQ(members(), 3U);
  }
  [[nodiscard]] std::size_t members() const { return circle.peer(0).log().members().size(); }
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
  circle.step(0, LetBack{});
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

TEST_F(RoomPutOut, ItIsOfferedOnlyWhereEnoughAreLeftToDecide) {
  circle.begin(4);
  EXPECT_FALSE(circle.peer(0).may_put_out(0)) << "oneself";
  EXPECT_TRUE(circle.peer(0).may_put_out(3));
  EXPECT_FALSE(circle.peer(1).may_put_out(3)) << "the first member asks";
  EXPECT_FALSE(circle.peer(0).may_put_out(4)) << "there is no such seat";
  Circle pair;
  pair.begin(2);
  EXPECT_FALSE(pair.peer(0).may_put_out(1)) << "one of two is not most of them";
}

TEST_F(RoomPutOut, WhoIsGoneIsNotAsked) {
  circle.begin(2);
  circle.lose(1);
  circle.step(0, EndGame{});
  EXPECT_FALSE(circle.peer(0).asks_others());
}

TEST_F(RoomPutOut, ARefusedVotePutsNobodyOut) {
  circle.begin(3);
  circle.step(0, PutOut{2});
  circle.step(1, Answer{false});
  EXPECT_FALSE(circle.peer(0).anybody_put_out()) << "while they are asked";
  circle.pass(60'000);
  EXPECT_FALSE(circle.peer(0).anybody_put_out());
  circle.lose(2);
  circle.pass(60'000);
  ASSERT_EQ(members(), 2U);
  circle.come_back(2);
  circle.pass(60'000);
  EXPECT_EQ(members(), 3U) << "whoever was gone is back";
}

TEST_F(RoomPutOut, WhoAgreedInVainPutsNobodyOut) {
  circle.begin(4);
  circle.step(0, PutOut{3});
  circle.step(1, Answer{true});
  circle.step(2, Answer{false});
  circle.pass(60'000);
  ASSERT_EQ(members(), 4U);
  for (const std::size_t who : {0U, 1U, 2U}) {
    EXPECT_FALSE(circle.peer(who).anybody_put_out()) << who;
  }
}

TEST_F(RoomPutOut, AWithdrawnVoteLetsNobodyBack) {
  vote_out();
  circle.step(0, PutOut{2});
  circle.step(0, Answer{false});
  EXPECT_TRUE(circle.peer(0).anybody_put_out());
  circle.pass(60'000);
  EXPECT_EQ(members(), 3U);
  EXPECT_TRUE(contains(keys_of(circle.peer(0).log().members()), circle.peer(2).key()));
}

TEST_F(RoomPutOut, WhoeverOwnsTheGameNextLetsNobodyBackUnasked) {
  vote_out();
  circle.step(0, Leave{});
  circle.pass(60'000);
  EXPECT_NE(circle.peer(3).wish(), 0U);
  const auto last = keys_of(circle.peer(1).log().members());
  EXPECT_EQ(last, (std::vector<Key>{circle.peer(1).key(), circle.peer(2).key()}));
  circle.step(1, LetBack{});
  circle.pass(60'000);
  EXPECT_EQ(circle.peer(1).log().members().size(), 3U);
}

TEST_F(RoomPutOut, AReloadInTheLobbyLetsNobodyBack) {
  sit();
  circle.step(0, PutOut{1});
  circle.reload(0);
  circle.pass(30'000);
  ASSERT_TRUE(circle.peer(0).owns_lobby());
  EXPECT_FALSE(sits());
  EXPECT_TRUE(circle.peer(0).anybody_put_out());
  circle.step(0, LetBack{});
  circle.reload(0);
  circle.pass(30'000);
  EXPECT_TRUE(sits());
}

TEST_F(RoomPutOut, AReloadInAGameLetsNobodyBack) {
  vote_out();
  circle.reload(0);
  circle.pass(60'000);
  EXPECT_EQ(members(), 3U);
  EXPECT_TRUE(circle.peer(0).anybody_put_out());
  circle.step(0, LetBack{});
  circle.pass(60'000);
  EXPECT_EQ(members(), 4U);
}

TEST_F(RoomPutOut, ANoStaysANoWhenThePageIsLoadedAgain) {
  circle.begin(3);
  circle.step(0, PutOut{2});
  ASSERT_TRUE(circle.peer(1).asks());
  circle.step(1, Answer{false});
  circle.reload(1);
  circle.pass(8000);
  EXPECT_TRUE(circle.peer(0).asks_others());
  EXPECT_FALSE(circle.peer(1).asks());
  EXPECT_FALSE(circle.peer(1).store_lost());
}

// A page that has just come has not heard yet that the one to be put out is here.
TEST_F(RoomPutOut, LoadingThePageAgainIsNoYes) {
  circle.begin(3);
  circle.step(0, PutOut{2});
  circle.reload(1);
  circle.pass(3000);
  EXPECT_EQ(members(), 3U);
  EXPECT_TRUE(circle.peer(1).asks());
}

TEST_F(RoomPutOut, AllSeeWhoHasNotAnsweredYet) {
  circle.begin(3);
  (void)circle.join(Circle::here(4));
  constexpr std::size_t kWatcher = 3;
  circle.pass(5000);
  using Keys = std::vector<Key>;
  const Key& first = circle.peer(1).key();
  const Key& second = circle.peer(2).key();
  EXPECT_EQ(circle.peer(0).unanswered(), Keys{});
  circle.step(0, EndGame{});
  EXPECT_EQ(circle.peer(0).unanswered(), (Keys{first, second}));
  EXPECT_EQ(circle.peer(kWatcher).unanswered(), (Keys{first, second}));
  circle.step(1, Answer{true});
  for (const std::size_t who : {std::size_t{0}, std::size_t{1}, kWatcher})
    EXPECT_EQ(circle.peer(who).unanswered(), Keys{second}) << who;
  EXPECT_EQ(circle.peer(2).unanswered(), Keys{}) << "who is asked knows it";
  circle.pass(60'000);
  EXPECT_EQ(circle.peer(0).unanswered(), Keys{}) << "the question is given up";
  EXPECT_EQ(circle.peer(kWatcher).unanswered(), Keys{});
}

// Rooms that were stored before those who were put out were stored with them.
TEST_F(RoomPutOut, ARoomStoredWithoutThemIsReadStill) {
  sit();
  const std::string before = circle.peer(0).kept();
  EXPECT_EQ(before.find('.'), std::string::npos) << "nobody was put out: the text is as it was";
  circle.step(0, PutOut{1});
  std::string kept = circle.peer(0).kept();
  const std::size_t point = kept.find('.');
  ASSERT_NE(point, std::string::npos);
  EXPECT_EQ(Peer::load(circle.peer(0).here(), kept).value().kept(), kept);
  EXPECT_FALSE(
      Peer::load(circle.peer(0).here(), kept.substr(0, point + 2) + kept.substr(point + 3)))
      << "no whole keys";
  kept.erase(point, kept.find(' ', point) - point);
  EXPECT_EQ(Peer::load(circle.peer(0).here(), kept).value().kept(), kept);
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
