// People who confirm their moves name each move twice.
#include <gtest/gtest.h>

#include <algorithm>

#include "ai/agent.h"
#include "games/notation.h"
#include "view/table/session.h"

namespace {

view::Session session_of(std::string_view line) {
  const auto position = games::parse_position(line);
  play::Replay replay;
  replay.players.assign(4, {play::Player::Kind::Human, "", ""});
  replay.rounds.emplace_back(position->game, position->state);
  return {std::move(replay), play::SeededChance{1}, ai::make_agent};
}

constexpr std::string_view kTwoMoves =
    "parchis first=Y | Y 5,20,n,n B 30,n,n,n R 24,n,n,n G 56,n,n,n | turn=Y phase=move4 sixes=0 "
    "last=-";

TEST(Confirm, AMoveIsMadeWhenItIsNamedTwice) {
  view::Session session = session_of(kTwoMoves);
  session.comfort.confirm = true;
  ASSERT_EQ(session.picker().choices().size(), 2U);
  EXPECT_FALSE(session.picker().unconfirmed());
  EXPECT_EQ(session.choose(0).kind, view::TapAnswer::Kind::Selected);
  EXPECT_EQ(session.picker().unconfirmed(), 0U);
  EXPECT_EQ(session.choose(1).kind, view::TapAnswer::Kind::Selected);
  EXPECT_EQ(session.picker().unconfirmed(), 1U);
  EXPECT_TRUE(session.match().made().empty());
  EXPECT_EQ(session.choose(1).kind, view::TapAnswer::Kind::Moved);
  EXPECT_EQ(session.match().made().size(), 1U);
  EXPECT_FALSE(session.picker().unconfirmed());
}

TEST(Confirm, LiftingAWallEndsTheWalkAndIsNamedTwice) {
  const auto position = games::parse_position(
      "maze seats=R,Y first=R | R a3,a1,b2 Y h8,z,z | walls=c1s turn=R phase=act blue=2 red=w "
      "left=2 moved=- using=- held=- relay=R out=RY");
  ASSERT_TRUE(position);
  play::Replay replay;
  replay.players.assign(2, {play::Player::Kind::Human, "", ""});
  replay.rounds.emplace_back(position->game, position->state);
  view::Session session(std::move(replay), play::SeededChance{1}, ai::make_agent);
  session.comfort.confirm = true;
  const auto& choices = session.picker().choices();
  const auto lift = std::find_if(choices.begin(), choices.end(), [](const view::Choice& one) {
    return one.move.kind == core::MoveKind::Lift;
  });
  ASSERT_NE(lift, choices.end());
  const auto number = static_cast<std::size_t>(lift - choices.begin());
  EXPECT_EQ(session.choose(number).kind, view::TapAnswer::Kind::Selected);
  EXPECT_EQ(session.choose(number).kind, view::TapAnswer::Kind::Moved);
}

TEST(Confirm, BackTakesTheFirstNamingBack) {
  view::Session session = session_of(kTwoMoves);
  session.comfort.confirm = true;
  (void)session.choose(0);
  EXPECT_TRUE(session.picker().unpick());
  EXPECT_FALSE(session.picker().unconfirmed());
  EXPECT_FALSE(session.picker().unpick());
  EXPECT_EQ(session.choose(0).kind, view::TapAnswer::Kind::Selected);
}

TEST(Confirm, WithoutItAMoveIsMadeAtOnce) {
  view::Session session = session_of(kTwoMoves);
  EXPECT_EQ(session.choose(0).kind, view::TapAnswer::Kind::Moved);
}

}  // namespace
