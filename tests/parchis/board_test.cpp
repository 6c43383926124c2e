// Parchís, Board: ring, start squares, corridors, safe squares.
#include "parchis/table.h"

namespace {

using parchis_test::refusal;
using parchis_test::Table;

TEST(ParchisBoard, TheRingHasSeventeenSquaresAnArm) {
  for (const auto& [arms, last] : {std::pair{3, 51}, {4, 68}, {5, 85}, {6, 102}}) {
    const std::string rules = "parchis pieces=1 arms=" + std::to_string(arms);
    EXPECT_EQ(refusal(rules, "Y " + std::to_string(last), ""), "");
    EXPECT_NE(refusal(rules, "Y " + std::to_string(last + 1), ""), "");
    EXPECT_NE(refusal(rules, "Y 0", ""), "");
  }
}

TEST(ParchisBoard, TheRingIsTravelledInAscendingOrderAndGoesRound) {
  EXPECT_EQ(Table("parchis", "B 30", "turn=B phase=move3").moves(), "B30>33");
  EXPECT_EQ(Table("parchis", "B 67", "turn=B phase=move3").moves(), "B67>2");
  EXPECT_EQ(Table("parchis arms=6", "B 101", "turn=B phase=move3").moves(), "B101>2");
}

TEST(ParchisBoard, ColoursAreYellowBlueRedGreenOrangePurpleInThatOrder) {
  EXPECT_EQ(Table("parchis arms=6 pieces=1 first=Y").text(),
            "Y 5 B 22 R 39 G 56 O 73 P 90 | turn=Y phase=roll sixes=0 last=-");
}

TEST(ParchisBoard, TheStartSquareOfColourKIsSeventeenTimesKAndFive) {
  EXPECT_EQ(Table("parchis pieces=1 arms=3 first=Y").text(),
            "Y 5 B 22 R 39 | turn=Y phase=roll sixes=0 last=-");
  for (const auto& [colour, start] :
       {std::pair{"Y", "5"}, {"B", "22"}, {"R", "39"}, {"G", "56"}, {"O", "73"}, {"P", "90"}}) {
    Table table("parchis arms=6", "", std::string("phase=move5 turn=") + colour);
    EXPECT_EQ(table.moves(), std::string(colour) + "n>" + start);
  }
}

TEST(ParchisBoard, TheTurnOffIsSeventeenTimesKAndTheRingsLastSquareForYellow) {
  for (const auto& [colour, turn_off] :
       {std::pair{"Y", "102"}, {"B", "17"}, {"R", "34"}, {"G", "51"}, {"O", "68"}, {"P", "85"}}) {
    Table table("parchis arms=6", std::string(colour) + " " + turn_off,
                std::string("phase=move1 turn=") + colour);
    EXPECT_EQ(table.moves(), std::string(colour) + turn_off + ">c1");
  }
}

TEST(ParchisBoard, TheCorridorHasSevenSquaresAndTheGoalIsTheEighthStep) {
  EXPECT_EQ(Table("parchis", "Y 65", "phase=move4").moves(), "Y65>c1");
  EXPECT_EQ(Table("parchis", "Y c1", "phase=move6").moves(), "Yc1>c7");
  EXPECT_EQ(Table("parchis", "Y c7", "phase=move1").moves(), "Yc7>g");
  EXPECT_NE(refusal("parchis", "Y c8", ""), "");
  EXPECT_NE(refusal("parchis", "Y c0", ""), "");
}

TEST(ParchisBoard, FromStartToGoalAreSeventeenTimesNAndThreeSteps) {
  for (int arms = 3; arms <= 6; ++arms) {
    EXPECT_EQ(parchis::goal(arms) - parchis::kStart, 17 * arms + 3);
  }
}

TEST(ParchisBoard, NoPieceStandsBetweenItsTurnOffAndItsStart) {
  for (const std::string_view pieces : {"Y 1", "Y 4", "B 18", "B 21", "R 35", "G 52", "G 55"}) {
    EXPECT_NE(refusal("parchis", pieces, ""), "") << pieces;
  }
  for (const std::string_view pieces : {"Y 68", "Y 5", "B 17", "B 22", "B 1", "B 4"}) {
    EXPECT_EQ(refusal("parchis", pieces, ""), "") << pieces;
  }
}

TEST(ParchisBoard, SixteenSafeSquaresAreFiveEightTwelveAndSeventeenOfEveryArm) {
  EXPECT_EQ(refusal("parchis", "R 59 G 59", ""), "");
  EXPECT_EQ(refusal("parchis", "R 63 G 63", ""), "");
  EXPECT_EQ(refusal("parchis", "R 68 G 68", ""), "");
  EXPECT_EQ(refusal("parchis", "R 8 G 8", ""), "");
  for (const int square : {6, 7, 9, 10, 11, 13, 14, 15, 16, 57, 58, 60, 61, 62, 64, 65, 66, 67}) {
    const std::string spot = std::to_string(square);
    EXPECT_NE(refusal("parchis", "R " + spot + " G " + spot, ""), "") << square;
  }
}

TEST(ParchisBoard, TwelveSafeSquaresLackTheEighthOfEveryArm) {
  for (const std::string_view spot : {"12", "17", "63", "68"}) {
    const std::string pair = "R " + std::string(spot) + " G " + std::string(spot);
    EXPECT_EQ(refusal("parchis safe=12", pair, ""), "") << spot;
  }
  for (const std::string_view spot : {"8", "25", "59"}) {
    const std::string pair =
        spot == "25" ? "Y 25 G 25" : "R " + std::string(spot) + " G " + std::string(spot);
    EXPECT_EQ(refusal("parchis", pair, ""), "") << spot;
    EXPECT_NE(refusal("parchis safe=12", pair, ""), "") << spot;
  }
}

TEST(ParchisBoard, OtherBoardsHaveTheSameSafeSquaresPerArm) {
  EXPECT_EQ(refusal("parchis arms=6", "Y 97 B 97", ""), "");  // 85 + 12
  EXPECT_EQ(refusal("parchis arms=6", "Y 93 B 93", ""), "");  // 85 + 8
  EXPECT_NE(refusal("parchis arms=6 safe=12", "Y 93 B 93", ""), "");
  EXPECT_NE(refusal("parchis arms=6", "Y 98 B 98", ""), "");
  EXPECT_EQ(refusal("parchis arms=3", "Y 51 B 51", ""), "");
}

}  // namespace
