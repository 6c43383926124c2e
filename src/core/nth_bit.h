// The n-th bit of a small set, from a table: a loop up to it would have a branch that cannot be
// predicted.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>

namespace core {

inline constexpr std::size_t kSmallSetBits = 6;

// kNthBits[set][n] is the n-th bit of `set`.
inline constexpr auto kNthBits = [] {
  std::array<std::array<std::uint8_t, kSmallSetBits>, std::size_t{1} << kSmallSetBits> table{};
  for (std::size_t set = 0; set < table.size(); ++set) {
    std::size_t n = 0;
    for (std::size_t left = set; left != 0; left &= left - 1) {
      table[set][n++] = static_cast<std::uint8_t>(std::countr_zero(left));
    }
  }
  return table;
}();

// `set` is below 64 and has more than `n` bits.
constexpr int nth_bit(std::size_t set, std::size_t n) {
  assert(set < kNthBits.size() && n < kSmallSetBits && "a small set has its table");
  return kNthBits[set][n];
}
static_assert(nth_bit(0b101100, 0) == 2 && nth_bit(0b101100, 2) == 5);

}  // namespace core
