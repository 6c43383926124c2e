// A table in a room: who watches, who has not answered, and what a lost connection says.
#include <gtest/gtest.h>

#include "ui/online/tables.h"
#include "ui/online_page.h"
#include "ui/table_page.h"

namespace {

using ui_test::kPhone;
using ui_test::kToThrow;
using ui_test::TablePage;

constexpr core::Key kCleo{7};

// A table in a room.
class RoomTable : public TablePage {
 public:
  RoomTable() : TablePage(kPhone, kToThrow) {
    room().stage = ui::OnlinePage::Stage::Game;
    room().rules = session().match().game().rules();
  }
  ui::OnlinePage& room() { return model().online; }
};

TEST(TableInARoom, WhoWatchesCanBeMutedAtTheTable) {
  RoomTable page;
  page.room().watchers = {{"Cleo", kCleo, false}};
  page.room().people_open = true;
  page.rest();
  EXPECT_TRUE(page.says("Watching: Cleo"));
  page.press("room/people/watcher/0/mute");
  const auto* mute = std::get_if<ui::wish::Mute>(&page.wished().back());
  ASSERT_NE(mute, nullptr);
  EXPECT_EQ(mute->key, kCleo);
  page.room().watchers = {{"", kCleo, true}};
  page.rest();
  EXPECT_TRUE(page.says("Watching: Somebody"));
  EXPECT_EQ(page.find("room/people/watcher/0/mute")->label, "Somebody: Unmute");
}

TEST(TableInARoom, TheTableSaysWhoHasNotAnsweredAQuestion) {
  RoomTable page;
  page.room().unanswered = "Ben, Cleo";
  for (const bool seated : {true, false}) {
    page.room().seated = seated;
    page.rest();
    EXPECT_TRUE(page.says("No answer yet: Ben, Cleo")) << page.said();
  }
}

// All of the time is told at its beginning, and its last seconds once; between them nobody wants to
// hear every second.
TEST(TableInARoom, TheTimeForADecisionIsReadOut) {
  RoomTable page;
  page.room().timer_s = 20;
  page.room().seated = true;
  page.rest();
  std::string said;
  for (const int left : {20, 19, 11, 10, 9, 1}) {
    page.room().left_s = left;
    (void)page.ui().take_said();
    page.rest();
    said += page.ui().take_said() + ";";
    EXPECT_FALSE(page.says("seconds left") || page.says("second left")) << "a heading that changes";
  }
  EXPECT_EQ(said, "20 seconds left;;;10 seconds left;;;");
}

// A question is read out once, whatever has the focus.
TEST(TableInARoom, AQuestionIsReadOut) {
  RoomTable page;
  (void)page.ui().take_said();
  page.room().question = ui::OnlinePage::Question::Remove;
  page.room().asked_of = "Ben";
  page.rest();
  const std::string said = page.ui().take_said();
  EXPECT_NE(said.find("Should the game go on without Ben?"), std::string::npos) << said;
  page.rest();
  EXPECT_EQ(page.ui().take_said(), "");
}

TEST(TableInARoom, WithoutAConnectionThePageSaysThatItKeepsTrying) {
  RoomTable page;
  page.model().tables.trouble = page.room().trouble = "no relay answers";
  for (const ui::Screen screen : {ui::Screen::Tables, ui::Screen::Online}) {
    page.model().screen = screen;
    page.rest();
    EXPECT_TRUE(page.says("No connection. This page keeps trying by itself.")) << page.said();
  }
}

TEST(TableInARoom, TheTablesSmallPrintNeedsNoTechnician) {
  RoomTable page;
  page.room().stage = ui::OnlinePage::Stage::Lobby;
  page.room().owner = page.room().open_table = true;
  page.model().screen = ui::Screen::Online;
  page.rest();
  EXPECT_TRUE(page.says("internet address"));
  EXPECT_FALSE(page.says("relay"));
}

}  // namespace
