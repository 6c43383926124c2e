// Sorry!: the rules line, and what a reader of positions refuses.
#include <gtest/gtest.h>

#include "sorry/table.h"

namespace {

using sorry_test::refusal;
using sorry_test::refusal_of_rules;
using sorry_test::rules_of;

bool names(const std::string& error, std::string_view field) {
  return error.find(field) != std::string::npos;
}

// ---- Rules line

std::string printed(std::string_view line) { return sorry::print_rules(rules_of(line)); }

TEST(SorryRules, KeysAtTheirDefaultAreLeftOut) {
  EXPECT_EQ(printed("sorry seats=R,B,Y,G mode=basic pawns=4 out=0 score=winner tiers=highest "
                    "target=0 first=random"),
            "sorry");
}

TEST(SorryRules, KeysAreReadInAnyOrderAndPrintedInThePagesOrder) {
  EXPECT_EQ(printed("sorry first=Y target=500 tiers=sum score=all pawns=2 mode=points seats=Y,R"),
            "sorry seats=Y,R mode=points pawns=2 score=all tiers=sum target=500 first=Y");
  EXPECT_EQ(printed("sorry out=1 pawns=3"), "sorry pawns=3 out=1");
}

TEST(SorryRules, ScoreTiersAndTargetAreAcceptedInEveryMode) {
  for (const std::string_view mode : {"", " mode=teams", " mode=points"}) {
    const std::string line = "sorry" + std::string(mode) + " score=all tiers=sum target=1000";
    EXPECT_EQ(printed(line), line);
  }
}

TEST(SorryRules, InPointsOutIsOneByDefaultAndAlways) {
  EXPECT_EQ(printed("sorry mode=points out=1"), "sorry mode=points");
  EXPECT_TRUE(names(refusal_of_rules("sorry mode=points out=0"), "out"));
}

TEST(SorryRules, TwoToFourSeatsOfOneColourInAnyOrder) {
  EXPECT_EQ(printed("sorry seats=G,B,R"), "sorry seats=G,B,R");
  for (const std::string_view seats : {"R", "R,R", "R,B,Y,G,R", "RB,YG", "R,", "r,b", "R;B"}) {
    EXPECT_TRUE(names(refusal_of_rules("sorry seats=" + std::string(seats)), "seats")) << seats;
  }
}

TEST(SorryRules, PartnershipNeedsAllFourColoursOrExactlyTheTwoPairs) {
  EXPECT_EQ(printed("sorry seats=RY,BG mode=teams"), "sorry seats=RY,BG mode=teams");
  for (const std::string_view seats : {"R,Y", "R,B,Y", "BG,RY", "YR,BG", "RB,YG", "RY,B,G"}) {
    const std::string line = "sorry mode=teams seats=" + std::string(seats);
    EXPECT_TRUE(names(refusal_of_rules(line), "seats")) << seats;
  }
  EXPECT_TRUE(names(refusal_of_rules("sorry seats=RY,BG"), "seats"));
}

TEST(SorryRules, FirstIsRandomOrAColourThatPlays) {
  EXPECT_EQ(printed("sorry seats=R,Y first=Y"), "sorry seats=R,Y first=Y");
  EXPECT_TRUE(names(refusal_of_rules("sorry seats=R,Y first=B"), "first"));
}

TEST(SorryRules, ValuesArePlainAndInRange) {
  for (const std::string_view word : {"pawns=0", "pawns=5", "pawns=04", "out=2", "mode=Basic",
                                      "score=none", "tiers=max", "target=1001", "first=RB"}) {
    const std::string_view key = word.substr(0, word.find('='));
    EXPECT_TRUE(names(refusal_of_rules("sorry " + std::string(word)), key)) << word;
  }
  EXPECT_TRUE(names(refusal_of_rules("sorry arms=4"), "arms"));
}

// ---- Positions

constexpr std::string_view kDuel = "sorry seats=R,Y";
constexpr std::string_view kPoints = "sorry seats=R,Y mode=points";
constexpr std::string_view kPawns = "R 20,z2,h,s Y 40,s,s,s";
constexpr std::string_view kStart = "R 4,s,s,s Y 34,s,s,s";
constexpr std::string_view kHands = " hands=R:1,1,3,4,S;Y:2,3,7,7,8";

void refuses(std::string_view rules, std::string_view pawns, const std::string& fields,
             std::string_view field) {
  const std::string error = refusal(rules, pawns, fields);
  EXPECT_TRUE(names(error, "“" + std::string(field)) || names(error, " " + std::string(field)))
      << pawns << " | " << fields << ": " << error;
}

TEST(SorryPositions, AReadPositionIsPrintedAsItWasRead) {
  const std::string text = sorry_test::state_text("R 4,20,z2,h Y 3,59,s,s", "phase=card card=S");
  const sorry::Game game(rules_of(kDuel));
  const auto state = game.parse_state(text);
  ASSERT_TRUE(state);
  EXPECT_EQ(game.print_state(*state), text);
}

TEST(SorryPositions, PawnsAreSortedRingZoneHomeStart) {
  refuses(kDuel, "R z2,20,h,s Y 40,s,s,s", "", "R");
  refuses(kDuel, "R 20,z2,s,h Y 40,s,s,s", "", "R");
  refuses(kDuel, "R 20,s,s,s Y 40,9,s,s", "", "Y");
}

TEST(SorryPositions, TheCountsPerColourMustFit) {
  refuses(kDuel, "R 20,s,s Y 40,s,s,s", "", "R");
  refuses(kDuel, "R 20,s,s,s Y 40,s,s,s,s", "", "Y");
  refuses(kDuel, "R 20,s,s,s", "", "pawns");
  refuses(kDuel, "R 20,s,s,s B 9,s,s,s Y 40,s,s,s", "", "pawns");
}

TEST(SorryPositions, OnePawnPerRingOrSafetySquare) {
  refuses(kDuel, "R 20,20,s,s Y 40,s,s,s", "", "R");
  refuses(kDuel, "R z2,z2,s,s Y 40,s,s,s", "", "R");
  refuses(kDuel, "R 20,s,s,s Y 20,s,s,s", "", "Y");
}

TEST(SorryPositions, NoMoreCardsThanThereAre) {
  refuses(kDuel, kPawns, "deck=64444444444", "deck");
  refuses(kDuel, kPawns, "deck=54444444445", "deck");
  refuses(kDuel, kPawns, "deck=544444444", "deck");
  refuses(kPoints, kPawns, "deck=22232222222 phase=hand hands=R:1,4,4,4,S;Y:2,3,7,7,8", "hands");
}

TEST(SorryPositions, LeftAndNotOnlyInSplit) {
  refuses(kDuel, kPawns, "left=1", "left");
  refuses(kDuel, kPawns, "not=R20", "not");
  refuses(kDuel, kPawns, "phase=split card=7 left=0 not=R20", "left");
  refuses(kDuel, kPawns, "phase=split card=7 left=7 not=R20", "left");
  refuses(kDuel, kPawns, "phase=split card=7 left=2 not=R21", "not");
  refuses(kDuel, kPawns, "phase=split card=7 left=2 not=Rs", "not");
  refuses(kDuel, kPawns, "phase=split card=7 left=2 not=Y40", "not");
}

TEST(SorryPositions, ASplitNeedsAnotherPawnThatCanMove) {
  refuses(kDuel, "R z3,h,h,s Y 40,s,s,s", "phase=split card=7 left=3 not=Rz3", "left");
}

TEST(SorryPositions, TheCardFitsThePhase) {
  refuses(kDuel, kPawns, "card=3", "card");
  refuses(kDuel, kPawns, "phase=card", "card");
  refuses(kDuel, kPawns, "phase=card card=6", "card");
  refuses(kDuel, kPawns, "phase=split card=8 left=2 not=R20", "card");
  refuses(kPoints, kPawns, "phase=fill card=5 hands=R:1,1,3,4;Y:2,3,7,7,8", "card");
}

TEST(SorryPositions, ACardInUseIsDiscarded) {
  refuses(kDuel, kPawns, "deck=54444444444 phase=card card=3", "card");
  refuses(kDuel, kPawns, "deck=54444444444 phase=again", "deck");
}

TEST(SorryPositions, ThePhaseFitsTheMode) {
  refuses(kDuel, kPawns, "phase=hand", "phase");
  refuses(kDuel, kPawns, "phase=fill", "phase");
  refuses(kPoints, kPawns, "phase=draw" + std::string(kHands), "phase");
  refuses("sorry seats=R,Y first=R", "R s,s,s,s Y s,s,s,s", "deck=54444444444 turn=- phase=first",
          "phase");
}

TEST(SorryPositions, TurnIsNobodyExactlyInFirst) {
  refuses(kDuel, "R s,s,s,s Y s,s,s,s", "deck=54444444444 phase=first", "turn");
  refuses(kDuel, kPawns, "turn=-", "turn");
  refuses(kDuel, kPawns, "turn=B", "turn");
}

TEST(SorryPositions, NothingHasHappenedInFirstAndDeal) {
  refuses(kDuel, kPawns, "deck=54444444444 turn=- phase=first", "pawns");
  refuses(kDuel, "R s,s,s,s Y s,s,s,s", "turn=- phase=first", "deck");
  EXPECT_EQ(refusal(kPoints, kStart, "deck=44444444443 phase=deal hands=R:1;Y:S"), "");
  // A room that has lost its dealer has its cards dealt again in mid-round (rooms.md §8).
  EXPECT_EQ(
      refusal(kPoints, "R 5,s,s,s Y 30,h,s,s", "deck=54444444444 turn=Y phase=deal hands=R:;Y:"),
      "");
  refuses(kPoints, kStart, "deck=34444444443 phase=deal hands=R:1;Y:S", "deck");
}

TEST(SorryPositions, HandsAreDealtEvenly) {
  refuses(kPoints, kStart, "deck=34444444444 phase=deal hands=R:1,1;Y:", "hands");
  refuses(kPoints, kStart, "deck=44444444444 phase=deal hands=R:1;Y:", "turn");
}

TEST(SorryPositions, HandsHoldFiveAndFourForTheMoverUntilTheRefill) {
  refuses(kPoints, kPawns, "phase=hand hands=R:1,1,3,4;Y:2,3,7,7,8", "hands");
  refuses(kPoints, kPawns, "phase=fill hands=R:1,1,3,4,S;Y:2,3,7,7,8", "hands");
  refuses(kPoints, kPawns, "phase=card card=1 hands=R:1,1,3,4,S;Y:2,3,7,8", "hands");
  refuses(kPoints, kPawns, "turn=- phase=first deck=54444444444 hands=R:1;Y:", "hands");
}

TEST(SorryPositions, HandsAreSortedAndNamedInColourOrder) {
  refuses(kPoints, kPawns, "phase=hand hands=R:1,3,1,4,S;Y:2,3,7,7,8", "hands");
  refuses(kPoints, kPawns, "phase=hand hands=Y:1,1,3,4,S;R:2,3,3,7,8", "hands");
  refuses(kPoints, kPawns, "phase=hand hands=R:1,1,3,4,S", "hands");
  refuses(kPoints, kPawns, "phase=hand", "hands");
  refuses(kDuel, kPawns, std::string(kHands).substr(1), "hands");
}

TEST(SorryPositions, AHandIsHiddenWholeAndAllButOneAre) {
  refuses(kPoints, kPawns, "phase=hand hands=R:1,1,3,4,?;Y:2,3,7,7,8", "hands");
  refuses(kPoints, kPawns, "phase=hand hands=R:????;Y:2,3,7,7,8", "hands");
  refuses("sorry seats=R,B,Y mode=points", "R 20,s,s,s B s,s,s,s Y 40,s,s,s",
          "phase=hand hands=R:?????;B:1,1,5,5,8;Y:2,3,7,7,8", "hands");
  refuses(kPoints, kPawns, "deck=00000000000 phase=hand hands=R:?????;Y:2,3,7,7,8", "deck");
}

// Sixteen cards of a kind are more than a pile's four bits can tell.
TEST(SorryPositions, NoKindIsThereMoreOftenThanItIsInTheDeck) {
  refuses("sorry mode=points first=R", "R 4,s,s,s B 19,s,s,s Y 34,s,s,s G 49,s,s,s",
          "deck=02333444444 phase=hand "
          "hands=R:1,1,1,1,1;B:1,1,1,1,1;Y:1,1,1,1,1;G:1,2,3,4,5",
          "too many cards 1.");
  refuses("sorry mode=points first=R", "R 4,s,s,s B 19,s,s,s Y 34,s,s,s G 49,s,s,s",
          "deck=00000000000 phase=fill "
          "hands=R:1,1,1,1;B:1,1,1,1,1;Y:1,1,1,1,1;G:1,1,2,2,2",
          "too many cards 1.");
}

TEST(SorryPositions, AllHomeExactlyInOver) {
  refuses(kDuel, kPawns, "phase=over", "phase");
  refuses(kDuel, "R h,h,h,h Y 40,s,s,s", "turn=Y", "phase");
  refuses(kDuel, "R h,h,h,h Y h,h,h,h", "phase=over", "phase");
  refuses(kDuel, "R h,h,h,h Y 40,s,s,s", "turn=Y phase=over", "turn");
  EXPECT_EQ(refusal("sorry mode=teams", "R h,h,h,h B s,s,s,s Y 40,s,s,s G s,s,s,s", ""), "");
}

TEST(SorryPositions, TheScoreStandsInOverOnlyAndIsRight) {
  constexpr std::string_view kWon = "R h,h,h,h Y 40,s,s,s";
  const std::string over = "phase=over hands=R:1,1,3,4;Y:2,3,7,7,8";
  EXPECT_EQ(refusal(kPoints, kWon, over + " score=R:120,Y:0"), "");
  refuses(kPoints, kWon, over, "score");
  refuses(kPoints, kWon, over + " score=R:115,Y:0", "score");
  refuses(kPoints, kPawns, "phase=hand" + std::string(kHands) + " score=R:0,Y:0", "score");
}

TEST(SorryPositions, ACardOfTheHandIsPlayedOnlyIfItCanBeUsed) {
  refuses(kPoints, "R z5,h,h,s Y 40,s,s,s", "phase=card card=3 hands=R:1,1,3,4;Y:2,3,7,7,8",
          "card");
}

TEST(SorryPositions, AllFieldsStandInThePagesOrderWithSingleSpaces) {
  const sorry::Game game(rules_of(kDuel));
  const std::string good = sorry_test::state_text(kPawns, "");
  ASSERT_TRUE(game.parse_state(good));
  EXPECT_FALSE(game.parse_state(good + " "));
  EXPECT_FALSE(game.parse_state(" " + good));
  EXPECT_FALSE(game.parse_state(good.substr(0, good.rfind(' '))));
  for (const std::string_view field : {"deck=", "turn=", "phase=", "card=", "left=", "not="}) {
    std::string twice = good;
    const std::size_t at = good.find(field);
    twice.insert(at, good.substr(at, good.find(' ', at) + 1 - at));
    const auto state = game.parse_state(field == "not=" ? good + " not=-" : twice);
    ASSERT_FALSE(state) << field;
    EXPECT_TRUE(names(state.error().text(), field.substr(0, field.size() - 1))) << field;
  }
}

}  // namespace
