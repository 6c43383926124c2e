// The rules as pages: sections of sentences, each with a picture of a real position, and the
// refusals that it explains. The pages are data (assets/learn/*.rules). Knows no widget.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/expected.h"

namespace view {

// A section, as in the file. All texts are English sentences to be translated; they live as long as
// the file's text.
struct RuleSection {
  std::string_view id;
  bool option = false;  // explains a switch of the set-up; the id is the switch's key
  std::string_view title;
  std::string_view at;                // a position line for its picture; empty: none
  std::string_view move;              // the move that the picture shows, as a token; empty: none
  std::vector<std::string_view> say;  // paragraphs
  std::vector<std::string_view> why;  // the refusals and hints that it explains
};

// Parses lines `section ID` or `option ID`, then `title`, `at`, `do`, `say` and `why` with their
// text. Empty lines and lines that begin with # are ignored. Refuses a line with any other word,
// naming its number.
[[nodiscard]] core::Expected<std::vector<RuleSection>> parse_rulebook(std::string_view text);

// Whether a section explains this refusal or hint.
[[nodiscard]] bool holds_reason(const RuleSection& section, std::string_view refusal);

// Lower-case letters without accents, for searching. Reads the Latin letters of UTF-8.
[[nodiscard]] std::string folded(std::string_view text);
// Whether a section, in the reader's language, contains every word of `folded_words`.
[[nodiscard]] bool holds(const RuleSection& section, std::string_view folded_words);

}  // namespace view
