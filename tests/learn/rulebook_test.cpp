// The pages of rules: every picture is a legal position, every option of the set-up is explained,
// and every refusal leads to its rule.
#include "view/learn/rulebook.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <set>

#include "assets/embedded.h"
#include "games/notation.h"
#include "games/random_game.h"
#include "learn/taught.h"
#include "view/words/words.h"

namespace {

namespace fs = std::filesystem;
using view::RuleSection;

std::vector<RuleSection> book_of(const std::string& game) {
  const auto bytes = assets::find("learn/" + game + ".rules");
  auto book = view::parse_rulebook({reinterpret_cast<const char*>(bytes.data()), bytes.size()});
  EXPECT_TRUE(book) << (book ? "" : book.error().text());
  return book ? *book : std::vector<RuleSection>();
}

std::string source(const std::string& file) {
  std::ifstream in(fs::path(HS_SOURCE_DIR) / "src" / file);
  return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

// The groups of all matches; literals in several pieces are joined.
std::set<std::string> matches(const std::string& text, const std::string& pattern) {
  static const std::regex pieces("\"\\s*\"");
  const std::regex wanted(pattern);
  std::set<std::string> found;
  for (std::sregex_iterator at(text.begin(), text.end(), wanted), end; at != end; ++at) {
    found.insert(std::regex_replace((*at)[1].str(), pieces, ""));
  }
  return found;
}

// All sections about the games of one kind of rules.
std::vector<RuleSection> books_of_kind(const std::string& game) {
  std::vector<RuleSection> all;
  for (const std::string& name : taught_games()) {
    const std::string line = games::Game::parse(name)->rules_line();
    if (line.substr(0, line.find(' ')) != game) continue;
    for (const RuleSection& section : book_of(name)) all.push_back(section);
  }
  return all;
}

bool explains(const std::vector<RuleSection>& book, std::string_view reason) {
  return std::any_of(book.begin(), book.end(), [reason](const RuleSection& section) {
    return view::holds_reason(section, reason);
  });
}

class EveryRulebook : public testing::TestWithParam<std::string> {};

TEST_P(EveryRulebook, ShowsLegalPositionsAndMoves) {
  int pictures = 0;
  for (const RuleSection& section : book_of(GetParam())) {
    EXPECT_FALSE(section.title.empty()) << section.id;
    EXPECT_FALSE(section.say.empty()) << section.id;
    if (section.at.empty()) continue;
    ++pictures;
    const auto position = games::parse_position(section.at);
    ASSERT_TRUE(position) << section.id << ": " << position.error().text();
    if (section.move.empty()) continue;
    EXPECT_TRUE(games::find_move(position->game, position->state, section.move))
        << section.id << ": " << section.move;
  }
  EXPECT_GE(pictures, 7);
}

TEST_P(EveryRulebook, NamesASectionOnce) {
  std::set<std::string_view> ids;  // links refer to sections and options by it
  const auto book = book_of(GetParam());
  for (const RuleSection& section : book) {
    EXPECT_TRUE(ids.insert(section.id).second) << section.id;
  }
}

class EveryKindsRulebook : public testing::TestWithParam<std::string> {};

TEST_P(EveryKindsRulebook, ExplainsEveryOptionOfTheSetUp) {
  const std::string text = source("ui/" + GetParam() + "/setup_rules.cpp");
  auto keys = matches(text, "\\{\\s*\"(\\w+)\",\\s*tr\\(");
  EXPECT_GT(keys.size(), 5U);
  keys.insert({"direction", "first"});
  if (text.find("colours_rule(") != std::string::npos) keys.insert("colours");
  const auto book = book_of(GetParam());
  for (const std::string& key : keys) {
    EXPECT_TRUE(std::any_of(book.begin(), book.end(), [&](const RuleSection& section) {
      return section.option && section.id == key;
    })) << key;
  }
}

INSTANTIATE_TEST_SUITE_P(Rulebooks, EveryRulebook, testing::ValuesIn(taught_games()),
                         [](const auto& one) { return one.param; });
INSTANTIATE_TEST_SUITE_P(Rulebooks, EveryKindsRulebook, testing::ValuesIn(race_test::game_names()),
                         [](const auto& one) { return one.param; });

TEST(Rulebook, EveryRefusalLeadsToItsRule) {
  for (const std::string& game : race_test::game_names()) {
    const auto book = books_of_kind(game);
    const auto messages = matches(source("view/" + game + "/why.cpp"),
                                  "(?:return |Sentence)\\{\\s*\"((?:[^\"\\\\]|\\\\.|\"\\s*\")*)\"");
    EXPECT_GT(messages.size(), 8U);
    for (const std::string& message : messages) {
      EXPECT_TRUE(explains(book, message)) << game << ": " << message;
    }
  }
}

TEST(Rulebook, EveryReasonOfAHintLeadsToItsRule) {
  const std::vector<std::pair<std::string, std::vector<std::string>>> reasons = {
      {"parchis",
       {"It captures.", "It comes home.", "It comes into play.", "It reaches safety.",
        "It makes a barrier.", "It opens a barrier."}},
      {"ludo",
       {"It captures.", "It comes home.", "It comes into play.", "It reaches safety.",
        "It makes a barrier.", "It opens a barrier."}},
      {"sorry",
       {"It bumps a rival back to Start.", "It comes home.", "It comes into play.",
        "It reaches safety.", "It slides on for free.", "It swaps to a better place."}},
      {"maze",
       {"The small pawns may go.", "It comes home.", "It opens your way.",
        "The wall stands in the others’ way.", "The claw may set a rival back."}}};
  for (const auto& [game, sentences] : reasons) {
    const std::string hints = source("ui/hud/hint.cpp") + source("ui/" + game + "/hooks.h");
    const auto book = books_of_kind(game);
    for (const std::string& sentence : sentences) {
      EXPECT_NE(hints.find('"' + sentence + '"'), std::string::npos) << sentence;
      EXPECT_TRUE(explains(book, sentence)) << game << ": " << sentence;
    }
  }
}

TEST(Rulebook, IsSearchedWithoutAccentsAndCapitals) {
  EXPECT_EQ(view::folded("Šestka ÉCOLE niño Œuf ß 12"), "sestka ecole nino ouf s 12");
  EXPECT_EQ(view::folded("“€”"), "“€”");
  const auto parsed = view::parse_rulebook("section a\ntitle Barriers\nsay Nobody passes here.\n");
  const RuleSection& section = parsed->front();
  EXPECT_TRUE(view::holds(section, "barr"));
  EXPECT_TRUE(view::holds(section, "passes barriers"));
  EXPECT_FALSE(view::holds(section, "passes dice"));
}

TEST(Rulebook, IsSearchedInTheReadersLanguage) {
  const view::Words czech(view::Language::Czech, assets::find("po/cs.mo"));
  view::use_words(&czech);
  const auto book = book_of("parchis");
  const auto holding = [&](std::string_view words) {
    return std::count_if(book.begin(), book.end(), [&](const RuleSection& section) {
      return view::holds(section, view::folded(words));
    });
  };
  EXPECT_GT(holding("bariéra"), 0);
  EXPECT_EQ(holding("bariéra"), holding("BARIERA"));
  EXPECT_EQ(holding("barrier"), 0);
  view::use_words(nullptr);
}

TEST(Rulebook, ALineThatCannotBeReadIsNamed) {
  EXPECT_EQ(view::parse_rulebook("section a\ntitle A\npaint it red\n").error().text(),
            "Line 3 of the rules cannot be read.");
  EXPECT_FALSE(view::parse_rulebook("say Nothing before the first section.\n"));
}

}  // namespace
