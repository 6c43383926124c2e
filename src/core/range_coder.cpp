#include "core/range_coder.h"

#include <array>
#include <cassert>
#include <utility>

namespace core {

namespace {

constexpr std::uint32_t kTop = 1U << 24;  // the range never stays below it
constexpr int kByte = 8;
constexpr int kChanceBits = 16;
constexpr int kLongestMemory = 60;  // bits; older ones fade

// How far the n-th bit moves a chance, of 2¹⁶: 1 / (n + 1.5).
constexpr auto kRates = [] {
  std::array<std::int64_t, kLongestMemory + 1> rates{};
  for (std::size_t n = 0; n < rates.size(); ++n) {
    rates[n] = 2 * 65536 / (2 * static_cast<std::int64_t>(n) + 3);
  }
  return rates;
}();

std::uint32_t sum(std::span<const std::uint32_t> weights) {
  std::uint32_t total = 0;
  for (const std::uint32_t weight : weights) {
    total += weight;
  }
  assert(total > 0 && total <= kMaxWeights && "a choice has weights, and not too many");
  return total;
}

}  // namespace

void BitModel::learn(bool bit) {
  const std::int64_t wanted = bit ? kOne : 0;
  const std::int64_t step = (wanted - chance_) * kRates[seen_];
  chance_ = clamp(static_cast<std::uint32_t>(chance_ + step / kOne));
  seen_ = static_cast<std::uint8_t>(seen_ < kLongestMemory ? seen_ + 1 : kLongestMemory);
}

void RangeWriter::carry() {
  if (low_ >> 32U == 0) {
    return;
  }
  low_ &= 0xffffffffU;
  for (std::size_t i = bytes_.size(); i > 0 && ++bytes_[i - 1] == 0; --i) {
  }
}

void RangeWriter::narrow(std::uint32_t start, std::uint32_t size) {
  low_ += start;
  range_ = size;
  carry();
  while (range_ < kTop) {
    bytes_.push_back(static_cast<std::uint8_t>(low_ >> 24U));
    low_ = (low_ << kByte) & 0xffffffffU;
    range_ <<= kByte;
  }
}

bool RangeWriter::bit(std::uint32_t chance, bool value) {
  const std::uint32_t bound = (range_ >> kChanceBits) * chance;
  value ? narrow(0, bound) : narrow(bound, range_ - bound);
  return value;
}

std::uint32_t RangeWriter::pick(std::span<const std::uint32_t> weights, std::uint32_t index) {
  const std::uint32_t unit = range_ / sum(weights);
  std::uint32_t before = 0;
  for (std::uint32_t i = 0; i < index; ++i) {
    before += weights[i];
  }
  narrow(unit * before, unit * weights[index]);
  return index;
}

Bytes RangeWriter::finish() {
  // The number in the range with the most trailing zeros; the reader supplies those itself.
  const std::uint64_t last = low_ + range_ - 1;
  int zeros = 32;
  while (((low_ + (1ULL << zeros) - 1) >> zeros << zeros) > last) {
    --zeros;
  }
  low_ = (low_ + (1ULL << zeros) - 1) >> zeros << zeros;
  carry();
  for (auto rest = static_cast<std::uint32_t>(low_); rest != 0; rest <<= kByte) {
    bytes_.push_back(static_cast<std::uint8_t>(rest >> 24U));
  }
  return std::move(bytes_);
}

RangeReader::RangeReader(std::span<const std::uint8_t> bytes) : bytes_(bytes) {
  for (int i = 0; i < kSpare; ++i) {
    code_ = (code_ << kByte) | next_byte();
  }
}

std::uint8_t RangeReader::next_byte() {
  if (next_ < bytes_.size()) {
    return bytes_[next_++];
  }
  missing_ += missing_ <= kSpare ? 1 : 0;
  return 0;
}

void RangeReader::narrow(std::uint32_t start, std::uint32_t size) {
  code_ -= start;
  range_ = size;
  while (range_ < kTop) {
    code_ = (code_ << kByte) | next_byte();
    range_ <<= kByte;
  }
}

bool RangeReader::bit(std::uint32_t chance, bool) {
  const std::uint32_t bound = (range_ >> kChanceBits) * chance;
  const bool value = code_ < bound;
  value ? narrow(0, bound) : narrow(bound, range_ - bound);
  return value;
}

std::uint32_t RangeReader::pick(std::span<const std::uint32_t> weights, std::uint32_t) {
  const std::uint32_t unit = range_ / sum(weights);
  const std::uint32_t ticket = code_ / unit;
  std::uint32_t index = 0;
  std::uint32_t before = 0;
  // No writer produces a ticket beyond the last weight; here it counts as the last value.
  while (index + 1 < weights.size() && ticket >= before + weights[index]) {
    before += weights[index++];
  }
  narrow(unit * before, unit * weights[index]);
  return index;
}

}  // namespace core
