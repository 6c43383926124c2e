// The log of a room: rooms.md, §5 and §6, sentence by sentence, and its laws over whole games.
#include "play/room/log.h"
#include "play/room/log_check.h"

#include <gtest/gtest.h>

#include "play/match.h"
#include "room_table.h"

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
const std::vector<Sits> kThree = {{0}, {1}, {2}, kBotSeat};

// Three people and a bot, some entries into a game of Sorry!.
class RoomLog : public testing::Test {
 protected:
  void SetUp() override {
    ASSERT_EQ(table.begin(kThree), Word::Entry);
    do {
      table.play(1, rng);
    } while (log.length() < 4 || log.board()->actor() != core::kChance);
  }
  Word change(const std::vector<Sits>& seats, const std::vector<Table::Answer>& answers,
              unsigned flags = 0, int author = 0) {
    const Letter setup = table.setup(author, log.attempt() + 1, flags, seats);
    return log.take(table.start(author, setup, answers));
  }
  // The writer's next MOVE, altered.
  template <class F>
  Letter altered_move(F&& alter) {
    table.show_all();
    const Letter honest = table.move(rng);
    Entry entry = *honest->as<Entry>();
    alter(entry, std::get<Moves>(entry.content));
    return table.sign(entry, table.device_of(honest->key));
  }

  core::Rng rng{7};
  Table table{"sorry"};
  Log& log = table.log;
};

TEST_F(RoomLog, NothingIsWrittenBeforeAllMembersHaveShown) {
  EXPECT_FALSE(log.writer());
  log.take(table.show(0));
  log.take(table.show(1));
  EXPECT_FALSE(log.all_shown());
  EXPECT_EQ(log.shown(), 0b011);
  log.take(table.show(2));
  EXPECT_TRUE(log.all_shown());
  EXPECT_TRUE(log.writer());
  const Letter move = table.move(rng);
  Log behind = log.cut(log.length() - 1);
  EXPECT_EQ(behind.take(move), Word::Order);
  EXPECT_EQ(log.take(move), Word::Entry);
  EXPECT_EQ(log.take(move), Word::Old);
}

TEST_F(RoomLog, AMoveWithoutAShowIsMissingIt) {
  Log early = log;
  table.show_all();
  const Letter move = table.move(rng);
  EXPECT_EQ(early.take(move), Word::Missing);
}

TEST_F(RoomLog, AnEntryIsFinalOnceAllHaveShownForIt) {
  EXPECT_EQ(log.final_length() + 1, log.length());
  log.take(table.show(0));
  log.take(table.show(2));
  EXPECT_EQ(log.final_length() + 1, log.length());
  log.take(table.show(1));
  EXPECT_EQ(log.final_length(), log.length());
}

TEST_F(RoomLog, AMoveTellsWhatFellAndNothingElse) {
  EXPECT_EQ(log.take(altered_move(
                [](Entry&, Moves& moves) { moves.text.replace(0, moves.text.find(' '), "k99"); })),
            Word::Chance);
  EXPECT_EQ(log.take(altered_move(
                [](Entry&, Moves& moves) { moves.text.erase(0, moves.text.find(' ') + 1); })),
            Word::Chance);
}

TEST_F(RoomLog, AMoveDecidesSomethingLegalAndNotMore) {
  EXPECT_EQ(
      log.take(altered_move([](Entry&, Moves& moves) { moves.text.erase(moves.text.find(' ')); })),
      Word::Move);
  EXPECT_EQ(log.take(altered_move([](Entry&, Moves& moves) { moves.text += " pass"; })),
            Word::Move);
  EXPECT_EQ(log.take(altered_move([](Entry&, Moves& moves) { moves.text += "9"; })), Word::Move);
}

TEST_F(RoomLog, AMoveNamesThePlaceInTheLogAndTheStateBehindIt) {
  EXPECT_EQ(log.take(altered_move([](Entry&, Moves& moves) { ++moves.after; })), Word::State);
  EXPECT_EQ(log.take(altered_move([](Entry& entry, Moves&) { ++entry.game; })), Word::Game);
  EXPECT_EQ(log.take(altered_move([](Entry& entry, Moves&) { ++entry.seq; })), Word::Order);
  EXPECT_EQ(log.take(altered_move([](Entry& entry, Moves&) { --entry.seq; })), Word::Fork);
  EXPECT_EQ(log.take(altered_move([](Entry& entry, Moves&) { ++entry.prev[5]; })), Word::Fork);
  EXPECT_EQ(log.take(altered_move([](Entry&, Moves&) {})), Word::Entry);
}

TEST_F(RoomLog, OnlyTheDeviceThatPlaysTheSeatWrites) {
  table.show_all();
  const Letter move = table.move(rng);
  const int writer = table.device_of(move->key);
  for (const int other : {(writer + 1) % 3, (writer + 2) % 3, 5}) {
    EXPECT_EQ(log.take(table.sign(move->body, other)), Word::Writer);
  }
}

TEST_F(RoomLog, ABotIsPlayedByThePersonBeforeIt) {
  EXPECT_EQ(log.player_of(3), 2U);
  ASSERT_EQ(change({stands_in(0), {1}, {2}, kBotSeat}, {{1}, {2}}, 0, 1), Word::Entry);
  EXPECT_EQ(log.members()[log.player_of(0)].key, table.key(2)) << "round the table";
}

TEST_F(RoomLog, HiddenHandsHaveNoEntriesOfTheirKindHere) {
  table.show_all();
  const Entry open{log.tag(), log.length(), log.head(), play::room::Open{}};
  EXPECT_EQ(log.take(table.sign(open, 0)), Word::Kind);
}

TEST_F(RoomLog, NoOtherMessageIsTheLogs) {
  EXPECT_EQ(log.take(table.sign(play::room::Say{1, 3, ""}, 0)), Word::Type);
}

// ---- Shows

TEST_F(RoomLog, AShowIsRightIfItsElementHashesBackToTheNewestKnown) {
  Show show = *table.show(0)->as<Show>();
  ++show.element[0];
  EXPECT_EQ(log.take(table.sign(show, 0)), Word::Element);
  EXPECT_EQ(log.take(table.show(0)), Word::Shown);
  EXPECT_EQ(log.take(table.show(0)), Word::Old);
}

TEST_F(RoomLog, AShowNamesItsEntry) {
  Show show = *table.show(0)->as<Show>();
  ++show.head[31];
  EXPECT_EQ(log.take(table.sign(show, 0)), Word::Head);
  show = *table.show(0)->as<Show>();
  ++show.game;
  EXPECT_EQ(log.take(table.sign(show, 0)), Word::Game);
}

TEST_F(RoomLog, OnlyMembersShow) {
  EXPECT_EQ(log.take(table.sign(table.show(0)->body, 4)), Word::Writer);
}

TEST_F(RoomLog, AShowMayComeBeforeItsEntry) {
  Show early{log.tag(), log.length() + 1, {}, table.element(1, log.length() + 1)};
  ++early.element[3];
  EXPECT_EQ(log.take(table.sign(early, 1)), Word::Order);
  --early.element[3];
  EXPECT_EQ(log.take(table.sign(early, 1)), Word::Shown);
  EXPECT_TRUE(log.has_shown(1)) << "the elements before follow from it";
  EXPECT_EQ(log.take(table.show(1)), Word::Old);
  Show far{log.tag(), log.segment().seq + play::kMostRuns, {}, {}};
  EXPECT_EQ(log.take(table.sign(far, 1)), Word::Order);
}

TEST_F(RoomLog, WhoHasShownForAnEntryBindsEverybodyToIt) {
  const Show named{log.tag(), log.length(), {7}, table.element(2, log.length())};
  ASSERT_EQ(log.take(table.sign(named, 2)), Word::Shown);
  table.show_all();
  const Letter move = table.move(rng);
  EXPECT_EQ(log.take(move), Word::Head);
  EXPECT_EQ(change(kThree, {{0}, {1}, {2}}), Word::Entry) << "a START may stand in its place";
}

TEST_F(RoomLog, ShowsFromBeforeTheStartAreOld) {
  const Letter before = table.show(0);
  ASSERT_EQ(change(kThree, {{0}, {1}, {2}}), Word::Entry);
  EXPECT_EQ(log.take(before), Word::Old);
  EXPECT_EQ(log.shown(), 0);
}

TEST_F(RoomLog, WhatAllShowedDecidesTheThrowAndNothingElse) {
  Log other = log;
  std::vector<Letter> shows;
  for (int i = 2; i >= 0; --i) {
    shows.push_back(table.show(i));
  }
  table.show_all();
  for (const Letter& show : shows) {
    other.take(show);
  }
  EXPECT_EQ(log.fallen()->moves, other.fallen()->moves) << "in whatever order they came";
}

// ---- STARTs

TEST_F(RoomLog, AMajorityMayGoOnWithoutOneThatIsSilent) {
  EXPECT_EQ(change({{0}, {1}, stands_in(2), kBotSeat}, {{0}, {1}}), Word::Entry);
  EXPECT_EQ(log.members().size(), 2U);
  EXPECT_EQ(log.attempt(), 2U);
  table.play(2, rng);
  EXPECT_EQ(change({{0}, {1}, {2}, kBotSeat}, {{0}, {1}, {2}}), Word::Entry) << "and back";
  EXPECT_EQ(log.members()[2].key, table.key(2));
}

TEST_F(RoomLog, NoMinorityGoesOn) {
  EXPECT_EQ(change({{0}, stands_in(1), stands_in(2), kBotSeat}, {{0}}), Word::Majority);
}

TEST_F(RoomLog, AMajorityOfAMajorityIsNone) {
  ASSERT_EQ(change({{0}, {1}, stands_in(2), kBotSeat}, {{0}, {1}}), Word::Entry);
  EXPECT_EQ(change({{0}, stands_in(1), stands_in(2), kBotSeat}, {{0}}), Word::Majority);
  table.play(1, rng);
  EXPECT_EQ(change({{0}, stands_in(1), stands_in(2), kBotSeat}, {{0}}), Word::Majority)
      << "one of two is no majority either";
}

TEST_F(RoomLog, WhoLeavesCountsOnceMore) {
  ASSERT_EQ(change({{0}, {1}, stands_in(2), kBotSeat}, {{0}, {1}, {2, kLeaves}}), Word::Entry);
  table.play(1, rng);
  EXPECT_EQ(change({{0}, stands_in(1), stands_in(2), kBotSeat}, {{0}, {1, kLeaves}}), Word::Entry);
  EXPECT_EQ(log.segment().left, std::vector<Key>{table.key(1)});
}

TEST_F(RoomLog, OnlyMembersLeave) {
  EXPECT_EQ(change({{0}, {1}, stands_in(2), kBotSeat}, {{0}, {1}, {5, kLeaves}}), Word::Start);
  EXPECT_EQ(change({{0}, {1}, stands_in(2), kBotSeat}, {{0}, {1}, {2}}), Word::Start)
      << "it has no seat and does not leave";
  EXPECT_EQ(change(kThree, {{0}, {1}, {2, kLeaves}}), Word::Start) << "it has a seat and leaves";
}

TEST_F(RoomLog, TheFirstMemberWritesTheStart) {
  EXPECT_EQ(change(kThree, {{0}, {1}, {2}}, 0, 1), Word::Writer);
  EXPECT_EQ(change({stands_in(0), {1}, {2}, kBotSeat}, {{1}, {2}}, 0, 1), Word::Entry);
  ASSERT_EQ(log.members()[0].key, table.key(1));
  EXPECT_EQ(change(kThree, {{1}, {2}, {0}}, 0, 1), Word::Entry);
  EXPECT_EQ(log.members()[0].key, table.key(1)) << "who comes back comes last";
}

TEST_F(RoomLog, SeatsKeepTheirKeys) {
  EXPECT_EQ(change({{0}, {2}, {1}, kBotSeat}, {{0}, {1}, {2}}), Word::Seat);
  EXPECT_EQ(change({{0}, {1}, {2}, {3}}, {{0}, {1}, {2}, {3}}), Word::Seat);
  EXPECT_EQ(change({{0}, {1}, kBotSeat, kBotSeat}, {{0}, {1}}), Word::Seat);
}

TEST_F(RoomLog, AStartStandsBehindTheHighestRankOfItsReadies) {
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

TEST_F(RoomLog, AttemptsOnlyRise) {
  const Letter setup = table.setup(0, 1, 0, kThree);
  EXPECT_EQ(log.take(table.start(0, setup, {{0}, {1}, {2}})), Word::Attempt);
}

TEST_F(RoomLog, TheThrowIsMadeAgainUnlessSomebodyKnewIt) {
  const std::uint32_t length = log.length();
  EXPECT_EQ(change(kThree, {{0, kKnows}, {1}, {2}}), Word::Chance) << "and does not tell it";
  table.show_all();
  const auto fell = log.fallen()->moves;
  EXPECT_EQ(change(kThree, {{0, kKnows}, {1}, {2}}), Word::Entry);
  EXPECT_EQ(log.made().back(), fell.back());
  EXPECT_NE(log.board()->actor(), core::kChance);
  EXPECT_EQ(log.moves_before(length) + fell.size(), log.made().size());
}

TEST_F(RoomLog, AThrowThatIsToldIsTheOneThatFell) {
  const Letter setup = table.setup(0, 2, 0, kThree);
  std::vector<Letter> readies;
  for (const int device : {0, 1, 2}) {
    readies.push_back(table.ready(device, setup, log.rank(), kKnows));
  }
  Entry entry = log.make_start(setup, readies);
  std::get<Start>(entry.content).fell = "k99";
  EXPECT_EQ(log.take(table.sign(entry, 0)), Word::Missing) << "while an element lacks";
  table.show_all();
  EXPECT_EQ(log.take(table.sign(entry, 0)), Word::Chance);
}

TEST_F(RoomLog, ApartAsksForNoMajorityAndIsAnotherGame) {
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

TEST_F(RoomLog, EverybodyMayAgreeToTheEnd) {
  EXPECT_EQ(change({{0}, {1}, stands_in(2), kBotSeat}, {{0}, {1}}, kEnds), Word::Majority);
  ASSERT_EQ(change(kThree, {{0}, {1}, {2}}, kEnds), Word::Entry);
  EXPECT_TRUE(log.over());
  table.show_all();
  EXPECT_FALSE(log.writer());
  EXPECT_EQ(change(kThree, {{0}, {1}, {2}}), Word::End);
  EXPECT_EQ(table.begin({{1}, {2}, {0}, kBotSeat}, Setup::kNew, 1), Word::Entry) << "then the next";
  EXPECT_EQ(log.length(), 1U);
}

TEST_F(RoomLog, NoNewGameWhileOneIsOn) { EXPECT_EQ(table.begin(kThree), Word::Fork); }

TEST_F(RoomLog, WhoLacksTheEndFollowsAMajorityIntoTheNextGame) {
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

TEST_F(RoomLog, WithoutTheStoreOneDoesNotCount) {
  EXPECT_EQ(change({{0}, {1}, stands_in(2), kBotSeat}, {{0}, {1, kNoStore}}), Word::Entry)
      << "but beside one other it does";
  table.play(1, rng);
  EXPECT_EQ(change(kThree, {{0, kNoStore}, {1, kNoStore}, {2, kNoStore}}), Word::Majority)
      << "one of all must have it";
  EXPECT_EQ(change(kThree, {{0}, {1, kNoStore}, {2}}), Word::Majority) << "one of two members";
  EXPECT_EQ(change(kThree, {{0}, {1}, {2, kNoStore}}), Word::Entry);
}

TEST_F(RoomLog, EachStartBeginsItsChainsAnew) {
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

// ---- Laws

struct Life {
  std::string rules;
  int seats;
};

class RoomLaws : public testing::TestWithParam<Life> {};

void expect_same(const Log& a, const Log& b) {
  EXPECT_EQ(a.head(), b.head());
  EXPECT_EQ(a.rank(), b.rank());
  EXPECT_EQ(a.tag(), b.tag());
  EXPECT_EQ(a.final_length(), b.final_length());
  EXPECT_EQ(a.shown(), b.shown());
  EXPECT_EQ(a.board()->line(), b.board()->line());
}

TEST_P(RoomLaws, WhoComesLateLearnsAllFromWhatIsSent) {
  core::Rng rng(11);
  Table table(GetParam().rules);
  std::vector<Sits> all;
  for (int seat = 0; seat < GetParam().seats; ++seat) {
    all.push_back({seat % 3});
  }
  ASSERT_EQ(table.begin(all), Word::Entry);
  Log& log = table.log;
  for (int change = 0; change < 4; ++change) {
    table.play(5, rng);
    std::vector<Sits> fewer = all;
    for (Sits& sits : fewer) {
      sits = sits.device == 2 && change % 2 == 0 ? stands_in(2) : sits;
    }
    ASSERT_EQ(table.begin(fewer, 0), log.over() ? Word::End : Word::Entry);
    for (std::uint32_t known = 0; known <= log.length(); ++known) {
      Log late = log.cut(known);
      for (const Letter& letter : log.missing_from(known)) {
        const Word word = late.take(letter);
        ASSERT_FALSE(play::room::refused(word)) << play::room::word_text(word) << " " << known;
      }
      expect_same(late, log);
    }
  }
}

// The newest signatures cover the others: one that is spoilt is not noticed unless it is such a
// one.
TEST_P(RoomLaws, AWholeLogIsCheckedByItsNewestSignatures) {
  core::Rng rng(13);
  Table table(GetParam().rules);
  std::vector<Sits> seats(static_cast<std::size_t>(GetParam().seats), Sits{0});
  seats.back() = {1};
  ASSERT_EQ(table.begin(seats), Word::Entry);
  table.play(6, rng);
  std::vector<play::room::Bytes> messages;
  for (const Letter& letter : table.log.missing_from(0)) {
    messages.push_back(letter->bytes);
  }
  expect_same(play::room::check_log(messages, table.room.id).log, table.log);
  std::size_t noticed = 0;
  for (std::size_t i = 0; i < messages.size(); ++i) {
    messages[i].back() ^= 1U;
    const auto check = play::room::check_log(messages, table.room.id);
    noticed += check.word == Word::Sign && check.refused == i ? 1 : 0;
    messages[i].back() ^= 1U;
  }
  EXPECT_EQ(noticed, 3U) << "the START, and the newest of two keys";
  messages[4][40] ^= 1U;
  EXPECT_TRUE(play::room::refused(play::room::check_log(messages, table.room.id).word));
}

TEST_P(RoomLaws, AGameComesToItsEndAndReplays) {
  core::Rng rng(12);
  Table table(GetParam().rules, Pace::Quick);
  std::vector<Sits> seats(static_cast<std::size_t>(GetParam().seats), kBotSeat);
  seats[0] = {0};
  ASSERT_EQ(table.begin(seats), Word::Entry);
  table.play(4000, rng);
  ASSERT_TRUE(table.log.over());
  const auto& end = play::room::game_position(table.log.board());
  play::Match again(end.game());
  for (const play::Move move : table.log.made()) {
    again.play(move);
  }
  EXPECT_EQ(again.state(), end.state());
  EXPECT_FALSE(table.log.writer());
}

INSTANTIATE_TEST_SUITE_P(All, RoomLaws,
                         testing::Values(Life{"parchis pieces=1", 4},
                                         Life{"parchis seats=YR,BG pieces=1", 2},
                                         Life{"sorry pawns=1 out=1", 4},
                                         Life{"maze seats=R,Y", 2}));

}  // namespace
