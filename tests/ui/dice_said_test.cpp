// What is shown and said of the dice on the table's screen, before a throw and after it.
#include <gtest/gtest.h>

#include "ui/table_page.h"

namespace {

using ui_test::kPhone;
using ui_test::kSmallPhone;
using ui_test::kToThrow;
using ui_test::TablePage;

// What the throw button says it shows.
std::string shown_throw(const TablePage& page) {
  const ui::Target* button = page.find("table/throw");
  return button == nullptr ? "there is no button" : button->value;
}

// Before a throw the die on the button is blank, unless it is known what comes: the last number was
// a rival's.
TEST(DiceSaid, TheThrowButtonShowsNoInventedNumber) {
  TablePage known(kPhone,
                  "parchis preview=1 | Y 5,12,n,n B 22,n,n,n R 39,n,n,n G 56,n,n,n | turn=Y "
                  "phase=roll sixes=0 last=- next=Y3,B1,R4,G2");
  EXPECT_EQ(shown_throw(known), "3");
  TablePage page(kPhone, kToThrow);
  (void)page.session().throw_or_draw();
  page.wait_for_person();
  if (!page.session().picker().choices().empty()) (void)page.session().choose(0);
  page.wait_for_person();
  ASSERT_TRUE(page.session().status().may_throw);
  EXPECT_EQ(shown_throw(page), "");
}

// A rival's throw lies on the button for the eyes, and is not its name.
TEST(DiceSaid, TheThrowButtonIsNotCalledAfterARivalsThrow) {
  TablePage page(kPhone, kToThrow);
  (void)page.session().throw_or_draw();
  page.wait_for_person();
  if (!page.session().picker().choices().empty()) (void)page.session().choose(0);
  int rivals = 0;
  for (int i = 0; i < 200 && !page.session().status().person_acts; ++i) {
    (void)page.session().update(1.0F);
    page.frame();
    if (page.session().status().person_acts) break;
    EXPECT_EQ(shown_throw(page), "");
    ++rivals;
  }
  EXPECT_GT(rivals, 0);
}

// A game that begins in mid-turn shows the numbers left to use.
TEST(DiceSaid, APositionShowsItsDice) {
  const TablePage one(kPhone,
                      "ludo | Y 5,20,c2,g B 14,n,n,n R 24,n,n,n G 9,n,n,n | turn=Y phase=move "
                      "use=4 run=0");
  EXPECT_EQ(shown_throw(one), "4");
  const TablePage second(kPhone,
                         "ludo board=parcheesi seats=Y,R | Y 10,20,30,40 R 50,n,n,n | turn=Y "
                         "phase=move use=3 run=0 left=-");
  EXPECT_EQ(shown_throw(second), "3");
}

// On the narrowest phones, too.
TEST(DiceSaid, BothDiceMayBePicked) {
  TablePage page(kSmallPhone,
                 "ludo board=parcheesi seats=Y,R first=Y | Y 10,30,n,n R 50,n,n,n | turn=Y "
                 "phase=move use=2,4 run=0 left=-");
  page.press("table/die-4");
  for (const char* key : {"table/die-2", "table/die-4"}) {
    const ui::Target* die = page.find(key);
    ASSERT_NE(die, nullptr) << key;
    EXPECT_GE(die->rect.width(), 30.0F);
    EXPECT_EQ(die->value, key == std::string_view("table/die-4") ? "on" : "off");
  }
}

// Of two dice, it is said which one has been used.
TEST(DiceSaid, AUsedDieIsSaidToBeUsed) {
  TablePage page(kPhone,
                 "ludo board=parcheesi seats=Y,R first=Y | Y 10,30,n,n R 50,n,n,n | turn=Y "
                 "phase=roll use=- run=0 left=-");
  view::Session& session = page.session();
  for (const char* token : {"d24", "Y10>12"}) {
    const auto move = games::find_move(session.match().game(), session.match().state(), token);
    ASSERT_TRUE(move) << token;
    ASSERT_FALSE(session.receive(*move)) << token;
  }
  session.settle();
  page.rest();
  EXPECT_EQ(shown_throw(page), "2 (used)\u00a0· 4");
}

}  // namespace
