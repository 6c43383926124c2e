// The rules as pages: sections of sentences, each with a picture from a position of the engine's
// own, and the reasons it gives for refusing a move. The pages are data (assets/learn/*.rules).
// Knows no widget.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/expected.h"

namespace view {

// A section, as it stands in the file. All texts are English sentences to be translated; they live
// as long as the file's text.
struct RuleSection {
  std::string_view id;
  bool option = false;  // explains a switch of the set-up, whose key is the id
  std::string_view title;
  std::string_view at;                // a position line: its picture; empty: none
  std::string_view move;              // the move that the picture shows, as a token; empty: none
  std::vector<std::string_view> say;  // paragraphs
  std::vector<std::string_view> why;  // messages of refusals, reasons of hints
};

// Lines `section ID` or `option ID`, then `title`, `at`, `do`, `say` and `why` with their text.
// Empty lines and those that begin with # are passed over. Refuses a line with another word, naming
// its number.
[[nodiscard]] core::Expected<std::vector<RuleSection>> parse_rulebook(std::string_view text);

// Whether a section gives this refusal or reason; and the first one of a book that does, nullptr
// if there is none.
[[nodiscard]] bool holds_reason(const RuleSection& section, std::string_view refusal);
[[nodiscard]] const RuleSection* section_of(const std::vector<RuleSection>& book,
                                            std::string_view refusal);

// Small letters without accents: what is searched for and in. Reads the Latin letters of UTF-8.
[[nodiscard]] std::string folded(std::string_view text);
// Whether a section, in the reader's language, holds every word of `folded_words`.
[[nodiscard]] bool holds(const RuleSection& section, std::string_view folded_words);

}  // namespace view
