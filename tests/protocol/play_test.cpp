// The headless protocol, command by command: playing games and keeping them.
#include <gtest/gtest.h>

#include <algorithm>

#include "core/text.h"
#include "games/game.h"
#include "protocol/race_table.h"
#include "support/own_folder.h"

namespace {

using race_test::kStart;

class RacePlay : public race_test::RaceTest {};

TEST_F(RacePlay, HashIsThatOfThePositionLine) {
  ask("new parchis first=Y");
  const std::string line = ask("show");
  EXPECT_EQ(ask("hash"), core::hex16(core::fnv1a64(line.substr(0, line.size() - 1))) + "\n");
}

TEST_F(RacePlay, PlayGoesToTheEndAndPrintsTheReplay) {
  ask("new parchis");
  const std::string replay = ask("play 7");
  EXPECT_TRUE(replay.starts_with("race 1\nrules parchis\nseat Y bot random \n")) << replay;
  EXPECT_TRUE(ask("actor").starts_with("over "));
  EXPECT_EQ(ask("save"), replay);
}

TEST_F(RacePlay, PlayGivesTheSameGameForTheSameSeed) {
  ask("new parchis");
  const std::string first = ask("play 7 greedy");
  ask("new parchis");
  EXPECT_EQ(ask("play 7 greedy"), first);
  ask("new parchis");
  EXPECT_NE(ask("play 8 greedy"), first);
}

TEST_F(RacePlay, PlayTakesABotForEachSeat) {
  ask("new parchis");
  const std::string replay = ask("play 1 greedy random random greedy");
  EXPECT_NE(replay.find("seat Y bot greedy \nseat G bot random \nseat R bot random \n"
                        "seat B bot greedy \n"),
            std::string::npos)
      << replay;
}

TEST_F(RacePlay, PlayRefusesUnknownBotsAndWrongNumbers) {
  ask("new parchis first=Y");
  refuse("play", "play");
  refuse("play x", "play");
  refuse("play 1 genius", "genius");
  refuse("play 1 random random", "play");
  EXPECT_EQ(ask("show"), kStart);
}

// A view without the cards of the seat to act.
constexpr std::string_view kHidden =
    "sorry seats=R,B,Y mode=points | R 10,29,z3,h B 3,4,s,s Y 34,h,s,s | deck=53323332333 turn=Y "
    "phase=hand card=- left=0 not=- hands=R:2,3,5,8,S;B:?????;Y:?????";

TEST_F(RacePlay, NobodyPlaysAHandThatIsHidden) {
  ask("set " + std::string(kHidden));
  refuse("go", "hidden");
  refuse("play 3", "hidden");
  EXPECT_EQ(ask("show"), std::string(kHidden) + "\n") << "nothing was played";
  EXPECT_EQ(ask("divide 1"), "total 0\n");
}

TEST_F(RacePlay, AGameThatNobodyCanWinIsGivenUp) {
  const std::string rules = "maze seats=R,B walls=b1s.b1e.a2s.a2e.f1e.g1s.g2e.h2s red=cc claw=0";
  ask("new " + rules);
  const std::string before = ask("save");
  refuse("play 1", "not over");
  EXPECT_EQ(ask("save"), before);
  refuse("playouts " + rules + " 1", "not over");
}

TEST_F(RacePlay, SaveAndLoadAreARoundTrip) {
  ask("new parchis preview=1");
  const std::string text = ask("play 3");
  ask("new parchis");
  EXPECT_EQ(load(text), "ok\n");
  EXPECT_EQ(ask("save"), text);
}

TEST_F(RacePlay, ABadReplayIsRefusedWithItsLineAndNothingIsLost) {
  ask("new parchis first=Y");
  std::string text = ask("save");
  text.replace(text.find("hash ") + 5, 4, "ffff");
  const std::string answer = load(text);
  EXPECT_TRUE(answer.starts_with("error: Line 7 ")) << answer;
  EXPECT_EQ(ask("show"), kStart);
  refuse("load /there/is/no/such/file", "/there/is/no/such/file");
  const OwnFolder folder;
  refuse("load " + folder.path().string(), folder.path().string());
  refuse("load", "file");
  EXPECT_EQ(ask("show"), kStart);
}

TEST_F(RacePlay, GoNamesALegalMoveOfTheSeatToAct) {
  ask("set parchis | Y 5,9,c1,n B 22,n,n,n R 39,n,n,n G 56,n,n,n | turn=Y phase=move4 sixes=0 "
      "last=-");
  const std::string line = ask("moves");
  const auto moves = core::split(std::string_view(line).substr(0, line.size() - 1), ' ');
  for (const std::string_view words : {"", " random", " greedy", " greedy nodes 50 seed 3",
                                       " random seed 9", " nodes 10", " seed 4"}) {
    const std::string answer = ask("go" + std::string(words));
    ASSERT_TRUE(answer.starts_with("best ")) << words << ": " << answer;
    const std::string best = answer.substr(5, answer.size() - 6);
    EXPECT_TRUE(std::find(moves.begin(), moves.end(), best) != moves.end()) << answer;
    EXPECT_EQ(ask("go" + std::string(words)), answer) << "the same seed, the same move";
  }
}

TEST_F(RacePlay, GoIsAnErrorAtChanceAndAtTheEnd) {
  ask("new parchis first=Y");
  refuse("go", "chance");
  ask("set parchis pieces=1 | Y g B 30 R 60 G n | turn=Y phase=over sixes=0 last=Yg");
  refuse("go", "over");
}

TEST_F(RacePlay, GoRefusesWhatItDoesNotKnow) {
  ask("new parchis first=Y");
  ask("do d1");
  refuse("go genius", "genius");
  refuse("go greedy nodes", "nodes");
  refuse("go greedy nodes 0", "nodes");
  refuse("go greedy seed x", "seed");
  refuse("go greedy deep", "deep");
}

TEST_F(RacePlay, ViewOfAnOpenGameIsThePositionItself) {
  ask("new parchis seats=YR,BG first=YR");
  EXPECT_EQ(ask("view R"), ask("show"));
  refuse("view O", "O");
  refuse("view YR", "YR");
  refuse("view", "colour");
}

TEST_F(RacePlay, ViewHidesTheOtherHandsAndFoldsTheirCardsIntoTheDeck) {
  const std::string pawns =
      "sorry mode=points | R 20,h,h,h B 19,s,s,s Y 40,s,s,s G 49,s,s,s | deck=";
  const std::string whole = pawns +
                            "11111111111 turn=R phase=hand card=- left=0 not=- "
                            "hands=R:1,1,3,4,S;B:1,10,12,12,S;Y:2,3,3,7,8;G:4,5,5,8,11\n";
  ASSERT_EQ(ask("set " + whole.substr(0, whole.size() - 1)), "ok\n");
  EXPECT_EQ(ask("view Y"), pawns +
                               "41233122233 turn=R phase=hand card=- left=0 not=- "
                               "hands=R:?????;B:?????;Y:2,3,3,7,8;G:?????\n");
  EXPECT_EQ(ask("view B"), pawns +
                               "32433231212 turn=R phase=hand card=- left=0 not=- "
                               "hands=R:?????;B:1,10,12,12,S;Y:?????;G:?????\n");
  EXPECT_EQ(ask("show"), whole) << "looking changes nothing";
}

TEST_F(RacePlay, LinkPrintsAFragmentThatOpenReads) {
  ask("new parchis arms=3 first=Y");
  ask("play 1 greedy");
  const std::string replay = ask("save");
  const std::string link = ask("link");
  ASSERT_TRUE(link.starts_with("g=")) << link;
  const std::string fragment = link.substr(0, link.size() - 1);
  for (const std::string& text : {fragment, "#" + fragment, "https://example.org/#" + fragment}) {
    ask("new maze");
    EXPECT_EQ(ask("open " + text), "ok\n");
    EXPECT_EQ(ask("save"), replay);
  }
  refuse("open " + fragment.substr(0, fragment.size() - 1), "damaged");
  refuse("open abc", "link");
  refuse("open", "link");
  EXPECT_EQ(ask("save"), replay);
}

// One signature in every build, native or wasm, with or without sanitizers. After a change of
// rules, bots or weights, put the new one here; if no change was intended, you have found a
// mistake.
TEST_F(RacePlay, BenchEndsWithItsSignature) { EXPECT_EQ(ask("bench"), "bench dcd1dd99c5722c9b\n"); }

TEST_F(RacePlay, PlayoutsEndWithTheirFigures) {
  const std::string answer = ask("playouts parchis pieces=1 20 5");
  EXPECT_NE(answer.find("games/s "), std::string::npos) << answer;
  EXPECT_NE(answer.find(" moves/s "), std::string::npos) << answer;
  EXPECT_NE(answer.find(" ns/move "), std::string::npos) << answer;
  EXPECT_NE(answer.find(" state 64 bytes\n"), std::string::npos) << answer;
  EXPECT_TRUE(ask("playouts parchis-3 5").starts_with("games/s "));
}

TEST_F(RacePlay, PlayoutsRefuseBadRulesAndNumbers) {
  refuse("playouts", "playouts");
  refuse("playouts parchis", "playouts");
  refuse("playouts parchis 0", "playouts");
  refuse("playouts chess 10", "chess");
  refuse("playouts parchis arms=9 10", "arms");
}

}  // namespace
