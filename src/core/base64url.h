// RFC 4648's alphabet for addresses: bytes as letters, digits, `-` and `_`, without padding.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace core {

using Bytes = std::vector<std::uint8_t>;

// The text of any bytes: four characters for every three.
[[nodiscard]] std::string base64url_encode(std::span<const std::uint8_t> bytes);
// The bytes of a text, or nothing if it has a foreign character, an impossible length, or bits
// after the last byte that are not 0. Two different texts therefore never give the same bytes.
[[nodiscard]] std::optional<Bytes> base64url_decode(std::string_view text);

}  // namespace core
