// What a game that is over tells of its throws and of its costliest decisions.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "ui/review/chances.h"
#include "ui/table_page.h"
#include "view/table/table.h"

namespace {

using ui_test::kChoice;
using ui_test::kPhone;
using ui_test::TablePage;

constexpr const char* kBeforeCapture =
    "parchis | Y 12,40,c5,n B 16,n,n,n R 39,n,n,n G 56,n,n,n | turn=Y phase=roll sixes=0 last=-";

// The move of a match with that token.
core::Move move_of(const play::Match& match, std::string_view token) {
  const auto move = games::find_move(match.game(), match.state(), token);
  EXPECT_TRUE(move) << token;
  return *move;
}

// A throw that changed the chances is told with what came of it: who captured whom.
TEST(Chances, AThrowIsToldWithTheCaptureThatItLedTo) {
  TablePage page(kPhone, kBeforeCapture);
  play::Replay replay = page.session().replay();
  play::Match& match = replay.rounds.back();
  ai::Analysis::Swing swing{1, 0, 0, 1, match.state(), move_of(match, "d4")};
  match.play(swing.move, nullptr);
  match.play(move_of(match, "Y12>16"), nullptr);
  const std::string words = ui::swing_words(page.session(), replay, swing);
  EXPECT_EQ(words, "Ann throws a 4. Ann captures Otto on 16.");
}

// What was played is on the board beside the better move, in another kind of line.
TEST(Chances, TheWorseMoveIsAPlainLineToACrossedRing) {
  TablePage page(kPhone, kChoice);
  view::Session& session = page.session();
  ASSERT_GT(session.picker().choices().size(), 1U);
  session.picker().point_at(0);
  view::Scene scene;
  view::fill_table(scene, session);
  const auto count = [&scene](view::Mark::Kind kind) {
    return std::count_if(scene.marks.begin(), scene.marks.end(),
                         [kind](const view::Mark& mark) { return mark.kind == kind; });
  };
  const auto crossed = count(view::Mark::Kind::Blocked);
  EXPECT_EQ(count(view::Mark::Kind::Bar), 0);
  view::add_worse(scene, session, session.picker().choices()[1]);
  EXPECT_EQ(count(view::Mark::Kind::Bar), 1);
  EXPECT_EQ(count(view::Mark::Kind::Blocked), crossed + 1);
  EXPECT_EQ(count(view::Mark::Kind::Arrow), 1) << "the better one";
}

}  // namespace
