// Parchís, Rules line: keys, values, presets, and what may not be combined.
#include <set>
#include <string>

#include "parchis/table.h"

namespace {

using parchis_test::refusal_of_rules;
using parchis_test::Table;

std::string printed(std::string_view rules) {
  return parchis::print_rules(race_test::game_of<parchis::Game>(rules).rules());
}

// Whether the line is refused with a sentence that names the key.
void refuse(std::string_view rules, std::string_view key) {
  const std::string error = refusal_of_rules(rules);
  EXPECT_NE(error, "") << rules;
  EXPECT_NE(error.find(key), std::string::npos) << rules << ": " << error;
}

TEST(ParchisRules, DefaultsAreLeftOutWhenPrinted) {
  EXPECT_EQ(printed("parchis arms=4 seats=Y,G,R,B pieces=4 out=1 safe=16 win=all teams=none "
                    "allies=0 preview=0 first=random"),
            "parchis");
}

TEST(ParchisRules, KeysArePrintedInThePagesOrder) {
  EXPECT_EQ(printed("parchis first=P preview=1 allies=1 teams=YRO/BGP safe=12 out=0 pieces=3 "
                    "seats=P,O,G,R,B,Y arms=6"),
            "parchis arms=6 seats=P,O,G,R,B,Y pieces=3 out=0 safe=12 teams=YRO/BGP allies=1 "
            "preview=1 first=P");
}

TEST(ParchisRules, PresetsAreTheirRulesLines) {
  for (const auto& [name, line] : {std::pair{"parchis", "parchis"},
                                   {"parchis-classic", "parchis safe=12"},
                                   {"parchis-duel", "parchis seats=YR,BG"},
                                   {"parchis-six", "parchis seats=YR,BG pieces=6 win=one"},
                                   {"parchis-teams", "parchis teams=YR/BG"},
                                   {"parchis-3", "parchis arms=3"},
                                   {"parchis-5", "parchis arms=5"},
                                   {"parchis-6", "parchis arms=6"},
                                   {"parchis-6-duel", "parchis arms=6 seats=YRO,BGP"},
                                   {"parchis-6-trio", "parchis arms=6 seats=YG,BO,RP"},
                                   {"parchis-6-teams", "parchis arms=6 teams=YRO/BGP"},
                                   {"parchis-preview", "parchis preview=1"},
                                   {"parchis-2", "parchis seats=Y,R"},
                                   {"parchis-3p", "parchis seats=Y,G,R"}}) {
    EXPECT_EQ(printed(name), line);
  }
}

TEST(ParchisRules, SeatsAreByDefaultOneColourEachClockwise) {
  EXPECT_EQ(printed("parchis seats=Y,G,R,B"), "parchis");
  EXPECT_EQ(printed("parchis arms=3 seats=Y,R,B"), "parchis arms=3");
  EXPECT_EQ(printed("parchis arms=5 seats=Y,O,G,R,B"), "parchis arms=5");
  EXPECT_EQ(printed("parchis arms=6 seats=Y,P,O,G,R,B"), "parchis arms=6");
}

TEST(ParchisRules, AnyTurnOrderIsAccepted) {
  EXPECT_EQ(printed("parchis seats=Y,B,R,G"), "parchis seats=Y,B,R,G");
  EXPECT_EQ(printed("parchis seats=R,Y,G,B"), "parchis seats=R,Y,G,B");
  EXPECT_EQ(printed("parchis seats=BG,YR"), "parchis seats=BG,YR");
}

TEST(ParchisRules, AColourThatIsNotNamedIsNotInPlay) {
  EXPECT_EQ(printed("parchis seats=R,Y"), "parchis seats=R,Y");
  EXPECT_EQ(printed("parchis arms=6 seats=P,B,O"), "parchis arms=6 seats=P,B,O");
}

TEST(ParchisRules, AtLeastTwoDifferentColoursOfTheBoardPlay) {
  for (const std::string_view seats :
       {"Y", "YR", "Y,R,", "Y,O", "Y,G,R,B,O", "Y,Y,R,B", "Y,G,R,B,Y", "YR,YR", ""}) {
    refuse("parchis seats=" + std::string(seats), "seats");
  }
}

TEST(ParchisRules, EverySeatHasTheSameNumberOfColours) {
  refuse("parchis seats=YR,B,G", "seats");
  refuse("parchis arms=6 seats=YRO,BG,P", "seats");
}

TEST(ParchisRules, GroupsShareOutTheWholeBoard) {
  refuse("parchis arms=6 seats=YG,BO", "seats");
  refuse("parchis arms=6 seats=YRO,YG", "seats");
}

TEST(ParchisRules, TeamsNeedEveryColourInPlay) {
  refuse("parchis arms=6 seats=Y,G,R,B teams=YR/BG", "teams");
  refuse("parchis arms=5 seats=Y,G,R,B teams=YR/BG", "teams");
}

TEST(ParchisRules, GroupsAreThoseOfTheBoard) {
  EXPECT_EQ(refusal_of_rules("parchis arms=6 seats=BGP,YRO"), "");
  EXPECT_EQ(refusal_of_rules("parchis arms=6 seats=RP,YG,BO"), "");
  for (const std::string_view line :
       {"parchis seats=YB,RG", "parchis seats=YG,BR", "parchis seats=YRBG",
        "parchis arms=6 seats=YB,RG,OP", "parchis arms=6 seats=YBR,GOP",
        "parchis arms=6 seats=YR,BG,OP", "parchis arms=3 seats=YBR",
        "parchis arms=5 seats=YR,BG"}) {
    refuse(line, "seats");
  }
}

TEST(ParchisRules, LettersInAGroupStandInColourOrder) {
  refuse("parchis seats=RY,BG", "seats");
  refuse("parchis arms=6 seats=YRO,BPG", "seats");
}

TEST(ParchisRules, PiecesAreOneToSixAndAllColoursHaveAsMany) {
  for (const std::string pieces : {"1", "2", "3", "5", "6"}) {
    const std::string red = Table("parchis first=Y pieces=" + pieces).pieces('R');
    EXPECT_EQ(std::count(red.begin(), red.end(), ',') + 1, std::stoi(pieces));
  }
  for (const std::string_view pieces : {"0", "7", "04", "four", "-1", "4.0"}) {
    refuse("parchis pieces=" + std::string(pieces), "pieces");
  }
}

TEST(ParchisRules, OutIsHowManyPiecesOfAColourBeginOnTheStartSquare) {
  EXPECT_EQ(Table("parchis first=Y").text(),
            "Y 5,n,n,n B 22,n,n,n R 39,n,n,n G 56,n,n,n | turn=Y phase=roll sixes=0 last=-");
  EXPECT_EQ(Table("parchis out=0 first=Y").text(),
            "Y n,n,n,n B n,n,n,n R n,n,n,n G n,n,n,n | turn=Y phase=roll sixes=0 last=-");
  refuse("parchis out=2", "out");
}

TEST(ParchisRules, TeamsAreTheAlternateSeatsInColourOrderYellowsFirst) {
  EXPECT_EQ(printed("parchis seats=B,Y,G,R teams=YR/BG"), "parchis seats=B,Y,G,R teams=YR/BG");
  EXPECT_EQ(refusal_of_rules("parchis seats=Y,G,B,R teams=YB/RG"), "");
  for (const std::string_view teams :
       {"BG/YR", "RY/BG", "YB/RG", "YR", "YR/BG/", "YR,BG", "YR/B", "YR/BO", ""}) {
    refuse("parchis teams=" + std::string(teams), "teams");
  }
}

TEST(ParchisRules, TeamsNeedFourOrSixSeatsOfOneColour) {
  refuse("parchis seats=YR,BG teams=YR/BG", "teams");
  refuse("parchis arms=3 teams=YR/B", "teams");
  refuse("parchis arms=5 teams=YRO/BG", "teams");
  refuse("parchis arms=6 seats=YG,BO,RP teams=YGRP/BO", "teams");
}

TEST(ParchisRules, AlliesNeedTeams) {
  refuse("parchis allies=1", "allies");
  EXPECT_EQ(printed("parchis allies=1 teams=YR/BG"), "parchis teams=YR/BG allies=1");
}

TEST(ParchisRules, WinOneIsRefusedWithTeams) { refuse("parchis win=one teams=YR/BG", "win"); }

TEST(ParchisRules, FirstIsRandomOrASeat) {
  EXPECT_EQ(Table("parchis").field("phase"), "first");
  EXPECT_EQ(Table("parchis first=R").turn(), "R roll");
  EXPECT_EQ(Table("parchis seats=YR,BG first=BG").turn(), "BG roll");
  refuse("parchis first=O", "first");
  refuse("parchis seats=YR,BG first=Y", "first");
}

// What is drawn at random for the laws leaves out no order in which groups may sit.
TEST(ParchisRules, GroupsAreDrawnInEveryOrder) {
  core::Rng rng(1);
  std::set<std::string> orders;
  for (int i = 0; i < 1000; ++i) {
    const parchis::Game game(parchis::Game::rules_table().draw(rng));
    if (game.seat_count() == 3 && game.seat_name(0).size() == 2) {
      orders.insert(game.seat_name(0) + "," + game.seat_name(1) + "," + game.seat_name(2));
    }
  }
  EXPECT_EQ(orders, (std::set<std::string>{"BO,RP,YG", "BO,YG,RP", "RP,BO,YG", "RP,YG,BO",
                                           "YG,BO,RP", "YG,RP,BO"}));
}

TEST(ParchisRules, UnknownKeysAndValuesAndRepetitionsAreNamed) {
  refuse("parchis colour=1", "colour");
  refuse("parchis Arms=3", "Arms");
  refuse("parchis arms", "arms");
  refuse("parchis safe=8", "safe");
  refuse("parchis win=two", "win");
  refuse("parchis preview=2", "preview");
  refuse("parchis out=0 safe=12 out=0", "out");
  refuse("Parchis", "Parchis");
}

}  // namespace
