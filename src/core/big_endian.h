// Numbers as bytes, the highest byte first: the order of hashes, of links and of what rooms send.
#pragma once

#include <array>
#include <cassert>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <span>

namespace core {

template <std::unsigned_integral T>
[[nodiscard]] constexpr std::array<std::uint8_t, sizeof(T)> to_big_endian(T number) {
  std::array<std::uint8_t, sizeof(T)> bytes{};
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    bytes[i] = static_cast<std::uint8_t>(number >> (8 * (bytes.size() - 1 - i)));
  }
  return bytes;
}

// The number that the first bytes give; there must be enough of them.
template <std::unsigned_integral T>
[[nodiscard]] constexpr T from_big_endian(std::span<const std::uint8_t> bytes) {
  assert(bytes.size() >= sizeof(T));
  std::uint64_t number = 0;
  for (const std::uint8_t byte : bytes.first(sizeof(T))) {
    number = (number << 8U) | byte;
  }
  return static_cast<T>(number);
}

}  // namespace core
