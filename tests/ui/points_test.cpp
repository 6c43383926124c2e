// Sorry! for points on the screen: what a card of the hand asks for, and what points are for.
#include <gtest/gtest.h>

#include <algorithm>

#include "ui/table_page.h"
#include "view/table/tabletop.h"

namespace {

using ui_test::kForPoints;
using ui_test::kPhone;

std::ptrdiff_t count_of(const ui_test::TablePage& page, std::string_view label) {
  return std::count_if(page.targets().begin(), page.targets().end(),
                       [label](const ui::Target& one) { return one.label == label; });
}

TEST(HandOfCards, SaysWhatFollowsAndWhatAPointedCardDoes) {
  ui_test::TablePage page(kPhone, kForPoints);
  page.wait_for_person();
  ASSERT_NE(page.find("table/hand/card-3"), nullptr) << page.keys();
  EXPECT_EQ(count_of(page, "7: Move 7 forward, or split the 7 between two pawns."), 1);
  EXPECT_TRUE(page.says("Then choose the pawn that moves by it.")) << page.said();
  auto& picker = page.session().picker();
  const auto seven = picker.find(view::card_thing(sorry::k7));
  ASSERT_TRUE(seven);
  picker.focus_on(*seven);
  page.rest();
  EXPECT_FALSE(page.says("Then choose the pawn"));
  EXPECT_EQ(count_of(page, "7: Move 7 forward, or split the 7 between two pawns."), 2)
      << "of the card itself, and of the control: " << page.said();
}

// Blue has won; the others have one pawn Home each: nine are not, 45, and 50 for so few.
TEST(PointsOfARound, AreBrokenDown) {
  ui_test::TablePage page(
      kPhone,
      "sorry mode=points score=all | R 10,50,z1,h B h,h,h,h Y 20,z1,h,s G 35,55,z1,h | "
      "deck=00010000000 turn=B phase=over card=- left=0 not=- "
      "hands=R:1,7,10,10,S;B:2,8,8,12;Y:7,11,11,11,S;G:1,1,2,4,11 score=R:5,B:115,Y:5,G:5");
  page.model().results_open = true;
  page.rest();
  EXPECT_TRUE(page.says("115 in this round")) << page.said();
  EXPECT_TRUE(page.says("Pawns of the others not Home: 45")) << page.said();
  EXPECT_TRUE(page.says("The others have few pawns Home: 50"));
  EXPECT_TRUE(page.says("Own pawns Home: 20"));
}

}  // namespace
