// A rules line as a table: how a row reads, prints, refuses and draws.
#include "games/rules_table.h"

#include <gtest/gtest.h>

#include <array>
#include <set>

#include "games/game.h"

namespace {

enum class Kind { Plain, Grand };

struct Rules {
  Kind kind = Kind::Plain;
  int pieces = 4;
  bool quick = false;
  std::string faces = "12";
};

constexpr std::array<std::string_view, 2> kKinds = {"plain", "grand"};
constexpr std::string_view kFaces = "123456";

// A grand game has more pieces, and is never quick with all of them.
Rules usual(const Rules& rules) {
  Rules plain;
  plain.kind = rules.kind;
  plain.pieces = rules.kind == Kind::Grand ? 6 : 4;
  return plain;
}
bool may_have(const Rules& rules, int pieces) { return rules.kind == Kind::Grand || pieces != 6; }
core::Checked refuse(const Rules& rules) {
  const bool clash = rules.quick && rules.pieces == 6;
  return clash ? core::Checked(core::Sentence{"The rules “{0}” and “{1}” do not go together.",
                                              {"quick", "pieces=6"}})
               : std::nullopt;
}

constexpr std::array kRows = {
    games::number<&Rules::pieces>("pieces", 1, 6).where(may_have),
    games::word<&Rules::kind>("kind", kKinds).deciding(),
    games::flag<&Rules::quick>("quick"),
    games::letters<&Rules::faces, kFaces, 2, 4>("faces"),
};
constexpr games::RulesTable<Rules> kTable = {"toy", kRows, usual, refuse};

// The canonical line, or the refusal.
std::string read(std::string_view line) {
  const auto words = core::split_rules(line);
  if (!words) return words.error().text();
  const auto rules = kTable.parse(*words);
  return rules ? kTable.print(*rules) : rules.error().text();
}

TEST(RulesTable, DefaultsAreLeftOutAndKeysGoInTheTablesOrder) {
  EXPECT_EQ(read("toy"), "toy");
  EXPECT_EQ(read("toy quick=0 pieces=4"), "toy");
  EXPECT_EQ(read("toy faces=66 quick=1 pieces=3"), "toy pieces=3 quick=1 faces=66");
}

TEST(RulesTable, AKeyThatDecidesIsReadFirstAndSetsTheOthersDefaults) {
  EXPECT_EQ(read("toy pieces=6 kind=grand"), "toy kind=grand");
  EXPECT_EQ(read("toy pieces=4 kind=grand"), "toy pieces=4 kind=grand");
}

TEST(RulesTable, ARefusalNamesTheKey) {
  EXPECT_EQ(read("toy pieces=7"), "The rule “pieces” cannot be “7”.");
  EXPECT_EQ(read("toy pieces=0"), "The rule “pieces” cannot be “0”.");
  EXPECT_EQ(read("toy pieces=03"), "The rule “pieces” cannot be “03”.");
  EXPECT_EQ(read("toy pieces=6"), "The rule “pieces” cannot be “6”.");
  EXPECT_EQ(read("toy kind=Grand"), "The rule “kind” cannot be “Grand”.");
  EXPECT_EQ(read("toy quick=yes"), "The rule “quick” cannot be “yes”.");
  EXPECT_EQ(read("toy faces=7"), "The rule “faces” cannot be “7”.");
  EXPECT_EQ(read("toy faces=12345"), "The rule “faces” cannot be “12345”.");
  EXPECT_EQ(read("toy colour=R"), "There is no rule “colour” in this game.");
  EXPECT_EQ(read("toy kind=grand quick=1"), "The rules “quick” and “pieces=6” do not go together.");
}

TEST(RulesTable, ARowSaysWhatItMayBe) {
  const auto& pieces = kTable.row("pieces");
  EXPECT_EQ(pieces.low, 1);
  EXPECT_EQ(pieces.high, 6);
  EXPECT_FALSE(pieces.allows({}, 6));
  EXPECT_TRUE(pieces.allows({.kind = Kind::Grand}, 6));
  EXPECT_EQ(kTable.row("kind").words.size(), kKinds.size());
  EXPECT_TRUE(kTable.row("faces").is_text());
}

TEST(RulesTable, WhatIsDrawnIsLegalAndEveryValueComesUp) {
  core::Rng rng(1);
  std::set<std::string> lines;
  for (int i = 0; i < 2000; ++i) {
    const std::string line = kTable.print(kTable.draw(rng));
    EXPECT_EQ(read(line), line);
    lines.insert(line.substr(0, line.find(" faces")));
  }
  EXPECT_EQ(lines.size(), 5U * 2 + 6 * 2 - 1);
}

// Every value of each game's rows that may be set alone is read as it is printed.
template <class G>
void check_rows() {
  const auto& table = G::rules_table();
  for (const auto& row : table.rows) {
    for (int value = row.low; !row.is_text() && value <= row.high; ++value) {
      typename G::Rules rules = table.usual != nullptr ? table.usual({}) : typename G::Rules{};
      if (!row.allows(rules, value)) continue;
      row.set(rules, value);
      const std::string line =
          std::string(table.game) + " " + std::string(row.key) + "=" + row.text_of(rules);
      const auto game = games::Game::parse(line);
      if (table.refuse != nullptr && table.refuse(rules)) {
        EXPECT_FALSE(game) << line;
        continue;
      }
      ASSERT_TRUE(game) << line << ": " << game.error().text();
      EXPECT_EQ(row.get(game->as<G>()->rules()), value) << line;
    }
  }
}

template <class... G>
struct Rows {
  static void check() { (check_rows<G>(), ...); }
};

TEST(RulesTable, EveryValueOfEveryGamesRowsIsRead) { games::EachGame<Rows>::check(); }

}  // namespace
