// People's own dice at the table: every throw waits for them, also for bots, and is played as
// entered.
#include <gtest/gtest.h>

#include "ai/agent.h"
#include "view/table/session.h"

namespace {

using core::MoveKind;
using view::Session;

play::Player person() { return {play::Player::Kind::Human, "", "Ann"}; }
play::Player bot() { return {play::Player::Kind::Bot, "greedy", "Otto"}; }

std::unique_ptr<Session> sit_down(std::string_view rules, std::vector<play::Player> players) {
  auto session =
      std::make_unique<Session>(play::new_replay(*games::Game::parse(rules), std::move(players)),
                                play::OwnDice{1}, ai::make_agent);
  session->comfort.speed = 0.0F;
  session->comfort.forced = true;
  return session;
}

// Until somebody must enter or choose something.
void wait(Session& session) {
  for (int i = 0; i < 1000 && !session.status().person_acts && !session.match().over(); ++i) {
    (void)session.update(1.0F);
  }
}

TEST(OwnDice, EveryThrowWaitsAndIsWhatIsEntered) {
  const auto session = sit_down("parchis arms=3 first=Y", {person(), bot(), bot()});
  std::array<int, 3> entered{};
  for (int i = 0; i < 60; ++i) {
    wait(*session);
    ASSERT_TRUE(session->status().person_acts);
    if (!session->status().may_enter) {
      (void)session->choose(0);
      continue;
    }
    EXPECT_FALSE(session->status().may_throw);
    ASSERT_EQ(session->outcomes().size(), 6U);
    const auto face = static_cast<std::size_t>(i % 6);
    const core::Move outcome = session->outcomes()[face];
    ++entered[session->status().seat];
    session->enter(outcome);
    EXPECT_EQ(session->match().made().back(), outcome);
  }
  for (const int count : entered) EXPECT_GT(count, 3);
}

// A bot that waits for its throw to be entered plays nothing that could be skipped.
TEST(OwnDice, ABotsThrowIsNotSkipped) {
  const auto session = sit_down("parchis arms=3 first=Y", {bot(), person(), bot()});
  wait(*session);
  ASSERT_TRUE(session->status().may_enter);
  ASSERT_EQ(session->status().seat, 0);
  EXPECT_FALSE(session->others_play());
}

TEST(OwnDice, WhatCannotComeUpIsNotTaken) {
  const auto session = sit_down("parchis arms=3 first=Y", {person(), bot(), bot()});
  wait(*session);
  const auto before = session->revision();
  session->enter({MoveKind::Throw, 7, 0, 0, 0, 0, 0});
  EXPECT_EQ(session->revision(), before);
}

TEST(OwnDice, CardsAndBothDiceOfTheMaze) {
  const auto cards = sit_down("sorry first=R", {person(), bot(), bot(), bot()});
  wait(*cards);
  EXPECT_EQ(cards->outcomes().size(), 11U);
  const auto dice = sit_down("maze seats=R,Y first=R", {person(), bot()});
  wait(*dice);
  EXPECT_EQ(dice->outcomes().size(), 18U);
}

TEST(OwnDice, WhoeverMistypedTakesItBack) {
  const auto session = sit_down("parchis arms=3 first=Y", {person(), bot(), bot()});
  wait(*session);
  session->enter(session->outcomes()[0]);
  wait(*session);
  ASSERT_TRUE(session->can_undo());
  ASSERT_TRUE(session->undo());
  wait(*session);
  EXPECT_TRUE(session->status().may_enter);
  EXPECT_EQ(session->status().seat, 0);
  EXPECT_EQ(session->outcomes().size(), 6U);
}

TEST(OwnDice, HiddenHandsAreDealtByTheDevice) {
  const auto session = sit_down("sorry seats=R,Y mode=points first=R", {person(), bot()});
  wait(*session);
  EXPECT_FALSE(session->status().may_enter);
  EXPECT_TRUE(session->outcomes().empty());
  EXPECT_FALSE(session->picker().choices().empty());
}

TEST(OwnDice, InALinkGameTheThrowsStand) {
  const auto session = sit_down("parchis arms=3 first=Y", {person(), bot(), bot()});
  session->draw_from(play::LinkDice{1});
  view::use_own_dice(*session, true);
  wait(*session);
  EXPECT_TRUE(session->status().may_throw);
  EXPECT_FALSE(session->status().may_enter);
}

}  // namespace
