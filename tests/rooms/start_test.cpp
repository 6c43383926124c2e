// The log of a room: the players, one test for each sentence of their rules.
#include "play/room/log/log.h"

#include <gtest/gtest.h>

#include "rooms/log_table.h"

namespace {

using namespace rooms;
using play::room::Entry;
using play::room::Moves;
using play::room::Show;
using play::room::Start;

constexpr unsigned kApart = Setup::kApart;
constexpr unsigned kEnds = Setup::kEnds;
constexpr unsigned kLeaves = Ready::kLeaves;
constexpr unsigned kKnows = Ready::kKnows;
constexpr unsigned kNoStore = Ready::kNoStore;

class RoomStarts : public LogTest {};

// ---- STARTs

TEST_F(RoomStarts, AMajorityMayGoOnWithoutOneThatIsSilent) {
  EXPECT_EQ(change({{0}, {1}, stands_in(2), kBotSeat}, {{0}, {1}}), Word::Entry);
  EXPECT_EQ(log.members().size(), 2U);
  EXPECT_EQ(log.attempt(), 2U);
  table.play(2, rng);
  EXPECT_EQ(change({{0}, {1}, {2}, kBotSeat}, {{0}, {1}, {2}}), Word::Entry) << "and back";
  EXPECT_EQ(log.members()[2].key, table.key(2));
}

TEST_F(RoomStarts, NoMinorityGoesOn) {
  EXPECT_EQ(change({{0}, stands_in(1), stands_in(2), kBotSeat}, {{0}}), Word::Majority);
}

TEST_F(RoomStarts, AMajorityOfAMajorityIsNone) {
  ASSERT_EQ(change({{0}, {1}, stands_in(2), kBotSeat}, {{0}, {1}}), Word::Entry);
  EXPECT_EQ(change({{0}, stands_in(1), stands_in(2), kBotSeat}, {{0}}), Word::Majority);
  table.play(1, rng);
  EXPECT_EQ(change({{0}, stands_in(1), stands_in(2), kBotSeat}, {{0}}), Word::Majority)
      << "one of two is no majority either";
}

TEST_F(RoomStarts, WhoLeavesCountsOnceMore) {
  ASSERT_EQ(change({{0}, {1}, stands_in(2), kBotSeat}, {{0}, {1}, {2, kLeaves}}), Word::Entry);
  table.play(1, rng);
  EXPECT_EQ(change({{0}, stands_in(1), stands_in(2), kBotSeat}, {{0}, {1, kLeaves}}), Word::Entry);
  EXPECT_EQ(log.segment().left, std::vector<Key>{table.key(1)});
}

// … not even by taking over a seat for which it answers as a bot.
TEST(RoomStartsWithHands, OneDeviceNeverGetsTwoSeats) {
  const char* rules = "sorry seats=R,Y mode=points";
  Table both(rules);
  EXPECT_EQ(both.begin({{0}, {0}}), Word::Start);
  Table later(rules);
  ASSERT_EQ(later.begin({stands_in(0), {0}}), Word::Entry);
  const Letter setup = later.setup(0, later.log.attempt() + 1, 0, {{0}, {0}});
  EXPECT_EQ(later.log.take(later.start(0, setup, {{0}})), Word::Start);
}

TEST_F(RoomStarts, EachPartIsReadHoweverManyThereAre) {
  constexpr std::size_t kMany = 14;
  const Letter setup = table.setup(0, log.attempt() + 1, 0, {{0}, {1}, {2}, kBotSeat});
  Entry entry = *table.start(0, setup, {{0}, {1}, {2}})->as<Entry>();
  auto& parts = std::get<Start>(entry.content).parts;
  parts.resize(kMany, parts.back());
  EXPECT_EQ(log.take(table.sign(entry, 0)), Word::Start);
  parts.back().resize(100);
  EXPECT_EQ(log.take(table.sign(entry, 0)), Word::Form);
}

TEST_F(RoomStarts, OnlyMembersLeave) {
  EXPECT_EQ(change({{0}, {1}, stands_in(2), kBotSeat}, {{0}, {1}, {5, kLeaves}}), Word::Start);
  EXPECT_EQ(change({{0}, {1}, stands_in(2), kBotSeat}, {{0}, {1}, {2}}), Word::Start)
      << "it has no seat and does not leave";
  EXPECT_EQ(change(kThree, {{0}, {1}, {2, kLeaves}}), Word::Start) << "it has a seat and leaves";
}

TEST_F(RoomStarts, TheFirstMemberWritesTheStart) {
  EXPECT_EQ(change(kThree, {{0}, {1}, {2}}, 0, 1), Word::Writer);
  EXPECT_EQ(change({stands_in(0), {1}, {2}, kBotSeat}, {{1}, {2}}, 0, 1), Word::Entry);
  ASSERT_EQ(log.members()[0].key, table.key(1));
  EXPECT_EQ(change(kThree, {{1}, {2}, {0}}, 0, 1), Word::Entry);
  EXPECT_EQ(log.members()[0].key, table.key(1)) << "who comes back comes last";
}

TEST_F(RoomStarts, SeatsKeepTheirKeys) {
  EXPECT_EQ(change({{0}, {2}, {1}, kBotSeat}, {{0}, {1}, {2}}), Word::Seat);
  EXPECT_EQ(change({{0}, {1}, {2}, {3}}, {{0}, {1}, {2}, {3}}), Word::Seat);
  EXPECT_EQ(change({{0}, {1}, kBotSeat, kBotSeat}, {{0}, {1}}), Word::Seat);
}

TEST_F(RoomStarts, AStartStandsBehindTheHighestRankOfItsReadies) {
  const Letter setup = table.setup(0, 2, 0, kThree);
  const auto with = [&](play::room::Rank rank) {
    std::vector<Letter> readies;
    for (const int device : {0, 1, 2}) {
      readies.push_back(table.ready(device, setup, device == 1 ? rank : play::room::Rank{1, 2}));
    }
    Log copy = log;
    return copy.take(table.sign(copy.make_start(setup, readies), 0));
  };
  EXPECT_EQ(with({1, log.length() + 1}), Word::Rank);
  EXPECT_EQ(with({2, 1}), Word::Rank);
  EXPECT_EQ(with({1, log.length() - 1}), Word::Rank);
  EXPECT_EQ(with({1, log.length()}), Word::Entry);
}

TEST_F(RoomStarts, AttemptsOnlyRise) {
  const Letter setup = table.setup(0, 1, 0, kThree);
  EXPECT_EQ(log.take(table.start(0, setup, {{0}, {1}, {2}})), Word::Attempt);
}

TEST_F(RoomStarts, TheThrowIsMadeAgainUnlessSomebodyKnewIt) {
  EXPECT_EQ(change(kThree, {{0, kKnows}, {1}, {2}}), Word::Chance) << "and does not tell it";
  table.show_all();
  const auto drawn = log.outcomes()->moves;
  const std::size_t before = log.made().size();
  EXPECT_EQ(change(kThree, {{0, kKnows}, {1}, {2}}), Word::Entry);
  EXPECT_EQ(log.made().back(), drawn.back());
  EXPECT_NE(log.position()->actor(), core::kChance);
  EXPECT_EQ(before + drawn.size(), log.made().size());
}

TEST_F(RoomStarts, AThrowThatIsToldIsTheOneThatFell) {
  const Letter setup = table.setup(0, 2, 0, kThree);
  std::vector<Letter> readies;
  for (const int device : {0, 1, 2}) {
    readies.push_back(table.ready(device, setup, log.rank(), kKnows));
  }
  Entry entry = log.make_start(setup, readies);
  std::get<Start>(entry.content).outcomes = "k99";
  EXPECT_EQ(log.take(table.sign(entry, 0)), Word::Missing) << "while an element lacks";
  table.show_all();
  EXPECT_EQ(log.take(table.sign(entry, 0)), Word::Chance);
}

TEST_F(RoomStarts, ApartAsksForNoMajorityAndIsAnotherGame) {
  const auto before = log.tag();
  const std::uint32_t length = log.length();
  const Letter setup = table.setup(0, 2, kApart, {{0}, stands_in(1), stands_in(2), kBotSeat});
  const Letter start = table.start(0, setup, {{0}});
  ASSERT_EQ(log.take(start), Word::Entry);
  EXPECT_EQ(log.take(start), Word::Old);
  EXPECT_NE(log.tag(), before);
  EXPECT_EQ(log.game_digest(), start->digest);
  EXPECT_EQ(log.length(), length + 1) << "with the same past";
  table.play(2, rng);
  EXPECT_EQ(log.length(), length + 3);
  EXPECT_EQ(log.cut(length).tag(), before);
}

TEST_F(RoomStarts, EverybodyMayAgreeToTheEnd) {
  EXPECT_EQ(change({{0}, {1}, stands_in(2), kBotSeat}, {{0}, {1}}, kEnds), Word::Majority);
  ASSERT_EQ(change(kThree, {{0}, {1}, {2}}, kEnds), Word::Entry);
  EXPECT_TRUE(log.over());
  table.show_all();
  EXPECT_FALSE(log.writer());
  EXPECT_EQ(change(kThree, {{0}, {1}, {2}}), Word::End);
  EXPECT_EQ(table.begin({{1}, {2}, {0}, kBotSeat}, Setup::kNew, 1), Word::Entry) << "then the next";
  EXPECT_EQ(log.length(), 1U);
}

TEST_F(RoomStarts, NoNewGameWhileOneIsOn) { EXPECT_EQ(table.begin(kThree), Word::Fork); }

TEST_F(RoomStarts, WhoLacksTheEndFollowsAMajorityIntoTheNextGame) {
  Log behind = log;
  ASSERT_EQ(change(kThree, {{0}, {1}, {2}}, kEnds), Word::Entry);
  const std::vector<Sits> seats = {{1}, {0}, {5}, kBotSeat};
  const Letter setup = table.setup(1, log.attempt() + 1, Setup::kNew, seats);
  const Letter next = table.start(1, setup, {{0}, {1}, {5}});
  EXPECT_EQ(behind.take(next), Word::Rank);
  const auto followed = behind.followed_by(next);
  ASSERT_TRUE(followed);
  EXPECT_EQ(log.take(next), Word::Entry);
  EXPECT_EQ(followed->tag(), log.tag());
  const Letter few = table.setup(1, log.attempt() + 5, Setup::kNew, {{1}, {4}, {5}, kBotSeat});
  EXPECT_FALSE(behind.followed_by(table.start(1, few, {{1}, {4}, {5}})));
}

TEST_F(RoomStarts, WithoutTheStoreOneDoesNotCount) {
  EXPECT_EQ(change({{0}, {1}, stands_in(2), kBotSeat}, {{0}, {1, kNoStore}}), Word::Entry)
      << "but beside one other it does";
  table.play(1, rng);
  EXPECT_EQ(change(kThree, {{0, kNoStore}, {1, kNoStore}, {2, kNoStore}}), Word::Majority)
      << "one of all must have it";
  EXPECT_EQ(change(kThree, {{0}, {1, kNoStore}, {2}}), Word::Majority) << "one of two members";
  EXPECT_EQ(change(kThree, {{0}, {1}, {2, kNoStore}}), Word::Entry);
}

TEST_F(RoomStarts, EachStartBeginsItsChainsAnew) {
  EXPECT_EQ(log.element_number(), log.length());
  ASSERT_EQ(change(kThree, {{0}, {1}, {2}}), Word::Entry);
  EXPECT_EQ(log.element_number(), 1U);
}

// ---- The first START

TEST(RoomStart, RulesAreInPrintedFormAndHaveAsManySeats) {
  EXPECT_EQ(Table("sorry-teams").begin(kThree), Word::Rules) << "a preset's name";
  EXPECT_EQ(Table("sorry pawns=4").begin(kThree), Word::Rules) << "a default told";
  EXPECT_EQ(Table("chess").begin(kThree), Word::Rules);
  EXPECT_EQ(Table("sorry seats=R,Y").begin(kThree), Word::Rules);
  EXPECT_EQ(Table("sorry").begin({{0}, {1}, {2}}), Word::Rules);
  EXPECT_EQ(Table("sorry").begin(kThree), Word::Entry);
}

TEST(RoomStart, NoSeatIsFree) {
  EXPECT_EQ(Table("sorry").begin({{0}, {1}, {2}, kFreeSeat}), Word::Start);
}

TEST(RoomStart, AuthorFirstThenByTheFirstSeat) {
  Table table("sorry");
  ASSERT_EQ(table.begin({{3}, {1}, {2}, {1}}, Setup::kNew, 2), Word::Entry);
  const auto keys = play::room::keys_of(table.log.members());
  EXPECT_EQ(keys, (std::vector<Key>{table.key(2), table.key(3), table.key(1)}));
}

TEST(RoomStart, OneDeviceMayHoldSeveralSeats) {
  Table table("sorry");
  ASSERT_EQ(table.begin({{0}, {0}, {1}, {0}}), Word::Entry);
  EXPECT_EQ(table.log.members().size(), 2U);
  core::Rng rng(1);
  table.play(6, rng);
  EXPECT_EQ(table.log.length(), 7U);
}

TEST(RoomStart, BeforeAnyGameNothingButItsFirstStartIsTaken) {
  Table table("sorry");
  EXPECT_EQ(table.log.take(table.sign(Show{}, 0)), Word::Game);
  EXPECT_EQ(table.log.take(table.sign(Entry{0, 0, {}, Moves{0, "pass"}}, 0)), Word::Game);
  EXPECT_EQ(table.begin(kThree, 0), Word::Start);
  EXPECT_EQ(table.begin(kThree, Setup::kNew | kEnds), Word::Start);
}

}  // namespace
