// A game watched again: every moment is a position of the match, and steps stop where they should.
#include "view/review/review.h"

#include "play/link_tools.h"
#include "play/views.h"

namespace {

using view::Review;
using Unit = view::Review::Unit;

class EveryGame : public testing::TestWithParam<const char*> {};
INSTANTIATE_TEST_SUITE_P(Review, EveryGame, testing::Values("parchis-3", "sorry-points", "maze"));

TEST_P(EveryGame, EveryMomentIsThePositionOfTheMatch) {
  const play::Replay replay = links::replay_of(GetParam(), "greedy", 3);
  const play::Match& match = replay.rounds.back();
  Review review(replay, ai::make_agent);
  EXPECT_EQ(review.length(), match.made().size());
  EXPECT_EQ(review.at(), review.length());
  core::Rng rng(1);
  for (int i = 0; i < 40; ++i) {
    const std::size_t at = rng.below(static_cast<std::uint32_t>(review.length() + 1));
    review.go_to(at);
    EXPECT_EQ(review.session().match().state(), match.at(at)) << at;
    EXPECT_EQ(review.so_far().rounds.back().made().size(), at);
  }
}

// Whoever throws, or plays a card, begins the first turn; dealing cards is nobody's.
TEST_P(EveryGame, TheFirstDecisionBelongsToAnEarlyTurn) {
  const play::Replay replay = links::replay_of(GetParam(), "greedy", 3);
  const play::Match& whole = replay.rounds.front();
  play::Match match(whole.game(), whole.origin());
  std::size_t first = 0;
  for (; match.actor() == core::kChance; ++first) match.play(whole.made()[first]);
  Review review(replay, ai::make_agent);
  ASSERT_EQ(review.replay().rounds.size(), 1U);
  review.go_to(first + 1);
  const bool dealt = play::hides_hands(whole.game());
  EXPECT_GE(review.turn(), 1);
  if (dealt) {
    EXPECT_EQ(review.turn(), 1);
    review.go_to(first);
    EXPECT_EQ(review.turn(), 0);
  }
}

// When lots are drawn for who begins, nobody's turn has begun.
TEST(ReviewTurns, TheFirstThrowBeginsTheFirstTurn) {
  for (const char* rules : {"parchis", "ludo", "sorry", "maze"}) {
    const play::Replay replay = links::replay_of(rules, "greedy", 3);
    const play::Match& whole = replay.rounds.front();
    Review review(replay, ai::make_agent);
    const bool drawn = whole.made().front().kind == core::MoveKind::Begin;
    review.go_to(1);
    EXPECT_EQ(review.turn(), drawn ? 0 : 1) << rules;
    review.go_to(drawn ? 2 : 1);
    EXPECT_EQ(review.turn(), 1) << rules;
  }
}

TEST_P(EveryGame, NobodyActsWhileItIsWatched) {
  const play::Replay replay = links::replay_of(GetParam(), "greedy", 3);
  Review review(replay, ai::make_agent);
  for (const std::size_t at : {std::size_t{0}, review.length() / 2}) {
    review.go_to(at);
    for (core::SeatIndex seat = 0; seat < replay.players.size(); ++seat) {
      review.sit_at(seat);
      for (int i = 0; i < 200; ++i) (void)review.update(0.1F);
      EXPECT_EQ(review.session().match().made().size(), at);
      EXPECT_FALSE(review.session().status().person_acts);
      EXPECT_TRUE(review.session().picker().choices().empty());
    }
  }
}

TEST_P(EveryGame, ItRunsByItselfToTheEndAndRests) {
  Review review(links::cut(links::replay_of(GetParam(), "greedy", 3), 30), ai::make_agent);
  review.run(true);
  EXPECT_EQ(review.at(), 0U);
  bool more = true;
  for (int i = 0; i < 20'000 && more; ++i) more = static_cast<bool>(review.update(0.05F));
  EXPECT_FALSE(more);
  EXPECT_FALSE(review.running());
  EXPECT_EQ(review.at(), review.length());
}

TEST_P(EveryGame, StepsForwardAndBackMeet) {
  Review review(links::replay_of(GetParam(), "greedy", 3), ai::make_agent);
  for (const Unit unit : {Unit::Event, Unit::Move, Unit::Turn, Unit::Highlight}) {
    review.go_to(0);
    std::vector<std::size_t> stops;
    while (const auto to = review.step(unit, 1)) {
      ASSERT_GT(*to, review.at());
      review.go_to(*to);
      stops.push_back(*to);
    }
    review.go_to(review.length());
    std::vector<std::size_t> back;
    while (const auto to = review.step(unit, -1)) {
      ASSERT_LT(*to, review.at());
      review.go_to(*to);
      back.insert(back.begin(), *to);
    }
    for (const std::size_t at : back) {
      EXPECT_TRUE(at == 0 || std::count(stops.begin(), stops.end(), at) == 1) << at;
    }
    if (unit == Unit::Highlight) {
      const auto highlights = review.highlights();
      EXPECT_EQ(stops, std::vector<std::size_t>(highlights.begin(), highlights.end()));
    }
  }
}

TEST(Review, RoundsFollowEachOther) {
  play::Replay replay = links::replay_of("parchis-3", "greedy", 1);
  replay.rounds.push_back(links::played(*games::Game::parse("parchis-3"), "random", 2));
  Review review(replay, ai::make_agent);
  const std::size_t first = replay.rounds[0].made().size();
  EXPECT_EQ(review.length(), first + replay.rounds[1].made().size());
  EXPECT_EQ(review.round(), 1U);
  review.go_to(first);
  EXPECT_EQ(review.round(), 0U);
  EXPECT_TRUE(review.session().match().over());
  EXPECT_EQ(review.so_far().rounds.size(), 1U);
  review.go_to(first + 1);
  EXPECT_EQ(review.round(), 1U);
  EXPECT_EQ(review.session().match().made().size(), 1U);
}

}  // namespace
