// People at one device who play several seats.
#include <gtest/gtest.h>

#include "rooms/circle.h"

namespace {

using namespace rooms;
using namespace play::room;

unsigned seats_of(const Setup& setup, const Key& key) {
  unsigned seats = 0;
  for (std::size_t i = 0; i < setup.seats.size(); ++i) {
    seats |= setup.seats[i].key == key ? 1U << i : 0U;
  }
  return seats;
}

// Device 0 has opened a table for four with its first seat, and device 1 has the second.
class RoomSeveralSeats : public testing::Test {
 protected:
  void open(const std::string& rules, const Book& book = race_book(), std::uint8_t flags = 0) {
    for (std::uint8_t device = 1; device <= 2; ++device) {
      Here here = Circle::here(device);
      here.book = &book;
      (void)room.join(here);
    }
    room.step(0, play::room::SetUp{0, flags, rules});
    room.step(1, Sit{1});
  }
  [[nodiscard]] unsigned seats(std::size_t who) const {
    const play::room::Setup& first = *room.peer(0).lobby();
    EXPECT_EQ(seats_of(*room.peer(1).lobby(), room.peer(who).key()),
              seats_of(first, room.peer(who).key()))
        << "both see the same seats";
    return seats_of(first, room.peer(who).key());
  }
  // Bots take the free seats, and the game begins.
  void begin() {
    for (std::size_t i = 0; i < room.peer(0).lobby()->seats.size(); ++i) {
      if (room.peer(0).lobby()->seats[i].kind == Seat::Kind::Free) {
        room.step(0, SeatBot{i, "greedy"});
      }
    }
    room.step(1, BeReady{});
    room.step(0, Begin{});
  }
  // Plays until the game is over, or nobody can move for a while.
  void play() {
    for (int idle = 0; idle < 300 && !room.peer(0).log().over(); ++idle) {
      for (std::size_t who = 0; who < 2; ++who) {
        core::MoveList moves;
        if (room.peer(who).acts()) {
          room.peer(who).view()->moves(moves);
        }
        if (!moves.empty()) {
          room.step(who, Decide{{room.peer(who).view()->print(moves[0])}});
          idle = 0;
        }
      }
      room.pass(100);
    }
  }

  Circle room;
};

TEST_F(RoomSeveralSeats, AGuestTakesASecondSeatAndGivesItBack) {
  open(race_rules(4));
  room.step(1, Sit{3, true});
  EXPECT_EQ(seats(1), 0b1010U);
  room.step(1, Sit{1, true});
  EXPECT_EQ(seats(1), 0b1000U);
  room.step(1, Sit{3, true});
  EXPECT_EQ(seats(1), 0b1000U) << "the last seat is left by standing up only";
}

TEST_F(RoomSeveralSeats, TheOwnerTakesASecondSeatAndGivesItBack) {
  open(race_rules(4));
  room.step(0, Sit{2, true});
  EXPECT_EQ(seats(0), 0b0101U);
  room.step(0, Sit{0, true});
  EXPECT_EQ(seats(0), 0b0100U);
  EXPECT_FALSE(room.peer(0).owns_lobby()) << "the lobby is led by whoever has its first seat";
}

TEST_F(RoomSeveralSeats, WhoOnlySitsDownHasOneSeat) {
  open(race_rules(4));
  room.step(1, Sit{3, true});
  room.step(1, Sit{2});
  EXPECT_EQ(seats(1), 0b0100U);
}

TEST_F(RoomSeveralSeats, NobodyIsMovedFromTheirSeat) {
  open(race_rules(4));
  room.step(1, Sit{0, true});
  EXPECT_EQ(seats(0), 0b0001U);
  EXPECT_EQ(seats(1), 0b0010U);
  room.step(0, Sit{1, true});
  EXPECT_EQ(seats(0), 0b0001U);
  EXPECT_EQ(seats(1), 0b0010U);
}

TEST_F(RoomSeveralSeats, ABotsSeatCanBeTaken) {
  open(race_rules(4));
  room.step(0, SeatBot{3, "greedy"});
  room.step(1, Sit{3, true});
  EXPECT_EQ(seats(1), 0b1010U);
}

// A device whose store is lost wishes for any seat: for its own, or for one.
TEST_F(RoomSeveralSeats, WhoWishesForAnySeatHasOne) {
  open(race_rules(4));
  Here lost = Circle::here(3);
  lost.store_lost = true;
  const std::size_t who = room.join(lost);
  room.pass(3000);
  EXPECT_EQ(seats(who), 0b0100U);
}

TEST_F(RoomSeveralSeats, HiddenHandsAreOneForEachDevice) {
  open("sorry-points", games_book());
  EXPECT_FALSE(room.peer(1).may_have_several());
  room.step(1, Sit{3, true});
  EXPECT_EQ(seats(1), 0b1000U) << "it has moved";
}

TEST_F(RoomSeveralSeats, WhenTheRulesHideHandsEachDeviceKeepsItsFirstSeat) {
  open("sorry", games_book());
  room.step(0, Sit{2, true});
  room.step(1, Sit{3, true});
  room.step(0, play::room::SetUp{0, 0, "sorry-points"});
  EXPECT_EQ(seats(0), 0b0001U);
  EXPECT_EQ(seats(1), 0b0010U);
}

TEST_F(RoomSeveralSeats, AmongStrangersEachDeviceHasOne) {
  open(race_rules(4), race_book(), play::room::Setup::kOpen);
  EXPECT_FALSE(room.peer(1).may_have_several());
  room.step(1, Sit{3, true});
  EXPECT_EQ(seats(1), 0b1000U);
}

TEST_F(RoomSeveralSeats, AWholeGameIsPlayedByTwoDevicesWithThreeSeats) {
  open(race_rules(4));
  room.step(1, Sit{3, true});
  begin();
  ASSERT_EQ(room.peer(0).log().length(), 1U);
  EXPECT_EQ(room.peer(0).log().members().size(), 2U) << "a device is one member";
  EXPECT_EQ(room.peer(1).wish(), 0b1010U);
  play();
  EXPECT_TRUE(room.peer(0).log().over());
  EXPECT_TRUE(room.peer(1).log().over());
  EXPECT_EQ(room.peer(0).log().segments().size(), 1U);

  // In the next game all have moved on by one seat.
  room.step(0, Again{});
  EXPECT_EQ(seats(0), 0b0010U);
  EXPECT_EQ(seats(1), 0b0101U);
  room.pass(30'000);
  EXPECT_EQ(seats(1), 0b0101U) << "what was wished for in the last game is over";
}

TEST_F(RoomSeveralSeats, WhoLeavesIsReplacedInAllTheirSeatsAndComesBackToAll) {
  open(race_rules(4));
  room.step(1, Sit{3, true});
  begin();
  const Key guest = room.peer(1).key();
  room.step(1, Leave{});
  room.pass(30'000);
  for (const std::size_t seat : {1U, 3U}) {
    EXPECT_EQ(room.peer(0).log().setup().seats[seat].kind, Seat::Kind::Bot) << seat;
    EXPECT_EQ(room.peer(0).log().setup().seats[seat].key, guest) << seat;
  }
  EXPECT_EQ(room.peer(0).log().members().size(), 1U);
  // Who left comes back after the next move.
  core::MoveList moves;
  ASSERT_TRUE(room.peer(0).acts());
  room.peer(0).view()->moves(moves);
  room.step(0, Decide{{room.peer(0).view()->print(moves[0])}});
  room.step(1, Sit{3});
  room.pass(60'000);
  for (const std::size_t seat : {1U, 3U}) {
    EXPECT_EQ(room.peer(0).log().setup().seats[seat].kind, Seat::Kind::Person) << seat;
  }
  EXPECT_EQ(room.peer(1).wish(), 0b1010U);
}

}  // namespace
