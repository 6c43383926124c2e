// Messages of strangers, forgers and devices with an old store.
#include <gtest/gtest.h>

#include <algorithm>

#include "rooms/race.h"
#include "rooms/sim.h"

namespace {

using namespace rooms;
using play::room::Bytes;
using play::room::Heard;
using play::room::Hello;
using play::room::Word;

constexpr Pipe kStranger = 40;
constexpr std::size_t kPayload = 33;  // of a message, after type and key

constexpr Millis kHeals_ms = 90'000;  // from then on nobody takes time to think

Plan plan_of(std::size_t peers, Millis thinks) {
  return {11, peers, peers, race_rules(peers), kHeals_ms, thinks, 1, false, true, {}};
}

// Until the log has this many entries.
void play_to(Sim& sim, std::uint32_t entries) {
  while (sim.peer(0).log().length() < entries && sim.now() < kHeals_ms) {
    sim.run_until(sim.now() + 100);
  }
}

void expect_a_quiet_end(Sim& sim) {
  const Outcome outcome = sim.run();
  EXPECT_EQ(outcome.fault, "");
  EXPECT_TRUE(outcome.ended);
  EXPECT_EQ(outcome.starts, 1U) << "nobody was disturbed";
  for (std::size_t i = 0; i < sim.size(); ++i) {
    EXPECT_TRUE(sim.peer(i).faulty().empty());
  }
}

// A message with the name of somebody who did not sign it is dropped and counted for its pipe.
TEST(RoomStrangers, ForgedSignaturesBlameNobody) {
  Sim sim(plan_of(3, 3000), false);
  play_to(sim, 3);
  const Log& log = sim.peer(0).log();
  ASSERT_FALSE(log.over());
  play::room::Show show{log.tag(), log.length() - 1, log.head(), {9}};
  const Bytes honest = sim.sign(show, 1)->bytes;
  std::vector<Bytes> forged;
  forged.push_back(honest);
  forged.back().back() ^= 0x20U;  // S of the signature
  forged.push_back(honest);
  forged.back()[forged.back().size() - sizeof(core::Signature)] ^= 1U;  // R
  forged.push_back(honest);
  forged.back()[kPayload] ^= 1U;  // what was signed
  forged.push_back(sim.sign(show, 2)->bytes);
  std::copy_n(honest.begin() + 1, sizeof(play::room::Key), forged.back().begin() + 1);  // the name
  const auto other = play::room::open_room({99});
  forged.push_back(play::room::write(show, sim.device(1).pair, other.id)->bytes);
  for (const std::uint8_t point : {std::uint8_t{0}, std::uint8_t{1}}) {  // of small order
    forged.push_back(honest);
    std::fill_n(forged.back().begin() + 1, sizeof(play::room::Key), std::uint8_t{0});
    forged.back()[1] = point;
  }
  const auto before = sim.peer(0).refusals(Word::Sign);
  for (const Bytes& bytes : forged) {
    sim.wish(0, Heard{kStranger, bytes, 0, nullptr});
  }
  EXPECT_EQ(sim.peer(0).refusals(Word::Sign), before + forged.size());
  expect_a_quiet_end(sim);
}

TEST(RoomStrangers, TenThousandKeysFindNoRoom) {
  for (const std::uint8_t wish : {std::uint8_t{0}, std::uint8_t{1}}) {
    Sim sim(plan_of(3, 500));
    play_to(sim, 3);
    std::vector<play::room::Key> keys;
    for (unsigned i = 0; i < 10'000; ++i) {
      Hello hello;
      hello.session = i + 1;
      hello.count = 1;
      hello.wish = wish;
      keys.push_back({static_cast<std::uint8_t>(i), static_cast<std::uint8_t>(i >> 8U), 77});
      if (i % 40 == 0) {
        sim.run_until(sim.now() + 50);
      }
      const auto letter =
          play::room::write_unsigned(hello, keys.back(), sim.peer(0).here().room.id);
      sim.wish(0, Heard{kStranger + i % 7, {}, hello.session, letter});
    }
    const auto known = std::count_if(keys.begin(), keys.end(), [&](const auto& key) {
      return sim.peer(0).hello_of(key) != nullptr;
    });
    EXPECT_LE(known, 6 + 4);
    expect_a_quiet_end(sim);
  }
}

// Whoever has no seat can make keys by the thousand: what they sign is refused, and neither kept
// nor passed on.
TEST(RoomStrangers, AThousandKeysWithoutASeatAreNotBlamed) {
  Sim sim(plan_of(3, 500));
  play_to(sim, 3);
  sim.be_still();
  sim.run_until(sim.now() + 3000);
  const Log& log = sim.peer(0).log();
  ASSERT_TRUE(log.writer());
  const std::size_t sent = sim.outcome().sent;
  for (unsigned i = 0; i < 1000; ++i) {
    const play::room::Entry move{log.tag(), log.length(), log.head(), play::room::Moves{i, "go"}};
    const play::room::Key key{static_cast<std::uint8_t>(i), static_cast<std::uint8_t>(i >> 8U), 77};
    sim.hear(0, kStranger + i % 7,
             play::room::write_unsigned(move, key, sim.peer(0).here().room.id));
  }
  EXPECT_GT(sim.peer(0).refusals(Word::Writer), 500U);
  EXPECT_TRUE(sim.peer(0).faulty().empty());
  EXPECT_EQ(sim.outcome().sent, sent);
}

// It is behind, catches up, and shows no element for a second head.
TEST(RoomStrangers, AStoreOfLongAgoCatchesUp) {
  for (std::size_t back = 0; back < 3; ++back) {
    Sim sim(plan_of(3, 2000));
    play_to(sim, 2);
    const std::string old = sim.peer(back).kept();
    play_to(sim, 6);
    ASSERT_FALSE(sim.peer(0).log().over());
    sim.bring_back(back, old);
    const Outcome outcome = sim.run();
    EXPECT_EQ(outcome.fault, "");
    EXPECT_TRUE(outcome.ended);
    EXPECT_EQ(sim.peer(0).log().head(), sim.peer(back).log().head());
  }
}

TEST(RoomStrangers, AnotherEpochIsSeenAndTakesNoSeat) {
  Sim sim(plan_of(2, 500));
  sim.be_still();
  sim.run_until(50);
  sim.wish(0, play::room::SetUp{0, 0, race_rules(2)});
  Hello hello;
  hello.session = 1;
  hello.count = 1;
  hello.wish = 2;
  ++hello.epoch;
  const play::room::Key stranger{5};
  sim.wish(0, Heard{kStranger,
                    {},
                    1,
                    play::room::write_unsigned(hello, stranger, sim.peer(0).here().room.id)});
  sim.run_until(3000);
  EXPECT_TRUE(sim.peer(0).alive(stranger));
  for (const auto& seat : sim.peer(0).lobby()->seats) {
    EXPECT_NE(seat.key, stranger);
  }
}

}  // namespace
