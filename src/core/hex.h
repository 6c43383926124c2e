// Bytes as text, and back.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace core {

// Two lower-case hex digits for each byte.
[[nodiscard]] std::string hex(std::span<const std::uint8_t> bytes);
// Reads hex digits of either case; false unless they give exactly as many bytes as `bytes` holds.
[[nodiscard]] bool parse_hex(std::string_view text, std::span<std::uint8_t> bytes);

}  // namespace core
