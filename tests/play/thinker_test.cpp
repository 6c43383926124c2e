// A bot's thinking in slices: the answer is the same as without slices.
#include "play/thinker.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "ai/agent.h"

namespace {

play::Match at_a_choice() {
  const auto position = games::parse_position(
      "parchis first=Y | Y 5,20,n,n B 30,n,n,n R 24,n,n,n G 56,n,n,n | turn=Y phase=move4 sixes=0 "
      "last=-");
  return {position->game, position->state};
}

core::Move answer(const play::Match& match, std::string_view level, int nodes) {
  play::Thinker thinker(ai::make_agent);
  std::optional<core::Move> move;
  while (!move) move = thinker.think(match, level, 5, nodes);
  EXPECT_EQ(thinker.think(match, level, 5, nodes), move) << "it stands";
  return *move;
}

TEST(Thinker, SlicesDoNotChangeTheAnswer) {
  const play::Match match = at_a_choice();
  for (const char* level : {"casual", "greedy", "solid"}) {
    EXPECT_EQ(answer(match, level, 1), answer(match, level, 100'000)) << level;
  }
}

TEST(Thinker, WaitsUntilBotsAreReady) {
  static bool learned;  // a maker's functions hold nothing
  learned = false;
  const play::Match match = at_a_choice();
  play::Thinker thinker({ai::make_agent, [](const games::Game&) { return learned; }});
  EXPECT_EQ(thinker.think(match, "greedy", 5, 100'000), std::nullopt);
  learned = true;
  EXPECT_EQ(thinker.think(match, "greedy", 5, 100'000), answer(match, "greedy", 100'000));
}

TEST(Thinker, OneBotDecidesForItsLevelAgainAndAgain) {
  static int made;  // a maker's functions hold nothing
  made = 0;
  const play::Match match = at_a_choice();
  play::Thinker thinker(play::AgentMaker([](std::string_view level) {
    ++made;
    return ai::make_agent(level);
  }));
  for (const char* level : {"solid", "solid", "clairvoyant", "clairvoyant", "solid"}) {
    std::optional<core::Move> move;
    while (!move) move = thinker.think(match, level, 5, 400);
    EXPECT_EQ(move, answer(match, level, 400)) << level;
    thinker.forget();
  }
  EXPECT_EQ(made, 4) << "solid, clairvoyant and its stand-in, solid";
}

TEST(Thinker, ALevelOfANewerVersionPlaysLikeAnOldOne) {
  const play::Match match = at_a_choice();
  EXPECT_EQ(answer(match, "clairvoyant", 400), answer(match, "greedy", 400));
}

TEST(Thinker, WhatWasThoughtIsForgottenWithThePosition) {
  play::Match match = at_a_choice();
  play::Thinker thinker(ai::make_agent);
  std::optional<core::Move> first;
  while (!first) first = thinker.think(match, "greedy", 5, 400);
  match.play(*first);
  while (match.actor().kind != core::Actor::Kind::Seat) {
    core::MoveList list;
    match.game().moves(match.state(), list);
    match.play(list[0]);
  }
  thinker.forget();
  std::optional<core::Move> second;
  while (!second) second = thinker.think(match, "greedy", 5, 400);
  core::MoveList legal;
  match.game().moves(match.state(), legal);
  EXPECT_NE(std::find(legal.begin(), legal.end(), *second), legal.end());
}

}  // namespace
