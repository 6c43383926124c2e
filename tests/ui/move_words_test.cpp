// The words of moves and throws: what a move leads to, whose piece it is, how far a six goes.
#include <gtest/gtest.h>

#include <string>

#include "ui/hud/game.h"
#include "ui/hud/words.h"
#include "ui/table_page.h"

namespace {

using ui_test::kChoice;
using ui_test::kLastMove;
using ui_test::kPhone;
using ui_test::kToThrow;
using ui_test::TablePage;

constexpr ImVec2 kDesk{1280.0F, 800.0F};
constexpr const char* kCapture =
    "parchis | Y 12,40,c5,n B 41,n,n,n R 39,n,n,n G 56,n,n,n | turn=Y phase=move1 sixes=0 last=-";

// A move says what it captures, and whether it ends on a safe square.
TEST(MoveWords, AMoveSaysWhatItLeadsTo) {
  TablePage page(kPhone, kCapture);
  const ui::GameHud& hud = ui::game_hud(page.session());
  std::string words;
  for (const view::Choice& choice : page.session().picker().choices())
    words += hud.choice_words(page.session(), choice) + "\n";
  EXPECT_NE(words.find("captures Blue"), std::string::npos) << words;
  EXPECT_NE(words.find("12 → 13"), std::string::npos) << words;
  EXPECT_NE(words.find("corridor"), std::string::npos) << words;
}

// Places have names, and each player has one name.
TEST(MoveWords, TheLogNamesPlacesAndEachPlayerOnce) {
  TablePage page(kPhone, kChoice);
  (void)page.session().choose(0);
  page.rest();
  std::string words;
  for (const ui::LogLine& line : ui::log_lines(page.session(), 0)) words += line.text + "\n";
  EXPECT_NE(words.find("Ann"), std::string::npos) << words;
  EXPECT_EQ(words.find("Yellow"), std::string::npos) << words;
  TablePage home(kPhone, kLastMove);
  (void)home.session().choose(0);
  words.clear();
  for (const ui::LogLine& line : ui::log_lines(home.session(), 0)) words += line.text + "\n";
  EXPECT_NE(words.find("corridor 6 → goal"), std::string::npos) << words;
}

// The lamps appear with the first six.
TEST(MoveWords, SixesAreCountedFromTheFirstOn) {
  TablePage none(kDesk, kToThrow);
  EXPECT_FALSE(none.says("in a row"));
  TablePage one(kDesk,
                "parchis | Y 5,12,n,n B 22,n,n,n R 39,n,n,n G 56,n,n,n | turn=Y phase=roll sixes=1 "
                "last=Y12");
  EXPECT_TRUE(one.says("1 six in a row")) << one.said();
}

// A third six may send a piece home, so the words of the second say that it is one.
TEST(MoveWords, TheSecondSixIsToldOnAPhoneToo) {
  for (const bool second : {false, true}) {
    TablePage page(kPhone,
                   "parchis | Y 5,12,n,n B 22,n,n,n R 39,n,n,n G 56,n,n,n | turn=Y "
                   "phase=roll sixes=" +
                       std::string(second ? "2" : "1") + " last=Y12");
    EXPECT_TRUE(page.says("A six: throw again")) << page.said();
    EXPECT_EQ(page.says("2 sixes in a row"), second) << page.said();
  }
}

// A six counts seven for a colour without a piece in its nest, and a person may have both kinds.
TEST(MoveWords, ASixSaysHowFarItGoesForTheColoursThatMayMove) {
  const auto words = [](const char* position) {
    TablePage page(kPhone, position);
    return ui::game_hud(page.session()).wanted(page.session());
  };
  EXPECT_EQ(words("parchis seats=YR,BG | Y 5,30,n,n B 22,n,n,n R 39,40,45,50 G 56,n,n,n | turn=YR "
                  "phase=move6 sixes=1 last=-"),
            "Move a piece: 6 or 7 squares");
  EXPECT_EQ(words("parchis seats=YR,BG | Y g,g,g,g B 22,n,n,n R 39,40,45,50 G 56,n,n,n | turn=YR "
                  "phase=move6 sixes=1 last=-"),
            "Move a piece 7 squares");
}

// When one's own pieces cannot move, a team-mate's must: the words say so.
TEST(MoveWords, AThrowForATeamMateSaysSo) {
  TablePage mate(kPhone,
                 "parchis teams=YR/BG | Y g,g,g,g B 12,n,n,n R 20,27,n,n G 30,n,n,n | turn=Y "
                 "phase=move3 sixes=0 last=-");
  EXPECT_EQ(ui::status_line(mate.session()), "For Mila: Move a piece 3 squares");
  TablePage own(kPhone,
                "parchis teams=YR/BG | Y 5,12,n,n B 22,n,n,n R 20,27,n,n G 30,n,n,n | turn=Y "
                "phase=move3 sixes=0 last=-");
  EXPECT_EQ(ui::status_line(own.session()), "Move a piece 3 squares");
}

// Whose pawn it is follows from the position of the move, not from the one on the table.
TEST(MoveWords, AMoveOfTheOtherSeatIsNoPartnersMove) {
  const auto to_play = [](const std::string& turn) {
    return "sorry seats=R,Y | R 5,s,s,s Y 20,s,s,s | deck=54443444444 turn=" + turn +
           " phase=card card=5 left=0 not=-";
  };
  TablePage page(kPhone, to_play("R").c_str());
  const view::Session& session = page.session();
  for (const std::string turn : {"R", "Y"}) {
    const auto before = games::parse_position(to_play(turn));
    ASSERT_TRUE(before);
    core::MoveList moves;
    before->game.moves(before->state, moves);
    for (const core::Move move : moves) {
      const auto choice = view::make_choice(session.tabletop(), before->state, move);
      const std::string words = ui::game_hud(session).choice_words(session, choice);
      EXPECT_EQ(words.find("partner"), std::string::npos) << words;
    }
  }
}

}  // namespace
