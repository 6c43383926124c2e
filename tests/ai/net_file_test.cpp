// The file of a learned value: its bytes, its rounding, and what is refused.
#include <gtest/gtest.h>

#include <array>
#include <cstdlib>
#include <limits>

#include "ai/net.h"
#include "core/rng.h"

namespace {

using ai::NetReader;
using ai::NetShape;
using Bytes = std::vector<unsigned char>;

constexpr NetShape kSmall{{2, 1}, 1};
constexpr std::array<std::int16_t, 6> kWeights = {512, 1024, -2048, 256, -1024, 3072};
// In units of 256: 2, 4, −8, 1 of width 2, −4, 12 of width 3; one after the other:
// 0100 10·00 110·00 1110·11 0·01, 1100 0·111 1110·000.
const Bytes kFile = {'H', 'S', 'N', '3', 2, 0, 1, 0, 1, 0, 8, 0x12, 0xe3, 0xe6, 0xf8, 0x01};

bool is_file(const Bytes& file) {
  NetReader reader(file);
  const std::size_t weights = reader.shape().hidden == 0 ? 0 : reader.shape().weights();
  for (std::size_t i = 0; i < weights; ++i) (void)reader.next();
  return weights != 0 && reader.ends_well();
}

std::vector<std::int16_t> weights_of(const Bytes& file) {
  NetReader reader(file);
  std::vector<std::int16_t> weights;
  for (std::size_t i = 0; i < reader.shape().weights(); ++i) weights.push_back(reader.next());
  return weights;
}

TEST(NetFile, HasTheBytesOfItsFormat) {
  EXPECT_EQ(ai::net_file(kSmall, kWeights, kFile.size()), kFile);
  ASSERT_TRUE(is_file(kFile));
  EXPECT_EQ(NetReader(kFile).shape().inputs, kSmall.inputs);
  EXPECT_EQ(NetReader(kFile).shape().hidden, kSmall.hidden);
  EXPECT_EQ(weights_of(kFile), std::vector<std::int16_t>(kWeights.begin(), kWeights.end()));
}

TEST(NetFile, RefusesWhatIsNone) {
  EXPECT_FALSE(is_file({}));
  for (std::size_t size = 0; size < kFile.size(); ++size) {
    EXPECT_FALSE(is_file({kFile.begin(), kFile.begin() + static_cast<std::ptrdiff_t>(size)}));
  }
  const auto altered = [](std::size_t at, int byte) {
    Bytes file = kFile;
    file[at] = static_cast<unsigned char>(byte);
    return file;
  };
  EXPECT_FALSE(is_file(altered(3, '2'))) << "another format";
  EXPECT_FALSE(is_file(altered(4, 0))) << "no measures";
  EXPECT_FALSE(is_file(altered(5, 1))) << "more measures than there can be";
  EXPECT_FALSE(is_file(altered(7, 2))) << "more marks than there can be";
  EXPECT_FALSE(is_file(altered(8, 0))) << "no units";
  EXPECT_FALSE(is_file(altered(8, ai::kMaxHidden + 1))) << "more units than there can be";
  EXPECT_FALSE(is_file(altered(10, 12))) << "weights that 16 bits cannot hold";
  EXPECT_FALSE(is_file(altered(10, 16))) << "a shift of more than 16 bits";
  EXPECT_FALSE(is_file(altered(15, 0x81))) << "something after the last weight";
  Bytes longer = kFile;
  longer.push_back(0);
  EXPECT_FALSE(is_file(longer));
  Bytes endless = kFile;
  endless.resize(100'000, 0xff);
  EXPECT_FALSE(is_file(endless)) << "a code without an end";
}

TEST(NetFile, TakesAnyBytes) {
  core::Rng rng(1);
  int files = 0;
  for (int i = 0; i < 200'000; ++i) {
    Bytes file(kFile.begin(), kFile.begin() + 11);
    file[10] = static_cast<unsigned char>(rng.below(17));
    for (std::uint32_t more = rng.below(12); more > 0; --more) {
      file.push_back(static_cast<unsigned char>(rng.below(256)));
    }
    if (is_file(file)) {
      ++files;
      EXPECT_EQ(weights_of(file).size(), kSmall.weights());
    }
  }
  EXPECT_GT(files, 0);
}

// Rounded by as little as is needed, each to the nearest number that the file can say.
TEST(NetFile, RoundsNoMoreThanItsSizeWants) {
  core::Rng rng(2);
  constexpr int kLargest = std::numeric_limits<std::int16_t>::max();
  for (int round = 0; round < 300; ++round) {
    const NetShape shape{{1 + static_cast<int>(rng.below(6)), static_cast<int>(rng.below(9))},
                         1 + static_cast<int>(rng.below(12))};
    std::vector<std::int16_t> weights;
    while (weights.size() < shape.weights()) {
      const auto range = 2U << rng.below(16);  // up to all that 16 bits hold
      weights.push_back(static_cast<std::int16_t>(static_cast<int>(rng.below(range)) -
                                                  static_cast<int>(range / 2)));
    }
    EXPECT_EQ(weights_of(ai::net_file(shape, weights)), weights);
    std::size_t before = 0;
    for (std::size_t most = 30 + 3 * weights.size(); most > 20; most -= 1 + most / 8) {
      const Bytes file = ai::net_file(shape, weights, most);
      ASSERT_TRUE(is_file(file));
      const int shift = file[10];
      EXPECT_TRUE(file.size() <= most || shift == 15);
      EXPECT_TRUE(before == 0 || file.size() <= before);
      before = file.size();
      const std::vector<std::int16_t> read = weights_of(file);
      for (std::size_t i = 0; i < weights.size(); ++i) {
        const int highest = (kLargest >> shift) << shift;
        EXPECT_LE(2 * std::abs(read[i] - std::min(int{weights[i]}, highest)), 1 << shift);
      }
    }
  }
}

}  // namespace
