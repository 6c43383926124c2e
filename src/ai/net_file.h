// The file of a learned value: the shape of its inputs, how many hidden units it has, and its
// weights. Most weights are small, so they are stored by Golomb–Rice codes, in about a byte each.
//   "HSN3"; how many measures, marks and hidden units (16 bits each, low byte first); the shift (a
//   byte); then bits, the lowest of each byte first, and zeros up to a whole byte: for each hidden
//   unit the width, its bias, its measures' and its marks' weights; the width, the output's bias, a
//   weight for each unit.
// A weight is a whole number w · 2^shift of −32768…32767. Its code: z = 2w, or −2w − 1 if w is
// negative; z / 2^width ones and a zero; the lowest `width` bits of z, the lowest first. A width
// has four bits, the lowest first.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "ai/inputs.h"

namespace ai {

inline constexpr int kMaxHidden = 128;
inline constexpr std::size_t kMostNetBytes = 60'000;  // of a family's file

// What the weights belong to.
struct NetShape {
  InputShape inputs;
  int hidden = 0;
  // How many weights a unit has, the output, and all.
  [[nodiscard]] std::size_t of_unit() const { return static_cast<std::size_t>(inputs.count()) + 1; }
  [[nodiscard]] std::size_t of_output() const { return static_cast<std::size_t>(hidden) + 1; }
  [[nodiscard]] std::size_t weights() const {
    return static_cast<std::size_t>(hidden) * of_unit() + of_output();
  }
};

// Reads a file's weights one after the other, without allocating memory. Only once all have been
// read it is known whether the file is one.
class NetReader {
 public:
  // If the file does not begin like one, the shape has no hidden units.
  explicit NetReader(std::span<const unsigned char> file);
  [[nodiscard]] const NetShape& shape() const { return shape_; }
  // The next weight, of as many as the shape says; any number if the file is damaged.
  std::int16_t next();
  // Whether all weights that have been read were in the file, and nothing is left in it.
  [[nodiscard]] bool ends_well() const;

 private:
  // The next 32 bits, zeros beyond the end.
  [[nodiscard]] std::uint32_t ahead() const;
  void skip(int bits);
  unsigned take(int bits);
  unsigned take_ones();  // and the zero behind them; how many ones there were

  std::span<const unsigned char> file_;
  NetShape shape_;
  int shift_ = 0;
  int width_ = 0;
  std::size_t read_ = 0;    // weights
  std::size_t at_ = 0;      // in bits, from the file's beginning
  bool is_broken_ = false;  // a code ended too late or meant too large a number
};

// The file of these weights, in the order of the format. They are rounded to multiples of the
// smallest power of two with which the file has at most `most` bytes. Every weight must fit 16
// bits.
[[nodiscard]] std::vector<unsigned char> net_file(const NetShape& shape,
                                                  std::span<const std::int16_t> weights,
                                                  std::size_t most = kMostNetBytes);

}  // namespace ai
