#include "learner.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "core/rng.h"

namespace race {

namespace {

constexpr double kFirstDecay = 0.9;
constexpr double kSecondDecay = 0.999;
constexpr double kMeanOver = 0.1;  // of all steps so far

double sigmoid(double x) { return 1 / (1 + std::exp(-x)); }

}  // namespace

Learner::Learner(const ai::NetShape& shape, std::uint64_t seed)
    : shape_(shape),
      inputs_(static_cast<std::size_t>(shape.inputs.count())),
      hidden_(static_cast<std::size_t>(shape.hidden)) {
  const std::size_t size = shape.weights();
  weights_.resize(size);
  gradient_.resize(size);
  first_moment_.resize(size);
  second_moment_.resize(size);
  active_.resize(hidden_);
  core::Rng rng(seed);
  const double spread = std::sqrt(3.0 / static_cast<double>(inputs_));
  for (float& weight : weights_) {
    weight = static_cast<float>(spread * (2.0 * rng.below(1 << 20) / (1 << 20) - 1));
  }
  mean_ = weights_;
}

Learner::Learner(std::span<const unsigned char> file) : Learner(ai::NetReader(file).shape(), 0) {
  ai::NetReader reader(file);
  for (float& weight : weights_) weight = static_cast<float>(reader.next()) / ai::Net::kOne;
  mean_ = weights_;
}

void Learner::learn(const std::vector<Example>& examples, std::size_t first, std::size_t stride,
                    double rate) {
  std::fill(gradient_.begin(), gradient_.end(), 0.0F);
  std::size_t count = 0;
  for (std::size_t i = first; i < examples.size(); i += stride, ++count) {
    add_gradient(examples[i], static_cast<float>(chance(examples[i]) - examples[i].target));
  }
  step(count, rate);
}

void Learner::learn(std::span<const Choice* const> choices, double spread, double rate) {
  std::fill(gradient_.begin(), gradient_.end(), 0.0F);
  std::size_t count = 0;
  std::vector<double> misses;
  for (const Choice* choice : choices) {
    misses.clear();
    double common = 0;
    for (const Example& example : *choice) {
      common += misses.emplace_back(chance(example) - example.target);
    }
    common /= static_cast<double>(choice->size());
    for (std::size_t i = 0; i < choice->size(); ++i, ++count) {
      chance((*choice)[i]);
      add_gradient((*choice)[i], static_cast<float>(common + spread * (misses[i] - common)));
    }
  }
  step(count, rate);
}

void Learner::step(std::size_t count, double rate) {
  if (count == 0) {
    return;
  }
  ++steps_;
  const double scale = 1.0 / static_cast<double>(count);
  const auto step = static_cast<float>(rate * std::sqrt(1 - std::pow(kSecondDecay, steps_)) /
                                       (1 - std::pow(kFirstDecay, steps_)));
  // The mean covers only part of the steps behind it, so that it does not remember the beginning.
  const auto take = static_cast<float>(1 / (1 + kMeanOver * steps_));
  constexpr auto kTiny = 1e-8F;
  constexpr auto kFirst = static_cast<float>(kFirstDecay);
  constexpr auto kSecond = static_cast<float>(kSecondDecay);
  for (std::size_t i = 0; i < weights_.size(); ++i) {
    const float slope = gradient_[i] * static_cast<float>(scale);
    first_moment_[i] = kFirst * first_moment_[i] + (1 - kFirst) * slope;
    second_moment_[i] = kSecond * second_moment_[i] + (1 - kSecond) * slope * slope;
    weights_[i] -= step * first_moment_[i] / (std::sqrt(second_moment_[i]) + kTiny);
    mean_[i] += take * (weights_[i] - mean_[i]);
  }
}

double Learner::chance(const Example& example) {
  const std::size_t row = inputs_ + 1;
  const float* const out = &weights_[hidden_ * row];  // the output's bias, then its weights
  const auto measures = static_cast<std::size_t>(shape_.inputs.measures);
  std::array<float, ai::kMaxMeasures> x;
  for (std::size_t i = 0; i < measures; ++i) {
    x[i] = static_cast<float>(example.inputs.measures[i]) / ai::kInputOne;
  }
  double sum = out[0];
  for (std::size_t unit = 0; unit < hidden_; ++unit) {
    const float* const w = &weights_[unit * row];
    std::array<float, 8> lanes{};  // eight sums at once, always added up in this order
    std::size_t i = 0;
    for (; i + lanes.size() <= measures; i += lanes.size()) {
      for (std::size_t lane = 0; lane < lanes.size(); ++lane) {
        lanes[lane] += w[1 + i + lane] * x[i + lane];
      }
    }
    float dot = w[0];
    for (const float lane : lanes) {
      dot += lane;
    }
    for (; i < measures; ++i) {
      dot += w[1 + i] * x[i];
    }
    for (const std::uint16_t mark : example.inputs.marks) {
      dot += w[1 + measures + mark];
    }
    active_[unit] = std::max(dot, 0.0F);
    sum += double{active_[unit]} * out[1 + unit];
  }
  return sigmoid(sum);
}

void Learner::add_gradient(const Example& example, float miss) {
  const std::size_t row = inputs_ + 1;
  const float* const out = &weights_[hidden_ * row];
  const auto measures = static_cast<std::size_t>(shape_.inputs.measures);
  float* const out_gradient = &gradient_[hidden_ * row];
  out_gradient[0] += miss;
  for (std::size_t unit = 0; unit < hidden_; ++unit) {
    if (active_[unit] <= 0) {
      continue;
    }
    out_gradient[1 + unit] += miss * active_[unit];
    const float delta = miss * out[1 + unit];
    float* const g = &gradient_[unit * row];
    g[0] += delta;
    for (std::size_t i = 0; i < measures; ++i) {
      g[1 + i] += delta * (static_cast<float>(example.inputs.measures[i]) / ai::kInputOne);
    }
    for (const std::uint16_t mark : example.inputs.marks) {
      g[1 + measures + mark] += delta;
    }
  }
}

std::vector<std::int16_t> Learner::rounded(const std::vector<float>& weights) {
  constexpr float kLargest = 32767;
  std::vector<std::int16_t> numbers;
  for (const float weight : weights) {
    const float number = weight * static_cast<float>(ai::Net::kOne);
    numbers.push_back(
        static_cast<std::int16_t>(std::lround(std::clamp(number, -kLargest, kLargest))));
  }
  return numbers;
}

}  // namespace race
