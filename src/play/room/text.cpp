#include "play/room/text.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>

namespace play::room {

namespace {

struct Range {
  std::uint32_t first;
  std::uint32_t last;
};

constexpr std::array<Range, 15> kRefused = {{{0x0000, 0x001f},
                                             {0x007f, 0x009f},
                                             {0x00ad, 0x00ad},
                                             {0x061c, 0x061c},
                                             {0x180e, 0x180e},
                                             {0x200b, 0x200f},
                                             {0x2028, 0x202e},
                                             {0x2060, 0x206f},
                                             {0xd800, 0xf8ff},
                                             {0xfe00, 0xfe0f},
                                             {0xfeff, 0xfeff},
                                             {0xfff0, 0xfffb},
                                             {0xfffe, 0xffff},
                                             {0xe0000, 0x10ffff},
                                             {0x110000, 0xffffffff}}};

constexpr std::array<Range, 6> kMarks = {{{0x0300, 0x036f},
                                          {0x0483, 0x0489},
                                          {0x1ab0, 0x1aff},
                                          {0x1dc0, 0x1dff},
                                          {0x20d0, 0x20ff},
                                          {0xfe20, 0xfe2f}}};
constexpr int kMostMarks = 2;

template <std::size_t N>
bool within(const std::array<Range, N>& ranges, std::uint32_t point) {
  return std::any_of(ranges.begin(), ranges.end(), [&](const Range& range) {
    return point >= range.first && point <= range.last;
  });
}

// Takes a code point off the front. Nothing unless it is encoded in its shortest UTF-8 form.
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

bool spaced_at_an_end(std::string_view text) {
  return !text.empty() && (text.front() == ' ' || text.back() == ' ');
}

}  // namespace

bool plain_words(std::string_view text, std::size_t most_points) {
  if (spaced_at_an_end(text)) {
    return false;
  }
  std::size_t points = 0;
  int marks = 0;
  while (!text.empty()) {
    const auto point = take_point(text);
    if (!point || within(kRefused, *point) || ++points > most_points) {
      return false;
    }
    marks = within(kMarks, *point) ? marks + 1 : 0;
    if (marks > kMostMarks) {
      return false;
    }
  }
  return true;
}

std::string plain_part(std::string_view text) {
  std::string part;
  int marks = 0;
  while (!text.empty()) {
    const std::string_view before = text;
    const auto point = take_point(text);
    if (!point) {
      return {};
    }
    const bool mark = within(kMarks, *point);
    if (!within(kRefused, *point) && (!mark || marks < kMostMarks)) {
      part += before.substr(0, before.size() - text.size());
      marks = mark ? marks + 1 : 0;
    }
  }
  const std::size_t from = std::min(part.find_first_not_of(' '), part.size());
  return part.substr(from, part.find_last_not_of(' ') + 1 - from);
}

bool is_name(std::string_view text) {
  return text.size() <= kLongestName && plain_words(text, kMostNamePoints);
}

bool plain_line(std::string_view text, std::size_t most_bytes) {
  return text.size() <= most_bytes && !spaced_at_an_end(text) &&
         text.find("  ") == std::string_view::npos &&
         std::all_of(text.begin(), text.end(), [](char c) { return c >= ' ' && c <= '~'; });
}

}  // namespace play::room
