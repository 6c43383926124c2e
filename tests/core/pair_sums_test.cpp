// Weighted sums by this machine's instructions, against one by one.
#include "core/pair_sums.h"

#include <gtest/gtest.h>

#include <limits>

#include "core/rng.h"

namespace {

using core::PairSums;

struct Sums {
  alignas(16) std::array<std::int32_t, PairSums::kCount> of{};
};
struct Weights {
  alignas(16) std::array<std::int16_t, 2 * PairSums::kCount> of{};
};

Sums after(const PairSums& sums) {
  Sums result;
  sums.store(result.of.data());
  return result;
}

class PairSumsTest : public testing::Test {
 protected:
  std::int16_t any() {
    constexpr std::uint32_t kRange = 8192;
    return static_cast<std::int16_t>(static_cast<int>(rng_.below(2 * kRange)) -
                                     static_cast<int>(kRange));
  }
  Weights weights() {
    Weights all;
    for (std::int16_t& weight : all.of) weight = any();
    return all;
  }

 private:
  core::Rng rng_{7};
};

TEST_F(PairSumsTest, BeginWithWhatIsGiven) {
  Sums begin;
  for (std::int32_t& sum : begin.of) sum = any() * any();
  EXPECT_EQ(after(PairSums(begin.of.data())).of, begin.of);
}

TEST_F(PairSumsTest, AddTheProductsWithWeightsSideBySide) {
  Sums expected;
  PairSums sums(expected.of.data());
  for (int pair = 0; pair < 10; ++pair) {
    const Weights w = weights();
    const PairSums::Pair numbers = {any(), any()};
    sums.add(numbers, w.of.data());
    for (std::size_t i = 0; i < expected.of.size(); ++i) {
      expected.of[i] += numbers[0] * w.of[2 * i] + numbers[1] * w.of[2 * i + 1];
    }
    EXPECT_EQ(after(sums).of, expected.of) << pair;
  }
}

TEST_F(PairSumsTest, AddTheProductsWithWeightsInTwoRows) {
  Sums expected;
  PairSums sums(expected.of.data());
  for (int pair = 0; pair < 10; ++pair) {
    const Weights v = weights();
    const Weights w = weights();
    const PairSums::Pair numbers = {any(), any()};
    sums.add(numbers, v.of.data(), w.of.data());
    for (std::size_t i = 0; i < expected.of.size(); ++i) {
      expected.of[i] += numbers[0] * v.of[i] + numbers[1] * w.of[i];
    }
    EXPECT_EQ(after(sums).of, expected.of) << pair;
  }
}

TEST_F(PairSumsTest, KeepTheSignsOfTheLargestNumbers) {
  constexpr std::int16_t kMost = std::numeric_limits<std::int16_t>::max();
  constexpr std::int16_t kLeast = std::numeric_limits<std::int16_t>::min();
  Weights w;
  for (std::size_t i = 0; i < w.of.size(); ++i) w.of[i] = i % 2 == 0 ? kLeast : kMost;
  for (const PairSums::Pair numbers :
       {PairSums::Pair{kMost, kMost}, {kMost, 0}, {0, kLeast}, {-1, 1}, {kLeast, 0}}) {
    const Sums none;
    PairSums side(none.of.data());
    side.add(numbers, w.of.data());
    PairSums rows(none.of.data());
    rows.add(numbers, w.of.data(), w.of.data());
    for (std::size_t i = 0; i < PairSums::kCount; ++i) {
      EXPECT_EQ(after(side).of[i], numbers[0] * kLeast + numbers[1] * kMost);
      EXPECT_EQ(after(rows).of[i], (numbers[0] + numbers[1]) * w.of[i]);
    }
  }
}

}  // namespace
