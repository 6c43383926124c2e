// An arithmetic coder in integers, the same in every build: what is likely takes few bits, what is
// certain takes none. Writer and reader have the same calls, so that one template describes a
// format for both: each takes a value and returns the one that stands in the text (the writer its
// argument, the reader what it has read, whatever its argument).
#pragma once

#include <cstdint>
#include <span>

#include "core/base64url.h"

namespace core {

// The chance that a bit is set, learnt from the bits that were seen.
class BitModel {
 public:
  static constexpr std::uint32_t kOne = 1U << 16;  // certainty

  // `chance` of kOne to begin with; `trust` is how many bits that is worth.
  explicit constexpr BitModel(std::uint32_t chance = kOne / 2, std::uint8_t trust = 0)
      : chance_(clamp(chance)), seen_(trust) {}
  // Never 0 and never kOne.
  [[nodiscard]] std::uint32_t chance() const { return chance_; }
  // How much was learnt so far.
  [[nodiscard]] int seen() const { return seen_; }
  void learn(bool bit);

 private:
  static constexpr std::uint32_t kLeast = kOne / 1024;
  static constexpr std::uint16_t clamp(std::uint32_t chance) {
    return static_cast<std::uint16_t>(chance < kLeast          ? kLeast
                                      : chance > kOne - kLeast ? kOne - kLeast
                                                               : chance);
  }

  std::uint16_t chance_;
  std::uint8_t seen_;
};

// The weights of one choice add up to at most this.
inline constexpr std::uint32_t kMaxWeights = 1U << 16;

class RangeWriter {
 public:
  static constexpr bool kWrites = true;

  bool bit(std::uint32_t chance, bool value);
  // One of several values by their weights (each at least 1).
  std::uint32_t pick(std::span<const std::uint32_t> weights, std::uint32_t index);
  [[nodiscard]] static bool failed() { return false; }
  // The shortest bytes that mean what was written. The writer is done then.
  [[nodiscard]] Bytes finish();

 private:
  void narrow(std::uint32_t start, std::uint32_t size);
  void carry();

  Bytes bytes_;
  std::uint64_t low_ = 0;  // of 2³²; one bit more until it is carried
  std::uint32_t range_ = 0xffffffffU;
};

class RangeReader {
 public:
  static constexpr bool kWrites = false;

  // `bytes` outlive the reader. Never reads outside of them.
  explicit RangeReader(std::span<const std::uint8_t> bytes);
  bool bit(std::uint32_t chance, bool = false);
  std::uint32_t pick(std::span<const std::uint32_t> weights, std::uint32_t = 0);
  // The bytes end before what was read does: what is read then means nothing.
  [[nodiscard]] bool failed() const { return missing_ > kSpare; }
  // All bytes were needed.
  [[nodiscard]] bool at_end() const { return next_ == bytes_.size() && !failed(); }

 private:
  static constexpr int kSpare = 4;  // bytes of zeros that the writer leaves out

  void narrow(std::uint32_t start, std::uint32_t size);
  std::uint8_t next_byte();

  std::span<const std::uint8_t> bytes_;
  std::size_t next_ = 0;
  int missing_ = 0;
  std::uint32_t code_ = 0;
  std::uint32_t range_ = 0xffffffffU;
};

// One bit by its model, which learns it.
template <class Coder>
bool code_bit(Coder& coder, BitModel& model, bool value) {
  const bool bit = coder.bit(model.chance(), value);
  model.learn(bit);
  return bit;
}

}  // namespace core
