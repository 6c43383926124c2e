// Analysing a game: luck is fair, nobody gains by giving away, and the numbers are the same however
// the work is sliced.
#include <gtest/gtest.h>

#include "ai/agent.h"
#include "ai/analysis.h"
#include "ai/sitting.h"
#include "core/rng.h"
#include "games/random_game.h"
#include "games/sides.h"

namespace {

play::Replay replay_of(play::Match match) {
  play::Replay replay;
  replay.players.resize(static_cast<std::size_t>(match.game().seat_count()));
  replay.rounds.push_back(std::move(match));
  return replay;
}

// A game after a few random moves.
play::Match opening(const games::Game& game, std::uint64_t seed, std::size_t plies) {
  core::Rng rng(seed);
  play::Match match(game);
  race_test::play_randomly(match, rng, plies);
  return match;
}

void finish(ai::Analysis& analysis) {
  while (!analysis.think(1000)) {
  }
}

class AnalysisOf : public testing::TestWithParam<const char*> {
 protected:
  games::Game game = *games::Game::parse(GetParam());
};

TEST_P(AnalysisOf, LuckHasMeanZeroOverAllOutcomes) {
  play::Match match = opening(game, 11, 30);
  while (match.actor() != core::kChance) {
    core::MoveList list;
    game.moves(match.state(), list);
    match.play(list[0]);
  }
  ai::Analysis until(replay_of(match));
  finish(until);
  core::MoveList outcomes;
  game.moves(match.state(), outcomes);
  std::int64_t total = 0;
  std::array<std::int64_t, core::kMaxSeats> sums{};
  bool any = false;
  for (const core::Move outcome : outcomes) {
    play::Match next = match;
    next.play(outcome);
    ai::Analysis analysis(replay_of(next));
    finish(analysis);
    const int weight = game.weight(match.state(), outcome);
    total += weight;
    for (core::SeatIndex seat = 0; seat < game.seat_count(); ++seat) {
      const std::int64_t luck = analysis.luck(seat) - until.luck(seat);
      any = any || luck != 0;
      sums[seat] += weight * luck;
    }
  }
  EXPECT_TRUE(any) << "some outcome is better than another";
  // Each outcome's average was rounded to a whole unit.
  for (const std::int64_t sum : sums) EXPECT_LE(std::abs(sum), total);
}

TEST_P(AnalysisOf, ChancesStartWithTheGameAndAddUp) {
  const play::Match match = opening(game, 12, 40);
  ai::Analysis analysis(replay_of(match));
  finish(analysis);
  ASSERT_EQ(analysis.points().size(), match.made().size() + 1);
  EXPECT_EQ(analysis.seen(), analysis.length());
  for (std::size_t i = 0; i < analysis.points().size(); ++i) {
    EXPECT_EQ(analysis.points()[i].at, i);
    int sum = 0;
    for (core::SeatIndex seat = 0; seat < game.seat_count(); ++seat) {
      sum += games::is_first_of_side(game, seat) ? analysis.points()[i].chances[seat] : 0;
    }
    EXPECT_NEAR(sum, ai::kCertain, core::kMaxSeats);
  }
}

TEST_P(AnalysisOf, SlicesChangeNothing) {
  const play::Match match = opening(game, 13, 30);
  ai::Analysis whole(replay_of(match));
  ai::Analysis sliced(replay_of(match));
  finish(whole);
  while (!sliced.think(1)) {
  }
  for (core::SeatIndex seat = 0; seat < game.seat_count(); ++seat) {
    EXPECT_EQ(whole.luck(seat), sliced.luck(seat));
    EXPECT_EQ(whole.given_away(seat), sliced.given_away(seat));
  }
}

TEST_P(AnalysisOf, SwingsAreThrowsTheGreatestFirst) {
  const play::Match match = opening(game, 14, 60);
  ai::Analysis analysis(replay_of(match));
  finish(analysis);
  ASSERT_FALSE(analysis.swings().empty());
  int last = ai::kCertain;
  for (const ai::Analysis::Swing& swing : analysis.swings()) {
    EXPECT_EQ(game.actor(swing.before), core::kChance);
    EXPECT_EQ(match.made()[swing.at - 1], swing.move);
    EXPECT_LE(swing.gain, last);
    last = swing.gain;
  }
}

TEST_P(AnalysisOf, MistakesAreDecisionsTheCostliestFirst) {
  const play::Match match = opening(game, 15, 80);
  ai::Analysis analysis(replay_of(match));
  finish(analysis);
  bool any = false;
  for (core::SeatIndex seat = 0; seat < game.seat_count(); ++seat) {
    EXPECT_LE(analysis.mistakes(seat).size(), ai::Analysis::kMostMistakes);
    int last = ai::kCertain;
    std::int64_t sum = 0;
    for (const ai::Analysis::Mistake& mistake : analysis.mistakes(seat)) {
      any = true;
      EXPECT_EQ(game.actor(mistake.before), core::seat_actor(seat));
      EXPECT_EQ(match.at(mistake.at), mistake.before);
      EXPECT_EQ(match.made()[mistake.at], mistake.made);
      EXPECT_NE(mistake.made, mistake.better);
      core::MoveList legal;
      game.moves(mistake.before, legal);
      EXPECT_NE(std::find(legal.begin(), legal.end(), mistake.better), legal.end());
      EXPECT_GE(mistake.lost, ai::kCertain / 100);
      EXPECT_LE(mistake.lost, last);
      last = mistake.lost;
      sum += mistake.lost;
    }
    EXPECT_LE(sum, analysis.given_away(seat));
  }
  EXPECT_TRUE(any) << "whoever plays at random loses something";
}

INSTANTIATE_TEST_SUITE_P(Games, AnalysisOf,
                         testing::Values("parchis", "parchis-teams", "sorry", "maze-2", "ludo",
                                         "parcheesi"),
                         [](const auto& tested) {
                           std::string name(tested.param);
                           for (char& c : name) c = c == '-' ? '_' : c;
                           return name;
                         });

// Analysis and expert look equally far ahead.
TEST(Analysis, ExpertsGiveNothingAwayAndRandomPlayersMuch) {
  const games::Game game = *games::Game::parse("parchis arms=4 pieces=2");
  play::Match match(game);
  std::vector<std::unique_ptr<ai::Agent>> agents;
  for (const char* level : {"expert", "random", "expert", "random"}) {
    agents.push_back(ai::make_agent(level));
  }
  ai::play_to_end(match, agents, 3);
  ai::Analysis analysis(replay_of(match));
  finish(analysis);
  const std::int64_t experts = analysis.given_away(0) + analysis.given_away(2);
  const std::int64_t others = analysis.given_away(1) + analysis.given_away(3);
  EXPECT_EQ(experts, 0);
  EXPECT_GT(others, ai::kCertain / 10);
  const core::SeatIndex winner = game.standing(match.state())[0];
  EXPECT_EQ(analysis.points().back().chances[winner], ai::kCertain);
}

}  // namespace
