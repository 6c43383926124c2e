#include "view/learn/rulebook.h"

#include <algorithm>
#include <array>

#include "core/text.h"
#include "view/learn/blocks.h"
#include "view/words/words.h"

namespace view {

namespace {

core::Sentence bad_line(int number) {
  return {"Line {0} of the rules cannot be read.", {std::to_string(number)}};
}

std::optional<RuleSection> new_section(std::string_view part, std::string_view text) {
  if (part != "section" && part != "option") return std::nullopt;
  RuleSection section;
  section.id = text;
  section.option = part == "option";
  return section;
}

// False if a section has no such part.
bool read(RuleSection& section, std::string_view part, std::string_view text) {
  if (part == "title") {
    section.title = text;
  } else if (part == "at") {
    section.at = text;
  } else if (part == "do") {
    section.move = text;
  } else if (part == "say") {
    section.say.push_back(text);
  } else if (part == "why") {
    section.why.push_back(text);
  } else {
    return false;
  }
  return true;
}

// The plain letters of U+00C0…U+017F, in order; . where it is not an accented letter.
constexpr std::string_view kPlain =
    "aaaaaaaceeeeiiiidnooooo.ouuuuy.saaaaaaaceeeeiiiidnooooo.ouuuuy.y"
    "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkkllllllllllnnnnnnnnnoooooooorrrrrr"
    "ssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs";
constexpr unsigned kFirst = 0xC0;
constexpr std::string_view kApostrophe = "’";  // of books; keyboards have another

}  // namespace

core::Expected<std::vector<RuleSection>> parse_rulebook(std::string_view text) {
  return parse_blocks<RuleSection>(text, new_section, read, bad_line);
}

bool holds_reason(const RuleSection& section, std::string_view refusal) {
  return std::find(section.why.begin(), section.why.end(), refusal) != section.why.end();
}

std::string folded(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text.substr(i, kApostrophe.size()) == kApostrophe) {
      out += '\'';
      i += kApostrophe.size() - 1;
      continue;
    }
    const auto byte = static_cast<unsigned char>(text[i]);
    const bool two = (byte & 0xE0U) == 0xC0U && i + 1 < text.size();
    if (!two) {
      const bool capital = byte >= 'A' && byte <= 'Z';
      out += static_cast<char>(capital ? byte - 'A' + 'a' : byte);
      continue;
    }
    const auto next = static_cast<unsigned char>(text[i + 1]);
    const unsigned letter = (byte & 0x1FU) << 6U | (next & 0x3FU);
    const bool known = letter >= kFirst && letter - kFirst < kPlain.size();
    if (known && kPlain[letter - kFirst] != '.') {
      out += kPlain[letter - kFirst];
    } else {
      out.append(text.substr(i, 2));
    }
    ++i;
  }
  return out;
}

bool holds(const RuleSection& section, std::string_view folded_words) {
  std::string all = folded(tr(section.title));
  for (const std::string_view say : section.say) all += " " + folded(tr(say));
  while (!folded_words.empty()) {
    const std::string_view word = core::take_until(folded_words, ' ');
    if (all.find(word) == std::string::npos) return false;
  }
  return true;
}

}  // namespace view
