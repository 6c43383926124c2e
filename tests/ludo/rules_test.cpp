// Ludo, Rules line: keys, defaults of each board, keys that do not go together; presets.
#include "ludo/table.h"

namespace {

using ludo_test::game_of;
using ludo_test::refusal_of_rules;
using ludo_test::Table;

std::string printed(std::string_view line) { return ludo::print_rules(game_of(line).rules()); }

// Whether a rules line is refused with an error that names the key.
bool refused(std::string_view line, std::string_view key) {
  return refusal_of_rules(line).find(key) != std::string::npos;
}

TEST(LudoRules, AKeyWithTheDefaultOfItsBoardIsNotPrinted) {
  EXPECT_EQ(printed("ludo board=ludo arms=4 seats=Y,B,R,G pieces=4 out=0 dice=1 enter=6 start=free "
                    "tries=1 third=end reward=none block=foes safe=none capture=free home=count "
                    "over=1 win=all teams=none first=random"),
            "ludo");
  EXPECT_EQ(printed("ludo board=maedn arms=4 seats=Y,B,R,G pieces=4 out=1 dice=1 enter=6 "
                    "start=clear tries=3 third=play reward=none block=none safe=none capture=free "
                    "home=count over=1 win=all"),
            "ludo board=maedn");
  EXPECT_EQ(printed("ludo board=chevaux out=0 dice=1 enter=6 start=free tries=1 third=play "
                    "reward=none block=single safe=none home=back"),
            "ludo board=chevaux");
  EXPECT_EQ(printed("ludo board=parcheesi seats=Y,G,R,B out=0 dice=2 enter=5 start=enter tries=1 "
                    "third=home reward=steps block=all safe=shut home=count"),
            "ludo board=parcheesi");
}

TEST(LudoRules, AKeyWithAnotherValueThanItsBoardsIsPrintedInThePagesOrder) {
  EXPECT_EQ(printed("ludo first=R over=0 start=free tries=1 board=maedn"),
            "ludo board=maedn start=free tries=1 over=0 first=R");
  EXPECT_EQ(printed("ludo board=parcheesi dice=1"), "ludo board=parcheesi dice=1");
}

TEST(LudoRules, TheTurnGoesClockwise) {
  EXPECT_EQ(printed("ludo seats=Y,B,R,G"), "ludo");
  EXPECT_EQ(printed("ludo seats=Y,G,R,B"), "ludo seats=Y,G,R,B");
  constexpr std::pair<std::string_view, std::string_view> kClockwise[] = {
      {"3", "Y,B,R"}, {"5", "Y,B,R,G,O"}, {"6", "Y,B,R,G,O,P"}};
  for (const std::string board : {"", " board=maedn", " board=chevaux"}) {
    for (const auto& [arms, seats] : kClockwise) {
      const std::string line = "ludo" + board + " arms=" + std::string(arms);
      EXPECT_EQ(printed(line + " seats=" + std::string(seats)), line);
    }
  }
}

// Where pieces travel counter-clockwise, the next seat clockwise has the highest colour.
TEST(LudoRules, TheTurnGoesClockwiseAgainstTheTravelOfParcheesi) {
  EXPECT_EQ(printed("ludo board=parcheesi seats=Y,G,R,B"), "ludo board=parcheesi");
  EXPECT_EQ(printed("ludo board=parcheesi arms=3 seats=Y,R,B"), "ludo board=parcheesi arms=3");
  EXPECT_EQ(printed("ludo board=parcheesi arms=5 seats=Y,O,G,R,B"), "ludo board=parcheesi arms=5");
  EXPECT_EQ(printed("ludo board=parcheesi arms=6 seats=Y,P,O,G,R,B"),
            "ludo board=parcheesi arms=6");
}

TEST(LudoRules, SeatsAreAtLeastTwoSingleColoursOrAllOfOneSetOfGroups) {
  for (const std::string_view seats : {"Y,R", "B,G", "R,Y,B", "YR,BG", "BG,YR"}) {
    const std::string line = "ludo seats=" + std::string(seats);
    EXPECT_EQ(printed(line), line);
  }
  for (const std::string_view seats : {"YRO,BGP", "BGP,YRO", "YG,BO,RP", "RP,YG,BO", "O,P"}) {
    const std::string line = "ludo arms=6 seats=" + std::string(seats);
    EXPECT_EQ(printed(line), line);
  }
  for (const std::string_view seats : {"Y", "Y,Y", "YR", "YB,RG", "YR,B,G", "Y,O", "YBRG", ""}) {
    EXPECT_TRUE(refused("ludo seats=" + std::string(seats), "seats")) << seats;
  }
  EXPECT_TRUE(refused("ludo arms=6 seats=YG,BO", "seats"));
  EXPECT_TRUE(refused("ludo arms=6 seats=YRO,BO,RP", "seats"));
  EXPECT_TRUE(refused("ludo arms=5 seats=YR,BG", "seats"));
}

TEST(LudoRules, ColoursThatAreNotNamedHaveNoPieces) {
  EXPECT_EQ(Table("ludo seats=G,B").text(), "B n,n,n,n G n,n,n,n | turn=G phase=first use=- run=0");
}

TEST(LudoRules, TeamsAreTheAlternateSeatsTheOneWithTheFirstColourFirst) {
  EXPECT_EQ(printed("ludo teams=YR/BG"), "ludo teams=YR/BG");
  EXPECT_EQ(printed("ludo seats=B,Y,G,R teams=YR/BG"), "ludo seats=B,Y,G,R teams=YR/BG");
  EXPECT_EQ(printed("ludo arms=6 seats=B,R,G,P teams=BG/RP"),
            "ludo arms=6 seats=B,R,G,P teams=BG/RP");
  EXPECT_EQ(printed("ludo arms=6 teams=YRO/BGP"), "ludo arms=6 teams=YRO/BGP");
  for (const std::string_view line :
       {"ludo teams=BG/YR", "ludo teams=YB/RG", "ludo teams=RY/BG", "ludo teams=YR",
        "ludo arms=3 teams=YR/B", "ludo seats=YR,BG teams=YR/BG", "ludo seats=Y,R teams=Y/R"}) {
    EXPECT_TRUE(refused(line, "teams")) << line;
  }
}

TEST(LudoRules, WhatDoesNotGoTogetherIsRefused) {
  EXPECT_TRUE(refused("ludo dice=2 enter=16", "enter"));
  EXPECT_TRUE(refused("ludo dice=2 tries=3", "tries"));
  EXPECT_TRUE(refused("ludo dice=2 reward=throw", "reward"));
  EXPECT_TRUE(refused("ludo home=back", "home"));
  EXPECT_TRUE(refused("ludo board=parcheesi home=stairs", "home"));
  EXPECT_TRUE(refused("ludo board=chevaux home=stairs dice=2", "home"));
  EXPECT_TRUE(refused("ludo board=chevaux home=stairs reward=steps", "home"));
  EXPECT_TRUE(refused("ludo teams=YR/BG win=one", "win"));
}

TEST(LudoRules, TheBoardsDefaultsCountInWhatIsRefused) {
  EXPECT_TRUE(refused("ludo board=maedn dice=2", "tries"));
  EXPECT_EQ(refusal_of_rules("ludo board=maedn dice=2 tries=1"), "");
  EXPECT_TRUE(refused("ludo board=chevaux dice=2", "home"));
  EXPECT_EQ(refusal_of_rules("ludo board=chevaux dice=2 home=count"), "");
}

TEST(LudoRules, ValuesOutsideThePageAreRefused) {
  for (const std::string_view key_value :
       {"arms=2",     "arms=7",     "pieces=0", "pieces=5",   "out=2",     "dice=3",      "enter=1",
        "start=must", "tries=2",    "tries=4",  "third=lose", "reward=20", "block=pairs", "safe=12",
        "capture=1",  "home=exact", "over=2",   "win=two",    "first=P",   "board=uckers"}) {
    const std::string key(key_value.substr(0, key_value.find('=')));
    EXPECT_TRUE(refused("ludo " + std::string(key_value), key)) << key_value;
  }
}

TEST(LudoRules, PresetsArePrintedAsTheyStandAndAreExplained) {
  for (const games::Preset& preset : ludo::Game::presets()) {
    EXPECT_EQ(printed(preset.rules), preset.rules);
    EXPECT_FALSE(preset.title.empty());
    EXPECT_FALSE(preset.line.empty());
  }
}

TEST(LudoRules, OutPiecesBeginOnTheStart) {
  EXPECT_EQ(Table("maedn").pieces('B'), "11,n,n,n");
  EXPECT_EQ(Table("clovece").pieces('B'), "n,n,n,n");
  EXPECT_EQ(Table("ludo-quick").pieces('G'), "40,n,n,n");
  EXPECT_EQ(Table("ludo pieces=1 out=1").pieces('Y'), "1");
}

}  // namespace
