// Hands of cards: who sees them, and why a card of them is refused.
#include <gtest/gtest.h>

#include <string_view>

#include "play/link_tools.h"
#include "ui/pages.h"
#include "ui/review/fairness.h"
#include "ui/review/review.h"
#include "view/review/review.h"

namespace {

using ui_test::kPhone;
using ui_test::Pages;
using ui_test::TablePage;

constexpr const char* kHands =
    "sorry mode=points | R 0,1,33,43 B 4,15,17,38 Y 19,23,47,49 G 12,41,50,z2 | deck=22301213102 "
    "turn=G phase=card card=11 left=0 not=- "
    "hands=R:1,2,5,10,S;B:4,4,5,8,8;Y:2,4,4,7,7;G:11,12,12,S";

// A round of bots who always take the first move, with the luck of this device's seed.
play::Replay dealt_here(std::string_view rules, std::uint64_t seed) {
  const auto game = games::Game::parse(rules);
  play::Match match(*game);
  while (!match.over()) {
    core::MoveList list;
    game->moves(match.state(), list);
    const bool chance = match.actor() == core::kChance;
    match.play(chance ? play::outcome(play::SeededChance{seed}, match) : list[0]);
  }
  return {links::bots(*game, "greedy"), {match}};
}

// While a round with hidden hands is played, neither a count of its cards, alone or with all games,
// nor a replay from another seat gives a hand away.
TEST(Hands, HiddenHandsStayHidden) {
  const play::Replay whole = dealt_here("sorry-points-2", 3);
  const play::Replay begun = links::cut(whole, 30);
  constexpr std::string_view kLater = "The cards of this round are counted once it is over";
  for (const play::Replay& replay : {whole, begun}) {
    const bool over = replay.rounds.back().over();
    Pages page(kPhone);
    view::Session session(replay, play::SeededChance{3}, ai::make_agent);
    page.keep(replay, 3);
    page.model().session = &session;
    page.model().screen = ui::Screen::Table;
    ui::open_sheet(page.model(), ui::SheetKind::Fairness);
    page.rest();
    EXPECT_EQ(page.says(kLater), !over) << page.said();
    EXPECT_EQ(page.says("Nothing yet."), !over) << page.said();
    page.press("fairness/which/all");
    EXPECT_EQ(page.says("Counted in 1 game."), over) << page.said();
    EXPECT_EQ(page.says("Nothing yet."), !over) << page.said();
    page.model().fairness.open = false;
    view::Review review(replay, ai::make_agent);
    page.model().watching.review = &review;
    page.model().screen = ui::Screen::Review;
    page.rest();
    ASSERT_NE(page.find("review/seat"), nullptr) << page.keys();
    EXPECT_EQ(page.find("review/seat")->enabled, over);
  }
}

// A curtain hides the hand and says whose turn it is; the table is behind it.
TEST(Hands, TheCurtainIsOneAndTheTableStandsBehindIt) {
  TablePage page(kPhone, kHands, 4);
  ASSERT_TRUE(page.session().curtain()) << page.said();
  EXPECT_TRUE(page.says("Pass the device to Dot")) << page.said();
  EXPECT_TRUE(page.model().table_shown);
  EXPECT_EQ(page.find("table/throw"), nullptr);
  EXPECT_EQ(page.keys().find("/hand/"), std::string::npos);
  page.press("table/curtain");
  EXPECT_NE(page.keys().find("/hand/"), std::string::npos) << page.keys();
}

// A refused card leads to its own rule, not to that of the refusal before; and whoever tries it
// again hears it again.
TEST(Hands, ARefusedCardSaysWhyEachTime) {
  constexpr const char* kHand =
      "sorry mode=points | R 0,1,33,43 B 4,15,17,38 Y 19,23,47,49 G 12,41,50,z2 | "
      "deck=22301213102 turn=R phase=hand card=- left=0 not=- "
      "hands=R:1,2,5,10,S;B:4,4,5,8,8;Y:2,4,4,7,7;G:11,11,12,12,S";
  TablePage page(kPhone, kHand);
  for (int i = 0; i < 2; ++i) {
    page.model().bubble.rule = "of another refusal";
    page.model().bubble.appeared = false;
    const ui::Target* card = page.find("table/hand/card-4");
    ASSERT_NE(card, nullptr) << page.keys();
    page.ui().activate_from_mirror(card->id);
    page.frame();
    EXPECT_FALSE(page.model().bubble.words.empty());
    EXPECT_NE(page.model().bubble.rule, "of another refusal");
    EXPECT_TRUE(page.model().bubble.appeared);
    page.frame();
    EXPECT_FALSE(page.model().bubble.appeared) << "it is shown, and no longer new";
  }
}

}  // namespace
