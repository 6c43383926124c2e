// What is read out of the table, when it can be done and not before.
#include "app/hearing.h"

#include "app/program.h"
#include "ui/table_page.h"
#include "view/table/session.h"

namespace {

// In a room the number of the next throw may come long after the move before it: no entry of the
// log says so.
TEST(Hearing, ATurnThatBeginsLateIsSaidThen) {
  Program program;
  app::App& app = program.app;
  app::sit_down(app, app::replay_from(*games::parse_position(ui_test::kToThrow)),
                play::AgreedDice{}, {});
  view::Session& session = *app.table.session;
  (void)session.update(1.0F);
  ASSERT_FALSE(session.status().person_acts);
  EXPECT_EQ(app::news_of_table(app), "");
  const auto three = games::find_move(session.match().game(), session.match().state(), "d3");
  ASSERT_TRUE(three);
  session.draw_from(play::AgreedDice{{*three}});
  ASSERT_TRUE(session.status().person_acts);
  EXPECT_EQ(app::news_of_table(app), "Throw the die");
  EXPECT_EQ(app::news_of_table(app), "") << "once";
}

}  // namespace
