// A room's dice at the table: nothing is thrown before it is agreed; people throw by their own
// hand, and nobody sees a throw before its person does; nothing is taken back.
#include <gtest/gtest.h>

#include "ai/agent.h"
#include "play/kept.h"
#include "view/table/session.h"

namespace {

using core::Move;
using core::MoveKind;
using view::Session;

constexpr float kLong = 5.0F;  // seconds

Move face(std::uint8_t value) { return {MoveKind::Throw, value, 0, 0, 0, 0, 0}; }

std::unique_ptr<Session> sit_down(play::Player::Kind yellow) {
  const play::Player red{play::Player::Kind::Remote, "", "Ben"};
  auto session = std::make_unique<Session>(
      play::new_replay(*games::Game::parse("parchis seats=Y,R pieces=2 first=Y"),
                       {{yellow, "", "Ana"}, red}),
      play::AgreedDice{{}, 1}, ai::make_agent);
  session->comfort.speed = 0.0F;
  return session;
}

void agree(Session& session, std::vector<Move> next) {
  session.draw_from(play::AgreedDice{std::move(next), 1});
}

TEST(AgreedDice, NothingIsThrownBeforeItIsAgreed) {
  const auto session = sit_down(play::Player::Kind::Human);
  for (int i = 0; i < 20; ++i) (void)session->update(kLong);
  EXPECT_TRUE(session->match().made().empty());
  EXPECT_TRUE(session->status().waits);
  EXPECT_FALSE(session->status().may_throw);
  EXPECT_EQ(session->throw_or_draw().kind, view::TapAnswer::Kind::Nothing);
}

TEST(AgreedDice, APersonHereThrowsWhatWasAgreed) {
  const auto session = sit_down(play::Player::Kind::Human);
  agree(*session, {face(5)});
  for (int i = 0; i < 20; ++i) (void)session->update(kLong);
  ASSERT_TRUE(session->match().made().empty());
  ASSERT_TRUE(session->status().may_throw);
  (void)session->throw_or_draw();
  ASSERT_EQ(session->match().made().size(), 1U);
  EXPECT_EQ(session->match().made().front(), face(5));
  EXPECT_TRUE(std::get<play::AgreedDice>(session->chance()).next.empty());
}

// Seconds until the agreed throw is made by itself, if nobody throws it.
float lies_for(play::Player::Kind yellow) {
  constexpr float kStep = 0.25F;
  const auto session = sit_down(yellow);
  session->comfort.speed = 1.0F;
  (void)session->update(kLong);
  agree(*session, {face(5)});
  float seconds = 0.0F;
  for (; session->match().made().empty() && seconds < 60.0F; seconds += kStep)
    (void)session->update(kStep);
  EXPECT_EQ(session->match().made(), std::vector{face(5)});
  return seconds;
}

TEST(AgreedDice, NobodySeesAThrowBeforeThePersonWhoseTurnItIs) {
  constexpr float kShort = 2.0F;
  const float own = lies_for(play::Player::Kind::Human);
  EXPECT_GT(own, kShort) << "there is time to throw by hand";
  EXPECT_GT(lies_for(play::Player::Kind::Remote), own);
}

TEST(AgreedDice, AThrowOfSomebodyElsewhereIsShownWithTheirMove) {
  const auto session = sit_down(play::Player::Kind::Remote);
  agree(*session, {face(5)});
  (void)session->update(kLong);
  ASSERT_TRUE(session->match().made().empty());
  EXPECT_FALSE(session->receive(face(5)));
  EXPECT_TRUE(session->picker().choices().empty()) << "a decision of somebody elsewhere";
  core::MoveList legal;
  session->match().game().moves(session->match().state(), legal);
  EXPECT_FALSE(session->receive(legal[0]));
  EXPECT_EQ(session->match().made().size(), 2U);
}

// A bot's, or one that no decision follows: nothing would tell the others of it.
TEST(AgreedDice, AThrowThatIsLeftToNobodyIsMadeAtEveryTable) {
  for (const auto yellow : {play::Player::Kind::Human, play::Player::Kind::Remote}) {
    const auto session = sit_down(yellow);
    session->draw_from(play::AgreedDice{.next = {face(5)}, .seed = 1, .is_automatic = true});
    EXPECT_FALSE(session->status().may_throw);
    (void)session->update(kLong);
    EXPECT_EQ(session->match().made(), std::vector{face(5)});
  }
}

TEST(AgreedDice, ABotIsPlayedOnOneDeviceOnly) {
  for (const bool here : {false, true}) {
    const auto session = sit_down(play::Player::Kind::Bot);
    const std::uint8_t bots = here ? 1 : 0;
    session->draw_from(
        play::AgreedDice{.next = {face(5)}, .seed = 1, .bots = bots, .is_automatic = true});
    for (int i = 0; i < 20; ++i) (void)session->update(kLong);
    EXPECT_EQ(session->match().made().size() > 1, here);
  }
}

TEST(AgreedDice, NothingIsTakenBack) {
  const auto session = sit_down(play::Player::Kind::Human);
  agree(*session, {face(5)});
  (void)session->update(kLong);
  (void)session->throw_or_draw();
  (void)session->update(kLong);
  ASSERT_FALSE(session->picker().choices().empty());
  (void)session->choose(0);
  EXPECT_FALSE(session->can_undo());
}

TEST(KeptRooms, AKeptGameKnowsItsRoom) {
  const play::Replay replay = play::new_replay(
      *games::Game::parse("parchis seats=Y,R"),
      {{play::Player::Kind::Human, "", "Ana"}, {play::Player::Kind::Remote, "", "Ben"}});
  play::KeptGame game = play::summary_of(replay);
  game.id = "0123456789abcdef";
  game.room = "fedcba9876543210";
  const auto again = play::parse_kept(play::print_kept(game));
  ASSERT_TRUE(std::holds_alternative<play::KeptGame>(again));
  EXPECT_EQ(std::get<play::KeptGame>(again), game);
}

}  // namespace
