// A match of several rounds: totals, when it ends, who begins the next round.
#include "play/rounds.h"

#include <gtest/gtest.h>

#include "games/random_game.h"

namespace {

play::Replay one_round(std::string_view rules, std::uint64_t seed) {
  const auto game = games::Game::parse(rules);
  EXPECT_TRUE(game) << rules;
  play::Replay replay;
  replay.players.resize(static_cast<std::size_t>(game->seat_count()));
  replay.rounds.emplace_back(*game);
  play::Match& match = replay.rounds.back();
  core::Rng rng(seed);
  race_test::play_randomly(match, rng);
  return replay;
}

void play_on(play::Replay& replay, std::uint64_t seed) {
  replay.rounds.push_back(play::next_round(replay));
  play::Match& match = replay.rounds.back();
  core::Rng rng(seed);
  race_test::play_randomly(match, rng);
}

TEST(Rounds, ARoundsScoresAreThoseOfThePositionsText) {
  const play::Replay replay = one_round("sorry mode=points score=all target=400", 3);
  const play::Match& round = replay.rounds.back();
  const std::string text = round.game().print_state(round.state());
  const std::vector<int> scores = play::round_scores(round);
  std::string wanted = "score=";
  for (std::size_t seat = 0; seat < scores.size(); ++seat) {
    wanted += (seat == 0 ? "" : ",") + std::string(1, sorry::kLetters[seat]) + ":" +
              std::to_string(scores[seat]);
  }
  EXPECT_NE(text.find(wanted), std::string::npos) << text << " has not " << wanted;
}

TEST(Rounds, TheWinnerBeginsTheNextOneUntilSomebodyReachesTheTarget) {
  play::Replay replay = one_round("sorry mode=points target=400", 5);
  int rounds = 1;
  while (play::next_round_waits(replay)) {
    const core::SeatIndex winner =
        replay.rounds.back().game().standing(replay.rounds.back().state())[0];
    const play::Match next = play::next_round(replay);
    EXPECT_EQ(next.game().rules_line(),
              "sorry mode=points target=400 first=" + std::string(1, sorry::kLetters[winner]));
    play_on(replay, static_cast<std::uint64_t>(++rounds));
    ASSERT_LT(rounds, 100);
  }
  EXPECT_GT(rounds, 1) << "one round brings 165 points at most";
  const std::vector<int> sums = play::totals(replay);
  const core::SeatIndex first = play::standing(replay)[0];
  EXPECT_GE(sums[first], 400);
  for (const int sum : sums) EXPECT_LE(sum, sums[first]);
}

TEST(Rounds, TheyOutliveTheReplaysText) {
  play::Replay replay = one_round("sorry mode=points target=1000", 8);
  ASSERT_TRUE(play::next_round_waits(replay));
  play_on(replay, 9);
  const auto read = play::parse_replay(play::print_replay(replay));
  ASSERT_TRUE(read) << read.error().text();
  EXPECT_EQ(play::totals(*read), play::totals(replay));
  EXPECT_EQ(read->rounds.size(), 2U);
}

TEST(Rounds, AGameWithoutATargetOrWithoutScoresHasOneRound) {
  EXPECT_FALSE(play::next_round_waits(one_round("sorry-points", 2)));
  EXPECT_FALSE(play::next_round_waits(one_round("sorry-quick", 2)));
  const play::Replay parchis = one_round("parchis pieces=1", 2);
  EXPECT_FALSE(play::next_round_waits(parchis));
  EXPECT_EQ(play::totals(parchis), std::vector<int>(4, 0));
}

}  // namespace
