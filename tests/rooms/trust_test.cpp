// What devices believe others, and for how long: one situation at a time.
#include <gtest/gtest.h>

#include "play/room/games_book.h"
#include "rooms/circle.h"

namespace {

using namespace rooms;
using namespace play::room;

Letter signed_by(const Circle& circle, std::size_t who, const Body& body) {
  return write_unsigned(body, circle.peer(who).key(), circle.peer(who).here().room.id);
}

Heard from(const Circle& circle, std::size_t who, const Letter& letter) {
  return {static_cast<Pipe>(who), {}, circle.peer(who).here().session, letter};
}

// ---- A page that has been open for long ---------------------------------------------------------

TEST(RoomTrust, ALoadedRoomCountsTimeFromItsBeginning) {
  constexpr std::uint16_t kTimer_s = 180;
  Circle circle;
  circle.begin(3, kTimer_s);
  circle.pass(170'000);
  circle.step(0, Decide{{"stay"}});
  ASSERT_TRUE(circle.peer(1).acts());
  const std::uint32_t attempt = circle.peer(2).lobby()->attempt;
  circle.reload(0);
  circle.pass(60'000);
  EXPECT_EQ(circle.peer(2).lobby()->attempt, attempt) << "nobody asks to go on without the second";
  EXPECT_TRUE(circle.peer(1).acts());
}

// ---- To go on without somebody ------------------------------------------------------------------

TEST(RoomTrust, OnlyTheFewGoOnApart) {
  constexpr Millis kLong_ms = kAlone_ms + 5000;
  Circle four;
  four.begin(4);
  four.lose(3);
  four.pass(kLong_ms);
  EXPECT_FALSE(four.peer(0).alone()) << "three of four replace the fourth when it is due";
  Circle two;
  two.begin(2);
  two.lose(1);
  two.pass(kLong_ms);
  EXPECT_TRUE(two.peer(0).may_go_on());
}

TEST(RoomTrust, AnotherGameIsFollowedByItsName) {
  Circle circle;
  circle.begin(2);
  const Tag before = circle.peer(0).log().tag();
  circle.lose(1);
  circle.pass(kAlone_ms + 5000);
  circle.step(0, GoOnWithout{});
  const Tag apart = circle.peer(0).log().tag();
  ASSERT_NE(apart, before);
  circle.step(0, Follow{before + 1});
  EXPECT_EQ(circle.peer(0).log().tag(), apart);
  circle.step(0, Follow{before});
  EXPECT_EQ(circle.peer(0).log().tag(), before);
}

TEST(RoomTrust, NobodyIsLedApartWithoutBeingAsked) {
  Circle circle;
  circle.begin(3);
  circle.pass(5000);
  play::room::Setup setup = circle.peer(2).log().setup();
  setup.attempt = circle.peer(2).log().attempt() + 1;
  setup.flags = play::room::Setup::kApart;
  setup.game = circle.peer(2).log().tag();
  const std::uint32_t promised = circle.peer(1).promised();
  const Letter asked = signed_by(circle, 0, setup);
  circle.step(1, from(circle, 0, asked));
  EXPECT_TRUE(circle.peer(1).asks()) << "all are here: why apart?";
  EXPECT_EQ(circle.peer(1).promised(), promised);
}

TEST(RoomTrust, AGameApartThatOneHasBegunRestsForTheOthers) {
  Circle circle;
  circle.begin(3);
  circle.pass(5000);
  const Log& log = circle.peer(2).log();
  play::room::Setup setup = log.setup();
  setup.attempt = circle.peer(2).log().attempt() + 1;
  setup.flags = play::room::Setup::kApart;
  setup.game = log.tag();
  for (const std::size_t other : {0U, 1U}) {
    setup.seats[other] = {Seat::Kind::Bot, setup.seats[other].key, "greedy"};
  }
  const Letter asked = signed_by(circle, 2, setup);
  Ready ready;
  ready.setup = asked->digest;
  ready.rank = log.rank();
  ready.flags = log.all_shown() ? Ready::kKnows : 0;
  const Letter start = signed_by(circle, 2, log.make_start(asked, {signed_by(circle, 2, ready)}));
  const Tag before = circle.peer(0).log().tag();
  circle.step(0, from(circle, 2, start));
  EXPECT_EQ(circle.peer(0).log().tag(), before);
  ASSERT_TRUE(circle.peer(0).resting());
  EXPECT_EQ(circle.peer(0).resting()->tag(), tag_of(start->digest));
  EXPECT_GT(circle.peer(0).refusals(Word::Majority), 0U);
  circle.reload(0);
  ASSERT_TRUE(circle.peer(0).resting());
  EXPECT_EQ(circle.peer(0).log().tag(), before);
  circle.step(0, play::room::Follow{tag_of(start->digest)});
  EXPECT_EQ(circle.peer(0).log().tag(), tag_of(start->digest));
}

// ---- The next game ------------------------------------------------------------------------------

TEST(RoomTrust, OneAloneTakesNobodyOutOfTheLobby) {
  Circle circle;
  circle.begin(3);
  circle.pass(5000);
  circle.step(0, EndGame{});
  circle.step(1, Answer{true});
  circle.step(2, Answer{true});
  ASSERT_TRUE(circle.peer(0).idle());
  circle.pass(5000);
  const Log& log = circle.peer(2).log();
  circle.step(0, play::room::SetUp{0, 0, race_rules(3)});
  circle.step(1, Sit{1});
  circle.step(1, BeReady{});
  play::room::Setup setup;
  setup.attempt = circle.peer(0).lobby()->attempt + 5;
  setup.flags = play::room::Setup::kNew;
  setup.game = log.tag();
  setup.rules = race_rules(3);
  setup.seats = {{Seat::Kind::Person, circle.peer(2).key(), {}},
                 {Seat::Kind::Bot, Key{}, "greedy"},
                 {Seat::Kind::Bot, Key{}, "greedy"}};
  const Letter asked = signed_by(circle, 2, setup);
  Ready ready;
  ready.setup = asked->digest;
  ready.rank = log.rank();
  const Letter start = signed_by(circle, 2, log.make_start(asked, {signed_by(circle, 2, ready)}));
  Log alone = log;
  ASSERT_EQ(alone.take(start), Word::Entry);
  for (const std::size_t who : {0U, 1U}) {
    circle.step(who, from(circle, 2, start));
    EXPECT_TRUE(circle.peer(who).idle()) << who;
  }
}

// ---- Repeated SETUPs ----------------------------------------------------------------------------

// Three are here; the first has set up a game, and the second has a seat.
void open_lobby(Circle& circle) {
  for (std::uint8_t device = 1; device <= 3; ++device) {
    (void)circle.join(Circle::here(device));
  }
  circle.step(0, play::room::SetUp{0, 0, race_rules(3)});
  circle.step(1, Sit{1});
}

// How many letters a device sends, and to how many pipes at once.
struct Sent {
  std::size_t letters = 0;
  std::size_t to_all = 0;
};

Sent answers_to(Peer peer, const Heard& heard, int times) {
  Sent sent;
  for (int i = 0; i < times; ++i) {
    for (const Effect& effect : peer.step(heard)) {
      const auto* send = std::get_if<Send>(&effect);
      sent.letters += send != nullptr ? 1 : 0;
      sent.to_all += send != nullptr && send->pipe == kAllPipes ? 1 : 0;
    }
  }
  return sent;
}

TEST(RoomTrust, ASetupThatIsRepeatedGetsOneAnswerABeat) {
  Circle circle;
  open_lobby(circle);
  circle.step(1, BeReady{});
  const Letter setup = signed_by(circle, 0, *circle.peer(1).lobby());
  // The third repeats what the first has said.
  const Sent sent = answers_to(circle.peer(1), from(circle, 2, setup), 100);
  EXPECT_EQ(sent.letters, 1U);
  EXPECT_EQ(sent.to_all, 0U);
}

TEST(RoomTrust, ALobbyWhoseOwnerIsGoneIsTakenOverWhateverIsRepeated) {
  Circle circle;
  open_lobby(circle);
  const Letter setup = signed_by(circle, 0, *circle.peer(1).lobby());
  circle.lose(0);
  for (int i = 0; i < 30 && !circle.peer(1).owns_lobby(); ++i) {
    circle.pass(3000);
    circle.step(1, from(circle, 2, setup));
  }
  EXPECT_TRUE(circle.peer(1).owns_lobby());
}

// ---- Rules --------------------------------------------------------------------------------------

TEST(RoomTrust, PointsThatDoNotMatterAreNoReasonToRefuse) {
  EXPECT_TRUE(games_book().open("sorry seats=R,Y target=300"));
  EXPECT_FALSE(games_book().open("sorry seats=R,Y mode=points target=300"));
}

}  // namespace
