// Which texts of others are accepted: names and chat of people, lines of rules and moves.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace play::room {

inline constexpr std::size_t kLongestNameBytes = 64;
inline constexpr std::size_t kMostNamePoints = 24;
inline constexpr std::size_t kMostSayPoints = 240;
inline constexpr std::size_t kLongestLine = 1024;  // of rules or moves, in bytes
inline constexpr std::size_t kLongestOutcomes = 64;

// Valid UTF-8 of at most `most_points` code points, without a space at either end, a control, an
// invisible or a private character, or more than two combining marks in a row.
[[nodiscard]] bool plain_words(std::string_view text, std::size_t most_points);
// Such words of at most kMostNamePoints code points and kLongestNameBytes bytes; may be empty.
[[nodiscard]] bool is_name(std::string_view text);
// What others accept of a text: the rest of it without what they refuse, such as the space that a
// phone puts behind a word.
[[nodiscard]] std::string plain_part(std::string_view text);
// Printable ASCII with single spaces inside; may be empty.
[[nodiscard]] bool plain_line(std::string_view text, std::size_t most_bytes);

}  // namespace play::room
