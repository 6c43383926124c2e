// Teaches a network (ai/net.h) by examples: real numbers while it learns, integers when it plays.
// Adam's method in a fixed order of operations: the same examples give the same weights.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "ai/net.h"

namespace race {

struct Example {
  ai::Inputs inputs{};
  double target = 0;  // the chance of winning that it should have given
};

// The moves of one decision, each by the position that it leads to.
using Choice = std::vector<Example>;

class Learner {
 public:
  // Begins with weights drawn at random.
  Learner(const ai::NetShape& shape, std::uint64_t seed);
  // Begins with the weights of a file (ai/net_file.h).
  explicit Learner(std::span<const unsigned char> file);
  // One step of learning on the examples with these numbers.
  void learn(const std::vector<Example>& examples, std::size_t first, std::size_t stride,
             double rate);
  // One step of learning on these decisions. Errors in the differences between a decision's moves
  // count `spread` times as much as the error that its moves share.
  void learn(std::span<const Choice* const> choices, double spread, double rate);
  [[nodiscard]] const ai::NetShape& shape() const { return shape_; }
  // The weights as ai::Net takes them: the present ones, or their running mean.
  [[nodiscard]] std::vector<std::int16_t> present() const { return rounded(weights_); }
  [[nodiscard]] std::vector<std::int16_t> mean() const { return rounded(mean_); }

 private:
  static std::vector<std::int16_t> rounded(const std::vector<float>& weights);
  // What the present weights give, 0…1. Leaves the units' outputs in active_, for add_gradient().
  double chance(const Example& example);
  // Of the example that chance() was asked about last; `miss` is by how much it gave too much.
  void add_gradient(const Example& example, float miss);
  // Moves the weights by the mean of `count` gradients.
  void step(std::size_t count, double rate);

  ai::NetShape shape_;
  std::size_t inputs_;  // of both kinds
  std::size_t hidden_;
  // In a file's order, in units of 1.0.
  std::vector<float> weights_;
  std::vector<float> gradient_;
  std::vector<float> first_moment_;
  std::vector<float> second_moment_;
  std::vector<float> mean_;
  std::vector<float> active_;  // the hidden units' outputs
  double steps_ = 0;
};

}  // namespace race
