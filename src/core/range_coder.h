// An arithmetic coder in integers, the same in every build: likely values take few bits and certain
// ones take none. Writer and reader have the same calls, so that one template describes a format
// for both: each takes a value and returns the one in the text (the writer returns its argument;
// the reader ignores its argument and returns what it has read).
#pragma once

#include <cstdint>
#include <span>
#include <type_traits>

#include "core/base64url.h"

namespace core {

// The chance that a bit is set, learnt from the bits seen so far.
class BitModel {
 public:
  static constexpr std::uint32_t kOne = 1U << 16;  // certainty

  // Uninitialised: assign another model before use. Trivial, so that thousands are copied at once.
  BitModel() = default;
  // Starts at `chance` out of kOne, which counts as much as `trust` bits already seen.
  explicit constexpr BitModel(std::uint32_t chance, std::uint8_t trust = 0)
      : chance_(clamp(chance)), seen_(trust) {}
  // Never 0 and never kOne.
  [[nodiscard]] std::uint32_t chance() const { return chance_; }
  // How many bits it has learnt from; counting stops at a limit.
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
static_assert(std::is_trivial_v<BitModel>);

// The weights of one choice add up to at most this.
inline constexpr std::uint32_t kMaxWeights = 1U << 16;

class RangeWriter {
 public:
  static constexpr bool kWrites = true;

  bool bit(std::uint32_t chance, bool value);
  // Codes `index` by the `weights` of all values (each at least 1).
  std::uint32_t pick(std::span<const std::uint32_t> weights, std::uint32_t index);
  [[nodiscard]] static bool failed() { return false; }
  // The shortest bytes that encode what was written. The writer cannot be used afterwards.
  [[nodiscard]] Bytes finish();

 private:
  void narrow(std::uint32_t start, std::uint32_t size);
  void carry();

  Bytes bytes_;
  std::uint64_t low_ = 0;  // 32 bits, and one more until it is carried
  std::uint32_t range_ = 0xffffffffU;
};

class RangeReader {
 public:
  static constexpr bool kWrites = false;

  // `bytes` must outlive the reader, which never reads outside them.
  explicit RangeReader(std::span<const std::uint8_t> bytes);
  bool bit(std::uint32_t chance, bool = false);
  std::uint32_t pick(std::span<const std::uint32_t> weights, std::uint32_t = 0);
  // Whether the bytes ended too soon: anything read past their end is meaningless.
  [[nodiscard]] bool failed() const { return missing_ > kSpare; }
  // Whether all bytes were needed, and were enough.
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

// Codes one bit by its model, which then learns it.
template <class Coder>
bool code_bit(Coder& coder, BitModel& model, bool value) {
  const bool bit = coder.bit(model.chance(), value);
  model.learn(bit);
  return bit;
}

}  // namespace core
