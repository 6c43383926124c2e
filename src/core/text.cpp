#include "core/text.h"

#include <algorithm>
#include <array>

#include "core/big_endian.h"
#include "core/hex.h"

namespace core {

std::string fill(std::string_view message, const std::vector<std::string>& args) {
  std::string out;
  for (std::size_t i = 0; i < message.size(); ++i) {
    const bool slot = message[i] == '{' && i + 2 < message.size() && message[i + 2] == '}';
    const std::size_t index = slot ? static_cast<std::size_t>(message[i + 1] - '0') : args.size();
    if (index < args.size()) {
      out += args[index];
      i += 2;
    } else {
      out += message[i];
    }
  }
  return out;
}

std::string Sentence::text() const {
  std::vector<std::string> words;
  for (const std::string& arg : args) words.push_back(quotable(arg));
  for (const Sentence& reason : reasons) {
    words.push_back(reason.text());
  }
  return fill(message, words);
}

std::string hex16(std::uint64_t value) { return hex(to_big_endian(value)); }

std::string hex8(std::uint32_t value) { return hex(to_big_endian(value)); }

std::optional<std::uint32_t> parse_number(std::string_view text, std::uint32_t max) {
  if (text.empty() || text.size() > 9 || (text.size() > 1 && text[0] == '0')) {
    return std::nullopt;
  }
  std::uint32_t value = 0;
  for (const char c : text) {
    if (c < '0' || c > '9') {
      return std::nullopt;
    }
    value = value * 10 + static_cast<std::uint32_t>(c - '0');
  }
  return value <= max ? std::optional(value) : std::nullopt;
}

bool is_plain_word(std::string_view text, std::size_t longest) {
  return !text.empty() && text.size() <= longest &&
         std::all_of(text.begin(), text.end(),
                     [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'); });
}

std::vector<std::string_view> split(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  for (;;) {
    const std::size_t at = text.find(separator);
    parts.push_back(text.substr(0, at));
    if (at == std::string_view::npos) {
      return parts;
    }
    text.remove_prefix(at + 1);
  }
}

std::string_view take_until(std::string_view& rest, char separator) {
  const std::size_t at = rest.find(separator);
  const std::string_view part = rest.substr(0, at);
  rest.remove_prefix(at == std::string_view::npos ? rest.size() : at + 1);
  return part;
}

bool take_prefix(std::string_view& text, std::string_view prefix) {
  if (!text.starts_with(prefix)) {
    return false;
  }
  text.remove_prefix(prefix.size());
  return true;
}

std::optional<std::uint32_t> take_point(std::string_view& text) {
  const auto lead = static_cast<unsigned char>(text.front());
  const std::size_t size = lead < 0x80 ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
  if ((lead >= 0x80 && lead < 0xc0) || lead > 0xf7 || text.size() < size) {
    return std::nullopt;
  }
  constexpr std::array<std::uint32_t, 5> kSmallest = {0, 0, 0x80, 0x800, 0x10000};
  std::uint32_t point = size == 1 ? lead : lead & (0x7fU >> size);
  for (std::size_t i = 1; i < size; ++i) {
    const auto next = static_cast<unsigned char>(text[i]);
    if ((next & 0xc0U) != 0x80) {
      return std::nullopt;
    }
    point = (point << 6U) | (next & 0x3fU);
  }
  text.remove_prefix(size);
  return point < kSmallest[size] ? std::nullopt : std::optional(point);
}

namespace {

// Code points but the halves of a pair.
constexpr bool is_scalar_value(std::uint32_t point) {
  return point <= 0x10ffff && (point < 0xd800 || point >= 0xe000);
}
constexpr bool is_control(std::uint32_t point) {
  return point < 0x20 || (point >= 0x7f && point < 0xa0);
}

}  // namespace

bool is_utf8(std::string_view text) {
  while (!text.empty()) {
    const auto point = take_point(text);
    if (!point || !is_scalar_value(*point)) return false;
  }
  return true;
}

std::string quotable(std::string_view text) {
  constexpr std::size_t kMost = 200;
  std::string quoted;
  for (std::size_t letters = 0; !text.empty(); ++letters) {
    if (letters == kMost) return quoted + "…";
    std::string_view rest = text;
    const auto point = take_point(rest);
    const std::size_t size = point ? text.size() - rest.size() : 1;
    quoted +=
        point && is_scalar_value(*point) && !is_control(*point) ? text.substr(0, size) : "\uFFFD";
    text.remove_prefix(size);
  }
  return quoted;
}

std::string_view cut_to(std::string_view text, std::size_t letters) {
  const auto begins_a_letter = [text](std::size_t at) {
    return (static_cast<unsigned char>(text[at]) & 0xC0U) != 0x80U;
  };
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (begins_a_letter(at) && letters-- == 0) return text.substr(0, at);
  }
  return text;
}

std::optional<std::string_view> RulesWords::find(std::string_view key) const {
  const auto found = std::find_if(values.begin(), values.end(),
                                  [key](const auto& entry) { return entry.first == key; });
  return found == values.end() ? std::nullopt : std::optional(found->second);
}

Expected<RulesWords> split_rules(std::string_view line) {
  if (line.size() > kLongestRules) return Sentence{"This text is too long to be a rules line.", {}};
  RulesWords words;
  if (line.ends_with(' ') || line.find("  ") != std::string_view::npos) {
    return Sentence{"There is one space too many in the “{0}” line.", {"rules"}};
  }
  words.game = take_until(line, ' ');
  while (!line.empty()) {
    std::string_view word = take_until(line, ' ');
    const std::size_t equals = word.find('=');
    const std::string_view key = word.substr(0, equals);
    if (equals == std::string_view::npos || equals + 1 == word.size()) {
      return Sentence{"In the rules line “{0}” needs a value.", {std::string(key)}};
    }
    if (words.find(key)) {
      return Sentence{"The rule “{0}” appears twice.", {std::string(key)}};
    }
    words.values.emplace_back(key, word.substr(equals + 1));
  }
  return words;
}

namespace {
constexpr bool is_unreserved(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' ||
         c == '.' || c == '_' || c == '~';
}
constexpr int hex_digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  return -1;
}
}  // namespace

std::string percent_encode(std::string_view text) {
  static constexpr std::string_view kDigits = "0123456789ABCDEF";
  std::string out;
  for (const char c : text) {
    if (is_unreserved(c)) {
      out += c;
      continue;
    }
    const auto byte = static_cast<unsigned char>(c);
    out += '%';
    out += kDigits[byte >> 4U];
    out += kDigits[byte & 15U];
  }
  return out;
}

std::optional<std::string> percent_decode(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '%') {
      if (!is_unreserved(text[i])) return std::nullopt;
      out += text[i];
      continue;
    }
    if (i + 2 >= text.size()) return std::nullopt;
    const int high = hex_digit(text[i + 1]);
    const int low = hex_digit(text[i + 2]);
    if (high < 0 || low < 0) return std::nullopt;
    out += static_cast<char>(high * 16 + low);
    i += 2;
  }
  if (!is_utf8(out)) return std::nullopt;
  return out;
}

}  // namespace core
