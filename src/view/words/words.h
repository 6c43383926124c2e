// The reader's language: gettext catalogues (.mo), searched by the English sentence. Reads bytes
// that the build made; knows no file and no widget.
//
// A library would bring a whole locale machinery; the format is two sorted tables, so it is read
// here in place, without copies.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/expected.h"

namespace view {

enum class Language : std::uint8_t { English, French, Czech, Spanish };
inline constexpr int kLanguages = 4;
// "en", "fr", "cs", "es".
[[nodiscard]] std::string_view language_code(Language language);
// The language's name in that language.
[[nodiscard]] std::string_view language_name(Language language);
// The language that a tag like "fr-CA" or "cs_CZ.UTF-8" means, if it is one of ours; and the same,
// or else English.
[[nodiscard]] std::optional<Language> language_named(std::string_view tag);
[[nodiscard]] Language language_of(std::string_view tag);

class Words {
 public:
  Words() = default;  // English: every sentence is its own translation
  // `mo` must outlive the words; a broken catalogue counts as empty.
  Words(Language language, std::span<const unsigned char> mo);

  [[nodiscard]] Language language() const { return language_; }
  // The language that is read: English while there is no catalogue.
  [[nodiscard]] Language spoken() const { return count_ > 0 ? language_ : Language::English; }
  // The translation, or the sentence itself.
  [[nodiscard]] std::string_view find(std::string_view english) const;
  // The form for `n` things.
  [[nodiscard]] std::string_view find(std::string_view one, std::string_view many, int n) const;

 private:
  [[nodiscard]] std::string_view entry(std::uint32_t table, std::uint32_t index) const;
  [[nodiscard]] std::uint32_t number(std::size_t at) const;

  Language language_ = Language::English;
  std::span<const unsigned char> mo_;
  std::uint32_t count_ = 0;
  std::uint32_t keys_ = 0;
  std::uint32_t values_ = 0;
};

// The catalogue in use. Words for players pass through so many functions that the language is the
// one global here instead of a parameter; the app owns the object.
void use_words(const Words* words);
[[nodiscard]] const Words& words();

[[nodiscard]] std::string_view tr(std::string_view english);
// With {0}, {1}, … filled in.
[[nodiscard]] std::string tr(std::string_view english, const std::vector<std::string>& args);
[[nodiscard]] std::string tr(const core::Sentence& sentence);
// A label with its value, joined by the language's own colon.
[[nodiscard]] std::string labelled(std::string_view label, std::string_view value);
// The sentences without a full stop after an exclamation mark: the name of a card ends with one.
[[nodiscard]] std::string without_second_stops(std::string said);
// The English form for `n`, translated; `n` is also {0}.
[[nodiscard]] std::string tr_count(std::string_view one, std::string_view many, int n);

}  // namespace view
