// Open tables: the offers on a board, and the seats that strangers take at them.
#include "play/room/tables.h"

#include <gtest/gtest.h>

#include "play/room/peer/peer.h"
#include "rooms/circle.h"

namespace {

using namespace play::room;

constexpr std::uint32_t kNow_min = 29'000'000;

const Room& board() {
  static const Room room = open_room(board_secret("parchis"));
  return room;
}

Bytes said(std::uint8_t device, const Offer& offer) {
  return write(offer, enter(board(), {device}).pair, board().id)->bytes;
}

Offer offer_of(std::uint32_t minute, std::uint8_t free) {
  return {{7}, minute, 4, free, "parchis"};
}

TEST(RoomTables, AnOfferIsListedForALittleWhile) {
  OpenTables tables(board());
  EXPECT_TRUE(tables.hear(said(1, offer_of(kNow_min, 2)), 1000, kNow_min));
  ASSERT_EQ(tables.list().size(), 1U);
  EXPECT_EQ(tables.list()[0].offer.secret[0], 7);
  EXPECT_FALSE(tables.forget(1000 + kListed_ms - 1));
  EXPECT_TRUE(tables.hear(said(1, offer_of(kNow_min, 1)), 1000 + kOffer_ms, kNow_min));
  ASSERT_EQ(tables.list().size(), 1U) << "the same table";
  EXPECT_EQ(tables.list()[0].offer.free, 1);
  EXPECT_TRUE(tables.forget(1000 + kOffer_ms + kListed_ms));
  EXPECT_TRUE(tables.list().empty());
}

TEST(RoomTables, WhatIsOldFullOrForgedIsIgnored) {
  OpenTables tables(board());
  EXPECT_FALSE(tables.hear(said(1, offer_of(kNow_min - 3, 2)), 0, kNow_min));
  EXPECT_FALSE(tables.hear(said(1, offer_of(kNow_min + 3, 2)), 0, kNow_min));
  EXPECT_FALSE(tables.hear(said(1, offer_of(kNow_min, 0)), 0, kNow_min));
  Bytes forged = said(1, offer_of(kNow_min, 2));
  forged.back() ^= 1U;
  EXPECT_FALSE(tables.hear(forged, 0, kNow_min));
  const Room other = open_room({9});
  const Letter elsewhere = write(offer_of(kNow_min, 2), enter(other, {1}).pair, other.id);
  EXPECT_FALSE(tables.hear(elsewhere->bytes, 0, kNow_min));
  const Letter say = write(Say{1, 3, ""}, enter(board(), {1}).pair, board().id);
  EXPECT_FALSE(tables.hear(say->bytes, 0, kNow_min));
  EXPECT_TRUE(tables.list().empty());
}

// Anybody on the board can say again what somebody else has said before.
TEST(RoomTables, AnOlderOfferDoesNotReplaceANewerOne) {
  OpenTables tables(board());
  EXPECT_TRUE(tables.hear(said(1, offer_of(kNow_min, 1)), 0, kNow_min));
  EXPECT_FALSE(tables.hear(said(1, offer_of(kNow_min - 1, 3)), 20'000, kNow_min));
  ASSERT_EQ(tables.list().size(), 1U);
  EXPECT_EQ(tables.list()[0].offer.free, 1);
  EXPECT_TRUE(tables.hear(said(1, offer_of(kNow_min, 2)), 20'001, kNow_min))
      << "what is said again takes no turn of the table's own";
  EXPECT_FALSE(tables.hear(said(1, offer_of(kNow_min - 1, 3)), 60'000, kNow_min));
  EXPECT_TRUE(tables.forget(20'001 + kListed_ms)) << "nor is the table listed for longer";
  EXPECT_TRUE(tables.hear(said(1, offer_of(kNow_min - 1, 3)), 100'000, kNow_min))
      << "a clock may have been set back";
}

TEST(RoomTables, FloodsAreBounded) {
  OpenTables tables(board());
  EXPECT_TRUE(tables.hear(said(1, offer_of(kNow_min, 2)), 0, kNow_min));
  EXPECT_FALSE(tables.hear(said(1, offer_of(kNow_min, 1)), 4999, kNow_min)) << "one in 5 s";
  std::size_t heard = 0;
  for (unsigned i = 2; i < 42; ++i) {
    heard += tables.hear(said(static_cast<std::uint8_t>(i), offer_of(kNow_min, 2)), 6000, kNow_min);
  }
  EXPECT_EQ(heard, 20U) << "20 in a second";
  Offer offer = offer_of(kNow_min, 2);
  for (Millis now = 7000; now < 31'000; now += 50) {
    const Key device{static_cast<std::uint8_t>(now / 50), static_cast<std::uint8_t>(now / 12'800)};
    (void)tables.hear(write(offer, enter(board(), device).pair, board().id)->bytes, now, kNow_min);
  }
  EXPECT_EQ(tables.list().size(), kMostTables);
}

// An OFFER is due at once, then every 15 s; after a change of seats, as soon as boards accept
// another one of the same key.
TEST(RoomTables, AnOfferIsSaidAgainAndSoonerWhenItChanges) {
  Offering offering;
  EXPECT_FALSE(offering.due(std::nullopt, 0));
  EXPECT_TRUE(offering.due(offer_of(kNow_min, 3), 100));
  EXPECT_FALSE(offering.due(offer_of(kNow_min + 1, 3), 100 + kOffer_ms - 1)) << "the same";
  EXPECT_TRUE(offering.due(offer_of(kNow_min + 1, 3), 100 + kOffer_ms));
  EXPECT_FALSE(offering.due(offer_of(kNow_min + 1, 2), 100 + kOffer_ms + kBetween_ms - 1));
  EXPECT_TRUE(offering.due(offer_of(kNow_min + 1, 2), 100 + kOffer_ms + kBetween_ms));
  EXPECT_FALSE(offering.due(std::nullopt, 100'000)) << "full";
  EXPECT_TRUE(offering.due(offer_of(kNow_min + 1, 2), 100'001)) << "open again";
}

// A device that hears every due OFFER lists the table without a gap, with its newest seats.
TEST(RoomTables, WhatIsDueKeepsATableListed) {
  OpenTables tables(board());
  Offering offering;
  for (Millis now = 0; now < 600'000; now += 1000) {
    const auto free = static_cast<std::uint8_t>(1 + now / 120'000 % 3);
    const Offer offer = offer_of(kNow_min, free);
    if (offering.due(offer, now)) {
      EXPECT_TRUE(tables.hear(said(1, offer), now, kNow_min)) << now;
    }
    (void)tables.forget(now);
    ASSERT_EQ(tables.list().size(), 1U) << now;
    if (now % 120'000 >= kBetween_ms) {
      EXPECT_EQ(tables.list()[0].offer.free, free) << now;
    }
  }
}

// A room publishes its offer only while it is open to strangers and a seat is free.
TEST(RoomTables, ARoomOffersItsFreeSeats) {
  const Room room = open_room({3});
  Peer peer(Here{room, enter(room, {1}), 5, "Ana"});
  EXPECT_FALSE(peer.offer_of_table(kNow_min));
  (void)peer.step(Tick{10});
  (void)peer.step(play::room::SetUp{0, 0, "parchis"});
  EXPECT_FALSE(peer.offer_of_table(kNow_min)) << "a private room";
  (void)peer.step(play::room::SetUp{0, Setup::kOpen, "parchis"});
  const auto offer = peer.offer_of_table(kNow_min);
  ASSERT_TRUE(offer);
  EXPECT_EQ(offer->secret, room.secret);
  EXPECT_EQ(offer->seats, 4);
  EXPECT_EQ(offer->free, 3);
  EXPECT_TRUE(peer.open_table());
  for (const std::size_t seat : {1U, 2U, 3U}) {
    (void)peer.step(SeatBot{seat, "greedy"});
  }
  EXPECT_FALSE(peer.offer_of_table(kNow_min)) << "no free seat";
}

std::size_t says(const Effects& effects) {
  std::size_t count = 0;
  for (const Effect& effect : effects) {
    const Send* send = std::get_if<Send>(&effect);
    count += send != nullptr && send->letter->as<Say>() != nullptr;
  }
  return count;
}

// Free text is neither sent nor accepted at an open table, whoever sends it; phrases are.
TEST(RoomTables, ThereOneSpeaksByPhrasesOnly) {
  for (const bool open : {false, true}) {
    const Room room = open_room({3});
    Peer peer(Here{room, enter(room, {1}), 5, "Ana"});
    (void)peer.step(Tick{10});
    const std::uint8_t flags = open ? Setup::kOpen : 0;
    (void)peer.step(play::room::SetUp{0, flags, "parchis"});
    const auto hear = [&](const Body& body) {
      const Letter letter = write(body, enter(room, {2}).pair, room.id);
      (void)peer.step(Heard{1, letter->bytes, 7, {}});
    };
    (void)peer.step(Up{1});
    Hello hello;
    hello.session = 7;
    hello.count = 1;
    hear(hello);
    const std::size_t words = open ? 0 : 1;  // the messages with free text
    hear(Say{1, 0, "Come to my place"});
    EXPECT_EQ(peer.talk().said().size(), words);
    hear(Say{2, 3, ""});
    ASSERT_EQ(peer.talk().said().size(), words + 1);
    EXPECT_EQ(peer.talk().said().back()->as<Say>()->phrase, 3);
    EXPECT_EQ(says(peer.step(Speak{0, "Come to mine"})), words);
    EXPECT_EQ(peer.talk().said().size(), 2 * words + 1);
    EXPECT_EQ(says(peer.step(Speak{4, ""})), 1U);
    EXPECT_EQ(peer.talk().said().size(), 2 * words + 2);
  }
}

TEST(RoomTables, WordsAreHeardAlsoSoonAfterTheirPageWasLoadedAnew) {
  rooms::Circle circle;
  circle.begin(2);
  constexpr int kAtOnce = 5;
  for (int i = 0; i < kAtOnce; ++i) circle.step(1, Speak{4, ""});
  EXPECT_EQ(circle.peer(0).talk().count(), 5U);
  circle.reload(1);
  circle.step(1, Speak{4, ""});
  EXPECT_EQ(circle.peer(1).talk().count(), 1U);
  EXPECT_EQ(circle.peer(0).talk().count(), 5U) << "said too soon";
  circle.pass(10'000);
  circle.step(1, Speak{4, ""});
  EXPECT_EQ(circle.peer(0).talk().count(), 6U);
}

// People tell their names only where they know that no strangers are.
TEST(RoomTables, WhoeverComesKnowsAtTheFirstSetupWhetherTheyAreAmongFriends) {
  for (const bool open : {false, true}) {
    rooms::Circle circle;
    (void)circle.join(rooms::Circle::here(1));
    (void)circle.join(rooms::Circle::here(2));
    EXPECT_FALSE(circle.peer(1).among_friends()) << "nothing has been heard";
    const std::uint8_t flags = open ? Setup::kOpen : 0;
    circle.step(0, play::room::SetUp{0, flags, rooms::race_rules(2)});
    EXPECT_EQ(circle.peer(0).among_friends(), !open);
    EXPECT_EQ(circle.peer(1).among_friends(), !open);
  }
}

// A game among friends has ended, and the next table is open to strangers: at once, not from its
// START on. A table that was open stays so while those who came by the list may be there.
TEST(RoomTables, TheNextTableMayBeOpenAfterAGameThatWasNot) {
  rooms::Circle circle;
  circle.begin(2);
  circle.step(0, EndGame{});
  circle.step(1, Answer{true});
  ASSERT_TRUE(circle.peer(0).log().over());
  EXPECT_FALSE(circle.peer(0).open_table());
  circle.step(0, play::room::SetUp{0, Setup::kOpen, rooms::race_rules(2)});
  for (const std::size_t who : {0U, 1U}) {
    EXPECT_TRUE(circle.peer(who).open_table()) << who;
    circle.step(who, Speak{0, "Come to my place"});
    EXPECT_EQ(circle.peer(who).talk().count(), 0U) << who;
  }
  circle.step(1, Sit{1});
  circle.step(1, BeReady{});
  circle.step(0, Begin{});
  ASSERT_FALSE(circle.peer(0).idle());
  EXPECT_TRUE(circle.peer(1).open_table()) << "while it is played";
  circle.step(0, EndGame{});
  circle.step(1, Answer{true});
  circle.step(0, play::room::SetUp{0, 0, rooms::race_rules(2)});
  EXPECT_TRUE(circle.peer(1).open_table());
}

}  // namespace
