// The sum of products by this machine's instructions, against one by one.
#include "core/dot16.h"

#include <gtest/gtest.h>

#include <limits>
#include <vector>

#include "core/rng.h"

namespace {

std::int32_t one_by_one(const std::vector<std::int16_t>& a, const std::vector<std::int16_t>& b) {
  std::int32_t sum = 0;
  for (std::size_t i = 0; i < a.size(); ++i) {
    sum += std::int32_t{a[i]} * std::int32_t{b[i]};
  }
  return sum;
}

TEST(Dot16, IsTheSumOfTheProducts) {
  core::Rng rng(7);
  constexpr std::uint32_t kRange = 4096;
  const auto any = [&rng] {
    return static_cast<std::int16_t>(static_cast<int>(rng.below(2 * kRange)) -
                                     static_cast<int>(kRange));
  };
  for (std::size_t count = 0; count <= 64; count += core::kDotLanes) {
    std::vector<std::int16_t> a(count);
    std::vector<std::int16_t> b(count);
    for (std::size_t i = 0; i < count; ++i) {
      a[i] = any();
      b[i] = any();
    }
    EXPECT_EQ(core::dot16(a.data(), b.data(), count), one_by_one(a, b)) << count;
  }
}

TEST(Dot16, KeepsTheSignsOfTheLargestNumbers) {
  constexpr std::int16_t kMost = std::numeric_limits<std::int16_t>::max();
  constexpr std::int16_t kLeast = std::numeric_limits<std::int16_t>::min();
  const std::vector<std::int16_t> a = {kMost, kLeast, kMost, kLeast, 1, -1, 0, kLeast};
  const std::vector<std::int16_t> b = {kMost, kMost, kLeast, 1, kLeast, kLeast, kLeast, 0};
  EXPECT_EQ(core::dot16(a.data(), b.data(), a.size()), one_by_one(a, b));
}

// At any place in memory.
TEST(Dot16, NeedsNoAlignment) {
  std::vector<std::int16_t> a(17, 3);
  std::vector<std::int16_t> b(17, -5);
  EXPECT_EQ(core::dot16(a.data() + 1, b.data() + 1, 16), -240);
}

}  // namespace
