#include "ai/net.h"

#include <algorithm>

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

}  // namespace

template <class Next>
void Net::fill(const NetShape& shape, Next next) {
  bias_.fill(0);
  output_.fill(0);
  measures_.fill(0);
  marks_.fill(0);
  shape_ = shape;
  constexpr std::size_t kSide = core::PairSums::kCount;
  row_ = (static_cast<std::size_t>(shape.hidden) + kSide - 1) / kSide * kSide;
  for (std::size_t unit = 0; unit < static_cast<std::size_t>(shape.hidden); ++unit) {
    bias_[unit] = next() * kInputOne;
    for (std::size_t i = 0; i < static_cast<std::size_t>(shape.inputs.measures); ++i) {
      measures_[i / 2 * 2 * row_ + 2 * unit + i % 2] = next();
    }
    for (std::size_t mark = 0; mark < static_cast<std::size_t>(shape.inputs.marks); ++mark) {
      marks_[mark * row_ + unit] = next();
    }
  }
  output_bias_ = next();
  std::generate_n(output_.begin(), shape.hidden, next);
}

bool Net::read(std::span<const unsigned char> file) {
  NetReader weights(file);
  if (weights.shape().hidden != 0) {
    fill(weights.shape(), [&weights] { return weights.next(); });
    if (weights.ends_well()) return true;
  }
  *this = Net();
  return false;
}

void Net::take(const NetShape& shape, std::span<const std::int16_t> weights) {
  fill(shape, [weight = weights.begin()]() mutable { return *weight++; });
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
  for (std::size_t row = 0; 2 * row < static_cast<std::size_t>(shape_.inputs.measures); ++row) {
    rows[count] = static_cast<std::uint16_t>(row);
    count += pair(row) != PairSums::Pair{} ? 1 : 0;
  }
  const auto units = static_cast<std::size_t>(shape_.hidden);
  const std::size_t marks = inputs.marks.size();
  alignas(16) std::array<std::int32_t, kMaxHidden> outputs;
  const auto of_mark = [this, &inputs](std::size_t i) { return &marks_[inputs.marks[i] * row_]; };
  for (std::size_t unit = 0; unit < row_; unit += PairSums::kCount) {
    PairSums sums(&bias_[unit]);
    for (std::size_t i = 0; i + 1 < marks; i += 2) {
      sums.add(kBoth, of_mark(i) + unit, of_mark(i + 1) + unit);
    }
    if (marks % 2 != 0) {
      const std::int16_t* const last = of_mark(marks - 1) + unit;
      sums.add(kFirst, last, last);
    }
    for (std::size_t i = 0; i < count; ++i) {
      sums.add(pair(rows[i]), &measures_[2 * (rows[i] * row_ + unit)]);
    }
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
