// What a room calls the people in it, and what its lobby says of those who are still coming.
#include <gtest/gtest.h>

#include "ui/hud/words.h"
#include "ui/online_page.h"
#include "ui/table_page.h"

namespace {

using Mark = ui::OnlinePage::Mark;
using ui_test::kPhone;
using ui_test::kToThrow;
using ui_test::TablePage;

// The lobby of somebody who has set up a table.
class Lobby : public TablePage {
 public:
  Lobby() : TablePage(kPhone, kToThrow) {
    room().stage = ui::OnlinePage::Stage::Lobby;
    room().rules = session().match().game().rules();
    room().seats.resize(4);
    for (std::size_t i = 0; i < room().seats.size(); ++i) room().seats[i].of_game = i;
    room().seats[0].mark = Mark::Here;
    room().seats[0].mine = room().seats[0].owner = room().seats[0].ready = true;
    room().link = "https://example.org/";
    room().owner = room().seated = true;
    model().screen = ui::Screen::Online;
  }
  ui::OnlinePage& room() { return model().online; }
};

TEST(RoomWords, WhoeverHasComeByTheLinkIsAwaited) {
  Lobby page;
  page.room().reached = true;
  page.room().watchers = {{"", {}, false}};
  page.rest();
  EXPECT_TRUE(page.says("Somebody is choosing a seat.")) << page.said();
  EXPECT_FALSE(page.says("Everybody is ready."));
  page.room().watchers[0].name = "Cleo";
  page.rest();
  EXPECT_TRUE(page.says("Cleo is choosing a seat."));
  for (ui::OnlinePage::Seat& seat : page.room().seats) {
    seat.mark = Mark::Here;
    seat.ready = true;
  }
  page.rest();
  EXPECT_TRUE(page.says("Everybody is ready.")) << "there is no seat left to choose";
}

// A code that is shown first is all that anybody would do.
TEST(RoomWords, TheNameIsAskedBeforeTheLinkIsGiven) {
  Lobby page;
  page.rest();
  ASSERT_NE(page.find("online/name"), nullptr) << page.keys();
  ASSERT_NE(page.find("online/copy"), nullptr) << page.keys();
  EXPECT_LT(page.find("online/name")->rect.max.y, page.find("online/copy")->rect.min.y);
}

TEST(RoomWords, WhoHasGivenNoNameIsThePlayerOfTheTable) {
  Lobby page;
  page.room().seats[2].mark = Mark::Here;
  page.rest();
  EXPECT_TRUE(page.says("Player 3")) << page.said();
  EXPECT_FALSE(page.says("Somebody"));
}

TEST(RoomWords, ThePersonHereIsYou) {
  TablePage page(kPhone, kToThrow);
  play::Replay replay = page.session().replay();
  replay.players.assign(4, {play::Player::Kind::Remote, "", ""});
  replay.players[0] = {};
  const auto names = [&](const play::ChanceSource& chance) {
    const view::Session session(replay, chance, ai::make_agent);
    return ui::name_at_table(session, 0) + ", " + ui::name_at_table(session, 1);
  };
  EXPECT_EQ(names(play::AgreedDice{}), "You, Player 2");
  EXPECT_EQ(names(play::SeededChance{}), "Player 1, Player 2") << "at one device all may be";
  replay.players[1] = {};
  EXPECT_EQ(names(play::AgreedDice{}), "Player 1, Player 2") << "two people are here";
  replay.players[1].kind = play::Player::Kind::Remote;
  replay.players[0].name = "Ann";
  EXPECT_EQ(names(play::AgreedDice{}), "Ann, Player 2");
}

}  // namespace
