// Parchís, State and Invariants checked on reading: each is refused, naming the field at fault.
#include "parchis/table.h"

namespace {

using parchis_test::refusal;

void refuse(std::string_view rules, std::string_view pieces, std::string_view changes,
            std::string_view field) {
  const std::string error = refusal(rules, pieces, changes);
  EXPECT_NE(error, "") << rules << " | " << pieces << " " << changes;
  EXPECT_NE(error.find(field), std::string::npos) << field << ": " << error;
}

void accept(std::string_view rules, std::string_view pieces, std::string_view changes) {
  EXPECT_EQ(refusal(rules, pieces, changes), "") << rules << " | " << pieces << " " << changes;
}

// A whole line that is refused, naming the field.
void refuse_line(std::string_view line, std::string_view field) {
  const auto position = games::parse_position(line);
  ASSERT_FALSE(position) << line;
  EXPECT_NE(position.error().text().find(field), std::string::npos) << position.error().text();
}

TEST(ParchisReading, EveryColourHasItsPieces) {
  refuse("parchis", "Y 5,6,7,8,9", "", "Y");
  refuse_line("parchis | Y 5,n,n B n,n,n,n R n,n,n,n G n,n,n,n | turn=Y phase=roll sixes=0 last=-",
              "Y");
}

TEST(ParchisReading, APositionHasRulesPiecesAndFields) {
  for (const std::string_view line :
       {"sorry seats=R,Y R 13,20,s,s Y 35,z1,h,h | deck=43214321432 turn=R phase=draw card=- "
        "left=0 "
        "not=-",
        "sorry seats=R,Y |R 13,20,s,s Y 35,z1,h,h | deck=43214321432 turn=R phase=draw card=- "
        "left=0 not=-",
        "sorry seats=R,Y | R 13,20,s,s Y 35,z1,h,h", "sorry seats=R,Y | R 13,20,s,s Y 35,z1,h,h | ",
        "sorry seats=R,Y | ", "sorry", "maze seats=R,Y | R z,z,z Y c5,d3,h8 | ", "parchis", "",
        " | ", "ludo | Y n,n,n,n B n,n,n,n R n,n,n,n G n,n,n,n |"}) {
    refuse_line(line, "position");
  }
}

TEST(ParchisReading, APositionBeginsWithARulesLineAndNotWithAPresetsName) {
  constexpr std::string_view kState =
      " | Y n,n,n,n B n,n,n,n R n,n,n,n | turn=Y phase=roll sixes=0 last=-";
  const games::Game game = *games::Game::parse("parchis-3");
  EXPECT_TRUE(games::parse_position(game.rules_line() + std::string(kState)));
  refuse_line("parchis-3" + std::string(kState), "parchis-3");
}

TEST(ParchisReading, SpotsLieOnTheColoursPath) {
  for (const std::string_view spot : {"3", "69", "c0", "c8", "x", "05", "-5", "5.", "^"}) {
    refuse("parchis", "Y " + std::string(spot), "", "Y");
  }
  refuse("parchis", "G 52", "", "G");
}

TEST(ParchisReading, AtMostTwoOnASquareAndMixedPairsOnSafeOnesOnly) {
  refuse("parchis", "Y 30,30,30", "", "Y 30");
  refuse("parchis", "Y 30 B 30", "", "30");
  accept("parchis", "Y 29 B 29", "");
  refuse("parchis", "Y 29,29 B 29", "", "29");
}

TEST(ParchisReading, TheMarkStandsExactlyWhereItIsRequired) {
  refuse("parchis", "Y 22 R 22", "", "22");
  refuse("parchis", "Y 22^ R 22^", "", "22");
  refuse("parchis", "Y 22^", "", "22");
  refuse("parchis", "Y 22^ B 22", "", "22");
  refuse("parchis", "Y 22,22^", "", "22");
  refuse("parchis", "Y 22^,22^", "", "22");
  refuse("parchis", "Y 30^", "", "30");
  refuse("parchis", "Y 29^ R 29", "", "29");
  refuse("parchis", "Y 5^ R 5", "", "5");
  refuse("parchis", "Y c3^", "", "c3");
  accept("parchis", "Y 22^ R 22", "");
  accept("parchis", "Y 22 R 22^", "");
}

TEST(ParchisReading, PiecesStandInTheirOrder) {
  accept("parchis", "B 1,22,c1,g", "");
  for (const std::string_view pieces : {"Y 30,5,c1,g", "Y c1,30,g,n", "Y g,c1,n,n", "Y n,5,n,n"}) {
    refuse("parchis", pieces, "", "Y");
  }
}

TEST(ParchisReading, ColoursStandInTheirOrder) {
  refuse_line(
      "parchis | B n,n,n,n Y n,n,n,n R n,n,n,n G n,n,n,n | turn=Y phase=roll sixes=0 last=-", "Y");
  refuse_line("parchis | Y n,n,n,n B n,n,n,n R n,n,n,n | turn=Y phase=roll sixes=0 last=-", "G");
}

TEST(ParchisReading, RollWithoutASixHasNoLast) {
  refuse("parchis", "Y 30", "last=Y30", "last");
  accept("parchis", "Y 30", "sixes=1 last=Y30");
  accept("parchis", "Y 30", "sixes=1");
}

TEST(ParchisReading, OtherThrowsThanSixHaveNoSixes) {
  for (const std::string phase : {"move1", "move2", "move3", "move4", "move5"}) {
    refuse("parchis", "Y 30", "phase=" + phase + " sixes=1", "sixes");
    accept("parchis", "Y 30", "phase=" + phase + " sixes=0 last=Y30");
  }
}

TEST(ParchisReading, ASixIsTheFirstOrTheSecond) {
  refuse("parchis", "Y 30", "phase=move6 sixes=0", "sixes");
  refuse("parchis", "Y 30", "phase=move6 sixes=1 last=Y30", "last");
  accept("parchis", "Y 30", "phase=move6 sixes=2 last=Y30");
  accept("parchis", "Y 30", "phase=move6 sixes=2");
  refuse("parchis", "Y 30", "phase=move6 sixes=3", "sixes");
}

TEST(ParchisReading, ABonusHasALast) {
  refuse("parchis", "Y 30", "phase=bonus20", "last");
  refuse("parchis", "Y g", "phase=bonus10", "last");
  accept("parchis", "Y 30", "phase=bonus20 last=Y30");
  accept("parchis", "Y g", "phase=bonus10 last=Yg");
}

TEST(ParchisReading, FirstOnlyWhereChanceNamesWhoBegins) {
  accept("parchis", "Y 5 B 22 R 39 G 56", "phase=first");
  refuse("parchis first=Y", "Y 5 B 22 R 39 G 56", "phase=first", "first");
  refuse("parchis", "Y 5 B 22 R 39 G 56", "phase=first turn=G", "turn");
}

TEST(ParchisReading, DealOnlyWithPreviewAndSomethingLeftToDeal) {
  const std::string_view start = "Y 5 B 22 R 39 G 56";
  refuse("parchis", start, "phase=deal", "deal");
  accept("parchis preview=1", start, "phase=deal next=Y3,G6");
  accept("parchis preview=1", start, "phase=deal next=- turn=R");
  refuse("parchis preview=1", start, "phase=deal next=Y3,B1,R1,G1", "next");
  refuse("parchis preview=1", start, "phase=deal next=B3", "next");
  refuse("parchis preview=1", start, "phase=roll next=Y3,B1,R1", "next");
  refuse("parchis preview=1", start, "phase=first next=Y3", "next");
}

TEST(ParchisReading, NextNamesSeatsInColourOrderAndFaces) {
  for (const std::string_view next : {"B1,Y1,R1,G1", "Y1,B1,R1,G7", "Y1,B1,R1,G0", "Y1,B1,R1,G",
                                      "Y1,B1,R1,G1,G1", "", "Y1,,R1"}) {
    refuse("parchis preview=1", "Y 30", "next=" + std::string(next), next.empty() ? "" : "next");
  }
  refuse_line(
      "parchis | Y n,n,n,n B n,n,n,n R n,n,n,n G n,n,n,n | turn=Y phase=roll sixes=0 "
      "last=- next=-",
      "next");
  refuse_line(
      "parchis preview=1 | Y n,n,n,n B n,n,n,n R n,n,n,n G n,n,n,n | turn=Y phase=roll "
      "sixes=0 last=-",
      "next");
}

TEST(ParchisReading, OverExactlyWhenASideHasWon) {
  accept("parchis", "Y g,g,g,g", "phase=over last=Yg");
  refuse("parchis", "Y c7,g,g,g", "phase=over last=Yg", "over");
  refuse("parchis", "Y g,g,g,n", "phase=over last=Yg", "over");
  refuse("parchis", "Y g,g,g,g", "phase=roll", "phase");
  refuse("parchis", "Y g,g,g,g", "phase=over turn=G last=-", "turn");
  refuse("parchis", "Y g,g,g,g", "phase=over last=-", "last");
  refuse("parchis", "Y g,g,g,g B g,g,g,g", "phase=over last=Yg", "");
}

TEST(ParchisReading, OverWithTeamsIsOnAnySeatOfTheSide) {
  accept("parchis-teams", "Y g,g,g,g R g,g,g,g", "phase=over last=Rg");
  accept("parchis-teams", "Y g,g,g,g R g,g,g,g", "phase=over turn=R last=Yg");
  refuse("parchis-teams", "Y g,g,g,g R g,g,g,g", "phase=over turn=B last=Bg", "");
}

TEST(ParchisReading, TurnIsASeat) {
  for (const std::string_view turn : {"O", "y", "YR", ""}) {
    refuse("parchis", "Y 30", "turn=" + std::string(turn), "turn");
  }
  refuse("parchis-duel", "Y 30", "turn=Y", "turn");
}

TEST(ParchisReading, LastIsAPieceThatTheSideCanHaveMoved) {
  for (const std::string_view last : {"Y31", "B22", "Yn", "Y", "30", "Y30^", "Yc8"}) {
    refuse("parchis", "Y 30 B 22", "sixes=1 last=" + std::string(last), "last");
  }
  accept("parchis-duel", "Y 30 R 50", "sixes=1 last=R50");
  accept("parchis-teams", "Y 30 R 50", "sixes=1 last=R50");
}

TEST(ParchisReading, FieldsAreAllThereInTheirOrderWithSingleSpaces) {
  const std::string pieces = "parchis | Y n,n,n,n B n,n,n,n R n,n,n,n G n,n,n,n | ";
  EXPECT_TRUE(games::parse_position(pieces + "turn=Y phase=roll sixes=0 last=-"));
  refuse_line(pieces + "phase=roll turn=Y sixes=0 last=-", "turn");
  refuse_line(pieces + "turn=Y phase=roll sixes=0", "last");
  refuse_line(pieces + "turn=Y phase=roll sixes=00 last=-", "sixes");
  for (const std::string_view fields :
       {"turn=Y  phase=roll sixes=0 last=-", "turn=Y phase=roll sixes=0 last=- ",
        " turn=Y phase=roll sixes=0 last=-", "turn=Y phase=roll sixes=0 last=- extra=1",
        "turn=Y phase=roll sixes=0 last=-\t", "turn=Y turn=Y phase=roll sixes=0 last=-"}) {
    EXPECT_FALSE(games::parse_position(pieces + std::string(fields))) << fields;
  }
}

TEST(ParchisReading, ThePiecesAreSeparatedBySingleSpacesAndCommas) {
  const std::string tail = " | turn=Y phase=roll sixes=0 last=-";
  for (const std::string_view pieces :
       {"Y  n,n,n,n B n,n,n,n R n,n,n,n G n,n,n,n", "Y n,n,n,n  B n,n,n,n R n,n,n,n G n,n,n,n",
        "Y n, n,n,n B n,n,n,n R n,n,n,n G n,n,n,n", "Y n,n,n,n B n,n,n,n R n,n,n,n G n,n,n,n ",
        " Y n,n,n,n B n,n,n,n R n,n,n,n G n,n,n,n", "Y n,n,n,n, B n,n,n,n R n,n,n,n G n,n,n,n"}) {
    EXPECT_FALSE(games::parse_position("parchis | " + std::string(pieces) + tail)) << pieces;
  }
}

TEST(ParchisReading, TheRulesPartIsReadInAnyOrderButPrintedInThePages) {
  const auto position = games::parse_position(
      "parchis pieces=1 arms=3 | Y n B n R n | turn=Y phase=roll sixes=0 last=-");
  ASSERT_TRUE(position);
  EXPECT_EQ(games::print_position(position->game, position->state),
            "parchis arms=3 pieces=1 | Y n B n R n | turn=Y phase=roll sixes=0 last=-");
}

}  // namespace
