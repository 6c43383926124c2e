// Ludo, Board: numbers, paths, safe squares.
#include "ludo/table.h"

namespace {

using ludo::Board;
using ludo::Plan;
using ludo::plan_of;
using ludo_test::refusal;
using ludo_test::Table;

TEST(LudoBoard, ArmsHaveThirteenTenFourteenAndSeventeenSquares) {
  EXPECT_EQ(plan_of(Board::Ludo, 4).ring(), 52);
  EXPECT_EQ(plan_of(Board::Maedn, 4).ring(), 40);
  EXPECT_EQ(plan_of(Board::Chevaux, 4).ring(), 56);
  EXPECT_EQ(plan_of(Board::Parcheesi, 4).ring(), 68);
}

TEST(LudoBoard, TheMaednBoardWithSixArmsHasShorterOnes) {
  EXPECT_EQ(plan_of(Board::Maedn, 6).ring(), 48);
  EXPECT_EQ(plan_of(Board::Maedn, 5).ring(), 50);
  EXPECT_EQ(plan_of(Board::Maedn, 3).ring(), 30);
}

TEST(LudoBoard, OtherNumbersOfArmsRepeatTheSameArm) {
  for (int arms = ludo::kMinArms; arms <= ludo::kMaxArms; ++arms) {
    EXPECT_EQ(plan_of(Board::Ludo, arms).ring(), 13 * arms);
    EXPECT_EQ(plan_of(Board::Chevaux, arms).ring(), 14 * arms);
    EXPECT_EQ(plan_of(Board::Parcheesi, arms).ring(), 17 * arms);
  }
}

TEST(LudoBoard, ColoursStartAnArmApart) {
  for (core::Colour k = 0; k < 4; ++k) {
    EXPECT_EQ(plan_of(Board::Ludo, 4).number(k, ludo::kStart), 13 * k + 1);
    EXPECT_EQ(plan_of(Board::Maedn, 4).number(k, ludo::kStart), 10 * k + 1);
    EXPECT_EQ(plan_of(Board::Chevaux, 4).number(k, ludo::kStart), 14 * k + 1);
    EXPECT_EQ(plan_of(Board::Parcheesi, 4).number(k, ludo::kStart), 17 * k + 5);
  }
}

TEST(LudoBoard, ThePathLeavesTheRingTwoOneOneOrFiveSquaresBeforeTheStart) {
  const auto turn_off = [](Board board, core::Colour k) {
    const Plan plan = plan_of(board, 4);
    return plan.number(k, plan.turn_off());
  };
  EXPECT_EQ(turn_off(Board::Ludo, 0), 51);
  EXPECT_EQ(turn_off(Board::Ludo, 1), 12);
  EXPECT_EQ(turn_off(Board::Maedn, 0), 40);
  EXPECT_EQ(turn_off(Board::Maedn, 3), 30);
  EXPECT_EQ(turn_off(Board::Chevaux, 0), 56);
  EXPECT_EQ(turn_off(Board::Chevaux, 2), 28);
  EXPECT_EQ(turn_off(Board::Parcheesi, 0), 68);
  EXPECT_EQ(turn_off(Board::Parcheesi, 1), 17);
}

TEST(LudoBoard, StepsFromTheStartToTheEnd) {
  for (int arms = ludo::kMinArms; arms <= ludo::kMaxArms; ++arms) {
    const int maedn = arms == 6 ? 8 : 10;
    EXPECT_EQ(plan_of(Board::Ludo, arms).end() - 1, 13 * arms + 4);
    EXPECT_EQ(plan_of(Board::Maedn, arms).end() - 1, maedn * arms + 3);
    EXPECT_EQ(plan_of(Board::Chevaux, arms).end() - 1, 14 * arms + 6);
    EXPECT_EQ(plan_of(Board::Parcheesi, arms).end() - 1, 17 * arms + 3);
  }
}

TEST(LudoBoard, ColumnsHaveFiveFourSixAndSevenSquares) {
  EXPECT_EQ(refusal("ludo", "Y c5", ""), "");
  EXPECT_NE(refusal("ludo", "Y c6", ""), "");
  EXPECT_EQ(refusal("maedn", "Y c4", ""), "");
  EXPECT_NE(refusal("maedn", "Y c5", ""), "");
  EXPECT_EQ(refusal("chevaux", "Y c6", ""), "");
  EXPECT_NE(refusal("chevaux", "Y c7", ""), "");
  EXPECT_EQ(refusal("parcheesi", "Y c7", ""), "");
  EXPECT_NE(refusal("parcheesi", "Y c8", ""), "");
}

TEST(LudoBoard, TheMaednBoardHasNoCommonGoal) {
  EXPECT_EQ(refusal("ludo", "Y g,g,g", ""), "");
  EXPECT_NE(refusal("maedn", "Y g", ""), "");
}

TEST(LudoBoard, APieceNeverStandsBetweenItsTurnOffAndItsStart) {
  EXPECT_EQ(refusal("ludo", "Y 51", ""), "");
  EXPECT_NE(refusal("ludo", "Y 52", ""), "");
  EXPECT_EQ(refusal("ludo", "B 12,52", ""), "");
  EXPECT_NE(refusal("ludo", "B 13", ""), "");
  EXPECT_EQ(refusal("maedn", "Y 1,40", ""), "");
  EXPECT_NE(refusal("parcheesi", "B 18", ""), "");
  EXPECT_NE(refusal("parcheesi", "B 21", ""), "");
  EXPECT_EQ(refusal("parcheesi", "B 17,22", ""), "");
}

TEST(LudoBoard, NestAndGoalAreUnlimited) {
  EXPECT_EQ(refusal("ludo block=none", "Y g,g,g", ""), "");
  EXPECT_EQ(refusal("ludo block=none", "Y n,n,n,n", ""), "");
}

TEST(LudoBoard, HomeIsTheGoalAndOnTheMaednBoardEverySquareOfTheColumn) {
  EXPECT_EQ(Table("ludo pieces=1", "Y c5", "use=1").play("Yc5>g").turn(), "Y over");
  EXPECT_EQ(Table("maedn pieces=1", "Y 40", "use=1").play("Y40>c1").turn(), "Y over");
  EXPECT_EQ(Table("ludo pieces=1", "Y 51", "use=1").play("Y51>c1").turn(), "B roll");
}

TEST(LudoBoard, ColumnsLeadOnFromTheTurnOff) {
  EXPECT_EQ(Table("ludo", "Y 50", "use=3").moves(), "Y50>c2");
  EXPECT_EQ(Table("ludo", "B 12", "turn=B use=6").moves(), "B12>g Bn>14");
  EXPECT_EQ(Table("parcheesi", "B 15", "turn=B use=4").moves(), "B15>c2");
}

// The printed numbers of the squares of colour 0's path that are safe.
std::string safe_squares(std::string_view rules) {
  const ludo::Game game = ludo_test::game_of(rules);
  std::vector<std::string> numbers;
  for (int number = 1; number <= game.plan().ring(); ++number) {
    const int progress = game.plan().progress(0, number);
    const bool safe = progress <= game.turn_off() ? game.is_safe(static_cast<core::Site>(progress))
                                                  : game.rules().safe != ludo::Safe::None &&
                                                        game.plan().marked_safe(progress);
    if (safe) {
      numbers.push_back((number < 10 ? "0" : "") + std::to_string(number));
    }
  }
  return race_test::joined(numbers);
}

TEST(LudoBoard, SafeSquaresAreThoseOfTheBoard) {
  EXPECT_EQ(safe_squares("ludo safe=shut"), "01 09 14 22 27 35 40 48");
  EXPECT_EQ(safe_squares("ludo board=maedn safe=share"), "01 11 21 31");
  EXPECT_EQ(safe_squares("ludo board=chevaux safe=share"), "01 15 29 43");
  EXPECT_EQ(safe_squares("parcheesi"), "05 12 17 22 29 34 39 46 51 56 63 68");
  EXPECT_EQ(safe_squares("ludo board=maedn arms=6 safe=shut"), "01 09 17 25 33 41");
}

TEST(LudoBoard, NoSquareIsSafeUnlessTheRulesSaySo) {
  EXPECT_EQ(safe_squares("ludo"), "");
  EXPECT_EQ(safe_squares("maedn"), "");
}

TEST(LudoBoard, SquaresOfColoursThatDoNotPlayAreSafeToo) {
  EXPECT_EQ(Table("ludo seats=Y,R safe=shut", "Y 13 R 14", "use=1").moves(), "pass");
  EXPECT_EQ(Table("ludo seats=Y,R safe=shut", "Y 14 R 15", "use=1").moves(), "Y14>15");
}

TEST(LudoBoard, PositionsOfEveryBoardNameTheSameRingInTheDirectionOfTravel) {
  EXPECT_EQ(Table("ludo", "G 52", "turn=G use=1").moves(), "G52>1");
  EXPECT_EQ(Table("maedn", "G 40", "turn=G use=1").moves(), "G40>1");
  EXPECT_EQ(Table("parcheesi", "B 67", "turn=B use=1").moves(), "B67>68");
}

}  // namespace
