// The CRC-32 of IEEE 802.3 (as in zip and PNG). It finds every change confined to 32 neighbouring
// bits, whatever the length, and misses one in 2³² of all others.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "core/text.h"

namespace core {

[[nodiscard]] constexpr std::uint32_t crc32(std::span<const std::uint8_t> bytes) {
  constexpr std::uint32_t kPolynomial = 0xEDB88320U;  // IEEE 802.3, lowest bit first
  std::uint32_t crc = ~0U;
  for (const std::uint8_t byte : bytes) {
    crc ^= byte;
    for (int bit = 0; bit < 8; ++bit) {
      crc = (crc >> 1U) ^ (kPolynomial & (0U - (crc & 1U)));
    }
  }
  return ~crc;
}

// The CRC-32 of a text's bytes, as 8 hex digits.
[[nodiscard]] inline std::string crc32_text(std::string_view text) {
  return hex8(crc32({reinterpret_cast<const std::uint8_t*>(text.data()), text.size()}));
}

}  // namespace core
