#include "view/words/words.h"

#include <array>

#include "core/text.h"

namespace view {

namespace {

constexpr std::array<std::string_view, kLanguages> kCodes = {"en", "fr", "cs", "es"};
constexpr std::array<std::string_view, kLanguages> kOwnNames = {"English", "Français", "Čeština",
                                                                "Español"};
constexpr std::uint32_t kMagic = 0x950412deU;  // a .mo file of this machine's byte order
constexpr std::size_t kHeader = 28;

// The plural form for `n`, as in each catalogue's Plural-Forms line.
std::size_t plural_form(Language language, int n) {
  switch (language) {
    case Language::French: return n > 1 ? 1 : 0;
    case Language::Czech: return n == 1 ? 0 : n >= 2 && n <= 4 ? 1 : 2;
    case Language::English:
    case Language::Spanish: break;
  }
  return n == 1 ? 0 : 1;
}

// Part `index` of a text whose parts each end with NUL; the last part if there are fewer.
std::string_view part(std::string_view text, std::size_t index) {
  for (; index > 0; --index) {
    const std::size_t end = text.find('\0');
    if (end == std::string_view::npos) break;
    text.remove_prefix(end + 1);
  }
  return text.substr(0, text.find('\0'));
}

Words& english() {
  static Words words;
  return words;
}
const Words* g_words = nullptr;

}  // namespace

std::string_view language_code(Language language) {
  return kCodes[static_cast<std::size_t>(language)];
}
std::string_view language_name(Language language) {
  return kOwnNames[static_cast<std::size_t>(language)];
}

std::optional<Language> language_named(std::string_view tag) {
  for (std::size_t i = 0; i < kCodes.size(); ++i) {
    if (tag.substr(0, 2) == kCodes[i]) return static_cast<Language>(i);
  }
  return std::nullopt;
}

Language language_of(std::string_view tag) {
  return language_named(tag).value_or(Language::English);
}

Words::Words(Language language, std::span<const unsigned char> mo) : language_(language), mo_(mo) {
  if (mo_.size() < kHeader || number(0) != kMagic) return;
  const std::uint32_t count = number(8);
  const std::uint32_t keys = number(12);
  const std::uint32_t values = number(16);
  const std::uint64_t table = std::uint64_t{count} * 8;
  if (keys + table > mo_.size() || values + table > mo_.size()) return;
  count_ = count;
  keys_ = keys;
  values_ = values;
}

std::uint32_t Words::number(std::size_t at) const {
  return static_cast<std::uint32_t>(mo_[at]) | static_cast<std::uint32_t>(mo_[at + 1]) << 8U |
         static_cast<std::uint32_t>(mo_[at + 2]) << 16U |
         static_cast<std::uint32_t>(mo_[at + 3]) << 24U;
}

std::string_view Words::entry(std::uint32_t table, std::uint32_t index) const {
  const std::size_t at = table + std::size_t{index} * 8;
  const std::uint64_t length = number(at);
  const std::uint64_t offset = number(at + 4);
  if (offset + length > mo_.size()) return {};
  return {reinterpret_cast<const char*>(mo_.data() + offset), static_cast<std::size_t>(length)};
}

std::string_view Words::find(std::string_view text) const { return find(text, text, 1); }

std::string_view Words::find(std::string_view one, std::string_view many, int n) const {
  std::uint32_t low = 0;
  std::uint32_t high = count_;
  while (low < high) {
    const std::uint32_t middle = (low + high) / 2;
    const std::string_view key = part(entry(keys_, middle), 0);
    if (key == one) {
      const std::string_view found = part(entry(values_, middle), plural_form(language_, n));
      return found.empty() ? (n == 1 ? one : many) : found;
    }
    (key < one ? low : high) = key < one ? middle + 1 : middle;
  }
  return n == 1 ? one : many;
}

void use_words(const Words* words) { g_words = words; }
const Words& words() { return g_words != nullptr ? *g_words : english(); }

std::string_view tr(std::string_view text) { return words().find(text); }

std::string tr(std::string_view text, const std::vector<std::string>& args) {
  return core::fill(words().find(text), args);
}

std::string without_second_stops(std::string said) {
  for (std::size_t at = said.find("!."); at != std::string::npos; at = said.find("!.", at)) {
    said.erase(at + 1, 1);
  }
  return said;
}

std::string labelled(std::string_view label, std::string_view value) {
  return tr("{0}: {1}", {std::string(label), std::string(value)});
}

std::string tr(const core::Sentence& sentence) {
  std::vector<std::string> args;
  for (const std::string& arg : sentence.args) args.push_back(core::quotable(arg));
  for (const core::Sentence& reason : sentence.reasons) args.push_back(tr(reason));
  return tr(sentence.message, args);
}

std::string tr_count(std::string_view one, std::string_view many, int n) {
  return core::fill(words().find(one, many, n), {std::to_string(n)});
}

}  // namespace view
