// The learned value: a small network in integers, so that every build computes the same result.
// Inputs, one hidden layer of rectified units, one output: the chance to win. Knows no game.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "ai/net_file.h"

namespace ai {

inline constexpr int kCertain = 1 << 16;  // a chance of 1

class Net {
 public:
  // A weight of 1.0; a weight is a signed 16-bit number.
  static constexpr int kOne = 1 << 10;

  // Takes the weights of a file (ai/net_file.h). If it is not a file of weights, returns false and
  // has no weights any more.
  bool read(std::span<const unsigned char> file);
  // Takes these weights, in a file's order.
  void take(const NetShape& shape, std::span<const std::int16_t> weights);

  [[nodiscard]] const NetShape& shape() const { return shape_; }
  // The chance to win, 0…kCertain. `inputs` have the shape of the weights.
  [[nodiscard]] int chance(const Inputs& inputs) const;
  // The logarithm of the odds to win, 1.0 = kOne. It separates nearly certain positions better than
  // chance() does.
  [[nodiscard]] int logit(const Inputs& inputs) const;
  [[nodiscard]] static int squash(int logit);

 private:
  // `next` returns one weight after the other.
  template <class Next>
  void fill(const NetShape& shape, Next next);

  NetShape shape_;
  int output_bias_ = 0;
  alignas(16) std::array<std::int32_t, kMaxHidden> bias_{};
  std::array<std::int16_t, kMaxHidden> output_{};
  // Hidden units in a row: a multiple of core::PairSums::kCount, the last of them perhaps unused.
  std::size_t row_ = 0;
  // Two measures a row: the weights of both for the first unit, then for the second, ….
  alignas(16) std::array<std::int16_t, std::size_t{kMaxMeasures} * kMaxHidden> measures_{};
  // A mark a row.
  alignas(16) std::array<std::int16_t, std::size_t{kMaxMarks} * kMaxHidden> marks_{};
};

}  // namespace ai
