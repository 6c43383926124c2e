// The list of kept games: what it says of each, and where files can be opened.
#include <gtest/gtest.h>

#include <utility>

#include "play/library.h"
#include "ui/pages.h"
#include "ui/screens/games.h"

namespace {

using ui_test::kChoice;
using ui_test::kPhone;
using ui_test::Pages;
using ui_test::TablePage;

// A game that all agreed to end is not called finished.
TEST(GamesPage, AKeptGameSaysThatAllAgreedToEndIt) {
  for (const bool room : {false, true}) {
    TablePage page(kPhone, kChoice);
    play::KeptGame game = play::summary_of(page.session().replay());
    game.id = "0000000000000001";
    game.over = true;
    if (room) game.room = "0000000000000002";
    play::Library library;
    library.put(std::move(game));
    page.model().games.library = &library;
    page.model().screen = ui::Screen::Games;
    page.rest();
    EXPECT_EQ(page.says("Ended by agreement"), room);
    EXPECT_EQ(page.says("Finished"), !room);
  }
}

// A window of its own has no way to choose a file.
TEST(GamesPage, OnlyAPageOpensAFile) {
  Pages page(kPhone);
  page.model().screen = ui::Screen::Games;
  for (const bool native : {true, false}) {
    page.model().native = native;
    page.rest();
    EXPECT_EQ(page.find("games/import") == nullptr, native) << page.keys();
  }
}

}  // namespace
