#include "ai/net.h"

#include <algorithm>
#include <utility>

#include "core/pair_sums.h"

namespace ai {

namespace {

// 1 / (1 + e^−x) for x = 0, 1/32, …, 8, in units of kCertain, computed by the compiler.
constexpr int kStepsPerOne = 32;
constexpr int kFarthest = 8;
constexpr std::array<std::int32_t, kFarthest* kStepsPerOne + 1> kSquash = [] {
  std::array<std::int32_t, kFarthest * kStepsPerOne + 1> table{};
  constexpr double kInverse = 0.969233234476344;  // e^(−1/32)
  double power = 1;
  for (auto& entry : table) {
    entry = static_cast<std::int32_t>(kCertain / (1 + power) + 0.5);
    power *= kInverse;
  }
  return table;
}();

int number_at(std::span<const unsigned char> file, std::size_t at) {
  return static_cast<std::int16_t>(file[at] | (file[at + 1] << 8));
}

}  // namespace

bool Net::read(std::span<const unsigned char> file) {
  constexpr std::size_t kHeader = 10;
  constexpr std::array<unsigned char, 4> kMagic = {'H', 'S', 'N', '2'};
  if (file.size() < kHeader || !std::equal(kMagic.begin(), kMagic.end(), file.begin())) {
    return false;
  }
  const InputShape shape{number_at(file, 4), number_at(file, 6)};
  const int hidden = number_at(file, 8);
  if (shape.measures < 1 || shape.measures > kMaxMeasures || shape.marks < 0 ||
      shape.marks > kMaxMarks || hidden < 1 || hidden > kMaxHidden ||
      file.size() != kHeader + 2 * static_cast<std::size_t>(hidden * (shape.count() + 2) + 1)) {
    return false;
  }
  *this = Net();
  shape_ = shape;
  hidden_ = hidden;
  std::size_t at = kHeader;
  const auto next = [&] {
    return static_cast<std::int16_t>(number_at(file, std::exchange(at, at + 2)));
  };
  for (std::size_t unit = 0; unit < static_cast<std::size_t>(hidden); ++unit) {
    bias_[unit] = next() * kInputOne;
    for (std::size_t i = 0; i < static_cast<std::size_t>(shape.measures); ++i) {
      measures_[i / 2][2 * unit + i % 2] = next();
    }
    for (std::size_t mark = 0; mark < static_cast<std::size_t>(shape.marks); ++mark) {
      marks_[mark][unit] = next();
    }
  }
  output_bias_ = next();
  std::generate_n(output_.begin(), hidden, next);
  return true;
}

int Net::logit(const Inputs& inputs) const {
  using core::PairSums;
  constexpr PairSums::Pair kBoth = {kInputOne, kInputOne};
  constexpr PairSums::Pair kFirst = {kInputOne, 0};
  // Many measures are 0.
  std::array<std::uint16_t, kMaxMeasures / 2> rows;
  std::size_t count = 0;
  const auto pair = [&inputs](std::size_t row) -> PairSums::Pair {
    return {inputs.measures[2 * row], inputs.measures[2 * row + 1]};
  };
  for (std::size_t row = 0; 2 * row < static_cast<std::size_t>(shape_.measures); ++row) {
    rows[count] = static_cast<std::uint16_t>(row);
    count += pair(row) != PairSums::Pair{} ? 1 : 0;
  }
  const auto units = static_cast<std::size_t>(hidden_);
  const std::size_t marks = inputs.marks.size();
  alignas(16) std::array<std::int32_t, kMaxHidden> outputs;
  // The weights of units beyond the last are 0.
  for (std::size_t unit = 0; unit < units; unit += PairSums::kCount) {
    PairSums sums(&bias_[unit]);
    for (std::size_t i = 0; i + 1 < marks; i += 2) {
      sums.add(kBoth, &marks_[inputs.marks[i]][unit], &marks_[inputs.marks[i + 1]][unit]);
    }
    if (marks % 2 != 0) {
      const std::int16_t* const last = &marks_[inputs.marks[marks - 1]][unit];
      sums.add(kFirst, last, last);
    }
    for (std::size_t i = 0; i < count; ++i) sums.add(pair(rows[i]), &measures_[rows[i]][2 * unit]);
    sums.store(&outputs[unit]);
  }
  std::int64_t sum = 0;
  for (std::size_t unit = 0; unit < units; ++unit) {
    sum += std::int64_t{std::max(outputs[unit], 0) / kInputOne} * output_[unit];
  }
  return static_cast<int>(sum / kOne) + output_bias_;
}

int Net::squash(int logit) {
  constexpr int kWidth = kOne / kStepsPerOne;
  constexpr int kLast = kFarthest * kOne - 1;
  const int size = std::min(logit < 0 ? -logit : logit, kLast);
  const auto index = static_cast<std::size_t>(size / kWidth);
  const int part = size % kWidth;
  const int value = kSquash[index] + (kSquash[index + 1] - kSquash[index]) * part / kWidth;
  return logit < 0 ? kCertain - value : value;
}

int Net::chance(const Inputs& inputs) const { return squash(logit(inputs)); }

}  // namespace ai
