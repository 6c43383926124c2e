// The claw by hand: the crane and the cups, each by its presses alone.
#include "view/maze/claw.h"

#include <gtest/gtest.h>

#include <vector>

#include "view/maze/claw_cups.h"

namespace {

using view::ClawHelp;
using view::Crane;
using view::CupsGame;

constexpr float kFrame = 1.0F / 60.0F;
constexpr ClawHelp kLevels[] = {ClawHelp::Full, ClawHelp::Usual, ClawHelp::None};

// Lets frames pass until a press would succeed; false if none would in half a minute.
bool wait_for_reach(Crane& crane) {
  for (int frame = 0; frame < 1800; ++frame) {
    if (crane.in_reach()) return true;
    crane.advance(kFrame);
  }
  return false;
}

void run_out(Crane& crane) {
  const Crane::Beat beat = crane.beat();
  for (int frame = 0; frame < 600 && crane.beat() == beat; ++frame) crane.advance(kFrame);
}

Crane started(ClawHelp help = ClawHelp::Usual, bool slow = false) {
  Crane crane(view::crane_course(help, slow));
  crane.press();
  return crane;
}

// The frames of one whole swing, there and back, in which a press would succeed.
int open_frames(ClawHelp help, bool slow) {
  Crane crane = started(help, slow);
  const int swing = static_cast<int>(2.0F * crane.course().sweep / kFrame);
  int open = 0;
  for (int frame = 0; frame < swing; ++frame) {
    crane.advance(kFrame);
    open += crane.in_reach() ? 1 : 0;
  }
  return open;
}

int find(const CupsGame& start) {
  CupsGame game = start;
  int at = game.hidden();
  while (game.step() == CupsGame::Step::Look || game.step() == CupsGame::Step::Swap) {
    if (game.step() == CupsGame::Step::Swap) {
      const CupsGame::Pair pair = game.swap();
      if (at == pair.a || at == pair.b) at = pair.a + pair.b - at;
    }
    game.next();
  }
  return at;
}

void to_choice(CupsGame& game) {
  while (game.step() == CupsGame::Step::Look || game.step() == CupsGame::Step::Swap) game.next();
}

}  // namespace

TEST(Crane, RestsUntilTheFirstPress) {
  Crane crane(view::crane_course(ClawHelp::Usual, false));
  EXPECT_FALSE(crane.advance(5.0F));
  EXPECT_EQ(crane.beat(), Crane::Beat::Ready);
  EXPECT_FLOAT_EQ(crane.trolley(), 0.0F);
}

TEST(Crane, TwoPressesInReachHoldAtEveryLevel) {
  for (const ClawHelp help : kLevels) {
    for (const bool slow : {false, true}) {
      Crane crane = started(help, slow);
      ASSERT_TRUE(wait_for_reach(crane));
      EXPECT_TRUE(crane.press());
      run_out(crane);
      ASSERT_EQ(crane.beat(), Crane::Beat::Carrying);
      ASSERT_TRUE(wait_for_reach(crane));
      EXPECT_TRUE(crane.press());
      EXPECT_EQ(crane.result(), std::nullopt);
      run_out(crane);
      EXPECT_EQ(crane.result(), true);
      EXPECT_NEAR(crane.load().place, Crane::kDestination, crane.course().drop);
    }
  }
}

TEST(Crane, AFirstPressOutOfReachEndsTheOnlyTry) {
  Crane crane = started();
  ASSERT_FALSE(crane.in_reach());
  crane.press();
  run_out(crane);
  EXPECT_EQ(crane.result(), false);
  EXPECT_FALSE(crane.press());
  EXPECT_FLOAT_EQ(crane.load().place, Crane::kVictim);
  EXPECT_FLOAT_EQ(crane.load().depth, 1.0F);
}

TEST(Crane, ASecondPressOutOfReachDropsTheVictimBesideItsPlace) {
  Crane crane = started();
  ASSERT_TRUE(wait_for_reach(crane));
  crane.press();
  run_out(crane);
  ASSERT_FALSE(crane.in_reach());
  crane.press();
  run_out(crane);
  EXPECT_EQ(crane.result(), false);
}

TEST(Crane, PressesWhileTheClawWorksMeanNothing) {
  Crane crane = started();
  ASSERT_TRUE(wait_for_reach(crane));
  crane.press();
  EXPECT_FALSE(crane.press());
  crane.advance(kFrame);
  EXPECT_FALSE(crane.press());
  EXPECT_EQ(crane.beat(), Crane::Beat::Grabbing);
}

TEST(Crane, MoreHelpAndSlowMotionLeaveMoreTime) {
  EXPECT_GT(open_frames(ClawHelp::Full, false), open_frames(ClawHelp::Usual, false));
  EXPECT_GT(open_frames(ClawHelp::Usual, false), open_frames(ClawHelp::None, false));
  for (const ClawHelp help : kLevels) {
    EXPECT_NEAR(open_frames(help, true), 2 * open_frames(help, false), 4);
  }
  // A tenth of a second on each way even without help.
  EXPECT_GE(open_frames(ClawHelp::None, false), 2 * 6);
}

TEST(Crane, TheSameMomentsGiveTheSameResult) {
  for (int moment = 1; moment < 200; moment += 7) {
    std::vector<std::optional<bool>> results;
    for (int time = 0; time < 2; ++time) {
      Crane crane = started();
      for (int frame = 0; frame < moment; ++frame) crane.advance(kFrame);
      crane.press();
      run_out(crane);
      for (int frame = 0; frame < moment; ++frame) crane.advance(kFrame);
      crane.press();
      run_out(crane);
      results.push_back(crane.result());
    }
    EXPECT_EQ(results[0], results[1]) << moment;
    EXPECT_TRUE(results[0].has_value()) << moment;
  }
}

TEST(Cups, WhoFollowsTheCupsAlwaysFinds) {
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    for (const ClawHelp help : kLevels) {
      CupsGame game(help, seed);
      for (int round = 0; round < 2; ++round) {
        ASSERT_EQ(game.round(), round);
        const int at = find(game);
        to_choice(game);
        EXPECT_EQ(game.hidden(), at);
        game.choose(at);
        game.next();
      }
      EXPECT_EQ(game.result(), true);
    }
  }
}

TEST(Cups, AWrongCupEndsTheOnlyTryInEitherRound) {
  for (int wrong_round = 0; wrong_round < 2; ++wrong_round) {
    CupsGame game(ClawHelp::Usual, 3);
    for (int round = 0; round <= wrong_round; ++round) {
      to_choice(game);
      game.choose(round == wrong_round ? (game.hidden() + 1) % game.cups() : game.hidden());
      if (round < wrong_round) game.next();
    }
    EXPECT_EQ(game.result(), false);
    game.choose(game.hidden());
    game.next();
    EXPECT_EQ(game.result(), false);
  }
}

TEST(Cups, LessHelpMeansMoreCupsAndMoreChanges) {
  const CupsGame full(ClawHelp::Full, 1);
  const CupsGame usual(ClawHelp::Usual, 1);
  const CupsGame none(ClawHelp::None, 1);
  EXPECT_LT(full.cups(), usual.cups());
  EXPECT_LT(usual.cups(), none.cups());
  EXPECT_LT(full.swaps_in_all(), usual.swaps_in_all());
  EXPECT_LT(usual.swaps_in_all(), none.swaps_in_all());
}

TEST(Cups, EveryPlaceOccursAndNoChangeIsMadeTwiceRunning) {
  std::vector<int> counts(4, 0);
  for (std::uint64_t seed = 0; seed < 400; ++seed) {
    CupsGame game(ClawHelp::Usual, seed);
    ++counts[static_cast<std::size_t>(game.hidden())];
    game.next();
    CupsGame::Pair before{-1, -1};
    for (; game.step() == CupsGame::Step::Swap; game.next()) {
      EXPECT_LT(game.swap().a, game.swap().b);
      EXPECT_FALSE(before.a == game.swap().a && before.b == game.swap().b);
      before = game.swap();
    }
  }
  for (const int count : counts) EXPECT_GT(count, 50);
}
