// Faults that were found by playing, so that none comes back: on the title, in the set-up and in
// the settings.
#include <gtest/gtest.h>

#include <set>

#include "play/library.h"
#include "play/link_tools.h"
#include "ui/draft/known.h"
#include "ui/draft/pictures.h"
#include "ui/review/fairness.h"
#include "ui/review/review.h"
#include "ui/screens/daily.h"
#include "ui/screens/games.h"
#include "ui/settings.h"
#include "ui/table_page.h"
#include "view/review/review.h"

namespace {

using ui_test::kToThrow;
using ui_test::TablePage;

constexpr ImVec2 kPhone{390.0F, 844.0F};
constexpr ImVec2 kSmall{320.0F, 568.0F};

// A page without a table; wishes to go to another page are carried out.
class Pages : public TablePage {
 public:
  explicit Pages(ImVec2 size) : TablePage(size, kToThrow) {
    model().screen = ui::Screen::Title;
    model().games.library = &library_;
    rest();
  }
  void keep(const play::Replay& replay, std::uint64_t seed) {
    play::KeptGame game = play::summary_of(replay);
    game.id = "0000000000000001";
    game.seed = seed;
    library_.put(std::move(game));
  }
  void set_up(ui::KnownGame game) {
    ui::open_setup(model(), game);
    rest();
  }

 private:
  play::Library library_;
};

// Forced moves are automatic, a tap anywhere throws, and bots are quick, unless the player chooses
// otherwise; these are the first settings offered.
TEST(MendedPages, ForcedMovesGoByThemselvesFromTheFirstGameOn) {
  const ui::Settings usual;
  EXPECT_TRUE(usual.forced);
  EXPECT_TRUE(usual.tap_throws);
  EXPECT_LT(ui::pace_of(usual.bot_pace).pause_seconds, 0.2F);
  Pages page(kPhone);
  ui::open_sheet(page.model(), ui::SheetKind::Settings);
  page.rest();
  for (const char* key : {"settings/forced", "settings/tap-throws"}) {
    ASSERT_NE(page.find(key), nullptr) << page.keys();
    EXPECT_LT(page.find(key)->rect.max.y, kPhone.y) << key << " is seen without scrolling";
    EXPECT_LT(page.find(key)->rect.max.y, page.find("settings/name")->rect.min.y) << key;
  }
}

TEST(MendedPages, TheUsualSettingsHaveTheUsualText) {
  Pages page(kPhone);
  page.model().settings.text = 1.5F;
  page.model().settings.speed = 3.0F;
  ui::open_sheet(page.model(), ui::SheetKind::Settings);
  page.rest();
  EXPECT_EQ(page.model().settings.text, 1.5F);
  page.press("settings/reset");
  page.press("settings/reset");
  EXPECT_EQ(page.model().settings, ui::Settings{});
}

// A phone's set-up is the board, a row a player, one level for all bots, and the rest folded.
TEST(MendedPages, TheSetUpOfAPhoneIsShort) {
  constexpr float kFormerHeight = 2850.0F;  // css px
  for (const ui::Known& one : ui::known_games()) {
    Pages page(kPhone);
    page.set_up(*ui::known_by(one.preset));
    float end = 0.0F;
    for (const ui::Target& target : page.targets()) end = std::max(end, target.rect.max.y);
    EXPECT_LT(end, 0.4F * kFormerHeight) << one.preset;
    EXPECT_NE(page.find("setup/all-bots/more"), nullptr) << page.keys();
    EXPECT_NE(page.find("setup/rules"), nullptr) << page.keys();
    EXPECT_EQ(page.keys().find("setup/rule/"), std::string::npos) << "unfolded";
  }
}

// Each way to play requests the picture of its own board, visible or not, and none waits for
// another.
TEST(MendedPages, WaysToPlayShowWhatDiffers) {
  for (const ui::Known& one : ui::known_games()) {
    Pages page({1280.0F, 3000.0F});
    page.set_up(*ui::known_by(one.preset));
    std::set<std::string> labels;
    std::size_t cards = 0;
    for (const ui::Target& target : page.targets()) {
      if (target.key.find("setup/preset/") == std::string::npos) continue;
      labels.insert(target.label);
      ++cards;
    }
    EXPECT_GT(cards, 0U) << page.keys();
    EXPECT_EQ(labels.size(), cards) << one.preset;
    for (const ui::Picture& picture : page.model().pictures) {
      EXPECT_TRUE(picture.wanted) << picture.rules;
    }
  }
}

// A picture is as fine as the screen shows it. On a finer screen it is asked for anew, and the
// coarse one stays until then; on a coarser one nothing is drawn again.
TEST(MendedPages, PicturesAreAsFineAsTheScreen) {
  constexpr int kFinest = 960;  // pixels
  constexpr unsigned kDrawn = 7;
  Pages page(kPhone);
  std::vector<ui::Picture>& pictures = page.model().pictures;
  const auto show_at = [&](float pixels_per_css_pixel) {
    for (ui::Picture& picture : pictures) {
      picture.wanted = false;
      picture.shown = false;
      picture.texture = kDrawn;
    }
    ImGui::GetIO().DisplayFramebufferScale = {pixels_per_css_pixel, pixels_per_css_pixel};
    page.rest();
  };
  ASSERT_FALSE(pictures.empty());
  const std::vector<ui::Picture> coarse = pictures;
  show_at(3.0F);
  ASSERT_EQ(pictures.size(), coarse.size());
  for (std::size_t i = 0; i < pictures.size(); ++i) {
    EXPECT_TRUE(pictures[i].shown) << pictures[i].rules;
    EXPECT_TRUE(pictures[i].wanted) << pictures[i].rules;
    EXPECT_EQ(pictures[i].texture, kDrawn);
    EXPECT_GT(pictures[i].width, coarse[i].width);
    EXPECT_LE(pictures[i].width, kFinest);
  }
  const std::vector<ui::Picture> fine = pictures;
  show_at(1.0F);
  ASSERT_EQ(pictures.size(), fine.size());
  for (std::size_t i = 0; i < pictures.size(); ++i) {
    EXPECT_FALSE(pictures[i].wanted) << pictures[i].rules;
    EXPECT_EQ(pictures[i].width, fine[i].width);
  }
}

// Every game's card is fully visible on the smallest phone's title, above the button that plays.
TEST(MendedPages, NoGameIsCutOnTheSmallestTitle) {
  Pages page(kSmall);
  const ui::Target* play = page.find("title/play");
  ASSERT_NE(play, nullptr);
  for (const ui::Known& one : ui::known_games()) {
    const ui::Target* card = page.find("title/" + std::string(one.preset));
    ASSERT_NE(card, nullptr) << one.preset;
    EXPECT_LT(card->rect.max.y, play->rect.min.y) << one.preset;
    EXPECT_LT(card->rect.height() - card->visible.height(), 1.0F) << one.preset;
  }
}

// On the smallest phone on its side, the games and the button that plays are side by side; the name
// takes no height from the games.
TEST(MendedPages, APhoneOnItsSideShowsItsGamesBesideTheButton) {
  Pages page({640.0F, 360.0F});
  const ui::Target* play = page.find("title/play");
  ASSERT_NE(play, nullptr);
  EXPECT_LT(play->rect.max.y, 360.0F);
  int whole = 0;
  for (const ui::Known& one : ui::known_games()) {
    const ui::Target* card = page.find("title/" + std::string(one.preset));
    ASSERT_NE(card, nullptr) << one.preset;
    EXPECT_LT(card->rect.max.x, play->rect.min.x) << one.preset;
    whole += card->rect.height() - card->visible.height() < 1.0F ? 1 : 0;
  }
  EXPECT_GE(whole, 4);
}

// The arrows step through a game that is watched again, until Tab shows a focus.
TEST(MendedPages, ArrowsStepThroughAReplay) {
  Pages page(kPhone);
  view::Review review(links::replay_of("parchis", "greedy", 3), ai::make_agent);
  page.model().watching.review = &review;
  page.model().screen = ui::Screen::Review;
  page.rest();
  const auto press = [&page](ImGuiKey key) {
    ImGui::GetIO().AddKeyEvent(key, true);
    page.frame();
    ImGui::GetIO().AddKeyEvent(key, false);
    page.rest();
  };
  press(ImGuiKey_Home);
  EXPECT_EQ(review.at(), 0U);
  press(ImGuiKey_RightArrow);
  const std::size_t first = review.at();
  EXPECT_GT(first, 0U);
  press(ImGuiKey_RightArrow);
  EXPECT_GT(review.at(), first);
  press(ImGuiKey_LeftArrow);
  EXPECT_EQ(review.at(), first);
  press(ImGuiKey_Tab);
  press(ImGuiKey_RightArrow);
  EXPECT_EQ(review.at(), first) << "the focus moves";
}

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
TEST(MendedPages, HiddenHandsStayHidden) {
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

// Its day is over, but its result is still there to be shown and shared.
TEST(MendedPages, ADailyRaceThatEndsAfterMidnightShowsItsResult) {
  constexpr play::Day kToday = 20'500;
  Pages page(kPhone);
  play::DailyLog log;
  const play::DailyResult result{kToday - 1, 2, 21, "12223333"};
  log.add(result);
  ui::DailyPage& daily = page.model().daily;
  daily.log = &log;
  daily.today = kToday;
  daily.open = true;
  page.rest();
  EXPECT_EQ(page.find("daily-race/earlier/copy"), nullptr) << page.keys();
  daily.on_table = kToday - 1;
  page.rest();
  EXPECT_NE(page.said().find(ui::daily_place_words(result)), std::string::npos) << page.said();
  EXPECT_NE(page.find("daily-race/play"), nullptr) << "today's race is still there";
  page.press("daily-race/earlier/copy");
  const auto* copied = std::get_if<ui::wish::CopyText>(&page.wished().back());
  ASSERT_NE(copied, nullptr);
  EXPECT_EQ(copied->text, ui::daily_share_text(result));
}

// A window of its own has no way to choose a file.
TEST(MendedPages, OnlyAPageOpensAFile) {
  Pages page(kPhone);
  page.model().screen = ui::Screen::Games;
  for (const bool native : {true, false}) {
    page.model().native = native;
    page.rest();
    EXPECT_EQ(page.find("games/import") == nullptr, native) << page.keys();
  }
}

}  // namespace
