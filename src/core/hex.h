// Bytes as text.
#pragma once

#include <cstdint>
#include <span>
#include <string>

namespace core {

// Two lower-case hex digits for each byte.
[[nodiscard]] std::string hex(std::span<const std::uint8_t> bytes);

}  // namespace core
