// A match of several rounds: totals, when it ends, who begins the next round.
#include "play/rounds.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "games/notation.h"
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
  replay.rounds.pop_back();
  const std::vector<int> before = play::totals(replay);
  EXPECT_LT(*std::max_element(before.begin(), before.end()), 400) << "nobody had reached it before";
}

// A round of two in which red brings its only pawn home: 5 points and 100.
play::Match round_for_red(std::string_view target) {
  const auto position =
      games::parse_position("sorry seats=R,Y mode=points pawns=1 target=" + std::string(target) +
                            " | R z5 Y s | deck=22222222222 turn=R phase=card card=1 left=0 not=- "
                            "hands=R:2,3,4,5;Y:2,3,4,5,7");
  EXPECT_TRUE(position) << position.error().text();
  play::Match round(position->game, position->state);
  round.play(*games::find_move(round.game(), round.state(), "Rz5>h"));
  return round;
}

TEST(Rounds, AMatchEndsWithExactlyTheTarget) {
  constexpr std::pair<std::string_view, bool> kTargets[] = {
      {"209", false}, {"210", false}, {"211", true}};
  for (const auto& [target, waits] : kTargets) {
    play::Replay replay;
    replay.players.resize(2);
    replay.rounds.push_back(round_for_red(target));
    EXPECT_TRUE(play::next_round_waits(replay)) << target;
    replay.rounds.push_back(round_for_red(target));
    EXPECT_EQ(play::totals(replay), (std::vector<int>{210, 0}));
    EXPECT_EQ(play::next_round_waits(replay), waits) << target;
  }
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
