// Looking ahead: the mean over every outcome, each answered well, one throw after the other; and
// the expert that chooses by it.
#include <gtest/gtest.h>

#include "ai/agent.h"
#include "ai/hooks.h"
#include "ai/turn.h"
#include "ai/weights.h"
#include "core/rng.h"

namespace {

using core::Move;
using core::SeatIndex;
using games::Game;

// Positions of random games of Parchís.
std::vector<parchis::State> positions(const parchis::Game& game, std::size_t count,
                                      bool (*wanted)(const parchis::Game&, const parchis::State&)) {
  std::vector<parchis::State> found;
  core::Rng rng(17);
  parchis::State state = game.start();
  while (found.size() < count) {
    if (game.actor(state) == core::kOver) state = game.start();
    core::MoveList list;
    game.moves(state, list);
    if (wanted(game, state) && rng.below(5) == 0) found.push_back(state);
    game.play(state, list[rng.below(static_cast<std::uint32_t>(list.size()))]);
  }
  return found;
}

bool is_throw(const parchis::Game& game, const parchis::State& state) {
  return game.actor(state) == core::kChance && state.phase == parchis::Phase::Roll;
}

bool is_choice(const parchis::Game& game, const parchis::State& state) {
  core::MoveList list;
  game.moves(state, list);
  return game.actor(state).kind == core::Actor::Kind::Seat && list.size() > 1;
}

class Ahead : public testing::TestWithParam<const char*> {
 protected:
  // The position once whoever is to act has used the turn well.
  parchis::State settled(parchis::State state) {
    while (game.actor(state).kind == core::Actor::Kind::Seat) {
      game.play(state, turn.best(game, state, game.actor(state).seat, nodes));
    }
    return state;
  }

  // The mean over the faces of the next throw, 0…kCertain and not rounded.
  double mean(const parchis::State& state, SeatIndex seat, int throws) {
    core::MoveList faces;
    game.moves(state, faces);
    double sum = 0;
    int all = 0;
    for (const Move face : faces) {
      parchis::State after = state;
      game.play(after, face);
      after = settled(after);
      const bool further = throws > 1 && game.actor(after) == core::kChance;
      const int weight = game.weight(state, face);
      sum +=
          weight * (further ? mean(after, seat, throws - 1) : turn.value(game, after, seat, nodes));
      all += weight;
    }
    return sum / all;
  }

  Game any = *Game::parse(GetParam());
  const parchis::Game& game = *any.as<parchis::Game>();
  ai::Weights weights;
  ai::Turn turn{weights.net()};
  int nodes = 0;

  void SetUp() override { ASSERT_TRUE(weights.load(any)); }
};

TEST_P(Ahead, IsTheMeanOfEveryThrowAnsweredWell) {
  for (const parchis::State& state : positions(game, 5, is_throw)) {
    for (SeatIndex seat = 0; seat < game.seat_count(); ++seat) {
      EXPECT_EQ(turn.worth_ahead(game, state, seat, 0, nodes),
                turn.value(game, state, seat, nodes));
      for (const int throws : {1, 2}) {
        // Each mean is rounded down.
        EXPECT_NEAR(turn.worth_ahead(game, state, seat, throws, nodes), mean(state, seat, throws),
                    throws);
      }
    }
  }
}

TEST_P(Ahead, DecidesBetweenTheMovesThatLookBestAtOnce) {
  const int throws = ai::foresight(game).expert;
  ASSERT_GT(throws, 0);
  int changed = 0;
  for (const parchis::State& state : positions(game, 100, is_choice)) {
    const SeatIndex seat = game.actor(state).seat;
    core::MoveList list;
    game.moves(state, list);
    const auto worth = [&](Move move, int ahead) {
      parchis::State after = state;
      game.play(after, move);
      return turn.worth_ahead(game, after, seat, ahead, nodes);
    };
    ai::BestSights at_once(ai::kShortlist);
    for (const Move move : list) at_once.add({move, worth(move, 0)});
    ai::Ahead ahead(at_once);
    while (turn.look_ahead(game, state, seat, ahead, nodes)) {
    }
    const ai::Sight best = ahead.best();
    EXPECT_EQ(best.chance, worth(best.move, throws));
    for (const ai::Sight& sight : at_once) {
      const bool near = sight.chance >= at_once.front().chance - ai::kHopeless;
      EXPECT_TRUE(!near || worth(sight.move, throws) <= best.chance);
    }
    changed += best.move != at_once.front().move ? 1 : 0;
    const auto expert = ai::make_agent("expert");
    EXPECT_EQ(ai::decide(*expert, any, game.hide(state, seat), seat, 1), best.move);
  }
  EXPECT_GT(changed, 0) << "a look ahead that changes nothing";
}

INSTANTIATE_TEST_SUITE_P(Rules, Ahead,
                         testing::Values("parchis", "parchis arms=3", "parchis seats=Y,R",
                                         "parchis teams=YR/BG"));

TEST(BestSights, KeepsTheBestFewAndTheEarlierOfEquals) {
  const auto move = [](std::uint8_t number) {
    Move made{};
    made.to = number;
    return made;
  };
  ai::BestSights best(2);
  EXPECT_TRUE(best.empty());
  best.add({move(1), 10});
  best.add({move(2), 30});
  best.add({move(3), 10});
  best.add({move(4), 30});
  best.add({move(5), 20});
  core::MoveList list;
  best.take(list);
  ASSERT_EQ(list.size(), 2U);
  EXPECT_EQ(list[0], move(2));
  EXPECT_EQ(list[1], move(4));
  EXPECT_EQ(best.front().chance, 30);
}

}  // namespace
