// Sixteen bytes at once give the same results as sixteen single bytes, on any machine.
#include "core/bytes16.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>

#include "core/rng.h"

namespace {

using core::Bytes16;
using Lanes = std::array<std::uint8_t, 16>;

Lanes lanes_of(Bytes16 bytes) {
  Lanes lanes;
  static_assert(sizeof bytes == sizeof lanes);
  std::memcpy(lanes.data(), &bytes, sizeof lanes);
  return lanes;
}

Lanes random_lanes(core::Rng& rng) {
  Lanes lanes;
  // Small ranges too, so that lanes are often equal.
  const std::uint32_t range = rng.below(2) == 0 ? 256 : 4;
  for (std::uint8_t& lane : lanes) {
    lane = static_cast<std::uint8_t>(rng.below(range));
  }
  return lanes;
}

template <class Op>
Lanes each(const Lanes& a, const Lanes& b, Op op) {
  Lanes result;
  for (std::size_t i = 0; i < result.size(); ++i) {
    result[i] = static_cast<std::uint8_t>(op(a[i], b[i]));
  }
  return result;
}

class Bytes16Test : public testing::Test {
 protected:
  template <class Check>
  void try_many(Check check) {
    constexpr int kTries = 2000;
    core::Rng rng(16);
    for (int i = 0; i < kTries && !HasFailure(); ++i) {
      const Lanes a = random_lanes(rng);
      const Lanes b = random_lanes(rng);
      check(a, b, Bytes16::load(a.data()), Bytes16::load(b.data()));
    }
  }
};

TEST_F(Bytes16Test, LoadsAndFills) {
  try_many([](const Lanes& a, const Lanes&, Bytes16 x, Bytes16) {
    EXPECT_EQ(lanes_of(x), a);
    Lanes filled;
    filled.fill(a[0]);
    EXPECT_EQ(lanes_of(Bytes16::fill(a[0])), filled);
  });
}

TEST_F(Bytes16Test, TakesTheLowHalvesOfFourWords) {
  try_many([](const Lanes& a, const Lanes& b, Bytes16, Bytes16) {
    std::array<std::uint64_t, 4> words;
    std::memcpy(words.data(), a.data(), a.size());
    std::memcpy(words.data() + 2, b.data(), b.size());
    Lanes wanted;
    for (std::size_t i = 0; i < wanted.size(); ++i) {
      wanted[i] = static_cast<std::uint8_t>(words[i / 4] >> (8 * (i % 4)));
    }
    EXPECT_EQ(lanes_of(Bytes16::of_words(words[0], words[1], words[2], words[3])), wanted);
  });
}

TEST_F(Bytes16Test, AddsAndSubtractsRoundTheByte) {
  try_many([](const Lanes& a, const Lanes& b, Bytes16 x, Bytes16 y) {
    EXPECT_EQ(lanes_of(x + y), each(a, b, [](int p, int q) { return p + q; }));
    EXPECT_EQ(lanes_of(x - y), each(a, b, [](int p, int q) { return p - q; }));
  });
}

TEST_F(Bytes16Test, CombinesBits) {
  try_many([](const Lanes& a, const Lanes& b, Bytes16 x, Bytes16 y) {
    EXPECT_EQ(lanes_of(x & y), each(a, b, [](int p, int q) { return p & q; }));
    EXPECT_EQ(lanes_of(x | y), each(a, b, [](int p, int q) { return p | q; }));
  });
}

TEST_F(Bytes16Test, ComparesUnsigned) {
  try_many([](const Lanes& a, const Lanes& b, Bytes16 x, Bytes16 y) {
    EXPECT_EQ(lanes_of(equal(x, y)), each(a, b, [](int p, int q) { return p == q ? 255 : 0; }));
    EXPECT_EQ(lanes_of(smaller_of(x, y)), each(a, b, [](int p, int q) { return p < q ? p : q; }));
    EXPECT_EQ(lanes_of(excess(x, y)), each(a, b, [](int p, int q) { return p > q ? p - q : 0; }));
    EXPECT_EQ(lanes_of(at_most(x, y)), each(a, b, [](int p, int q) { return p <= q ? 255 : 0; }));
  });
}

TEST_F(Bytes16Test, NeighboursMoveDownOneLane) {
  try_many([](const Lanes& a, const Lanes&, Bytes16 x, Bytes16) {
    Lanes wanted{};
    std::copy(a.begin() + 1, a.end(), wanted.begin());
    EXPECT_EQ(lanes_of(x.neighbours()), wanted);
  });
}

TEST_F(Bytes16Test, TheMaskIsTheHighBits) {
  try_many([](const Lanes& a, const Lanes&, Bytes16 x, Bytes16) {
    std::uint32_t wanted = 0;
    for (std::size_t i = 0; i < a.size(); ++i) {
      wanted |= (a[i] >= 128 ? 1U : 0U) << i;
    }
    EXPECT_EQ(x.mask(), wanted);
  });
}

}  // namespace
