// Share links: what goes in comes out, and whatever was cut, altered or made up is refused with a
// sentence.
#include "play/link/link.h"

#include <numeric>

#include "core/range_coder.h"
#include "core/rng.h"
#include "games/random_game.h"
#include "play/link/text.h"
#include "play/link_tools.h"

namespace {

using games::Game;
using games::Preset;
using play::Link;
using play::LinkKind;
using play::Player;

constexpr std::string_view kLetters =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

class EveryPreset : public testing::TestWithParam<Preset> {
 protected:
  const Game game = *Game::parse(GetParam().name);
};

INSTANTIATE_TEST_SUITE_P(Link, EveryPreset,
                         testing::ValuesIn(games::presets().begin(), games::presets().end()),
                         race_test::preset_name);

TEST_P(EveryPreset, SetUpComesBack) {
  play::Setup setup{game, links::bots(game, "greedy")};
  setup.players[0] = {Player::Kind::Human, "", "Zoë 🎲 #1"};
  setup.players[1] = {Player::Kind::Remote, "", ""};
  const Link link(setup);
  const std::string text = links::print(link);
  EXPECT_EQ(links::read(text), links::content(link));
  const auto read = play::parse_link(text);
  EXPECT_TRUE(read && std::holds_alternative<play::Setup>(*read));
}

TEST_P(EveryPreset, WholeGamesComeBack) {
  for (std::uint64_t seed = 1; seed <= 2; ++seed) {
    const Link link(links::replay_of(GetParam().name, seed == 1 ? "greedy" : "random", seed));
    EXPECT_EQ(links::read(links::print(link)), links::content(link));
  }
}

TEST_P(EveryPreset, UnfinishedGamesComeBack) {
  for (const std::size_t plies : {0U, 1U, 2U, 9U, 60U}) {
    const Link link(links::cut(links::replay_of(GetParam().name, "random", 3), plies));
    EXPECT_EQ(links::read(links::print(link)), links::content(link)) << plies;
  }
}

TEST_P(EveryPreset, GamesFromAPositionComeBack) {
  const play::Match whole = links::played(game, "greedy", 4);
  play::Match later(game, whole.at(30));
  for (std::size_t i = 30; i < 50 && i < whole.made().size(); ++i) {
    later.play(whole.made()[i]);
  }
  const Link link(play::Replay{links::bots(game, "random"), {later}});
  EXPECT_EQ(links::read(links::print(link)), links::content(link));
}

TEST_P(EveryPreset, PositionsComeBack) {
  const play::Match whole = links::played(game, "random", 5);
  for (std::size_t plies = 0; plies < whole.made().size(); plies += 37) {
    const Link link(games::Position{game, whole.at(plies)});
    EXPECT_EQ(links::read(links::print(link)), links::content(link)) << plies;
  }
}

TEST_P(EveryPreset, ViewsOfASeatComeBack) {
  const play::Match whole = links::played(game, "random", 6);
  const Link link(games::Position{game, game.hide(whole.at(40), 0)});
  EXPECT_EQ(links::read(links::print(link)), links::content(link));
}

TEST(Link, RoundsComeBackEachWithItsRules) {
  play::Replay replay = links::replay_of("parchis-3", "greedy", 1);
  replay.rounds.push_back(links::played(*Game::parse("parchis-3"), "random", 2));
  replay.rounds.push_back(links::played(*Game::parse("parchis arms=3 first=R"), "greedy", 3));
  replay.rounds.back().rewind(10);
  EXPECT_EQ(links::read(links::print(replay)), links::content(replay));
}

TEST(Link, RoundsByOtherRulesAreRefusedAsInAReplay) {
  for (const char* rules : {"parchis seats=Y,G", "parchis seats=Y,R pieces=2", "ludo seats=Y,R"}) {
    play::Replay replay = links::replay_of("parchis seats=Y,R", "greedy", 1);
    replay.rounds.push_back(links::played(*Game::parse(rules), "random", 2));
    EXPECT_FALSE(play::parse_replay(play::print_replay(replay))) << rules;
    const auto text = play::print_link(Link(replay));
    EXPECT_FALSE(text && play::parse_link(*text)) << rules;
  }
}

TEST(Link, MazesOfOnesOwnComeBack) {
  const auto game = Game::parse("maze walls=b2s.c3e.c3s.d2e.f6s.g7e seats=R,B claw=0 guard=1");
  ASSERT_TRUE(game);
  const Link link(play::Setup{*game, links::bots(*game, "greedy")});
  EXPECT_EQ(links::read(links::print(link)), links::content(link));
}

TEST(Link, IsReadWithOrWithoutWhatStandsAroundIt) {
  const Link link(links::cut(links::replay_of("parchis", "greedy", 1), 20));
  const std::string text = links::print(link);
  EXPECT_TRUE(text.starts_with("g="));
  for (const std::string& around :
       {text, "#" + text, "https://example.org/play/#" + text, text + " \r\n"}) {
    EXPECT_EQ(links::read(around), links::content(link)) << around;
  }
}

// Fifty links of all kinds, short and long.
std::vector<std::string> fifty() {
  std::vector<std::string> all;
  const auto presets = games::presets();
  for (std::size_t i = 0; all.size() < 50; ++i) {
    const auto game = Game::parse(presets[i % presets.size()].name);
    const play::Match match = links::played(*game, "greedy", i);
    switch (i % 3) {
      case 0: all.push_back(links::print(play::Setup{*game, links::bots(*game, "greedy")})); break;
      case 1: all.push_back(links::print(games::Position{*game, match.at(i)})); break;
      default:
        all.push_back(links::print(
            links::cut({links::bots(*game, "greedy"), {match}}, i == 2 ? 1000 : 2 * i)));
    }
  }
  return all;
}

TEST(Link, EveryTruncationIsRefused) {
  for (const std::string& text : fifty()) {
    for (std::size_t length = 0; length < text.size(); ++length) {
      EXPECT_TRUE(links::refused(std::string_view(text).substr(0, length))) << text << length;
      EXPECT_TRUE(links::refused("g=" + text.substr(text.size() - length)) ||
                  length + 2 == text.size())
          << text << length;
    }
  }
}

TEST(Link, EverySingleChangedCharacterIsRefused) {
  for (const std::string& text : fifty()) {
    std::string changed = text;
    for (std::size_t i = 0; i < text.size(); ++i) {
      for (const char letter : std::string(kLetters) + "=#% ") {
        changed[i] = letter;
        EXPECT_TRUE(letter == text[i] || links::refused(changed)) << text << "\n" << changed;
      }
      changed[i] = text[i];
    }
  }
}

TEST(Link, AnAddedOrLostOrSwappedCharacterIsRefused) {
  const std::string text = links::print(links::replay_of("parchis-3", "greedy", 7));
  for (std::size_t i = 2; i < text.size(); ++i) {
    EXPECT_TRUE(links::refused(text.substr(0, i) + text.substr(i + 1)));
    EXPECT_TRUE(links::refused(text.substr(0, i) + "A" + text.substr(i)));
    std::string swapped = text;
    std::swap(swapped[i], swapped[i - 1]);
    EXPECT_TRUE(swapped == text || links::refused(swapped));
  }
}

TEST(Link, EachRefusalHasItsSentence) {
  EXPECT_NE(links::read("").find("incomplete"), std::string::npos);
  EXPECT_NE(links::read("hello").find("incomplete"), std::string::npos);
  EXPECT_NE(links::read("#g=").find("incomplete"), std::string::npos);
  EXPECT_NE(links::read("#g=abc!").find("damaged"), std::string::npos);
  EXPECT_NE(links::read("#g=EABCDEFGHIJ").find("damaged"), std::string::npos);
}

TEST(Link, ANewerVersionHasItsOwnSentence) {
  const std::string newer =
      play::seal_link({1, 2, 3, 4, 5}, LinkKind::Replay, play::kLinkVersion + 1);
  EXPECT_NE(links::read(newer).find("newer version"), std::string::npos);
  EXPECT_NE(links::read(play::seal_link({1, 2, 3}, LinkKind::Replay, 0)).find("kind"),
            std::string::npos);
  EXPECT_NE(links::read(play::seal_link({1, 2, 3}, static_cast<LinkKind>(9))).find("kind"),
            std::string::npos);
}

TEST(Link, NoMoreIsReadThanALinkCanHold) {
  EXPECT_NE(links::read("g=" + std::string(play::kLongestLink, 'A')).find("too long"),
            std::string::npos);
  EXPECT_NE(links::read(std::string(2'000'000, '#')).find("too long"), std::string::npos);
}

TEST(Link, AnythingBehindARightChecksumIsRefusedOrAGame) {
  core::Rng rng(1);
  for (int i = 0; i < 150; ++i) {
    core::Bytes body(rng.below(200));
    std::generate(body.begin(), body.end(),
                  [&] { return static_cast<std::uint8_t>(rng.below(256)); });
    const auto link = play::parse_link(play::seal_link(body, static_cast<LinkKind>(i % 5)));
    if (link) {
      EXPECT_EQ(links::read(links::print(*link)), links::content(*link));
    }
  }
}

// The body of a stamped link, so that it can be changed and stamped again.
core::Bytes body_of(std::string_view text) {
  const auto bytes = core::base64url_decode(text.substr(2));
  return {bytes->begin() + 1, bytes->end() - 4};
}

TEST(Link, AnAlteredBodyBehindARightChecksumIsRefusedOrAGame) {
  core::Rng rng(2);
  for (const std::string_view rules : {"parchis", "parchis-six", "maze"}) {
    const core::Bytes body = body_of(links::print(links::replay_of(rules, "greedy", 8)));
    for (int i = 0; i < 40; ++i) {
      core::Bytes changed = body;
      const auto place =
          static_cast<std::size_t>(rng.below(static_cast<std::uint32_t>(body.size())));
      changed[place] = static_cast<std::uint8_t>(rng.below(256));
      const auto link = play::parse_link(play::seal_link(changed, LinkKind::Replay));
      if (link) {
        EXPECT_EQ(links::read(links::print(*link)), links::content(*link));
      }
    }
  }
}

TEST(Link, TheLargestBodiesAreReadInBoundedTime) {
  for (const std::uint8_t byte : core::Bytes{0x00, 0x55, 0xff}) {
    const core::Bytes body(play::kLongestLink * 3 / 4 - 16, byte);
    for (const LinkKind kind :
         {LinkKind::Setup, LinkKind::Replay, LinkKind::Position, LinkKind::Mail, LinkKind::Room}) {
      EXPECT_TRUE(links::refused(play::seal_link(body, kind)));
    }
  }
}

// 31 and 74 characters with the `#`.
TEST(Link, ARoomTakes30CharactersAndASeat73) {
  play::room::Invitation room;
  std::iota(room.room.begin(), room.room.end(), std::uint8_t{1});
  EXPECT_EQ(links::print(room).size(), 30U);
  EXPECT_EQ(links::read("#" + links::print(room)), links::content(room));
  std::iota(room.device_secret.emplace().begin(), room.device_secret->end(), std::uint8_t{100});
  EXPECT_EQ(links::print(room).size(), 73U);
  EXPECT_EQ(links::read("#" + links::print(room)), links::content(room));
}

TEST(Link, ARoomHoldsOneOrTwoSecretsAndNothingElse) {
  for (const std::size_t size : {0U, 15U, 17U, 32U, 47U, 49U, 64U}) {
    EXPECT_TRUE(links::refused(play::seal_link(core::Bytes(size, 7), LinkKind::Room))) << size;
  }
}

// Whoever opened it could not pass the game on.
TEST(Link, ANameThatIsTooLongToBeWrittenIsNotReadEither) {
  for (const std::size_t over : {0U, 1U}) {
    core::RangeWriter writer;
    play::TextModel text = play::TextModel::taught();
    text.code(writer, "parchis seats=Y,R");
    for (int seat = 0; seat < 2; ++seat) {
      text.code(writer, "human");
      text.code(writer, std::string(play::kLongestLinkText + over, 'x'));
    }
    EXPECT_EQ(links::refused(play::seal_link(writer.finish(), LinkKind::Setup)), over > 0);
  }
}

// A replay with such a name would not be read, so that the game could not be opened again.
TEST(Link, ANameThatIsNotUtf8IsNeitherWrittenNorRead) {
  for (const std::string_view name : {"Zoë", "Zo\xeb", "\xed\xa0\x80"}) {
    const bool good = name == "Zoë";
    core::RangeWriter writer;
    play::TextModel text = play::TextModel::taught();
    text.code(writer, "parchis seats=Y,R");
    for (int seat = 0; seat < 2; ++seat) {
      text.code(writer, "human");
      text.code(writer, name);
    }
    EXPECT_EQ(links::refused(play::seal_link(writer.finish(), LinkKind::Setup)), !good) << name;
    const play::Setup setup{*Game::parse("parchis seats=Y,R"),
                            {2, {Player::Kind::Human, "", std::string(name)}}};
    EXPECT_EQ(bool(play::print_link(setup)), good) << name;
  }
}

TEST(Link, WhatALinkCannotHoldIsNotWritten) {
  play::Replay replay = links::cut(links::replay_of("parchis", "greedy", 1), 5);
  replay.players[0] = {Player::Kind::Human, "", std::string("a\0b", 3)};
  EXPECT_FALSE(play::print_link(replay));
  replay.players[0] = {Player::Kind::Bot, "two words", ""};
  EXPECT_FALSE(play::print_link(replay));
  replay.players[0] = {Player::Kind::Human, "", std::string(play::kLongestLinkText + 1, 'x')};
  EXPECT_FALSE(play::print_link(replay));
  replay.players.pop_back();
  EXPECT_FALSE(play::print_link(replay));
  const play::Replay nothing;
  EXPECT_FALSE(play::print_link(nothing));
  play::Replay endless = links::replay_of("parchis-3", "greedy", 1);
  endless.rounds.resize(play::kMostLinkRounds + 1, play::Match(endless.rounds[0].game()));
  const auto refused = play::print_link(endless);
  ASSERT_FALSE(refused);
  EXPECT_NE(refused.error().text().find("too long"), std::string::npos);
  endless.rounds.pop_back();
  EXPECT_TRUE(play::print_link(endless));
}

}  // namespace
