// The page “Dice and cards”: the statistic, and where throws come from.
#include <gtest/gtest.h>

#include <cmath>

#include "play/dealer.h"
#include "view/review/fairness.h"

namespace {

using view::Tally;

std::array<double, view::kMostKinds> die() {
  std::array<double, view::kMostKinds> chances{};
  for (std::size_t face = 1; face <= 6; ++face) chances[face] = 1.0 / 6.0;
  return chances;
}

Tally tally_of(const std::array<int, 6>& counts) {
  Tally tally;
  for (std::size_t face = 0; face < counts.size(); ++face) {
    for (int i = 0; i < counts[face]; ++i) tally.add(die(), face + 1);
  }
  return tally;
}

TEST(Fairness, TheTailAgreesWithTheTables) {
  EXPECT_NEAR(view::chi_square_tail(3.841, 1), 0.05, 1e-4);
  EXPECT_NEAR(view::chi_square_tail(5.991, 2), 0.05, 1e-4);
  EXPECT_NEAR(view::chi_square_tail(11.070, 5), 0.05, 1e-4);
  EXPECT_NEAR(view::chi_square_tail(23.209, 10), 0.01, 1e-4);
  EXPECT_EQ(view::chi_square_tail(0.0, 5), 1.0);
}

TEST(Fairness, OfOneDieTheStatisticIsPearsons) {
  const Tally tally = tally_of({8, 12, 9, 11, 6, 14});
  double pearson = 0.0;
  for (std::size_t face = 1; face <= 6; ++face) {
    pearson += std::pow(tally.count(face) - 10.0, 2.0) / 10.0;
  }
  const Tally::Test test = tally.test();
  EXPECT_NEAR(test.statistic, pearson, 1e-9);
  EXPECT_EQ(test.freedom, 5);
  EXPECT_TRUE(test.enough);
}

TEST(Fairness, ADieThatLovesSixesIsFoundOut) {
  EXPECT_LT(tally_of({10, 10, 10, 10, 10, 40}).test().p, 0.001);
  EXPECT_GT(tally_of({10, 11, 9, 10, 12, 8}).test().p, 0.5);
}

TEST(Fairness, FewThrowsAreNotJudged) { EXPECT_FALSE(tally_of({1, 2, 0, 1, 3, 1}).test().enough); }

TEST(Fairness, TalliesAddUp) {
  Tally sum = tally_of({1, 2, 3, 4, 5, 6});
  sum.add(tally_of({6, 5, 4, 3, 2, 1}));
  EXPECT_EQ(sum.total(), 42);
  EXPECT_NEAR(sum.test().statistic, 0.0, 1e-9);
}

// A game in which every choice is the first one and chance comes from the seed.
play::Replay game_from(std::string_view rules, std::uint64_t seed, std::size_t plies) {
  play::Match match(*games::Game::parse(rules));
  while (match.made().size() < plies && !match.over()) {
    core::MoveList list;
    match.game().moves(match.state(), list);
    const bool chance = match.actor() == core::kChance;
    match.play(chance ? play::draw_at(match.game(), match.state(), seed, match.made().size())
                      : list[0]);
  }
  play::Replay replay;
  replay.players.resize(static_cast<std::size_t>(match.game().seat_count()));
  replay.rounds.push_back(std::move(match));
  return replay;
}

TEST(Fairness, EveryThrowOfTheDealerFollowsFromTheSeed) {
  for (const char* rules : {"parchis", "sorry", "sorry-points", "maze", "ludo", "parcheesi"}) {
    const play::Replay replay = game_from(rules, 77, 200);
    const view::Origin origin = view::origin_of(replay, play::SeededChance{77});
    EXPECT_GT(origin.outcomes, 20) << rules;
    EXPECT_EQ(origin.from_seed, origin.outcomes) << rules;
    EXPECT_LT(view::origin_of(replay, play::SeededChance{78}).from_seed, origin.outcomes) << rules;
    EXPECT_EQ(view::origin_of(replay, play::AgreedDice{{}, 77}).from_seed, 0)
        << "not its luck's seed";
  }
}

TEST(Fairness, WhatIsExpectedAddsUpToWhatFell) {
  for (const char* rules : {"parchis", "sorry", "maze", "ludo", "parcheesi"}) {
    view::Tallies tallies;
    view::count_outcomes(game_from(rules, 5, 400).rounds[0], tallies);
    for (const Tally& tally : tallies) {
      double expected = 0.0;
      int counted = 0;
      for (std::size_t kind = 0; kind < view::kMostKinds; ++kind) {
        expected += tally.expected(kind);
        counted += tally.count(kind);
      }
      EXPECT_NEAR(expected, tally.total(), 1e-6) << rules;
      EXPECT_EQ(counted, tally.total()) << rules;
    }
  }
}

TEST(Fairness, TheDealersCardsPassTheTest) {
  view::Tallies all;
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    view::count_outcomes(game_from("sorry", seed, 500).rounds[0], all);
  }
  const Tally::Test test = all[static_cast<std::size_t>(view::Lot::Card)].test();
  EXPECT_TRUE(test.enough);
  EXPECT_EQ(test.freedom, 10);
  EXPECT_GT(test.p, 0.001);
}

}  // namespace
