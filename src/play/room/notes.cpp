#include "play/room/notes.h"

#include <cstddef>
#include <utility>

#include "core/text.h"

namespace play::room {

namespace {

constexpr std::uint32_t kMostWords = 100'000;  // of a room

}  // namespace

Words words_of(std::string_view text) {
  Words words;
  for (const std::string_view word : core::split(text, ' ')) {
    words.emplace_back(word);
  }
  return words;
}

std::string text_of(const Words& words) {
  std::string text;
  for (const std::string& word : words) {
    text += (text.empty() ? "" : " ") + word;
  }
  return text;
}

std::string name_of_whole(std::string_view text) { return core::hex16(core::fnv1a64(text)); }

// The name of the whole text, the number of words now, then each changed word after its index.
std::string note_of(const Words& before, const Words& now, std::string_view whole) {
  std::string note = std::string(whole) + " " + std::to_string(now.size());
  for (std::size_t i = 0; i < now.size(); ++i) {
    if (i >= before.size() || before[i] != now[i]) {
      note += " " + std::to_string(i) + " " + now[i];
    }
  }
  return note;
}

bool take_note(Words& words, std::string_view note, std::string_view whole) {
  const std::vector<std::string_view> parts = core::split(note, ' ');
  if (parts.size() < 2 || parts.size() % 2 != 0 || parts[0] != whole) {
    return false;
  }
  const auto count = core::parse_number(parts[1], kMostWords);
  if (!count || *count > words.size() + parts.size() / 2) {
    return false;
  }
  Words next = words;
  next.resize(*count);
  for (std::size_t i = 2; i < parts.size(); i += 2) {
    const auto place = core::parse_number(parts[i], kMostWords);
    if (!place || *place >= next.size()) {
      return false;
    }
    next[*place] = parts[i + 1];
  }
  words = std::move(next);
  return true;
}

}  // namespace play::room
