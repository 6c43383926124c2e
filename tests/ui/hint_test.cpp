// The hint's words: every reason has its own, and a chance is never rounded to certainty.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

#include "ai/advise.h"
#include "games/notation.h"
#include "games/random_game.h"
#include "ui/hud/hint.h"

namespace {

constexpr int kLast = static_cast<int>(ai::Reason::Advances);

games::Game game_of(std::string_view preset) { return *games::Game::parse(preset); }

TEST(Hint, EveryReasonHasWordsOfItsOwn) {
  for (const std::string& preset : race_test::game_names()) {
    std::set<std::string_view> words;
    for (int reason = 0; reason <= kLast; ++reason) {
      words.insert(ui::reason_words(game_of(preset), static_cast<ai::Reason>(reason), {}));
    }
    EXPECT_EQ(words.size(), static_cast<std::size_t>(kLast + 1)) << preset;
  }
}

TEST(Hint, ACaptureInSorryIsABump) {
  const std::string_view bump = ui::reason_words(game_of("sorry"), ai::Reason::Captures, {});
  EXPECT_NE(bump, ui::reason_words(game_of("parchis"), ai::Reason::Captures, {}));
}

TEST(Hint, TellsAllReasonsTheWeightiestFirst) {
  const auto read = games::parse_position(
      "parchis first=Y | Y 40,n,n,n B 43,n,n,n R n,n,n,n G n,n,n,n | turn=Y phase=move3 sixes=0 "
      "last=-");
  ASSERT_TRUE(read);
  const ai::Advice advice = race_test::advise(read->game, read->state, 0);
  const std::string words = ui::reasons_words(read->game, advice.reasons, advice.move);
  EXPECT_EQ(words.rfind("It captures.", 0), 0U) << words;
}

TEST(Hint, ThinkingInSlicesGivesTheSameAdvice) {
  const games::Game game = game_of("maze first=R");
  core::Rng rng(4);
  games::State state = game.start();
  for (int plies = 0; plies < 40; ++plies) {
    const core::Actor actor = game.actor(state);
    if (actor.kind == core::Actor::Kind::Seat) {
      ai::Adviser adviser(game, state, actor.seat);
      while (!adviser.think(1)) {
      }
      EXPECT_EQ(adviser.advice().move, race_test::advise(game, state, actor.seat).move);
      EXPECT_EQ(adviser.advice().chance, race_test::advise(game, state, actor.seat).chance);
    }
    game.play(state, race_test::random_move(game, state, rng));
  }
}

TEST(Hint, HiddenCardsOfOthersChangeNothing) {
  const games::Game game = game_of("sorry-points");
  core::Rng rng(5);
  games::State state = game.start();
  int compared = 0;
  for (int plies = 0; plies < 120 && game.actor(state) != core::kOver; ++plies) {
    const core::Actor actor = game.actor(state);
    if (actor.kind == core::Actor::Kind::Seat) {
      const games::State view = game.hide(state, actor.seat);
      const games::State other = game.hide(game.guess(view, rng), actor.seat);
      EXPECT_EQ(race_test::advise(game, view, actor.seat).move,
                race_test::advise(game, other, actor.seat).move);
      ++compared;
    }
    game.play(state, race_test::random_move(game, state, rng));
  }
  EXPECT_GT(compared, 10);
}

TEST(Hint, AChanceIsNeverRoundedToCertainty) {
  EXPECT_EQ(ui::chance_words(0), "0%");
  EXPECT_EQ(ui::chance_words(1), "< 1%");
  EXPECT_EQ(ui::chance_words(ai::kCertain / 4), "25%");
  EXPECT_EQ(ui::chance_words(ai::kCertain - 1), "> 99%");
  EXPECT_EQ(ui::chance_words(ai::kCertain), "100%");
}

}  // namespace
