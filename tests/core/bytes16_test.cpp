// Sixteen numbers at once give the same results as sixteen single ones, on any machine.
#include "core/bytes16.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>

#include "core/rng.h"

namespace {

using core::Bytes16;
using core::Lanes16;
using Lanes = std::array<std::uint8_t, 16>;

constexpr std::uint32_t kMost = 127;

Lanes lanes_of(Bytes16 bytes) {
  Lanes lanes;
  static_assert(sizeof bytes == sizeof lanes);
  std::memcpy(lanes.data(), &bytes, sizeof lanes);
  return lanes;
}

// Small ranges too, so that lanes are often equal.
std::uint32_t random_range(core::Rng& rng) { return rng.below(2) == 0 ? kMost + 1 : 4; }

Lanes random_lanes(core::Rng& rng, std::uint32_t range) {
  Lanes lanes;
  for (std::uint8_t& lane : lanes) lane = static_cast<std::uint8_t>(rng.below(range));
  return lanes;
}

Bytes16 bytes(const Lanes& lanes) { return Bytes16::load(lanes.data()); }

// What `op` gives for each lane's number.
template <class Op>
Lanes each(Op op) {
  Lanes result;
  for (std::size_t i = 0; i < result.size(); ++i) result[i] = static_cast<std::uint8_t>(op(i));
  return result;
}

// A bit for each lane where `op` holds.
template <class Op>
std::uint32_t where(Op op) {
  std::uint32_t bits = 0;
  for (std::size_t i = 0; i < Lanes{}.size(); ++i) bits |= (op(i) ? 1U : 0U) << i;
  return bits;
}

class Bytes16Test : public testing::Test {
 protected:
  template <class Check>
  void try_many(Check check) {
    constexpr int kTries = 2000;
    core::Rng rng(16);
    for (int i = 0; i < kTries && !HasFailure(); ++i) {
      const std::uint32_t range = random_range(rng);
      check(random_lanes(rng, range), random_lanes(rng, range), rng);
    }
  }
};

TEST_F(Bytes16Test, LoadsAndFills) {
  try_many([](const Lanes& a, const Lanes&, core::Rng&) {
    EXPECT_EQ(lanes_of(bytes(a)), a);
    EXPECT_EQ(lanes_of(Bytes16::fill(a[0])), each([&](std::size_t) { return a[0]; }));
  });
}

TEST_F(Bytes16Test, TakesTheLowHalvesOfFourWords) {
  try_many([](const Lanes& a, const Lanes& b, core::Rng&) {
    std::array<std::uint64_t, 4> words;
    std::memcpy(words.data(), a.data(), a.size());
    std::memcpy(words.data() + 2, b.data(), b.size());
    EXPECT_EQ(lanes_of(Bytes16::of_words(words[0], words[1], words[2], words[3])),
              each([&](std::size_t i) { return words[i / 4] >> (8 * (i % 4)); }));
  });
}

TEST_F(Bytes16Test, RepeatsOneLane) {
  try_many([](const Lanes& a, const Lanes&, core::Rng&) {
    const auto all = [&](std::size_t lane) { return each([&](std::size_t) { return a[lane]; }); };
    EXPECT_EQ(lanes_of(bytes(a).repeat<0>()), all(0));
    EXPECT_EQ(lanes_of(bytes(a).repeat<1>()), all(1));
    EXPECT_EQ(lanes_of(bytes(a).repeat<2>()), all(2));
    EXPECT_EQ(lanes_of(bytes(a).repeat<3>()), all(3));
  });
}

TEST_F(Bytes16Test, GivesItsLowerHalf) {
  try_many([](const Lanes& a, const Lanes&, core::Rng&) {
    std::uint64_t half = 0;
    std::memcpy(&half, a.data(), sizeof half);
    EXPECT_EQ(bytes(a).low(), half);
  });
}

TEST_F(Bytes16Test, Adds) {
  try_many([](const Lanes& a, const Lanes& b, core::Rng&) {
    const Lanes rest = each([&](std::size_t i) { return std::min<int>(b[i], kMost - a[i]); });
    EXPECT_EQ(lanes_of(bytes(a) + bytes(rest)),
              each([&](std::size_t i) { return a[i] + rest[i]; }));
  });
}

TEST_F(Bytes16Test, Compares) {
  try_many([](const Lanes& a, const Lanes& b, core::Rng&) {
    EXPECT_EQ(equal(bytes(a), bytes(b)).mask(), where([&](std::size_t i) { return a[i] == b[i]; }));
  });
}

TEST_F(Bytes16Test, OrdersLaneByLane) {
  try_many([](const Lanes& a, const Lanes& b, core::Rng&) {
    EXPECT_EQ(above(bytes(a), bytes(b)).mask(), where([&](std::size_t i) { return a[i] > b[i]; }));
    EXPECT_EQ(lanes_of(lesser(bytes(a), bytes(b))),
              each([&](std::size_t i) { return std::min(a[i], b[i]); }));
    EXPECT_EQ(lanes_of(greater(bytes(a), bytes(b))),
              each([&](std::size_t i) { return std::max(a[i], b[i]); }));
  });
}

TEST_F(Bytes16Test, KnowsWhatLiesWithin) {
  try_many([](const Lanes& a, const Lanes& b, core::Rng& rng) {
    const Lanes more = each(
        [&](std::size_t i) { return rng.below(static_cast<std::uint32_t>(kMost - b[i]) + 1); });
    EXPECT_EQ(within(bytes(a), bytes(b), bytes(more)).mask(),
              where([&](std::size_t i) { return b[i] <= a[i] && a[i] <= b[i] + more[i]; }));
  });
}

TEST_F(Bytes16Test, KnowsWhatLiesBetweenTwoNumbers) {
  try_many([](const Lanes& a, const Lanes& b, core::Rng&) {
    const std::uint8_t first = std::min(b[0], b[1]);
    const std::uint8_t last = std::max(b[0], b[1]);
    EXPECT_EQ(between(bytes(a), first, last).mask(),
              where([&](std::size_t i) { return first <= a[i] && a[i] <= last; }));
  });
}

TEST_F(Bytes16Test, KnowsWhatIsInReachTwice) {
  try_many([](const Lanes& a, const Lanes& b, core::Rng& rng) {
    const Lanes most_a = random_lanes(rng, kMost);
    const Lanes most_b = random_lanes(rng, kMost + 1);
    EXPECT_EQ(in_reach(bytes(a), bytes(most_a), bytes(b), bytes(most_b)).mask(),
              where([&](std::size_t i) {
                return 1 <= a[i] && a[i] <= most_a[i] + 1 && b[i] <= most_b[i];
              }));
  });
}

TEST_F(Bytes16Test, GoesOnInARing) {
  try_many([](const Lanes& a, const Lanes& b, core::Rng& rng) {
    const Lanes ring = each([&](std::size_t i) { return i % 4 == 0 ? 0 : 1 + b[i] % kMost; });
    const Lanes steps = each([&](std::size_t i) { return ring[i] == 0 ? 0U : rng.below(ring[i]); });
    const Lanes wanted = each([&](std::size_t i) {
      const int sum = a[i] + steps[i];
      return sum >= ring[i] ? sum - ring[i] : sum;
    });
    EXPECT_EQ(lanes_of(further(bytes(a), bytes(steps), bytes(ring))), wanted);
  });
}

TEST_F(Bytes16Test, ChoosesAndCombinesLanes) {
  try_many([](const Lanes& a, const Lanes& b, core::Rng& rng) {
    const Lanes table = each([&](std::size_t) { return rng.below(2) == 0 ? 0 : 0xff; });
    const Lanes16 some = Lanes16::load(table.data());
    const Lanes16 same = equal(bytes(a), bytes(b));
    EXPECT_EQ(lanes_of(bytes(a) & some), each([&](std::size_t i) { return a[i] & table[i]; }));
    EXPECT_EQ(lanes_of(bytes(a) & same),
              each([&](std::size_t i) { return a[i] == b[i] ? a[i] : 0; }));
    EXPECT_EQ((some & same).mask(),
              where([&](std::size_t i) { return table[i] != 0 && a[i] == b[i]; }));
    EXPECT_EQ((some | same).mask(),
              where([&](std::size_t i) { return table[i] != 0 || a[i] == b[i]; }));
  });
}

TEST_F(Bytes16Test, NeighboursMoveDownOneLane) {
  try_many([](const Lanes& a, const Lanes&, core::Rng&) {
    Lanes wanted{};
    std::copy(a.begin() + 1, a.end(), wanted.begin());
    EXPECT_EQ(lanes_of(bytes(a).neighbours()), wanted);
  });
}

}  // namespace
