// The learned value: a small network in integers, so that every build computes the same result.
// Inputs, one hidden layer of rectified units, one output: the chance to win. Knows no game.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "ai/inputs.h"

namespace ai {

inline constexpr int kMaxHidden = 64;
inline constexpr int kCertain = 1 << 16;  // a chance of 1

class Net {
 public:
  // A weight of 1.0; a weight is a signed 16-bit number.
  static constexpr int kOne = 1 << 10;

  // Takes the weights of a file; returns false, and changes nothing, if it is not a file of
  // weights.
  //   "HSN2"; how many measures, marks and hidden units (16 bits each, low byte first); then 16-bit
  //   weights: for each hidden unit its bias, its measures' and its marks' weights; the output's
  //   bias; a weight for each unit.
  bool read(std::span<const unsigned char> file);

  [[nodiscard]] InputShape shape() const { return shape_; }
  [[nodiscard]] int hidden() const { return hidden_; }
  // The chance to win, 0…kCertain. `inputs` have the shape of the weights.
  [[nodiscard]] int chance(const Inputs& inputs) const;
  // The logarithm of the odds to win, 1.0 = kOne. It separates nearly certain positions better than
  // chance() does.
  [[nodiscard]] int logit(const Inputs& inputs) const;
  [[nodiscard]] static int squash(int logit);

 private:
  InputShape shape_;
  int hidden_ = 0;
  int output_bias_ = 0;
  alignas(16) std::array<std::int32_t, kMaxHidden> bias_{};
  std::array<std::int16_t, kMaxHidden> output_{};
  // Two measures a row: the weights of both for the first unit, then for the second, ….
  alignas(16) std::array<std::array<std::int16_t, 2 * kMaxHidden>, kMaxMeasures / 2> measures_{};
  alignas(16) std::array<std::array<std::int16_t, kMaxHidden>, kMaxMarks> marks_{};
};

}  // namespace ai
