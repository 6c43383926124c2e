// How a share link codes its text: rules lines, states, names. Letter by letter, each predicted
// from the letters before it, so that the usual lines take next to nothing.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "core/range_coder.h"

namespace play {

// The longest text in a link, in bytes; the longest lines of the games are half as long.
inline constexpr std::size_t kLongestLinkText = 2000;

class TextModel {
 public:
  // A model that has been trained on the usual lines of version 1; copy it.
  [[nodiscard]] static const TextModel& taught();

  // Codes a text of any bytes but 0, at most kLongestLinkText; a reader that finds more stops
  // there.
  template <class Coder>
  std::string code(Coder& coder, std::string_view text) {
    std::string coded;
    begin_text();
    while (coded.size() <= kLongestLinkText && !coder.failed()) {
      const char wanted = coded.size() < text.size() ? text[coded.size()] : kEnd;
      const char letter = code_letter(coder, wanted);
      if (letter == kEnd) {
        break;
      }
      coded += letter;
    }
    return coded;
  }

 private:
  TextModel();

  static constexpr char kEnd = 0;
  static constexpr unsigned kSlots = 1U << 16;

  template <class Coder>
  char code_letter(Coder& coder, char wanted) {
    unsigned node = 1;  // the bits of the letter so far, after a leading 1
    for (int bit = 7; bit >= 0; --bit) {
      const bool value = ((static_cast<unsigned char>(wanted) >> bit) & 1) != 0;
      node = 2 * node + (code_node(coder, node, value) ? 1 : 0);
    }
    const auto letter = static_cast<char>(node & 0xffU);
    remember(letter);
    return letter;
  }
  // Predicts from the last three letters if they have occurred before, else from the last one.
  template <class Coder>
  bool code_node(Coder& coder, unsigned node, bool value) {
    core::BitModel& by_three = by_three_[(three_ + node * kScatter) % kSlots];
    core::BitModel& by_one = by_one_[one_ + node];
    const core::BitModel& best = by_three.seen() > 0 ? by_three : by_one;
    const bool bit = coder.bit(best.chance(), value);
    by_three.learn(bit);
    by_one.learn(bit);
    return bit;
  }
  void begin_text();
  void remember(char letter);

  static constexpr unsigned kScatter = 40503;  // 2¹⁶ / golden ratio, odd (Knuth)

  std::vector<core::BitModel> by_one_;
  std::vector<core::BitModel> by_three_;  // hashed: two contexts may share a slot
  std::array<unsigned char, 3> last_{};
  unsigned one_ = 0;
  unsigned three_ = 0;
};

}  // namespace play
