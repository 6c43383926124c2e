// The headless protocol, command by command.
#include "race/protocol.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "core/text.h"
#include "games/game.h"
#include "protocol/race_table.h"

namespace {

using race_test::kStart;

class Race : public race_test::RaceTest {};

// The presets of the rules' pages, in the pages' order.
constexpr std::string_view kPresetsOfThePages = R"(parchis: parchis
parchis-classic: parchis safe=12
parchis-duel: parchis seats=YR,BG
parchis-six: parchis seats=YR,BG pieces=6 win=one
parchis-teams: parchis teams=YR/BG
parchis-3: parchis arms=3
parchis-5: parchis arms=5
parchis-6: parchis arms=6
parchis-6-duel: parchis arms=6 seats=YRO,BGP
parchis-6-trio: parchis arms=6 seats=YG,BO,RP
parchis-6-teams: parchis arms=6 teams=YRO/BGP
parchis-preview: parchis preview=1
parchis-2: parchis seats=Y,R
parchis-3p: parchis seats=Y,G,R
sorry: sorry
sorry-2: sorry seats=R,Y
sorry-3: sorry seats=R,B,Y
sorry-teams: sorry mode=teams
sorry-teams-2: sorry seats=RY,BG mode=teams
sorry-points: sorry mode=points
sorry-points-2: sorry seats=R,Y mode=points
sorry-quick: sorry pawns=3 out=1
maze: maze
maze-2: maze seats=R,Y
maze-quick: maze board=pinwheel
maze-barricades: maze barricade=1
maze-fast: maze fast=1
maze-expert: maze seats=RY,BG
ludo: ludo
ludo-quick: ludo out=1 win=one
ludo-stars: ludo reward=throw safe=share
ludo-teams: ludo teams=YR/BG
ludo-duel: ludo seats=YR,BG
ludo-2: ludo seats=Y,R
ludo-3: ludo arms=3
ludo-6: ludo arms=6
maedn: ludo board=maedn
maedn-strict: ludo board=maedn capture=must over=0
maedn-teams: ludo board=maedn teams=YR/BG
maedn-6: ludo board=maedn arms=6
clovece: ludo board=maedn out=0
chevaux: ludo board=chevaux
chevaux-2: ludo board=chevaux pieces=2
parcheesi: ludo board=parcheesi
parcheesi-teams: ludo board=parcheesi teams=YR/BG
)";

TEST_F(Race, GamesListsEveryPresetWithItsRulesLine) { EXPECT_EQ(ask("games"), kPresetsOfThePages); }

TEST_F(Race, EveryPresetOpensAsItsRulesLine) {
  for (const games::Preset& preset : games::presets()) {
    EXPECT_EQ(ask("new " + std::string(preset.name)), "ok\n");
    const std::string by_name = ask("show");
    EXPECT_EQ(by_name.substr(0, by_name.find(" | ")), preset.rules);
    EXPECT_EQ(ask("new " + std::string(preset.rules)), "ok\n");
    EXPECT_EQ(ask("show"), by_name);
  }
}

TEST_F(Race, NewTakesARulesLine) {
  EXPECT_EQ(ask("new parchis first=Y"), "ok\n");
  EXPECT_EQ(ask("show"), kStart);
}

TEST_F(Race, NewTakesKeysInAnyOrderAndPrintsThemInThePages) {
  EXPECT_EQ(ask("new parchis win=one pieces=2 out=1 arms=3"), "ok\n");
  EXPECT_TRUE(ask("show").starts_with("parchis arms=3 pieces=2 win=one | "));
}

TEST_F(Race, SetTakesAPositionLineAndShowGivesItBack) {
  const std::string line =
      "parchis safe=12 | Y 5,c3,g,n B 22,n,n,n R 39,n,n,n G n,n,n,n | turn=R phase=move4 sixes=0 "
      "last=-";
  EXPECT_EQ(ask("set " + line), "ok\n");
  EXPECT_EQ(ask("show"), line + "\n");
}

TEST_F(Race, ActorIsChanceASeatOrOverWithTheFinalOrder) {
  ask("new parchis seats=YR,BG pieces=1");
  EXPECT_EQ(ask("actor"), "chance\n");
  ask("do sYR d1");
  EXPECT_EQ(ask("actor"), "seat YR\n");
  ask("set parchis pieces=1 | Y g B 30 R 60 G n | turn=Y phase=over sixes=0 last=Yg");
  EXPECT_EQ(ask("actor"), "over Y,R,B,G\n");
}

TEST_F(Race, MovesAreSortedBytewiseOnOneLine) {
  ask("set parchis | Y 5,9,c1,n B 22,n,n,n R 39,n,n,n G 56,n,n,n | turn=Y phase=move4 sixes=0 "
      "last=-");
  EXPECT_EQ(ask("moves"), "Y5>9 Y9>13 Yc1>c5\n");
}

TEST_F(Race, MovesAtAChanceNodeHaveTheirWeights) {
  ask("new parchis");
  EXPECT_EQ(ask("moves"), "sB*1 sG*1 sR*1 sY*1\n");
  ask("do sG");
  EXPECT_EQ(ask("moves"), "d1*1 d2*1 d3*1 d4*1 d5*1 d6*1\n");
}

TEST_F(Race, MovesAtTheEndAreAnEmptyLine) {
  ask("set parchis pieces=1 | Y g B 30 R 60 G n | turn=Y phase=over sixes=0 last=Yg");
  EXPECT_EQ(ask("moves"), "\n");
}

TEST_F(Race, DoPlaysMovesInOrder) {
  ask("new parchis first=Y");
  EXPECT_EQ(ask("do d5 Yn>5 d1"), "ok\n");
  EXPECT_EQ(ask("show"),
            "parchis first=Y | Y 5,5,n,n B 22,n,n,n R 39,n,n,n G 56,n,n,n | turn=G phase=move1 "
            "sixes=0 last=-\n");
}

TEST_F(Race, DoStopsAtTheFirstIllegalMoveAndNamesIt) {
  ask("new parchis first=Y");
  refuse("do d5 Yn>5 d9 d1", "d9");
  EXPECT_EQ(ask("show"),
            "parchis first=Y | Y 5,5,n,n B 22,n,n,n R 39,n,n,n G 56,n,n,n | turn=G phase=roll "
            "sixes=0 last=-\n");
  EXPECT_EQ(ask("undo 2"), "ok\n");
  EXPECT_EQ(ask("show"), kStart);
}

TEST_F(Race, DoWantsAMove) {
  ask("new parchis first=Y");
  refuse("do", "do");
  refuse("do ", "do");
}

TEST_F(Race, ATokenIsTakenLiterally) {
  ask("new parchis first=Y");
  for (const std::string_view token : {"D5", "d05", "d5*1", "d", "5", "pass", "sY", "d5,d5"}) {
    refuse("do " + std::string(token), token);
  }
  EXPECT_EQ(ask("show"), kStart);
}

TEST_F(Race, UndoGoesBackOneOrSeveralMoves) {
  ask("new parchis first=Y");
  ask("do d5 Yn>5 d1 G56>57");
  const std::string four = ask("show");
  ask("do d2");
  EXPECT_EQ(ask("undo"), "ok\n");
  EXPECT_EQ(ask("show"), four);
  EXPECT_EQ(ask("undo 4"), "ok\n");
  EXPECT_EQ(ask("show"), kStart);
}

TEST_F(Race, UndoPastTheStartIsAnError) {
  ask("new parchis first=Y");
  refuse("undo", "0");
  ask("do d1 Y5>6");
  refuse("undo 3", "2");
  EXPECT_EQ(ask("undo 2"), "ok\n");
  refuse("undo 1", "0");
}

TEST_F(Race, UndoWantsANumber) {
  ask("new parchis first=Y");
  ask("do d1");
  for (const std::string_view word : {"x", "-1", "1.5", "1 1", "01", "99999999999999999999"}) {
    refuse("undo " + std::string(word), "undo");
  }
}

TEST_F(Race, NewAndSetClearTheHistoryOfUndo) {
  ask("new parchis first=Y");
  ask("do d1");
  ask("new parchis first=Y");
  refuse("undo", "0");
  ask("do d1");
  std::string line = ask("show");
  line.pop_back();
  EXPECT_EQ(ask("set " + line), "ok\n");
  refuse("undo", "0");
}

TEST_F(Race, LoadClearsTheHistoryOfUndo) {
  ask("new parchis first=Y");
  ask("do d1 Y5>6");
  const std::string text = ask("save");
  EXPECT_EQ(load(text), "ok\n");
  refuse("undo", "0");
  EXPECT_EQ(ask("do d1"), "ok\n");
  EXPECT_EQ(ask("undo"), "ok\n");
  refuse("undo", "0");
  EXPECT_EQ(ask("save"), text) << "what was loaded is still told whole";
}

TEST_F(Race, PerftCountsMoveSequences) {
  ask("new parchis");
  EXPECT_EQ(ask("perft 0"), "1\n");
  EXPECT_EQ(ask("perft 1"), "4\n");
  EXPECT_EQ(ask("perft 2"), "24\n");
  EXPECT_EQ(ask("perft 3"), "24\n") << "each throw leaves one piece to move";
  ask("set parchis pieces=1 | Y c7 B n R n G n | turn=Y phase=move1 sixes=0 last=-");
  EXPECT_EQ(ask("perft 1"), "1\n");
  EXPECT_EQ(ask("perft 5"), "1\n") << "a sequence that ends in over counts once";
}

TEST_F(Race, DivideCountsTokenByTokenAndAddsUp) {
  ask("new parchis first=Y");
  EXPECT_EQ(ask("divide 2"), "d1 1\nd2 1\nd3 1\nd4 1\nd5 1\nd6 1\ntotal 6\n");
}

TEST_F(Race, DivideZeroIsAnError) {
  ask("new parchis");
  refuse("divide 0", "divide");
  refuse("divide", "divide");
  refuse("perft", "perft");
  refuse("perft -1", "perft");
  refuse("perft two", "perft");
}

TEST_F(Race, QuitEnds) {
  race::Protocol race;
  EXPECT_FALSE(race.quit());
  EXPECT_EQ(race.answer("quit"), "");
  EXPECT_TRUE(race.quit());
}

TEST_F(Race, EveryCommandWantsAnOpenGameFirst) {
  for (const std::string_view command :
       {"show", "actor", "moves", "do d1", "undo", "perft 1", "divide 1", "hash", "play 1", "save",
        "link", "go", "view Y"}) {
    refuse(command, command.substr(0, command.find(' ')));
  }
}

TEST_F(Race, UnknownCommandsAreNamed) {
  refuse("jump", "jump");
  ask("new parchis");
  refuse("Show", "Show");
  refuse("show me", "me");
  refuse("games of yours", "of yours");
  refuse(" show", "");
}

TEST_F(Race, AnEmptyLineHasNoAnswerAndACarriageReturnIsNoWord) {
  EXPECT_EQ(ask(""), "");
  EXPECT_EQ(ask("\r"), "");
  EXPECT_EQ(ask("new parchis first=Y\r"), "ok\n");
  EXPECT_EQ(ask("show\r"), kStart);
}

// A fault is named by the words that stand where another was wanted.
TEST_F(Race, ARefusalNamesWhatStandsInTheWrongPlace) {
  refuse("new maze-expert first=Y", "“maze-expert” is a preset; here the rules");
  refuse("set maze-quick | R a3,z,z | turn=R", "“maze-quick” is a preset; here the rules");
  refuse("new chess", "There is no game or preset “chess”");
  const std::string pieces = "set parchis | Y 5,n,n,n B 22,n,n,n R 39,n,n,n G 56,n,n,n | ";
  refuse(pieces + "turn=Y turn=Y phase=roll sixes=0 last=-",
         "“phase” is missing where “turn=Y” stands");
  refuse(pieces + "turn=Y phase=roll sixes=0", "“last” is missing.");
}

TEST_F(Race, ARefusedLineLeavesThePositionAsItWas) {
  ask("new parchis first=Y");
  ask("do d5");
  const std::string before = ask("show");
  for (const std::string_view line :
       {"new chess", "new parchis arms=9", "set nonsense", "set parchis | Y 5", "undo 2",
        "load /none", "open x", "jump", "play 1 genius", "view Q", "divide 0", "do pass"}) {
    refuse(line, "");
    EXPECT_EQ(ask("show"), before) << line;
  }
  EXPECT_EQ(ask("undo"), "ok\n");
}

}  // namespace
