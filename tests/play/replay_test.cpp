// The replay file: its form, its players, its checks. Any game's round trip is a law.
#include "play/replay.h"

#include <gtest/gtest.h>

#include "core/text.h"

namespace {

using play::Player;
using play::Replay;

constexpr std::string_view kHead =
    "race 1\nrules parchis first=Y\nseat Y human Ann\nseat G bot greedy \nseat R remote Zo%C3%AB\n"
    "seat B human \n";

std::string refusal(std::string_view text) {
  const auto replay = play::parse_replay(text);
  return replay ? "" : replay.error().text();
}

std::string with(std::string_view tail) { return std::string(kHead) + std::string(tail); }

// The text that the replay prints after it has been read.
std::string again(std::string_view text) {
  const auto replay = play::parse_replay(text);
  return replay ? play::print_replay(*replay) : replay.error().text();
}

std::string line_of(const Replay& replay) {
  const play::Match& match = replay.rounds.back();
  return games::print_position(match.game(), match.state());
}

TEST(Replay, PlayersAreHumanBotOrRemoteWithAName) {
  const auto replay = play::parse_replay(kHead);
  ASSERT_TRUE(replay) << replay.error().text();
  ASSERT_EQ(replay->players.size(), 4U);
  EXPECT_EQ(replay->players[0], (Player{Player::Kind::Human, "", "Ann"}));
  EXPECT_EQ(replay->players[1], (Player{Player::Kind::Bot, "greedy", ""}));
  EXPECT_EQ(replay->players[2], (Player{Player::Kind::Remote, "", "Zo\xC3\xAB"}));
  EXPECT_EQ(replay->players[3], (Player{Player::Kind::Human, "", ""}));
}

TEST(Replay, MovesArePlayedFromTheStart) {
  const auto replay = play::parse_replay(with("d5 Yn>5\nd1 G56>57\n"));
  ASSERT_TRUE(replay) << replay.error().text();
  EXPECT_EQ(replay->rounds[0].made().size(), 4U);
  EXPECT_EQ(line_of(*replay),
            "parchis first=Y | Y 5,5,n,n B 22,n,n,n R 39,n,n,n G 57,n,n,n | turn=R phase=roll "
            "sixes=0 last=-");
}

TEST(Replay, RulesAreARulesLineAndNotAPresetsName) {
  std::string text = with("");
  const std::size_t rules = text.find("rules parchis");
  ASSERT_NE(rules, std::string::npos);
  text.replace(rules, text.find('\n', rules) - rules, "rules parchis-duel");
  EXPECT_FALSE(play::parse_replay(text));
}

TEST(Replay, SixteenMovesStandOnALineAndTheHashEndsIt) {
  std::string moves;
  for (int i = 0; i < 20; ++i) {
    moves += (i == 0 ? "" : " ") + std::string("d6");
  }
  const auto game = games::Game::parse("parchis first=Y");
  Replay replay;
  replay.players.resize(4);
  replay.rounds.emplace_back(*game);
  while (replay.rounds[0].made().size() < 20) {
    core::MoveList list;
    game->moves(replay.rounds[0].state(), list);
    replay.rounds[0].play(list[0]);
  }
  const std::string text = play::print_replay(replay);
  const auto lines = core::split(text, '\n');
  ASSERT_EQ(lines.size(), 10U) << text;  // race, rules, four seats, two of moves, hash, the end
  EXPECT_EQ(core::split(lines[6], ' ').size(), 16U);
  EXPECT_EQ(core::split(lines[7], ' ').size(), 4U);
  EXPECT_TRUE(lines[8].starts_with("hash "));
  EXPECT_EQ(again(text), text);
}

TEST(Replay, HashLinesMayStandAfterAnyMoveLine) {
  const auto first = play::parse_replay(with("d5 Yn>5\n"));
  const std::string hash =
      core::hex16(games::position_hash(first->rounds[0].game(), first->rounds[0].state()));
  EXPECT_EQ(refusal(with("d5 Yn>5\nhash " + hash + "\nd1 G56>57\n")), "");
}

TEST(Replay, AWrongHashIsRefusedWithItsLine) {
  const std::string error = refusal(with("d5 Yn>5\nhash 0123456789abcdef\n"));
  EXPECT_TRUE(error.starts_with("Line 8 ")) << error;
  EXPECT_NE(error.find("0123456789abcdef"), std::string::npos) << error;
}

TEST(Replay, AHashIsSixteenLowerCaseDigits) {
  const std::string hash = again(kHead).substr(again(kHead).find("hash ") + 5, 16);
  EXPECT_EQ(refusal(with("hash " + hash + "\n")), "");
  for (const std::string& wrong : {hash.substr(1), "0" + hash, hash + " ", std::string()}) {
    EXPECT_TRUE(refusal(with("hash " + wrong + "\n")).starts_with("Line 7 ")) << wrong;
  }
}

TEST(Replay, AnIllegalMoveIsRefusedWithItsLine) {
  const std::string error = refusal(with("d5 Yn>5\nd1 G56>58\n"));
  EXPECT_TRUE(error.starts_with("Line 8 ")) << error;
  EXPECT_NE(error.find("G56>58"), std::string::npos) << error;
}

TEST(Replay, MovesBehindTheEndAreIllegal) {
  const std::string text =
      "race 1\nrules parchis pieces=1 first=Y\nfrom parchis pieces=1 first=Y | Y c7 B n R n G n | "
      "turn=Y phase=move1 sixes=0 last=-\nseat Y human \nseat G human \nseat R human \n"
      "seat B human \nYc7>g d1\n";
  EXPECT_TRUE(refusal(text).starts_with("Line 8 ")) << refusal(text);
}

TEST(Replay, MayBeginFromAPosition) {
  const std::string text =
      "race 1\nrules parchis pieces=1 first=Y\nfrom parchis pieces=1 first=Y | Y c6 B n R n G n | "
      "turn=Y phase=roll sixes=0 last=-\nseat Y human \nseat G human \nseat R human \n"
      "seat B human \nd2 Yc6>g\n";
  const auto replay = play::parse_replay(text);
  ASSERT_TRUE(replay) << replay.error().text();
  EXPECT_TRUE(replay->rounds[0].over());
  const std::string printed = play::print_replay(*replay);
  EXPECT_TRUE(printed.starts_with(text)) << printed;
  EXPECT_EQ(again(printed), printed);
}

TEST(Replay, ThePositionItBeginsFromHasTheSameRules) {
  const std::string error = refusal(
      "race 1\nrules parchis\nfrom parchis pieces=1 | Y c6 B n R n G n | turn=Y phase=roll sixes=0 "
      "last=-\n");
  EXPECT_TRUE(error.starts_with("Line 3 ")) << error;
}

TEST(Replay, RoundsStandBehindTheWordNext) {
  const std::string round = again(kHead);
  const std::string text = round + "next\n" + round;
  const auto replay = play::parse_replay(text);
  ASSERT_TRUE(replay) << replay.error().text();
  EXPECT_EQ(replay->rounds.size(), 2U);
  EXPECT_EQ(play::print_replay(*replay), text);
}

TEST(Replay, EveryRoundHasTheSameNumberOfSeats) {
  const std::string two = "race 1\nrules parchis seats=Y,R\nseat Y human \nseat R human \n";
  EXPECT_EQ(refusal(two + "next\n" + two), "");
  EXPECT_TRUE(refusal(two + "next\n" + std::string(kHead)).starts_with("Line 7 "));
  EXPECT_TRUE(refusal(with("next\n" + two)).starts_with("Line 9 "));
}

// The rules of a match do not change; who begins may.
TEST(Replay, EveryRoundHasTheSameRules) {
  const auto round = [](const std::string& rules, const std::string& seats) {
    std::string text = "race 1\nrules " + rules + "\n";
    for (const char seat : seats) text += std::string("seat ") + seat + " human \n";
    return text;
  };
  const auto after = [&](const std::string& first, const std::string& then, const char* seats) {
    return refusal(round(first, seats) + "next\n" + round(then, seats));
  };
  EXPECT_EQ(after("parchis seats=Y,R", "parchis seats=Y,R first=R", "YR"), "");
  EXPECT_TRUE(after("parchis seats=Y,R first=Y", "ludo seats=Y,R", "YR").starts_with("Line 7 "));
  EXPECT_TRUE(after("parchis arms=6 seats=Y,R", "parchis seats=Y,R", "YR").starts_with("Line 7 "));
  EXPECT_TRUE(after("sorry seats=R,B", "maze seats=R,B", "RB").starts_with("Line 7 "));
  EXPECT_TRUE(after("sorry seats=R,B", "sorry seats=R,B mode=points", "RB").starts_with("Line 7 "));
}

TEST(Replay, AfterNextARoundIsWanted) {
  EXPECT_TRUE(refusal(with("next\n")).starts_with("Line 8 ")) << refusal(with("next\n"));
  EXPECT_TRUE(refusal(with("next\nd1\n")).starts_with("Line 8 "));
}

TEST(Replay, NamesArePercentEncodedUtf8) {
  Replay replay;
  replay.players.resize(4);
  replay.players[0].name = "A b-c_d.e~f%/\xC4\x8D";
  replay.rounds.emplace_back(*games::Game::parse("parchis"));
  const std::string text = play::print_replay(replay);
  EXPECT_NE(text.find("seat Y human A%20b-c_d.e~f%25%2F%C4%8D\n"), std::string::npos) << text;
  const auto read = play::parse_replay(text);
  ASSERT_TRUE(read);
  EXPECT_EQ(read->players, replay.players);
}

TEST(Replay, ANameThatIsNotEncodedIsRefused) {
  for (const std::string_view name : {"a b", "%", "%4", "%zz", "caf\xC3\xA9", "a/b"}) {
    const std::string text =
        "race 1\nrules parchis first=Y\nseat Y human " + std::string(name) + "\n";
    EXPECT_TRUE(refusal(text).starts_with("Line 3 ")) << name << ": " << refusal(text);
  }
}

TEST(Replay, SeatsStandInTheOrderOfTheRules) {
  EXPECT_TRUE(refusal("race 1\nrules parchis\nseat G human \n").starts_with("Line 3 "));
  EXPECT_TRUE(refusal("race 1\nrules parchis\nseat Y human \nseat G human \nseat R human \n")
                  .starts_with("Line 6 "));
  EXPECT_TRUE(refusal("race 1\nrules parchis\nseat Y alien \n").starts_with("Line 3 "));
  EXPECT_TRUE(refusal("race 1\nrules parchis\nseat Y bot\n").starts_with("Line 3 "));
}

TEST(Replay, CarriageReturnsAreForgiven) {
  std::string text = with("d5 Yn>5\nd1 G56>57\n");
  for (std::size_t at = 0; (at = text.find('\n', at)) != std::string::npos; at += 2) {
    text.replace(at, 1, "\r\n");
  }
  EXPECT_EQ(again(text), again(with("d5 Yn>5\nd1 G56>57\n")));
}

TEST(Replay, BlanksAtTheEndOfALineAndEmptyLinesAreForgiven) {
  EXPECT_EQ(again(with("d5 Yn>5 \n\nd1 G56>57\n\n")), again(with("d5 Yn>5\nd1 G56>57\n")));
  EXPECT_TRUE(refusal(with("d5  Yn>5\n")).starts_with("Line 7 "));
}

TEST(Replay, TheLastLineNeedsNoEnd) { EXPECT_EQ(again(with("d5 Yn>5")), again(with("d5 Yn>5\n"))); }

TEST(Replay, AnotherHeadIsRefused) {
  for (const std::string_view text : {"", "\n", "race\n", "race 2\n", "Race 1\n", "race 1 \n"}) {
    EXPECT_TRUE(refusal(text).starts_with("Line 1 ")) << text << ": " << refusal(text);
  }
  EXPECT_TRUE(refusal("race 1\n").starts_with("Line 2 "));
  EXPECT_TRUE(refusal("race 1\nrules backgammon\n").starts_with("Line 2 "));
  EXPECT_TRUE(refusal("race 1\nrules parchis arms=9\n").starts_with("Line 2 "));
}

// The rounds of a match have the same seats and players: what is printed for one is printed for
// all.
TEST(Replay, InALaterRoundNobodyChangesSeats) {
  const std::string first =
      "race 1\nrules ludo seats=Y,R\nseat Y human A\nseat R bot casual B\nsY d1\nnext\n";
  const std::string rules = "race 1\nrules ludo seats=Y,R\n";
  EXPECT_EQ(refusal(first + rules + "seat Y human A\nseat R bot casual B\nsR d2\n"), "");
  EXPECT_TRUE(refusal(first + rules + "seat Y human A\nseat R bot casual C\nsR d2\n")
                  .starts_with("Line 10 "));
  EXPECT_TRUE(refusal(first + rules + "seat Y bot casual A\n").starts_with("Line 9 "));
  EXPECT_TRUE(refusal(first + "race 1\nrules ludo seats=R,Y\nseat R bot casual B\n")
                  .starts_with("Line 8 "));
}

// The names of levels are plain words, and those of people are UTF-8.
TEST(Replay, StrangeLevelsAndNamesAreRefused) {
  const auto with_seat = [](std::string_view seat) {
    std::string text = with("d5");
    const std::string known = "seat G bot greedy ";
    return text.replace(text.find(known), known.size(), seat);
  };
  EXPECT_EQ(refusal(with_seat("seat G bot greedy Zo%C3%AB")), "");
  for (const std::string_view seat :
       {"seat G bot x!y ", "seat G bot \xC3\xA9 ", "seat G bot \x1b[2J ", "seat G bot a\tb ",
        "seat G bot greedy %FF", "seat G bot greedy %C3", "seat G bot greedy %ED%A0%80",
        "seat G human %C0%80", "seat G human %F4%90%80%80"}) {
    EXPECT_TRUE(refusal(with_seat(seat)).starts_with("Line 4 ")) << seat;
  }
}

TEST(Replay, ARefusalIsOneLineThatCanBeRead) {
  std::string text;
  for (int i = 0; i < 20; ++i) text += "中";
  for (const std::string& said : {refusal(text), refusal("race 1\nrules pb\xDC\x1b x")})
    EXPECT_EQ(core::quotable(said), said);
}

TEST(Replay, ATextTooLongToBeAReplayIsRefused) {
  const std::string text = with(std::string(play::kLongestReplay, '\n'));
  EXPECT_NE(refusal(text), "");
}

}  // namespace
