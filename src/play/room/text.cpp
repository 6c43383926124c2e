#include "play/room/text.h"

#include <algorithm>
#include <array>
#include <cstdint>

#include "core/text.h"

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
    const auto point = core::take_point(text);
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
    const auto point = core::take_point(text);
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
  return text.size() <= kLongestNameBytes && plain_words(text, kMostNamePoints);
}

bool plain_line(std::string_view text, std::size_t most_bytes) {
  return text.size() <= most_bytes && !spaced_at_an_end(text) &&
         text.find("  ") == std::string_view::npos &&
         std::all_of(text.begin(), text.end(), [](char c) { return c >= ' ' && c <= '~'; });
}

}  // namespace play::room
