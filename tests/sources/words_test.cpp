// The catalogues hold every sentence that a player may read, and the reader finds them.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "assets/embedded.h"
#include "games/game.h"
#include "play/replay.h"
#include "view/words/words.h"

namespace {

namespace fs = std::filesystem;

std::string read_file(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

// The sources of all languages' catalogues, by language code.
std::map<std::string, std::string> catalogues() {
  std::map<std::string, std::string> all;
  for (int i = 0; i < view::kLanguages; ++i) {
    const std::string code(view::language_code(static_cast<view::Language>(i)));
    all[code] = read_file(fs::path(HS_SOURCE_DIR) / "assets/po" / (code + ".po"));
  }
  return all;
}

// {0}, {1}, … in a text.
std::set<std::string> places_in(const std::string& text) {
  static const std::regex place(R"(\{\d\})");
  return {std::sregex_token_iterator(text.begin(), text.end(), place), {}};
}

// A string literal in several pieces, joined.
std::string joined(const std::string& pieces) {
  static const std::regex piece("\"((?:[^\"\\\\]|\\\\.)*)\"");
  std::string out;
  for (std::sregex_iterator at(pieces.begin(), pieces.end(), piece), end; at != end; ++at) {
    out += (*at)[1].str();
  }
  return out;
}

// A place in the code where a sentence stands: the word it begins with, and all that comes before
// the sentence.
struct Use {
  Use(std::string_view first_word, const std::string& before)
      : word(first_word), whole(before + "\\s*((?:\"(?:[^\"\\\\]|\\\\.)*\"\\s*)+)") {}
  std::string_view word;
  std::regex whole;
};

void find_sentences(const std::string& source, const Use& use, std::set<std::string>& found) {
  for (auto at = source.find(use.word); at != std::string::npos;
       at = source.find(use.word, at + 1)) {
    const auto from = source.begin() + static_cast<std::ptrdiff_t>(at);
    auto how = std::regex_constants::match_continuous;
    if (at > 0) how |= std::regex_constants::match_prev_avail;  // for \b
    std::smatch match;
    if (std::regex_search(from, source.end(), match, use.whole, how))
      found.insert(joined(match[1].str()));
  }
}

// The sentences of lessons and rules pages; their other lines are positions and moves.
std::set<std::string> lesson_sentences() {
  std::set<std::string> found;
  for (const auto& entry : fs::directory_iterator(fs::path(HS_SOURCE_DIR) / "assets/learn")) {
    std::istringstream text(read_file(entry.path()));
    for (std::string line; std::getline(text, line);) {
      for (const std::string_view part : {"step ", "say ", "wrong ", "well ", "title "}) {
        if (line.starts_with(part)) found.insert(line.substr(part.size()));
      }
    }
  }
  return found;
}

// The names of games and their presets.
std::set<std::string> game_words() {
  std::set<std::string> found;
  for (const games::About& about : games::abouts()) {
    found.insert({std::string(about.title), std::string(about.line)});
  }
  for (const games::Preset& preset : games::presets()) {
    found.insert({std::string(preset.title), std::string(preset.line)});
  }
  return found;
}

std::set<std::string> all_sentences() {
  const std::vector<Use> everywhere = {{"tr(", "\\btr\\("},
                                       {"message(", "\\bmessage\\("},
                                       {"Sentence", "Sentence(?: \\w+)?\\{"},
                                       {"Named{", "Named\\{\"[^\"]*\","}};
  const Use returned("return {", "return \\{");
  std::set<std::string> all;
  const fs::path root = fs::path(HS_SOURCE_DIR) / "src";
  for (const char* folder : {"core", "games", "play", "view", "ui", "app"}) {
    const bool headless = std::string_view(folder) != "ui" && std::string_view(folder) != "app";
    for (const auto& entry : fs::recursive_directory_iterator(root / folder)) {
      if (!entry.is_regular_file()) continue;
      const std::string source = read_file(entry.path());
      for (const Use& use : everywhere) find_sentences(source, use, all);
      if (headless) find_sentences(source, returned, all);
    }
  }
  all.merge(lesson_sentences());
  all.merge(game_words());
  all.erase("");
  return all;
}

view::Words catalogue(view::Language language) {
  const std::string file = "po/" + std::string(view::language_code(language)) + ".mo";
  return {language, assets::find(file)};
}

}  // namespace

TEST(Words, EveryCatalogueHoldsEverySentence) {
  const std::set<std::string> sentences = all_sentences();
  ASSERT_GT(sentences.size(), 100U);
  for (const auto& [code, po] : catalogues()) {
    for (const std::string& sentence : sentences) {
      EXPECT_NE(po.find("msgid \"" + sentence + "\"\n"), std::string::npos)
          << code << ": " << sentence;
    }
  }
}

// The page has no English catalogue: the sentences are English.
TEST(Words, TheEnglishCatalogueSaysWhatTheSentencesSay) {
  std::istringstream lines(catalogues().at("en"));
  std::vector<std::string> said;
  std::vector<std::string> kept;
  bool head = true;  // the first entry is the file's own
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with("msgid \"") && line != "msgid \"\"") head = false;
    const std::size_t at = line.find('"');
    if (head || at == std::string::npos) continue;
    if (line.starts_with("msgid")) said.push_back(line.substr(at));
    if (line.starts_with("msgstr")) kept.push_back(line.substr(at));
  }
  EXPECT_GT(said.size(), 1000U);
  EXPECT_EQ(said, kept);
}

TEST(Words, ATranslationKeepsWhatIsFilledIn) {
  for (const auto& [code, po] : catalogues()) {
    std::istringstream lines(po);
    std::set<std::string> wanted;
    int compared = 0;
    for (std::string line; std::getline(lines, line);) {
      if (line.starts_with("msgid ")) wanted.clear();
      if (line.starts_with("msgid")) wanted.merge(places_in(line));
      if (!line.starts_with("msgstr")) continue;
      EXPECT_EQ(places_in(line), wanted) << code << ": " << line;
      EXPECT_TRUE(compared == 0 || !line.ends_with(" \"\"")) << code << ": an empty translation";
      ++compared;
    }
    EXPECT_GT(compared, 100) << code;
  }
}

TEST(Words, EveryGameAndPresetHasATitleAndALineInEachLanguage) {
  for (const auto& [code, po] : catalogues()) {
    for (const std::string& words : game_words()) {
      EXPECT_FALSE(words.empty());
      const std::string entry = "msgid \"" + words + "\"\nmsgstr \"";
      const std::size_t at = po.find(entry);
      ASSERT_NE(at, std::string::npos) << code << ": " << words;
      EXPECT_NE(po[at + entry.size()], '"') << code << " lacks: " << words;
    }
  }
}

TEST(Words, ASentenceIsFoundInEachLanguage) {
  EXPECT_EQ(catalogue(view::Language::English).find("Settings"), "Settings");
  EXPECT_EQ(catalogue(view::Language::French).find("Settings"), "Réglages");
  EXPECT_EQ(catalogue(view::Language::Czech).find("Settings"), "Nastavení");
  EXPECT_EQ(catalogue(view::Language::Spanish).find("Settings"), "Ajustes");
}

TEST(Words, AnUnknownSentenceIsItsOwnTranslation) {
  EXPECT_EQ(catalogue(view::Language::French).find("No such sentence."), "No such sentence.");
}

TEST(Words, CzechHasThreePlurals) {
  const view::Words czech = catalogue(view::Language::Czech);
  const auto form = [&](int n) { return czech.find("{0} six in a row", "{0} sixes in a row", n); };
  EXPECT_EQ(form(1), "{0} šestka za sebou");
  EXPECT_EQ(form(2), "{0} šestky za sebou");
  EXPECT_EQ(form(5), "{0} šestek za sebou");
}

// Whoever controls the page by voice says what is written below an icon, so its name holds that.
TEST(Words, WhatStandsBelowAnIconIsInItsName) {
  constexpr std::pair<std::string_view, std::string_view> kIcons[] = {
      {"One turn", "Back one turn"},
      {"One turn", "Forward one turn"},
      {"One move", "Back one move"},
      {"One move", "Forward one move"},
      {"One step", "Back one step"},
      {"One step", "Forward one step"},
      {"Highlight", "Back to a highlight"},
      {"Highlight", "Forward to a highlight"},
      {"View", "View from another seat"},
      {"Speed", "Speed of the animation"},
      {"Watch", "Watch again"},
      {"Log", "Game log"},
      {"Keep", "Keep this game"},
      {"Save", "Save everything as a file"},
      {"Open", "Open a file"},
  };
  const auto small = [](std::string_view words) {
    std::string out(words);
    for (char& letter : out) {
      if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
    }
    return out;
  };
  for (int i = 0; i < view::kLanguages; ++i) {
    const view::Words words = catalogue(static_cast<view::Language>(i));
    for (const auto& [word, name] : kIcons) {
      EXPECT_NE(small(words.find(name)).find(small(words.find(word))), std::string::npos)
          << words.find(word) << " / " << words.find(name);
    }
  }
}

TEST(Words, ABrokenCatalogueIsAsGoodAsNone) {
  const unsigned char broken[] = {0xde, 0x12, 0x04, 0x95, 0, 0, 0, 0, 255, 255, 255, 255, 1, 2, 3,
                                  4,    5,    6,    7,    8, 9, 9, 9, 9,   9,   9,   9,   9, 9, 9};
  EXPECT_EQ(view::Words(view::Language::French, broken).find("Settings"), "Settings");
  EXPECT_EQ(view::Words(view::Language::French, {}).find("Settings"), "Settings");
}

TEST(Words, WhatIsSpokenIsEnglishWhileThereIsNoCatalogue) {
  EXPECT_EQ(view::Words(view::Language::French, {}).spoken(), view::Language::English);
  EXPECT_EQ(catalogue(view::Language::French).spoken(), view::Language::French);
}

TEST(Words, AReasonWithinASentenceIsTranslatedToo) {
  const view::Words french = catalogue(view::Language::French);
  view::use_words(&french);
  const auto replay = play::parse_replay("race 1\nrules parchis arms=9\n");
  ASSERT_FALSE(replay);
  EXPECT_EQ(replay.error().text(), "Line 2 of the replay: The rule “arms” cannot be “9”.");
  EXPECT_EQ(
      view::tr(replay.error()),
      "Ligne 2 de la partie enregistrée\u00a0: La règle «\u00a0arms\u00a0» ne peut pas valoir "
      "«\u00a09\u00a0».");
  view::use_words(nullptr);
}
