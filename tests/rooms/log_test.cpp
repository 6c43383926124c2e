// The log of a room: entries and shows, one test for each sentence of their rules.
#include "play/room/log/log.h"

#include <gtest/gtest.h>

#include "play/match.h"
#include "rooms/log_table.h"

namespace {

using namespace rooms;
using play::room::Entry;
using play::room::Moves;
using play::room::Show;

class RoomLog : public LogTest {};

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
  EXPECT_EQ(log.outcomes()->moves, other.outcomes()->moves) << "in whatever order they came";
}

}  // namespace
