// Law 3 of rooms: each throw is uniform, whatever members who work together choose before they know
// the one honest member's element.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <iostream>
#include <numeric>
#include <span>

#include "rooms/conspiracy.h"
#include "view/review/fairness.h"

namespace {

using namespace rooms;

#if defined(HS_SLOW)
constexpr std::uint64_t kThrows = 2000;
#else
constexpr std::uint64_t kThrows = 20'000;
#endif
constexpr double kLeast = 0.001;  // the smallest p that chance may give, and 1 minus the largest
constexpr double kMost = 1 - kLeast;

// Pearson's statistic over rows of faces, each row separately: the probability of at least this
// value if all faces are equally likely for every choice.
double likelihood(std::span<const Faces> rows) {
  double statistic = 0;
  int freedom = 0;
  for (const Faces& row : rows) {
    const auto total = std::accumulate(row.begin(), row.end(), std::uint64_t{0});
    const double each = static_cast<double>(total) / kFaces;
    if (total == 0) {
      continue;
    }
    for (const std::uint64_t count : row) {
      const double off = static_cast<double>(count) - each;
      statistic += off * off / each;
    }
    freedom += static_cast<int>(kFaces) - 1;
  }
  return view::chi_square_tail(statistic, freedom);
}

void tell(const Throws& throws) {
  const auto share = [](std::uint64_t part, std::uint64_t whole) {
    return static_cast<double>(part) / static_cast<double>(std::max<std::uint64_t>(whole, 1));
  };
  const auto all = std::accumulate(throws.all.begin(), throws.all.end(), std::uint64_t{0});
  std::cout << all << " throws, p " << likelihood({&throws.all, 1}) << "; given order "
            << likelihood(throws.by[0]) << ", chains " << likelihood(throws.by[1]) << ", move "
            << likelihood(throws.by[2]) << ", silence " << likelihood(throws.by[3])
            << "; sixes: " << share(throws.all.back(), all) << " of all, "
            << share(throws.tempted_sixes, throws.tempted) << " of " << throws.tempted
            << " turns with absences; an absence costs 10 s and "
            << share(throws.bot_turns, throws.absences)
            << " turns that bots play, a six gained by it "
            << share(throws.absences, 1) / (static_cast<double>(throws.tempted_sixes) -
                                            static_cast<double>(throws.tempted) / kFaces)
            << " absences\n";
}

// HS_ROOM_THROWS=1000000 for a release. The seed is fixed, so that nothing here is left to luck.
TEST(RoomChance, OneHonestMemberMakesEveryThrowUniform) {
  const char* many = std::getenv("HS_ROOM_THROWS");
  Conspiracy five(1, Conspiracy::Sight::None);
  ASSERT_TRUE(five.play(many ? std::strtoull(many, nullptr, 10) : kThrows));
  const Throws& throws = five.throws();
  tell(throws);
  const double p = likelihood({&throws.all, 1});
  EXPECT_GT(p, kLeast);
  EXPECT_LT(p, kMost);
  for (const auto& rows : throws.by) {
    const double given = likelihood(rows);
    EXPECT_GT(given, kLeast);
    EXPECT_LT(given, kMost);
  }
}

// It is known that falling silent lets members choose throws: at most two more in a room of six,
// each for kSilent_ms. The two together give a share of 1 - (5/6)³ of sixes where one of all is
// wanted.
TEST(RoomChance, WhoFallsSilentGainsTwoThrowsAtMost) {
  Conspiracy five(2, Conspiracy::Sight::None);
  ASSERT_TRUE(five.play(kThrows / 5));
  const Throws& throws = five.throws();
  EXPECT_LE(throws.absences, 2 * throws.tempted);
  const double most = 1 - 125.0 / 216;
  const double share =
      static_cast<double>(throws.tempted_sixes) / static_cast<double>(throws.tempted);
  const double spread = std::sqrt(most * (1 - most) / static_cast<double>(throws.tempted));
  EXPECT_NEAR(share, most, 4 * spread);
}

// The power of the test above: five who know the honest element choose the throw.
TEST(RoomChance, AnElementShownTooEarlyIsNoticed) {
  Conspiracy five(1, Conspiracy::Sight::Foresight);
  ASSERT_TRUE(five.play(500));
  EXPECT_LT(likelihood({&five.throws().all, 1}), 1e-9);
  EXPECT_LT(likelihood(five.throws().by[static_cast<std::size_t>(Choice::Move)]), 1e-9);
}

}  // namespace
