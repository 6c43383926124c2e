#include "room_words.h"

#include <charconv>
#include <limits>

#include "core/hex.h"

namespace race {

using core::Bytes;

std::optional<Bytes> parse_hex(std::string_view text) {
  Bytes bytes;
  if (text == "-") {
    return bytes;
  }
  const bool lower = std::all_of(text.begin(), text.end(), [](char c) {
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f');
  });
  if (text.empty() || text.size() % 2 != 0 || !lower) {
    return std::nullopt;
  }
  bytes.resize(text.size() / 2);
  return core::parse_hex(text, bytes) ? std::optional(bytes) : std::nullopt;
}

std::optional<std::uint64_t> parse_wide(std::string_view text) {
  std::uint64_t value = 0;
  const auto read = std::from_chars(text.data(), text.data() + text.size(), value);
  const bool plain = !text.empty() && (text.size() == 1 || text.front() != '0');
  return plain && read.ec == std::errc() && read.ptr == text.data() + text.size()
             ? std::optional(value)
             : std::nullopt;
}

std::optional<std::uint32_t> parse_narrow(std::string_view text) {
  const auto value = parse_wide(text);
  return value && *value <= std::numeric_limits<std::uint32_t>::max()
             ? std::optional(static_cast<std::uint32_t>(*value))
             : std::nullopt;
}

}  // namespace race
