// The title: every game can be seen and chosen on any screen.
#include <gtest/gtest.h>

#include <string>

#include "ui/draft/known.h"
#include "ui/pages.h"

namespace {

using ui_test::kPhone;
using ui_test::kSmallPhone;
using ui_test::kToThrow;
using ui_test::Pages;
using ui_test::TablePage;

// Every game's card is fully visible on the smallest phone's title, above the button that plays.
TEST(Title, NoGameIsCutOnTheSmallestTitle) {
  Pages page(kSmallPhone);
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
TEST(Title, APhoneOnItsSideShowsItsGamesBesideTheButton) {
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

// The chosen game is in sight on the title, however large the text is.
TEST(Title, TheTitleShowsTheChosenGame) {
  TablePage page(kPhone, kToThrow, 1, 2.0F);
  for (const char* game : {"maze", "ludo", "sorry"}) {
    page.model().screen = ui::Screen::Title;
    page.model().drafts.chosen = *ui::known_by(game);
    page.model().chooses_own_game = false;
    page.rest();
    const ui::Target* card = page.find(std::string("title/") + game);
    ASSERT_NE(card, nullptr) << page.keys();
    EXPECT_GE(card->visible.height(), ui::kTouch) << game;
  }
}

}  // namespace
