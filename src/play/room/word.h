// The reasons for refusing a message, one word each, and three words for messages that are not
// refused.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace play::room {

enum class Word : std::uint8_t {
  Entry,  // accepted
  Shown,  // accepted
  Old,    // known already: neither accepted nor refused
  Size,
  Form,
  Text,
  Sign,
  Type,
  Game,
  Order,
  Fork,
  End,
  Kind,
  Start,
  Writer,
  Rank,
  Attempt,
  Rules,
  Seat,
  Majority,
  Missing,
  Chance,
  Move,
  State,
  Head,
  Element,
};

inline constexpr std::size_t kWordCount = static_cast<std::size_t>(Word::Element) + 1;

[[nodiscard]] constexpr std::string_view word_text(Word word) {
  constexpr std::array<std::string_view, kWordCount> kTexts = {
      "entry", "shown",    "old",     "size",   "form",  "text",   "sign", "type",    "game",
      "order", "fork",     "end",     "kind",   "start", "writer", "rank", "attempt", "rules",
      "seat",  "majority", "missing", "chance", "move",  "state",  "head", "element"};
  static_assert(!kTexts.back().empty());
  return kTexts[static_cast<std::size_t>(word)];
}

[[nodiscard]] constexpr bool refused(Word word) { return word > Word::Old; }

}  // namespace play::room
