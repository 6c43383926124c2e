// The parts of links: letters, checksum, arithmetic coder.
#include <gtest/gtest.h>

#include "core/base64url.h"
#include "core/crc32.h"
#include "core/range_coder.h"
#include "core/rng.h"

namespace {

using core::Bytes;

Bytes bytes(std::string_view text) { return {text.begin(), text.end()}; }

TEST(Base64Url, WritesTheVectorsOfRfc4648WithoutPadding) {
  const std::pair<std::string_view, std::string_view> vectors[] = {
      {"", ""},           {"f", "Zg"},          {"fo", "Zm8"},          {"foo", "Zm9v"},
      {"foob", "Zm9vYg"}, {"fooba", "Zm9vYmE"}, {"foobar", "Zm9vYmFy"}, {"\xfb\xff", "-_8"}};
  for (const auto& [plain, coded] : vectors) {
    EXPECT_EQ(core::base64url_encode(bytes(plain)), coded);
    EXPECT_EQ(core::base64url_decode(coded), bytes(plain));
  }
}

TEST(Base64Url, RefusesForeignLettersImpossibleLengthsAndLooseBits) {
  for (const std::string_view text : {"Z", "Zm9vY", "Zm9+", "Zm9/", "Zg==", "Zh", "Zm9", "Z g"}) {
    EXPECT_EQ(core::base64url_decode(text), std::nullopt) << text;
  }
}

TEST(Crc32, HasTheKnownValue) {
  EXPECT_EQ(core::crc32(bytes("123456789")), 0xCBF43926U);
  EXPECT_EQ(core::crc32({}), 0U);
}

struct Step {
  bool is_bit;
  std::uint32_t value;
  std::uint32_t chance;
  std::vector<std::uint32_t> weights;
};

std::vector<Step> random_steps(std::uint64_t seed) {
  core::Rng rng(seed);
  std::vector<Step> steps(rng.below(300));
  for (Step& step : steps) {
    step.is_bit = rng.below(2) == 0;
    step.chance = 64 + rng.below(65408);
    step.weights.resize(1 + rng.below(20));
    for (std::uint32_t& weight : step.weights) {
      weight = 1 + rng.below(rng.below(4) == 0 ? 3000 : 3);
    }
    step.value = step.is_bit ? (rng.below(65536) < step.chance ? 1 : 0)
                             : rng.below(static_cast<std::uint32_t>(step.weights.size()));
  }
  return steps;
}

TEST(RangeCoder, ReadsWhatWasWrittenAndNeedsEveryByte) {
  for (std::uint64_t seed = 0; seed < 2000; ++seed) {
    const std::vector<Step> steps = random_steps(seed);
    core::RangeWriter writer;
    for (const Step& step : steps) {
      step.is_bit ? void(writer.bit(step.chance, step.value != 0))
                  : void(writer.pick(step.weights, step.value));
    }
    const Bytes written = writer.finish();
    core::RangeReader reader(written);
    for (const Step& step : steps) {
      const std::uint32_t read =
          step.is_bit ? std::uint32_t{reader.bit(step.chance)} : reader.pick(step.weights);
      ASSERT_EQ(read, step.value) << seed;
    }
    EXPECT_TRUE(reader.at_end()) << seed;
  }
}

TEST(RangeCoder, CarriesThroughManyBytes) {
  core::RangeWriter writer;
  constexpr int kBits = 4000;
  // The unlikely half of the range, chosen again and again, is always close to a carry.
  for (int i = 0; i < kBits; ++i) {
    writer.bit(1, i % 97 == 0);
  }
  const Bytes written = writer.finish();
  core::RangeReader reader(written);
  for (int i = 0; i < kBits; ++i) {
    ASSERT_EQ(reader.bit(1), i % 97 == 0) << i;
  }
}

TEST(RangeCoder, SaysWhenTheBytesEndTooSoon) {
  core::RangeReader reader({});
  for (int i = 0; i < 64; ++i) {
    reader.bit(core::BitModel::kOne / 2);
  }
  EXPECT_TRUE(reader.failed());
  EXPECT_FALSE(reader.at_end());
}

TEST(BitModel, LearnsAndIsNeverCertain) {
  core::BitModel model(core::BitModel::kOne / 2);
  for (int i = 0; i < 1000; ++i) {
    model.learn(true);
  }
  EXPECT_GT(model.chance(), core::BitModel::kOne * 99 / 100);
  EXPECT_LT(model.chance(), core::BitModel::kOne);
  for (int i = 0; i < 1000; ++i) {
    model.learn(false);
  }
  EXPECT_LT(model.chance(), core::BitModel::kOne / 100);
  EXPECT_GT(model.chance(), 0U);
}

}  // namespace
