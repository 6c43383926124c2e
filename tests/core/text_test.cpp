// Reading and printing plain text: numbers, words, rules lines, percent coding, hashes, sentences.
#include "core/text.h"

#include <gtest/gtest.h>

#include <array>

#include "core/rng.h"

namespace {

using core::parse_number;
using core::percent_decode;
using core::percent_encode;
using core::split_rules;

// The published values of FNV-1a, 64 bits.
TEST(Fnv1a64, HasItsPublishedValues) {
  EXPECT_EQ(core::fnv1a64(""), 0xcbf29ce484222325U);
  EXPECT_EQ(core::fnv1a64("a"), 0xaf63dc4c8601ec8cU);
  EXPECT_EQ(core::fnv1a64("foobar"), 0x85944171f73967e8U);
}

TEST(Fnv1a64, GoesOnFromAHash) {
  EXPECT_EQ(core::fnv1a64("bar", core::fnv1a64("foo")), core::fnv1a64("foobar"));
}

TEST(Fnv1a64, TakesBytesAsUnsigned) {
  EXPECT_EQ(core::fnv1a64("\xff"), (0xcbf29ce484222325U ^ 0xffU) * 0x100000001b3U);
}

TEST(Hex16, IsSixteenLowerCaseDigits) {
  EXPECT_EQ(core::hex16(0), "0000000000000000");
  EXPECT_EQ(core::hex16(0x0123456789abcdefU), "0123456789abcdef");
  EXPECT_EQ(core::hex16(~std::uint64_t{0}), "ffffffffffffffff");
}

TEST(PlainWord, HasLowerCaseLettersAndDigits) {
  EXPECT_TRUE(core::is_plain_word("expert", 6));
  EXPECT_TRUE(core::is_plain_word("az09", 16));
  for (const std::string_view text :
       {"", "experts", "Bot", "a-b", "a b", "\xc3\xa9", "a`", "{", "/", ":"}) {
    EXPECT_FALSE(core::is_plain_word(text, 6)) << text;
  }
}

TEST(ParseNumber, IsAPlainDecimal) {
  EXPECT_EQ(parse_number("0", 9), 0U);
  EXPECT_EQ(parse_number("68", 68), 68U);
  EXPECT_EQ(parse_number("999999999", 999'999'999), 999'999'999U);
  for (const std::string_view text : {"", "00", "07", "-1", "+1", " 1", "1 ", "1.0", "x", "0x1",
                                      "1e3", "9999999999", "\xd9\xa1"}) {
    EXPECT_FALSE(parse_number(text, 0xffffffff)) << text;
  }
}

TEST(ParseNumber, IsAtMostTheMaximum) {
  EXPECT_TRUE(parse_number("6", 6));
  EXPECT_FALSE(parse_number("7", 6));
}

TEST(Split, GivesThePartsBetweenSeparators) {
  EXPECT_EQ(core::split("a,b,,c", ','), (std::vector<std::string_view>{"a", "b", "", "c"}));
  EXPECT_EQ(core::split("", ','), (std::vector<std::string_view>{""}));
  EXPECT_EQ(core::split(",", ','), (std::vector<std::string_view>{"", ""}));
}

TEST(TakeUntil, TakesThePartAndItsSeparator) {
  std::string_view rest = "one two";
  EXPECT_EQ(core::take_until(rest, ' '), "one");
  EXPECT_EQ(rest, "two");
  EXPECT_EQ(core::take_until(rest, ' '), "two");
  EXPECT_EQ(rest, "");
  EXPECT_EQ(core::take_until(rest, ' '), "");
}

TEST(TakePrefix, TakesItOnlyIfItIsThere) {
  std::string_view text = "hash 12";
  EXPECT_FALSE(core::take_prefix(text, "seat "));
  EXPECT_TRUE(core::take_prefix(text, "hash "));
  EXPECT_EQ(text, "12");
}

TEST(CutTo, LeavesAShortTextAlone) {
  EXPECT_EQ(core::cut_to("", 0), "");
  EXPECT_EQ(core::cut_to("name", 4), "name");
  EXPECT_EQ(core::cut_to("Žofie", 5), "Žofie");
}

TEST(CutTo, CountsLettersOfAnyLength) {
  EXPECT_EQ(core::cut_to("names", 4), "name");
  EXPECT_EQ(core::cut_to("Игорь", 2), "Иг");
  EXPECT_EQ(core::cut_to("a\xF0\x9F\x8E\xB2z", 2), "a\xF0\x9F\x8E\xB2");
  EXPECT_EQ(core::cut_to("Ž", 0), "");
}

TEST(Quotable, LeavesWhatCanBeRead) {
  EXPECT_EQ(core::quotable(""), "");
  EXPECT_EQ(core::quotable("Žofie 5>9"), "Žofie 5>9");
}

TEST(Quotable, ShowsWhatCannotBePrintedAsOneSign) {
  EXPECT_EQ(core::quotable("a\nb\x1b[2J"), "a\uFFFDb\uFFFD[2J");
  EXPECT_EQ(core::quotable("pb\xDC"), "pb\uFFFD");
  EXPECT_EQ(core::quotable("\xED\xA0\x80"), "\uFFFD");      // half of a pair
  EXPECT_EQ(core::quotable("\xC0\x80z"), "\uFFFD\uFFFDz");  // not the shortest form
  EXPECT_EQ(core::quotable("\xF4\x90\x80\x80"), "\uFFFD");  // beyond the last code point
  EXPECT_EQ(core::quotable("\xC2\x85"), "\uFFFD");
}

TEST(Quotable, CutsALongText) {
  const std::string quoted = core::quotable(std::string(1000, 'x'));
  EXPECT_EQ(quoted, std::string(200, 'x') + "…");
}

TEST(Utf8, IsWholeCodePointsInTheirShortestForm) {
  for (const char* good : {"", "Ada", "Žofie", "日本", "\xF0\x9F\x8E\xB2", "a\tb"})
    EXPECT_TRUE(core::is_utf8(good)) << good;
  for (const char* bad : {"\xFF", "\xC3", "\xED\xA0\x80", "\xC0\x80", "\xF4\x90\x80\x80"})
    EXPECT_FALSE(core::is_utf8(bad)) << core::quotable(bad);
}

TEST(SplitRules, RefusesALineThatIsTooLongAtOnce) {
  std::string line = "game";
  for (int i = 0; line.size() <= core::kLongestRules; ++i) line += " k" + std::to_string(i) + "=1";
  const auto words = split_rules(line);
  ASSERT_FALSE(words);
  EXPECT_EQ(words.error().text(), "This text is too long to be a rules line.");
}

TEST(SplitRules, GivesKeysAndValuesInTheirOrder) {
  const auto words = split_rules("game b=2 a=x=y");
  ASSERT_TRUE(words);
  EXPECT_EQ(words->game, "game");
  ASSERT_EQ(words->values.size(), 2U);
  EXPECT_EQ(words->find("b"), "2");
  EXPECT_EQ(words->find("a"), "x=y");
  EXPECT_FALSE(words->find("c"));
}

TEST(SplitRules, NamesTheKeyAtFault) {
  for (const auto& [line, key] : {std::pair{"game a=1 b", "b"}, std::pair{"game b=", "b"},
                                  std::pair{"game a=1 b=2 a=1", "a"}}) {
    const auto words = split_rules(line);
    ASSERT_FALSE(words) << line;
    EXPECT_EQ(words.error().args.at(0), key);
  }
}

TEST(PercentCoding, KeepsUnreservedCharactersOnly) {
  EXPECT_EQ(percent_encode("AZaz09-._~"), "AZaz09-._~");
  EXPECT_EQ(percent_encode(" %+/"), "%20%25%2B%2F");
  EXPECT_EQ(percent_encode("\xC3\xA9"), "%C3%A9");
}

TEST(PercentCoding, IsARoundTripForEveryTextOfUtf8) {
  core::Rng rng(1);
  constexpr std::array<std::string_view, 3> kLonger = {"\xC3\xA9", "\xE2\x80\xA6",
                                                       "\xF0\x9F\xA5\x87"};
  for (int i = 0; i < 1000; ++i) {
    std::string text;
    for (std::uint32_t n = rng.below(20); n > 0; --n) {
      const std::uint32_t letter = rng.below(128 + kLonger.size());
      text += letter < 128 ? std::string(1, static_cast<char>(letter)) : kLonger[letter - 128];
    }
    EXPECT_EQ(percent_decode(percent_encode(text)), text);
  }
}

TEST(PercentCoding, RefusesWhatIsNotEncoded) {
  for (const std::string_view text :
       {"a b", "%", "%2", "%2x", "%x2", "a%", "\xC3\xA9", "+", "%FF", "a%C3", "%C3%28", "%C0%80"}) {
    EXPECT_FALSE(percent_decode(text)) << text;
  }
  EXPECT_EQ(percent_decode("%c3%A9"), "\xC3\xA9");
}

TEST(Sentence, FillsItsSlots) {
  EXPECT_EQ((core::Sentence{"{0} wants {1}, not {0}.", {"x", "y"}}.text()), "x wants y, not x.");
  EXPECT_EQ(core::fill("{1} {2} {} {", {"a", "b"}), "b {2} {} {");
}

TEST(Expected, HoldsAValueOrAnError) {
  const core::Expected<int> value = 7;
  const core::Expected<int> error = core::Sentence{"no", {}};
  ASSERT_TRUE(value);
  EXPECT_EQ(*value, 7);
  ASSERT_FALSE(error);
  EXPECT_EQ(error.error().text(), "no");
}

}  // namespace
