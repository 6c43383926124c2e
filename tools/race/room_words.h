// The words of the protocol's `room` and `peer` commands: hex and numbers.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "core/base64url.h"
#include "core/text.h"

namespace race {

// Nothing unless the text is lower-case hex of whole bytes; `-` stands for none.
[[nodiscard]] std::optional<core::Bytes> parse_hex(std::string_view text);

// Takes a word of exactly this many bytes off the front.
template <std::size_t N>
[[nodiscard]] bool take_bytes(std::string_view& words, std::array<std::uint8_t, N>& into) {
  const auto bytes = parse_hex(core::take_until(words, ' '));
  if (!bytes || bytes->size() != N) {
    return false;
  }
  std::copy(bytes->begin(), bytes->end(), into.begin());
  return true;
}

// Numbers without leading zeros.
[[nodiscard]] std::optional<std::uint64_t> parse_wide(std::string_view text);
[[nodiscard]] std::optional<std::uint32_t> parse_narrow(std::string_view text);

}  // namespace race
