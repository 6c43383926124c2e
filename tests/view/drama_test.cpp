// What draws the eye: the die over the middle, pieces that may be moved, the others' actions, the
// end.
#include <gtest/gtest.h>

#include <algorithm>
#include <glm/geometric.hpp>

#include "ai/agent.h"
#include "games/ludo/game.h"
#include "games/notation.h"
#include "games/parchis/game.h"
#include "view/table/session.h"
#include "view/table/table.h"

namespace {

using view::Session;

constexpr float kFrame = 0.02F;

Session at(std::string_view position, int people) {
  const auto read = games::parse_position(position);
  EXPECT_TRUE(read) << position;
  play::Replay replay;
  replay.players.assign(static_cast<std::size_t>(read->game.seat_count()),
                        {play::Player::Kind::Bot, "greedy", ""});
  for (int i = 0; i < people; ++i) replay.players[static_cast<std::size_t>(i)] = {};
  replay.rounds.emplace_back(read->game, read->state);
  return {std::move(replay), play::SeededChance{1}, ai::make_agent};
}

view::Scene scene_of(const Session& session) {
  view::Scene scene;
  view::fill_table(scene, session);
  return scene;
}

constexpr const char* kChoice =
    "parchis | Y 5,12,n,n B 22,n,n,n R 39,n,n,n G 56,n,n,n | turn=Y phase=move3 sixes=0 last=-";
constexpr const char* kToThrow =
    "parchis | Y 5,12,n,n B 22,n,n,n R 39,n,n,n G 56,n,n,n | turn=Y phase=roll sixes=0 last=-";

TEST(Drama, TheDieIsLargeOverTheMiddleAndSettlesInTheNest) {
  Session session = at(kToThrow, 1);
  (void)session.update(kFrame);
  const view::Die waiting = scene_of(session).dice.at(0);
  (void)session.throw_or_draw();
  float largest = 0.0F;
  float nearest = 100.0F;
  while (session.animating()) {
    (void)session.update(kFrame);
    const view::Die die = scene_of(session).dice.at(0);
    largest = std::max(largest, die.size);
    if (die.size > 2.0F) nearest = std::min(nearest, glm::length(glm::vec2(die.position)));
  }
  const view::Die lying = scene_of(session).dice.at(0);
  EXPECT_GT(largest, 1.8F * waiting.size);
  EXPECT_LT(nearest, 0.5F);
  EXPECT_FLOAT_EQ(lying.size, waiting.size);
  EXPECT_LT(glm::distance(lying.position, waiting.position), 0.01F);
}

TEST(Drama, WhatMayBeMovedIsLiftedAndTheOthersStepBack) {
  Session session = at(kChoice, 1);
  for (int i = 0; i < 100; ++i) (void)session.update(kFrame);
  EXPECT_FALSE(session.update(kFrame)) << "and then nothing moves";
  int lifted = 0;
  for (const view::Piece& piece : scene_of(session).pieces) {
    const bool up = piece.position.z > 0.1F;
    EXPECT_EQ(up, piece.glow > 0.0F);
    EXPECT_EQ(!up, piece.glow < 0.0F);
    lifted += up ? 1 : 0;
  }
  EXPECT_EQ(lifted, 2);
}

TEST(Drama, EachMoveOfTheOthersIsMarkedUntilAPersonMoves) {
  Session session = at(kChoice, 1);
  session.comfort.speed = 0.0F;
  (void)session.update(kFrame);
  (void)session.choose(0);
  for (int i = 0; i < 500 && session.others_play(); ++i) (void)session.update(kFrame);
  const auto& trails = session.stage().trails();
  const auto of_seat = [&](core::SeatIndex seat) {
    return std::count_if(trails.begin(), trails.end(),
                         [seat](const auto& trail) { return trail.seat == seat; });
  };
  long told = 0;
  for (const view::LogEntry& entry : session.log()) {
    told += entry.seat != 0 && entry.event.kind == core::EventKind::Walked ? 1 : 0;
  }
  ASSERT_GT(told, 0);
  EXPECT_GE(of_seat(1) + of_seat(2) + of_seat(3), told);
}

TEST(Drama, APieceThatEntersLeavesItsMarkAtItsOwnPlaceInTheNest) {
  Session session = at(
      "parchis | Y 5,12,n,n B 22,n,n,n R 39,n,n,n G 56,n,n,n | turn=Y phase=move5 sixes=0 last=-",
      4);
  session.comfort.speed = 0.0F;
  const auto in_nest = [&session] {
    std::vector<glm::vec3> places;
    for (const auto& piece : session.stage().pieces()) {
      if (piece.colour == 0 && piece.site == parchis::kNest) places.push_back(piece.rest);
    }
    return places;
  };
  const auto before = in_nest();
  ASSERT_EQ(before.size(), 2U);
  core::MoveList list;
  session.match().game().moves(session.match().state(), list);
  ASSERT_EQ(list.size(), 1U) << "a five brings a piece out";
  (void)session.receive(list[0]);
  session.settle();
  const auto after = in_nest();
  ASSERT_EQ(after.size(), 1U);
  ASSERT_EQ(session.stage().trails().size(), 1U);
  const glm::vec3 from = session.stage().trails()[0].from;
  EXPECT_EQ(from, before[0] == after[0] ? before[1] : before[0]);
}

TEST(Drama, TheWayOfAPieceThatEntersBeginsWhereItStands) {
  Session session =
      at("ludo | Y 5,12,n,n B 22,n,n,n R 39,n,n,n G 50,n,n,n | turn=Y phase=move use=6 run=1", 4);
  (void)session.update(kFrame);
  const auto choices = session.picker().choices();
  const auto enters = std::find_if(choices.begin(), choices.end(), [](const view::Choice& choice) {
    return choice.steps[0].site == ludo::kNest;
  });
  ASSERT_NE(enters, choices.end());
  session.picker().point_at(static_cast<std::size_t>(enters - choices.begin()));
  const auto marks = scene_of(session).marks;
  const auto way = std::find_if(marks.begin(), marks.end(), [](const view::Mark& mark) {
    return mark.kind == view::Mark::Kind::Path || mark.kind == view::Mark::Kind::Arrow;
  });
  ASSERT_NE(way, marks.end());
  const auto& pieces = session.stage().pieces();
  EXPECT_TRUE(std::any_of(pieces.begin(), pieces.end(), [&](const auto& piece) {
    return piece.site == ludo::kNest && glm::distance(glm::vec2(piece.rest), way->position) < 0.01F;
  }));
}

// The podium stands on the board only while the win is celebrated: then the board is seen again.
TEST(Drama, AWinIsCelebratedWithAPodiumThatLeavesTheBoardFree) {
  Session session =
      at("parchis pieces=1 | Y c6 B 40 R 20 G 30 | turn=Y phase=move2 sixes=0 last=-", 1);
  (void)session.update(kFrame);
  (void)session.choose(0);
  ASSERT_TRUE(session.match().over());
  float seconds = 0.0F;
  bool sparks = false;
  std::size_t steps = 0;
  while (!session.status().over && seconds < 10.0F) {
    (void)session.update(kFrame);
    seconds += kFrame;
    const view::Scene scene = scene_of(session);
    const auto& marks = scene.marks;
    steps = std::max(steps, scene.bricks.size());
    sparks = sparks || std::any_of(marks.begin(), marks.end(), [](const view::Mark& mark) {
               return mark.kind == view::Mark::Kind::Spark;
             });
  }
  EXPECT_GT(seconds, 1.5F);
  EXPECT_TRUE(sparks);
  const view::Scene scene = scene_of(session);
  EXPECT_EQ(steps, 3U);
  EXPECT_EQ(scene.bricks.size(), 0U);
  EXPECT_EQ(scene.pieces.size(), 4U);
}

TEST(Drama, WithoutMotionResultsAreThereAtOnceAndBotsTakeTheirTime) {
  Session session = at(kToThrow, 1);
  session.comfort.still = true;
  (void)session.update(kFrame);
  (void)session.throw_or_draw();
  EXPECT_FALSE(session.animating());
  EXPECT_EQ(session.told().size(), session.log().size());
  if (!session.picker().choices().empty()) (void)session.choose(0);
  const std::size_t made = session.match().made().size();
  for (int i = 0; i < 10; ++i) (void)session.update(kFrame);
  EXPECT_LE(session.match().made().size(), made + 1);
}

}  // namespace
