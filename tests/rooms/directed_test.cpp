// Schedules that are rarely found at random, directed by hand. Each must keep every law and come to
// its end.
#include <gtest/gtest.h>

#include "rooms/race.h"
#include "rooms/sim.h"

namespace {

using namespace rooms;
using Kind = Trouble::Kind;
using play::room::Entry;
using play::room::Ready;
using play::room::Show;
using play::room::Start;

constexpr std::size_t kAll = Trouble::kAnybody;
constexpr Millis kNever = ~Millis{0};

Plan plan_of(std::size_t peers, Millis heals, std::vector<Trouble> troubles) {
  Plan plan{peers, peers, peers, race_rules(peers), heals, 2000, 1, false, true, {}};
  plan.troubles = std::move(troubles);
  return plan;
}

Outcome expect_end(Sim& sim) {
  const Outcome outcome = sim.run();
  EXPECT_EQ(outcome.fault, "");
  EXPECT_TRUE(outcome.ended);
  return outcome;
}

Outcome expect_end(const Plan& plan) {
  Sim sim(plan);
  return expect_end(sim);
}

bool is_start(const Letter& letter) {
  const Entry* entry = letter->as<Entry>();
  return entry && std::holds_alternative<Start>(entry->content);
}

TEST(RoomDirected, AMajorityOfAMajority) {
  const Outcome outcome = expect_end(plan_of(5, 120'000,
                                             {{Kind::Part, 20'000, 45'000, 0, 0, 0b00111},
                                              {Kind::Part, 45'000, 90'000, 0, 0, 0b11100},
                                              {Kind::Kill, 44'000, 47'000, 2, 0, 0}}));
  EXPECT_GT(outcome.starts, 1U);
}

TEST(RoomDirected, AnEntryReachesOneOfFiveAndItsWriterIsSilent) {
  for (std::size_t writer = 0; writer < 5; ++writer) {
    std::vector<Trouble> troubles;
    for (std::size_t to = 0; to < 5; ++to) {
      if (to != writer && to != (writer + 2) % 5) {
        troubles.push_back({Kind::Cut, 21'000, 23'000, writer, to, 0});
      }
    }
    troubles.push_back({Kind::Kill, 23'000, 60'000, writer, 0, 0});
    expect_end(plan_of(5, 80'000, troubles));
  }
}

TEST(RoomDirected, TheOwnerDiesAndTheNextOwnerDies) {
  expect_end(plan_of(5, 100'000,
                     {{Kind::Kill, 20'000, kNever, 4, 0, 0},
                      {Kind::Kill, 30'500, 90'000, 0, 0, 0},
                      {Kind::Kill, 42'000, 90'000, 1, 0, 0}}));
}

TEST(RoomDirected, HalvesMoveSoThatTwoOwnersAsk) {
  expect_end(plan_of(4, 90'000,
                     {{Kind::Part, 20'000, 33'000, 0, 0, 0b0011},
                      {Kind::Cut, 33'000, 60'000, 0, 1, 0},
                      {Kind::Cut, 33'000, 60'000, 1, 0, 0},
                      {Kind::Delay, 20'000, 80'000, 0, 0, 6000}}));
}

TEST(RoomDirected, AStartReachesOnlyOne) {
  Sim sim(plan_of(4, 60'000, {{Kind::Kill, 20'000, 55'000, 3, 0, 0}}));
  sim.tamper([&](std::size_t from, std::size_t to, const Letter& letter) {
    const bool held =
        is_start(letter) && sim.now() > 20'000 && sim.now() < 50'000 && from == 0 && to != 2;
    return held ? std::vector<Letter>{} : std::vector<Letter>{letter};
  });
  expect_end(sim);
}

TEST(RoomDirected, WhoLeavesMayComeBack) {
  const Outcome outcome = expect_end(plan_of(3, 60'000,
                                             {{Kind::Leave, 20'000, 20'001, 2, 0, 0},
                                              {Kind::Cut, 21'000, 40'000, 2, kAll, 0},
                                              {Kind::Cut, 21'000, 40'000, kAll, 2, 0},
                                              {Kind::Kill, 22'000, 41'000, 0, 0, 0}}));
  EXPECT_GT(outcome.starts, 1U);
}

TEST(RoomDirected, ThreeAgainstThreeGoApartAndMeet) {
  Sim sim(plan_of(6, 100'000,
                  {{Kind::Part, 20'000, 90'000, 0, 0, 0b000111},
                   {Kind::Without, 60'000, 60'001, 0, 0, 0},
                   {Kind::Without, 60'000, 60'001, 3, 0, 0}}));
  sim.run_until(59'000);
  for (std::size_t i = 0; i < sim.size(); ++i) {
    EXPECT_TRUE(sim.peer(i).alone()) << i;
    EXPECT_EQ(sim.peer(i).may_go_on(), i % 3 == 0) << i;
  }
  expect_end(sim);
  EXPECT_NE(sim.peer(0).log().tag(), sim.peer(3).log().tag()) << "two games";
  EXPECT_EQ(sim.peer(0).log().head(), sim.peer(2).log().head());
  EXPECT_EQ(sim.peer(3).log().head(), sim.peer(5).log().head());
}

TEST(RoomDirected, WhoStayedBehindFollowsTheGameThatLeftIt) {
  Sim sim(plan_of(2, 90'000,
                  {{Kind::Part, 20'000, 80'000, 0, 0, 0b01},
                   {Kind::Without, 45'000, 45'001, 0, 0, 0},
                   {Kind::Freeze, 19'000, 81'000, 1, 0, 0}}));
  expect_end(sim);
  EXPECT_EQ(sim.peer(0).log().head(), sim.peer(1).log().head());
}

TEST(RoomDirected, ASeatLinkWhileTheOldDeviceIsCutOff) {
  const Outcome outcome = expect_end(
      plan_of(3, 60'000,
              {{Kind::Cut, 19'000, 24'000, 1, kAll, 0}, {Kind::Second, 20'000, 20'001, 1, 0, 0}}));
  EXPECT_GT(outcome.starts, 1U) << "a START that says that its store is lost";
}

TEST(RoomDirected, AShowMayComeBeforeItsStart) {
  Sim sim(plan_of(3, 60'000, {}));
  std::map<std::size_t, Letter> held;
  sim.tamper([&](std::size_t, std::size_t to, const Letter& letter) {
    if (is_start(letter) && to == 2 && !held.contains(2)) {
      held[2] = letter;
      return std::vector<Letter>{};
    }
    if (letter->as<Show>() && to == 2 && held.contains(2) && held[2]) {
      return std::vector<Letter>{letter, std::exchange(held[2], nullptr)};
    }
    return std::vector<Letter>{letter};
  });
  expect_end(sim);
}

// An owner that shows last and asks for another set-up at every throw that it dislikes.
TEST(RoomDirected, NobodyIsReadyWhileTheOwnerOwesAShow) {
  Sim sim(plan_of(3, 0, {}));
  sim.distrust(0);
  std::size_t ready = 0;
  sim.tamper([&](std::size_t from, std::size_t to, const Letter& letter) {
    const Log& log = sim.peer(0).log();
    const bool own = from == 0 && letter->key == sim.device(0).pair.key;
    if (own && letter->as<Show>() && log.length() > 1 && sim.now() < 30'000) {
      play::room::Setup setup = log.setup();
      setup.attempt = log.attempt() + 1;
      setup.flags = 0;
      setup.game = log.tag();
      return std::vector<Letter>{sim.sign(setup, 0)};
    }
    const Ready* answer = letter->as<Ready>();
    const Millis waited = sim.now() - 16'000;
    ready += answer && to == 0 && log.length() == 2 && waited < play::room::kSilent_ms ? 1 : 0;
    return std::vector<Letter>{letter};
  });
  const Outcome outcome = sim.run();
  EXPECT_EQ(outcome.fault, "");
  EXPECT_EQ(ready, 0U);
}

TEST(RoomDirected, SomebodyComesForTheSecondGameOnly) {
  Plan plan =
      plan_of(3, 60'000,
              {{Kind::Cut, 20'000, 58'000, 2, kAll, 0}, {Kind::Cut, 20'000, 58'000, kAll, 2, 0}});
  plan.games = 2;
  expect_end(plan);
}

TEST(RoomDirected, DeliveriesSlowerThanAnybodyWaits) {
  expect_end(plan_of(
      3, 150'000,
      {{Kind::Delay, 16'000, 140'000, 0, 0, 60'000}, {Kind::Kill, 30'000, 90'000, 1, 0, 0}}));
}

TEST(RoomDirected, ALostReadyIsSaidAgain) {
  Sim sim(plan_of(4, 0, {{Kind::Kill, 20'000, kNever, 3, 0, 0}}));
  std::size_t lost = 0;
  sim.tamper([&](std::size_t from, std::size_t, const Letter& letter) {
    const bool first = letter->as<Ready>() && from == 1 && sim.now() > 20'000 && lost < 3;
    lost += first ? 1 : 0;
    return first ? std::vector<Letter>{} : std::vector<Letter>{letter};
  });
  expect_end(sim);
}

TEST(RoomDirected, TwoPagesWithoutALinkPlayThroughAThird) {
  Sim sim(
      plan_of(3, kNever / 4, {{Kind::Cut, 0, kNever, 0, 1, 0}, {Kind::Cut, 0, kNever, 1, 0, 0}}));
  sim.run_until(120'000);
  EXPECT_EQ(sim.fault(), "");
  ASSERT_FALSE(sim.peer(0).log().empty());
  EXPECT_TRUE(sim.peer(0).log().over());
  EXPECT_EQ(sim.peer(0).log().head(), sim.peer(1).log().head());
  EXPECT_EQ(sim.peer(0).log().segments().size(), 1U) << "nobody is taken for gone";
}

TEST(RoomDirected, WhoComesBackWithoutALinkToTheFirstMemberIsBroughtBack) {
  Plan plan = plan_of(3, kNever / 4,
                      {{Kind::Kill, 20'000, 50'000, 2, 0, 0},
                       {Kind::Cut, 20'000, kNever, 0, 2, 0},
                       {Kind::Cut, 20'000, kNever, 2, 0, 0}});
  plan.thinks = 12'000;
  Sim sim(plan);
  sim.run_until(45'000);
  EXPECT_EQ(sim.peer(0).log().members().size(), 2U);
  sim.run_until(75'000);
  EXPECT_EQ(sim.fault(), "");
  EXPECT_EQ(sim.peer(0).log().members().size(), 3U);
  EXPECT_EQ(sim.peer(2).log().members().size(), 3U);
}

// A page that reloads while its person thinks is back before anybody counts it as silent.
TEST(RoomDirected, WhoseLinkBreaksForAMomentIsNotPlayedFor) {
  Sim sim(plan_of(3, kNever / 4, {}));
  sim.run_until(20'000);
  sim.be_still();
  sim.run_until(40'000);
  const Log& log = sim.peer(0).log();
  ASSERT_TRUE(log.writer());
  std::size_t thinks = 0;
  while (sim.peer(thinks).key() != log.members()[*log.writer()].key) {
    ++thinks;
  }
  for (std::size_t i = 0; i < sim.size(); ++i) {
    if (i != thinks) {
      sim.wish(i, play::room::Down{static_cast<Pipe>(thinks)});
      EXPECT_FALSE(sim.peer(i).alive(sim.peer(thinks).key()));
      EXPECT_FALSE(sim.peer(i).alone());
    }
  }
  sim.run_until(43'000);
  EXPECT_EQ(sim.fault(), "");
  EXPECT_EQ(log.segments().size(), 1U);
  sim.add({Kind::Kill, 43'000, kNever, thinks, 0, 0});
  sim.run_until(60'000);
  EXPECT_EQ(sim.peer((thinks + 1) % 3).log().members().size(), 2U) << "but who stays away is";
}

// Runs until the person there is asked something; false if that takes too long.
bool is_asked(Sim& sim, std::size_t who) {
  constexpr Millis kStep_ms = 100;
  constexpr Millis kLongest_ms = 4000;
  const Millis until = sim.now() + kLongest_ms;
  for (Millis at = sim.now(); at < until && !sim.peer(who).asks(); at += kStep_ms) {
    sim.run_until(at);
  }
  return sim.peer(who).asks();
}

// A vote is put again with each attempt that strands; who has said no is not asked again by it, but
// is by a vote that comes long after.
TEST(RoomDirected, WhoSaysNoIsNotAskedAgainInThatVote) {
  constexpr Millis kVoteIsOver = 60'000;
  Sim sim(plan_of(3, kNever / 4, {}));
  sim.run_until(20'000);
  sim.be_still();
  sim.run_until(23'000);
  ASSERT_FALSE(sim.peer(0).log().empty());
  ASSERT_FALSE(sim.peer(0).log().over());
  ASSERT_EQ(sim.peer(0).log().members().front().key, sim.peer(0).key());

  sim.wish(0, play::room::EndGame{});
  ASSERT_TRUE(is_asked(sim, 1));
  sim.wish(1, play::room::Answer{false});
  EXPECT_FALSE(sim.peer(1).asks());
  Millis others_asked = 0;
  for (Millis at = sim.now(); at < kVoteIsOver; at += 100) {
    sim.run_until(at);
    ASSERT_FALSE(sim.peer(1).asks()) << at;
    others_asked = sim.peer(2).asks() ? at : others_asked;
  }
  EXPECT_GT(others_asked, 30'000U) << "the vote was put more than once";
  EXPECT_FALSE(sim.peer(1).log().over());

  sim.run_until(90'000);
  sim.wish(0, play::room::EndGame{});
  EXPECT_TRUE(is_asked(sim, 1));
  EXPECT_EQ(sim.fault(), "");
}

}  // namespace
