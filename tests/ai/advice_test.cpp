// Advice: legal, with true reasons, and chances that add up.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "ai/advise.h"
#include "ai/outlook.h"
#include "core/rng.h"
#include "games/notation.h"
#include "games/random_game.h"
#include "games/sides.h"

namespace {

using ai::Reason;

bool has(const ai::Advice& advice, Reason reason) {
  return std::find(advice.reasons.begin(), advice.reasons.end(), reason) != advice.reasons.end();
}

ai::Advice advice_for(std::string_view position) {
  const auto read = games::parse_position(position);
  EXPECT_TRUE(read) << position;
  return race_test::advise(read->game, read->state, read->game.actor(read->state).seat);
}

TEST(Advice, SaysThatItCaptures) {
  const auto advice = advice_for(
      "parchis first=Y | Y 40,n,n,n B 43,n,n,n R n,n,n,n G n,n,n,n | turn=Y phase=move3 sixes=0 "
      "last=-");
  EXPECT_TRUE(has(advice, Reason::Captures));
  EXPECT_FALSE(has(advice, Reason::Advances));
}

TEST(Advice, DoesNotPraiseAHitOfThePartner) {
  const auto position = games::parse_position(
      "sorry mode=teams first=R | R 6,22,s,s B s,s,s,s Y 11,s,s,s G s,s,s,s | "
      "deck=54443444444 turn=R phase=card card=5 left=0 not=-");
  ASSERT_TRUE(position) << position.error().text();
  core::MoveList list;
  position->game.moves(position->state, list);
  for (const core::Move move : list) {
    const ai::Reasons reasons = ai::reasons_for(position->game, position->state, 0, move);
    EXPECT_EQ(std::count(reasons.begin(), reasons.end(), Reason::Captures), 0)
        << position->game.print_move(move);
  }
}

TEST(Advice, SaysThatAPieceComesOut) {
  const auto advice = advice_for(
      "parchis first=Y | Y 40,n,n,n B n,n,n,n R n,n,n,n G n,n,n,n | turn=Y phase=move5 sixes=0 "
      "last=-");
  EXPECT_TRUE(has(advice, Reason::Enters));
}

// A wall that is taken away stands in nobody's way, and one more opens none.
TEST(Advice, SaysTrulyWhatAWallDoes) {
  const games::Game game = *games::Game::parse("maze");
  core::Rng rng(4);
  games::State state = game.start();
  std::array<int, 4> told{};  // opens, blocks; by a lifted wall, then by a dropped one
  for (int moves = 0; moves < 1500; ++moves) {
    if (game.actor(state) == core::kOver) state = game.start();
    core::MoveList list;
    game.moves(state, list);
    const core::Actor actor = game.actor(state);
    for (const core::Move move : list) {
      const bool drops = move.kind == core::MoveKind::Drop;
      if ((!drops && move.kind != core::MoveKind::Lift) || rng.below(8) != 0) continue;
      const ai::Reasons reasons = ai::reasons_for(game, state, actor.seat, move);
      const auto has_reason = [&](Reason reason) {
        return std::find(reasons.begin(), reasons.end(), reason) != reasons.end() ? 1 : 0;
      };
      told[drops ? 2 : 0] += has_reason(Reason::OpensWay);
      told[drops ? 3 : 1] += has_reason(Reason::Blocks);
    }
    game.play(state, list[rng.below(static_cast<std::uint32_t>(list.size()))]);
  }
  EXPECT_GT(told[0], 0);
  EXPECT_EQ(told[1], 0);
  EXPECT_EQ(told[2], 0);
  EXPECT_GT(told[3], 0);
}

class AdviceInEveryGame : public testing::TestWithParam<games::Preset> {};

TEST_P(AdviceInEveryGame, IsLegalAndHasReasons) {
  const games::Game game = *games::Game::parse(GetParam().name);
  core::Rng rng(2);
  games::State state = game.start();
  for (int moves = 0; moves < 150 && game.actor(state) != core::kOver; ++moves) {
    core::MoveList list;
    game.moves(state, list);
    core::Move move = list[rng.below(static_cast<std::uint32_t>(list.size()))];
    if (const core::Actor actor = game.actor(state); actor.kind == core::Actor::Kind::Seat) {
      const ai::Advice advice = race_test::advise(game, game.hide(state, actor.seat), actor.seat);
      ASSERT_NE(std::find(list.begin(), list.end(), advice.move), list.end());
      EXPECT_FALSE(advice.reasons.empty());
      EXPECT_GE(advice.chance, 0);
      EXPECT_LE(advice.chance, ai::kCertain);
      move = advice.move;
    }
    game.play(state, move);
  }
}

TEST_P(AdviceInEveryGame, ChancesOfTheSidesAddUp) {
  const games::Game game = *games::Game::parse(GetParam().name);
  games::State state = game.start();
  ai::Outlook outlook(game);
  int nodes = 0;
  core::Rng rng(3);
  for (int moves = 0; moves < 60 && game.actor(state) != core::kOver; ++moves) {
    const auto found = outlook.chances(state, nodes);
    int sum = 0;
    for (core::SeatIndex seat = 0; seat < game.seat_count(); ++seat) {
      for (core::SeatIndex before = 0; before < seat; ++before) {
        EXPECT_TRUE(!games::same_side(game, before, seat) || found[before] == found[seat]);
      }
      sum += games::is_first_of_side(game, seat) ? found[seat] : 0;
    }
    EXPECT_NEAR(sum, ai::kCertain, core::kMaxSeats);
    game.play(state, race_test::random_move(game, state, rng));
  }
}

INSTANTIATE_TEST_SUITE_P(EveryPreset, AdviceInEveryGame,
                         testing::ValuesIn(games::presets().begin(), games::presets().end()),
                         race_test::preset_name);

}  // namespace
