// The things that name a move: laws over every legal move of many random positions of all games.
#include <gtest/gtest.h>

#include <algorithm>

#include "ai/agent.h"
#include "games/notation.h"
#include "games/random_game.h"
#include "view/table/session.h"

namespace {

using view::Session;
using view::TapAnswer;

constexpr const char* kPresets[] = {
    "ludo",  "parcheesi",       "chevaux",       "parchis",      "parchis-6-teams",
    "sorry", "sorry-teams",     "sorry-teams-2", "sorry-points", "sorry-points-2",
    "maze",  "maze-barricades", "maze-fast",     "maze-expert"};

class Picker : public testing::TestWithParam<const char*> {};

// Walks through random games and calls `visit` at every decision.
template <class Visit>
void each_decision(const char* preset, int plies, Visit visit) {
  const auto game = games::Game::parse(preset);
  core::Rng rng(5);
  games::State state = game->start();
  for (int ply = 0; ply < plies; ++ply) {
    if (game->actor(state) == core::kOver) state = game->start();
    core::MoveList list;
    game->moves(state, list);
    if (game->actor(state) != core::kChance) visit(*game, state, list);
    game->play(state, race_test::random_move(*game, state, list, rng));
  }
}

bool begins_with(const view::Steps& steps, const view::Steps& prefix) {
  return prefix.size() <= steps.size() && std::equal(prefix.begin(), prefix.end(), steps.begin());
}

TEST_P(Picker, NoMovesStepsAreTheBeginningOfAnothers) {
  const auto table = view::make_tabletop(*games::Game::parse(GetParam()), 0);
  each_decision(GetParam(), 3000,
                [&](const games::Game& game, const games::State& state, const auto& list) {
                  for (std::size_t i = 0; i < list.size(); ++i) {
                    const view::Steps steps = table->steps(state, list[i]);
                    ASSERT_FALSE(steps.empty());
                    for (std::size_t k = 0; k < list.size(); ++k) {
                      ASSERT_TRUE(i == k || !begins_with(table->steps(state, list[k]), steps))
                          << games::print_position(game, state) << " " << game.print_move(list[i])
                          << " " << game.print_move(list[k]);
                    }
                  }
                });
}

// The numbers shown where the parts of a 7 end.
TEST(PartsOfASeven, TakeSevenStepsTogether) {
  const auto table = view::make_tabletop(*games::Game::parse("sorry"), 0);
  int split = 0;
  each_decision("sorry", 3000,
                [&](const games::Game& game, const games::State& state, const auto& list) {
                  if (games::state_of<sorry::Game>(state).phase != sorry::Phase::UseCard) return;
                  for (const core::Move& move : list) {
                    const int first = table->cost(state, move);
                    if (first == 0) continue;
                    games::State after = state;
                    game.play(after, move);
                    if (!table->between_parts(after)) {
                      EXPECT_EQ(first, 7);
                      continue;
                    }
                    core::MoveList rest;
                    game.moves(after, rest);
                    for (const core::Move& second : rest) {
                      ++split;
                      EXPECT_EQ(first + table->cost(after, second), 7)
                          << games::print_position(game, state) << " " << game.print_move(move);
                    }
                  }
                });
  EXPECT_GT(split, 100);
}

TEST_P(Picker, AWayLeadsFromWhereThePieceStandsToWhereItGoes) {
  const auto table = view::make_tabletop(*games::Game::parse(GetParam()), 0);
  each_decision(
      GetParam(), 2000,
      [&](const games::Game& game, const games::State& state, const core::MoveList& list) {
        for (const core::Move move : list) {
          const view::Choice choice = view::make_choice(*table, state, move);
          ASSERT_EQ(choice.legs.empty(),
                    move.kind != core::MoveKind::Walk && move.kind != core::MoveKind::Swap);
          if (choice.legs.empty()) continue;
          ASSERT_EQ(choice.legs[0].way.front(), move.from) << game.print_move(move);
          // One of the piece's legs: it may first go to the foot of the stairs, or slide on.
          const bool arrives =
              std::any_of(choice.legs.begin(), choice.legs.end(), [&](const auto& leg) {
                return leg.colour == move.colour && leg.way.back() == move.to;
              });
          ASSERT_TRUE(arrives) << games::print_position(game, state) << " "
                               << game.print_move(move);
        }
      });
}

TEST_P(Picker, TouchingAMovesThingsPlaysIt) {
  int seen = 0;
  int played = 0;
  each_decision(
      GetParam(), 700,
      [&](const games::Game& game, const games::State& state, const core::MoveList& list) {
        if (++seen % 8 != 0) return;
        for (const core::Move move : list) {
          play::Replay replay;
          replay.players.resize(static_cast<std::size_t>(game.seat_count()));
          for (std::size_t other = 0; other < replay.players.size(); ++other) {
            const bool mine = other == game.actor(state).seat;
            replay.players[other].kind =
                mine ? play::Player::Kind::Human : play::Player::Kind::Remote;
          }
          replay.rounds.emplace_back(game, state);
          Session session(std::move(replay), play::SeededChance{1}, ai::make_agent);
          session.comfort.speed = 0.0F;
          const view::Steps steps = session.tabletop().steps(state, move);
          TapAnswer answer;
          for (std::size_t i = 0; i < steps.size() && session.match().made().empty(); ++i) {
            answer = session.pick(steps[i]);
          }
          ASSERT_EQ(answer.kind, TapAnswer::Kind::Moved) << game.print_move(move);
          ASSERT_EQ(game.print_move(session.match().made()[0]), game.print_move(move));
          ++played;
        }
      });
  EXPECT_GT(played, 50);
}

std::string name_of(const testing::TestParamInfo<const char*>& preset) {
  std::string name = preset.param;
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
}
INSTANTIATE_TEST_SUITE_P(Games, Picker, testing::ValuesIn(kPresets), name_of);

// The keyboard goes on from where the pointer happens to rest.
TEST(PickerFocus, IsWhatIsPointedAtOnceItHasMoved) {
  const auto position = games::parse_position(
      "parchis | Y 6,20,33,n B 40,n,n,n R 10,27,50,n G 60,n,n,n | turn=Y phase=move3 sixes=0 "
      "last=-");
  ASSERT_TRUE(position);
  const auto table = view::make_tabletop(position->game, 0);
  core::MoveList list;
  position->game.moves(position->state, list);
  std::vector<view::Choice> choices;
  for (const core::Move move : list) {
    choices.push_back(view::make_choice(*table, position->state, move));
  }
  view::Picker picker;
  picker.offer(std::move(choices));
  ASSERT_GE(picker.options().size(), 3U);
  picker.hover({{}, 0, {}});
  const auto hovered = picker.pointed();
  picker.focus_step(1);
  picker.focus_step(1);
  ASSERT_EQ(picker.focus(), std::optional<std::size_t>(1));
  EXPECT_EQ(picker.pointed(), std::optional<std::size_t>(picker.options()[1].first));
  EXPECT_NE(picker.pointed(), hovered);
}

TEST(PickerBack, WhatWasPickedIsTakenBackOneByOne) {
  const auto read = games::parse_position(
      "sorry | R 5,s,s,s B 25,s,s,s Y 40,s,s,s G 50,s,s,s | deck=54444443444 turn=R phase=card "
      "card=10 left=0 not=-");
  ASSERT_TRUE(read) << read.error().text();
  play::Replay replay;
  replay.players.resize(4);
  replay.rounds.emplace_back(read->game, read->state);
  Session session(std::move(replay), play::SeededChance{1}, ai::make_agent);
  session.update(0.0F);
  ASSERT_EQ(session.picker().choices().size(), 2U) << "10 forward or 1 backward";
  EXPECT_EQ(session.pick(view::piece_thing(0, 5)).kind, TapAnswer::Kind::Selected);
  EXPECT_EQ(session.picker().picked().size(), 1U);
  EXPECT_EQ(session.picker().options().size(), 2U) << "both ways are shown";
  EXPECT_TRUE(session.picker().unpick());
  EXPECT_FALSE(session.picker().unpick());
  EXPECT_EQ(session.picker().options().size(), 1U);
  session.pick(view::piece_thing(0, 5));
  EXPECT_EQ(session.pick(view::site_thing(0, 4)).kind, TapAnswer::Kind::Moved);
  EXPECT_EQ(session.match().game().print_move(session.match().made().back()), "R5>4");
}

}  // namespace
