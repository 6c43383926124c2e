// The set-up: short on a phone, with a picture for each way to play, and the quick game for any
// players.
#include <gtest/gtest.h>

#include <set>
#include <string>
#include <vector>

#include "ui/draft/known.h"
#include "ui/draft/lengths.h"
#include "ui/draft/pictures.h"
#include "ui/pages.h"
#include "ui/setup/seat_board.h"

namespace {

using ui_test::kPhone;
using ui_test::Pages;

// A phone's set-up is the board, a row a player, one level for all bots, and the rest folded.
TEST(SetUpPage, TheSetUpOfAPhoneIsShort) {
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
TEST(SetUpPage, WaysToPlayShowWhatDiffers) {
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

// A picture is as fine as the screen shows it. On a finer screen it is asked for again, and the
// coarse one stays until then; on a coarser one nothing is drawn again.
TEST(SetUpPage, PicturesAreAsFineAsTheScreen) {
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

// Letters so large that a name would hide the board are left to the rows below it.
TEST(SetUpPage, NoLargeNamesLieOnTheBoardOfTheSetUp) {
  for (const float text : {1.0F, 2.0F}) {
    const ui_test::Context context;
    ui::Ui page;
    context.spell(page, text);
    page.text_scale = text;
    ui_test::frames(page, {844.0F, 390.0F}, 1, [&] {
      const int before = page.draw->VtxBuffer.Size;
      ui::name_plate(page, ui::box(0.0F, 0.0F, 220.0F, 220.0F), {{50.0F, 50.0F}, 28.0F}, "Hugo");
      EXPECT_EQ(page.draw->VtxBuffer.Size > before, text == 1.0F);
    });
  }
}

// A change of who plays leaves the quick game, with the same players.
TEST(SetUpPage, QuickGamesAreForAnyPlayers) {
  const auto quick = [](std::string_view line) {
    const auto rules = ui::quick_rules(games::Game::parse(line)->rules());
    return rules ? ui::rules_line(*rules) : std::string();
  };
  EXPECT_EQ(quick("parchis"), "parchis pieces=2");
  EXPECT_EQ(quick("ludo"), "ludo out=1 win=one") << "as the preset of that name";
  EXPECT_EQ(quick("parchis seats=Y,B,G"), "parchis seats=Y,B,G pieces=2");
  EXPECT_EQ(quick("parchis seats=Y,G,R"), "parchis seats=Y,G,R pieces=2");
  EXPECT_EQ(quick("parchis first=R"), "parchis pieces=2 first=R");
  EXPECT_EQ(quick("parchis seats=Y,G,R pieces=2"), "");
  const auto minutes = [](std::string_view line) {
    return ui::minutes_of({games::Game::parse(line)->rules(), {{}, {}, {}}}, {});
  };
  EXPECT_LT(minutes("parchis seats=Y,G,R pieces=2"), minutes("parchis seats=Y,G,R"));
}

}  // namespace
