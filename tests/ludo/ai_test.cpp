// The bots' view of Ludo: chances to be hit, the shape of the inputs, a judgement that wins.
#include "ai/ludo/hooks.h"
#include "games/sides.h"
#include "ludo/table.h"
#include "play/dealer.h"

namespace {

using ludo::Game;
using ludo::State;
using ludo_test::game_of;
using ludo_test::Table;

TEST(LudoScan, AThrowHitsWithOneFaceOrBehindASix) {
  const Game one = game_of("ludo");
  EXPECT_EQ(ai::hit_chance(one, 0), 0);
  EXPECT_EQ(ai::hit_chance(one, 1U << 4), 7);  // a 4, or a 6 and a 4
  EXPECT_EQ(ai::hit_chance(one, 1U << 6), 6);  // the 6 itself
  EXPECT_EQ(ai::hit_chance(one, 1U << 9), 1);  // a 6 and a 3
  EXPECT_EQ(ai::hit_chance(one, 1U << 4 | 1U << 5), 14);
}

TEST(LudoScan, TwoDiceHitWithEitherOrWithBoth) {
  const Game two = game_of("parcheesi");
  EXPECT_EQ(ai::hit_chance(two, 1U << 1), 11);
  EXPECT_EQ(ai::hit_chance(two, 1U << 6), 16);  // 11 and five sums
  EXPECT_EQ(ai::hit_chance(two, 1U << 12), 1);  // two sixes
}

TEST(LudoScan, WhatStandsSafeIsAtNoRisk) {
  const auto risk = [](std::string_view rules, std::string_view pieces) {
    const Table table(rules, pieces, "");
    return ai::scan(table.game(), table.state()).risk[1][0].distances;
  };
  EXPECT_EQ(risk("ludo", "Y 20 B 17"), 1U << 3);
  EXPECT_EQ(risk("ludo", "Y 20,20 B 17"), 0U);
  EXPECT_EQ(risk("ludo safe=shut", "Y 22 B 17"), 0U);
  EXPECT_EQ(risk("ludo", "Y 14"), 1U << 6);  // where Blue enters
  EXPECT_EQ(risk("ludo", "Y c2 B 51"), 0U);
}

TEST(LudoScan, StairsCountAsTheThrowsThatTheyTake) {
  const Game stairs = game_of("chevaux");
  EXPECT_EQ(ai::way_made(stairs, 56), 56);
  EXPECT_EQ(ai::way_made(stairs, 57), 56 + 21);
  EXPECT_EQ(ai::whole_way(game_of("ludo")), 57);
}

// Plays a game; `seat` takes the move with the best judgement, the others any.
bool judgement_wins(const Game& game, core::SeatIndex seat, core::Rng& rng) {
  State state = game.start();
  ai::Inputs inputs;
  const ai::InputShape shape = ai::fill(game, state, ai::scan(game, state), 0, inputs);
  while (game.actor(state) != core::kOver) {
    core::MoveList list;
    game.moves(state, list);
    core::Move move = list[rng.below(static_cast<std::uint32_t>(list.size()))];
    if (game.actor(state) == core::kChance) {
      move = play::draw(game, state, rng);
      EXPECT_EQ(ai::fill(game, state, ai::scan(game, state), state.turn, inputs), shape);
    } else if (games::same_side(game, seat, state.turn)) {
      int most = -2 * ai::kWin;
      for (const core::Move one : list) {
        State after = state;
        game.play(after, one);
        const int worth = ai::judge(game, after, state.turn);
        move = worth > most ? one : move;
        most = std::max(most, worth);
      }
    }
    game.play(state, move);
  }
  return games::same_side(game, seat, game.standing(state)[0]);
}

TEST(LudoJudgement, WinsAgainstRandomPlayersInEveryPreset) {
  constexpr int kGames = 40;
  for (const games::Preset& preset : Game::presets()) {
    const Game game = game_of(preset.rules);
    core::Rng rng(5);
    int won = 0;
    for (int i = 0; i < kGames; ++i) {
      won += judgement_wins(game, static_cast<core::SeatIndex>(i % game.seat_count()), rng) ? 1 : 0;
    }
    // More than its share: half between two sides, a fourth between four seats.
    const int sides = game.rules().teams ? 2 : game.seat_count();
    EXPECT_GT(won, kGames / sides) << preset.name;
  }
}

TEST(LudoAdvice, SafetyAndPairsAreSeen) {
  const Table table("ludo", "Y 20,20,30 B 27", "");
  const ai::Standpoint now = ai::look(table.game(), table.state(), 0);
  EXPECT_EQ(now.barriers, 1);
  EXPECT_EQ(now.safe, 2);
  EXPECT_GT(now.danger, 0);
  EXPECT_EQ(ai::look(table.game(), table.state(), 1).threats, now.danger);
}

}  // namespace
