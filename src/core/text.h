// Reading and printing the contract's plain text. Strict: single spaces, no leading zeros, no
// locale. Knows no game.
#pragma once

#include <charconv>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include "core/expected.h"

namespace core {

// FNV-1a, 64 bits: the contract's `hash` of a position line.
[[nodiscard]] constexpr std::uint64_t fnv1a64(std::string_view text,
                                              std::uint64_t hash = 0xcbf29ce484222325U) {
  for (const char c : text) {
    hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3U;
  }
  return hash;
}
// The number as 16 lower-case hex digits, with leading zeros.
[[nodiscard]] std::string hex16(std::uint64_t value);
// The number as 8 such digits.
[[nodiscard]] std::string hex8(std::uint32_t value);

// A plain decimal of at most nine digits, without sign, blanks or leading zeros, at most `max`;
// nothing otherwise.
[[nodiscard]] std::optional<std::uint32_t> parse_number(std::string_view text, std::uint32_t max);

// Reads a whole text as a number of that type; false if it is none, or out of the type's range.
template <class T>
bool read_number(std::string_view text, T& value, int base = 10) {
  const char* const begin = text.data();
  const char* const end = begin + text.size();
  const auto [at, trouble] = std::from_chars(begin, end, value, base);
  return trouble == std::errc() && at == end;
}

// Whether the text has 1…`longest` lower-case letters and digits, and nothing else.
[[nodiscard]] bool is_plain_word(std::string_view text, std::size_t longest);

// The parts between separators; an empty text gives one empty part.
[[nodiscard]] std::vector<std::string_view> split(std::string_view text, char separator);

// Removes and returns the front of `rest` up to the first separator, which is dropped; all of
// `rest` if there is none.
std::string_view take_until(std::string_view& rest, char separator);
// Removes `prefix` from the front of `text`. Returns false, and changes nothing, if it is not
// there.
bool take_prefix(std::string_view& text, std::string_view prefix);

// The keys and values of a rules line (`<game> key=value …`) in the order in which they were read.
// Refuses a repeated key and a word without `=` or value, naming the key, and anything but single
// spaces.
struct RulesWords {
  std::string_view game;
  std::vector<std::pair<std::string_view, std::string_view>> values;
  // The value of a key; nothing if the line does not name it.
  [[nodiscard]] std::optional<std::string_view> find(std::string_view key) const;
};
[[nodiscard]] Expected<RulesWords> split_rules(std::string_view line);
// Longest rules line that is read, in bytes.
inline constexpr std::size_t kLongestRules = 4096;

// Takes a code point off the front of a text that is not empty. Nothing unless it is encoded in its
// shortest UTF-8 form; the halves of a surrogate pair are let through. If there is nothing, the
// text may have been shortened all the same.
[[nodiscard]] std::optional<std::uint32_t> take_point(std::string_view& text);
// Whether the text is UTF-8.
[[nodiscard]] bool is_utf8(std::string_view text);
// A text from outside as a sentence may quote it: what cannot be printed becomes “�”, and a long
// one ends with “…”.
[[nodiscard]] std::string quotable(std::string_view text);
// The front of a UTF-8 text that has at most `letters` code points.
[[nodiscard]] std::string_view cut_to(std::string_view text, std::size_t letters);

// RFC 3986: unreserved characters stay, the rest is %XX of the UTF-8 bytes. Decoding gives nothing
// for another character, for a % without two hex digits, or for bytes that are not UTF-8.
[[nodiscard]] std::string percent_encode(std::string_view text);
[[nodiscard]] std::optional<std::string> percent_decode(std::string_view text);

}  // namespace core
