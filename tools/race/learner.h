// Teaches a network (ai/net.h) by examples: real numbers while it learns, integers when it plays.
// Adam's method in a fixed order of operations: the same examples give the same weights.
#pragma once

#include <cstdint>
#include <vector>

#include "ai/net.h"

namespace race {

struct Example {
  ai::Inputs inputs{};
  double target = 0;  // the chance of winning that it should have given
};

class Learner {
 public:
  Learner(ai::InputShape shape, int hidden, std::uint64_t seed);
  // One step of learning on the examples with these numbers.
  void learn(const std::vector<Example>& examples, std::size_t first, std::size_t stride,
             double rate);
  // The weights as ai::Net reads them: the present ones, or their running mean.
  [[nodiscard]] std::vector<unsigned char> present() const { return file_of(weights_); }
  [[nodiscard]] std::vector<unsigned char> mean() const { return file_of(mean_); }

 private:
  [[nodiscard]] std::vector<unsigned char> file_of(const std::vector<float>& weights) const;
  void add_gradient(const Example& example);

  ai::InputShape shape_;
  std::size_t inputs_;  // of both kinds
  std::size_t hidden_;
  // In the file's order, in units of 1.0.
  std::vector<float> weights_;
  std::vector<float> gradient_;
  std::vector<float> first_moment_;
  std::vector<float> second_moment_;
  std::vector<float> mean_;
  std::vector<float> active_;  // the hidden units' outputs
  double steps_ = 0;
};

}  // namespace race
