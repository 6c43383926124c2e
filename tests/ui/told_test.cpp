// What is told of a turn, in its game's own words, and not before the table has shown it. And what
// the keyboard does about it.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "games/notation.h"
#include "ui/hud/game.h"
#include "ui/hud/moves.h"
#include "ui/hud/words.h"
#include "ui/table_page.h"

namespace {

using core::Event;
using core::EventKind;
using ui_test::kPhone;
using ui_test::TablePage;

// Red's last pawn is a step from Home.
constexpr const char* kLastStep =
    "sorry seats=R,Y mode=points | R z5,h,h,h Y 19,23,s,s | deck=42242423444 turn=R phase=hand "
    "card=- left=0 not=- hands=R:1,2,3,5,8;Y:2,3,5,8,10";

std::string beginning_of(const char* rules) {
  const auto game = games::Game::parse(rules);
  return games::print_position(*game, game->start());
}

TEST(Deeds, EachGameSaysWhatAnEventDidInItsTurn) {
  struct Case {
    const char* rules;
    Event event;
    const char* words;
  };
  const Event passed{EventKind::Passed, 4, 0, 0, 0, 0};
  const Event third{EventKind::Passed, 4, 0, 1, 0, 0};
  const Event sent_back{EventKind::Penalised, 0, 0, 0, 7, 0};
  for (const Case& one :
       {Case{"parchis", passed, "cannot move"}, Case{"parchis", third, "a third six"},
        Case{"parchis", sent_back, "a third six"}, Case{"ludo", passed, "cannot move"},
        Case{"ludo", third, "a third six"},
        Case{"ludo board=parcheesi", passed, "cannot use the 4"},
        Case{"ludo board=parcheesi", third, "a third doublet"},
        Case{"ludo board=parcheesi", sent_back, "a third doublet"}, Case{"sorry", passed, "passes"},
        Case{"maze", passed, "passes"},
        Case{"maze", {EventKind::WallDropped, 0, 0, 0, 1, 2}, "moves a wall"},
        Case{"sorry", {EventKind::Arrived, 0, 0, 0, 1, 1}, ""}}) {
    TablePage page(kPhone, beginning_of(one.rules));
    EXPECT_EQ(ui::game_hud(page.session()).deed(page.session(), one.event), one.words) << one.rules;
  }
}

// Whoever hears a turn with a six hears which throw did what.
TEST(Deeds, AreSaidAfterTheThrowThatLedToThem) {
  TablePage page(kPhone,
                 "parchis | Y 5,12,n,n B 22,30,g,g R 39,n,n,n G 56,n,n,n | turn=B phase=roll "
                 "sixes=0 last=-");
  view::Session& session = page.session();
  for (const char* token : {"d6", "B30>37", "d3", "B37>40"}) {
    const play::Match& match = session.match();
    const auto move = games::find_move(match.game(), match.state(), token);
    ASSERT_TRUE(move) << token << " in " << match.game().print_state(match.state());
    ASSERT_FALSE(session.receive(*move));
  }
  page.frame();
  const std::string said = page.said();
  const std::size_t six = said.find("throws a 6 · 30 → 37 · ");
  const std::size_t three = said.find("throws a 3 · 37 → 40");
  EXPECT_NE(six, std::string::npos) << said;
  EXPECT_NE(three, std::string::npos) << said;
}

// The two halves of an exchange are one deed, and one line of the log.
TEST(Deeds, AnExchangeIsToldOnce) {
  TablePage page(kPhone,
                 "sorry | R 0,1,59,z4 B 5,14,17,58 Y 3,33,39,s G 15,28,50,z2 | deck=01031333020 "
                 "turn=B phase=card card=11 left=0 not=-");
  view::Session& session = page.session();
  const play::Match& match = session.match();
  const auto move = games::find_move(match.game(), match.state(), "B14x33");
  ASSERT_TRUE(move);
  ASSERT_FALSE(session.receive(*move));
  session.settle();
  page.frame();
  const auto names = ui::names_of(session);
  EXPECT_TRUE(page.says("14 → 33 · swaps with " + names.colours[2])) << page.said();
  EXPECT_FALSE(page.says("33 → 14")) << page.said();
  const auto lines = ui::log_lines(session, 0, 0);
  const std::string told = names.colours[1] + " changes places with " + names.colours[2] + ".";
  EXPECT_EQ(std::count_if(lines.begin(), lines.end(),
                          [&](const ui::LogLine& line) { return line.text == told; }),
            1);
  for (const ui::LogLine& line : lines) EXPECT_EQ(line.text.find("33 to 14"), line.text.npos);
}

// Whoever gets the device reads what the other person did behind the curtain.
TEST(Deeds, OfTheOtherPersonAreToldAfterTheCurtain) {
  TablePage page(kPhone,
                 "sorry seats=R,Y mode=points | R 10,h,h,s Y 19,23,s,s | deck=42242423444 turn=R "
                 "phase=hand card=- left=0 not=- hands=R:1,2,3,5,8;Y:2,3,5,8,10",
                 2);
  view::Session& session = page.session();
  session.lift_curtain();
  for (const char* token : {"p5", "R10>15"}) {
    const play::Match& match = session.match();
    const auto move = games::find_move(match.game(), match.state(), token);
    ASSERT_TRUE(move) << token;
    ASSERT_FALSE(session.receive(*move)) << token;
  }
  for (int i = 0; i < 100 && session.curtain() != 1; ++i) (void)session.update(1.0F);
  ASSERT_EQ(session.curtain(), 1);
  session.lift_curtain();
  page.rest();
  EXPECT_TRUE(page.says("10 → 15")) << page.said();
}

// Both the points of a round and its last pawn come when the pawn is Home.
TEST(ToldWhenShown, PointsComeWithThePawnThatBringsThem) {
  TablePage page(kPhone, kLastStep);
  view::Session& session = page.session();
  session.comfort.speed = 1.0F;
  const auto said = [&] { return ui::game_hud(session).seat_said(session, 0); };
  for (int i = 0; i < 3 && !session.match().over(); ++i) {
    ASSERT_FALSE(session.picker().choices().empty());
    (void)session.choose(0);
    if (!session.match().over()) session.settle();
    (void)session.update(0.0F);
  }
  ASSERT_TRUE(session.match().over());
  ASSERT_TRUE(session.animating());
  EXPECT_EQ(said(), "0 points");
  session.settle();
  EXPECT_NE(said(), "0 points");
}

TEST(Wins, AreTheReadersIfTheyPlayAloneWithoutAName) {
  const auto words = [](const std::string& name, play::Player::Kind other) {
    const auto game = games::Game::parse("parchis seats=Y,R");
    play::Replay replay;
    replay.players = {{play::Player::Kind::Human, "", name}, {other, "greedy", "Mila"}};
    replay.rounds.emplace_back(*game, game->start());
    const view::Session session(std::move(replay), play::SeededChance{3}, ai::make_agent);
    return ui::wins_words(session, 0) + " " + ui::wins_words(session, 1);
  };
  EXPECT_EQ(words("", play::Player::Kind::Bot), "You win! Mila wins!");
  EXPECT_EQ(words("Player 1", play::Player::Kind::Bot), "You win! Mila wins!") << "as begun here";
  EXPECT_EQ(words("Ann", play::Player::Kind::Bot), "Ann wins! Mila wins!");
  EXPECT_EQ(words("", play::Player::Kind::Human), "Player 1 wins! Mila wins!");
}

TEST(Wins, AreOfAWholeSide) {
  const auto words = [](const std::string& name, core::SeatIndex winner) {
    const auto game = games::Game::parse("sorry mode=teams");
    play::Replay replay;
    replay.players = {{play::Player::Kind::Human, "", name},
                      {play::Player::Kind::Bot, "greedy", "Mila"},
                      {play::Player::Kind::Bot, "greedy", "Otto"},
                      {play::Player::Kind::Bot, "greedy", "Nora"}};
    replay.rounds.emplace_back(*game, game->start());
    const view::Session session(std::move(replay), play::SeededChance{3}, ai::make_agent);
    return ui::wins_words(session, winner);
  };
  EXPECT_EQ(words("", 2), "You win!") << "the partner has made the last move";
  EXPECT_EQ(words("Ann", 0), "Ann & Otto win!");
  EXPECT_EQ(words("", 1), "Mila & Nora win!");
}

TEST(Refusals, GoWithTheMoveThatFollows) {
  TablePage page(kPhone,
                 "parchis | Y 5,12,n,n B 22,n,n,n R 39,n,n,n G 56,n,n,n | turn=Y phase=move3 "
                 "sixes=0 last=-");
  page.model().bubble.words = "Only your own pieces move.";
  page.frame();
  ASSERT_FALSE(page.model().bubble.words.empty());
  ImGui::GetIO().AddKeyEvent(ImGuiKey_Keypad1, true);  // the keypad's digits are digits too
  page.frame();
  ImGui::GetIO().AddKeyEvent(ImGuiKey_Keypad1, false);
  page.frame();
  EXPECT_EQ(page.session().match().made().size(), 1U);
  EXPECT_TRUE(page.model().bubble.words.empty());
}

// A key that goes down and up; what is said of it.
std::string said_of_key(TablePage& page, ImGuiKey key) {
  (void)page.ui().take_said();
  ImGui::GetIO().AddKeyEvent(key, true);
  page.frame();
  ImGui::GetIO().AddKeyEvent(key, false);
  page.frame();
  return page.ui().take_said();
}

// Whoever does not see which move Enter has chosen hears it before the next press makes it.
TEST(KeysOfTheTable, WhatEnterChoosesIsSaidBeforeItIsPlayed) {
  TablePage page(kPhone, ui_test::kChoice);
  const std::string said = said_of_key(page, ImGuiKey_Enter);
  EXPECT_FALSE(said.empty());
  EXPECT_EQ(said, ui::focused_words(page.session()));
  EXPECT_TRUE(page.session().match().made().empty());
}

TEST(KeysOfTheTable, WhatTheyNarrowIsSaid) {
  TablePage page(kPhone,
                 "ludo board=parcheesi seats=Y,R first=Y | Y 10,30,n,n R 50,n,n,n | turn=Y "
                 "phase=move use=2,4 run=0 left=-");
  EXPECT_EQ(said_of_key(page, ImGuiKey_D), "Move a piece 2 squares");
  EXPECT_EQ(said_of_key(page, ImGuiKey_D), "Move a piece 4 squares");
  EXPECT_EQ(said_of_key(page, ImGuiKey_Escape), "Pick a die or a piece: 2\u00a0· 4");
}

// Magnifiers and fingers that feel their way find a move where its piece is, not where it is not
// drawn.
TEST(MovesOnTheBoard, HaveTheirPlaceThere) {
  TablePage page(kPhone, ui_test::kChoice);
  page.model().on_screen = [](glm::vec3) { return ImVec2(200.0F, 300.0F); };
  page.frame();
  std::size_t moves = 0;
  for (const ui::Target& one : page.targets()) {
    if (!one.key.starts_with("table/move/")) continue;
    ++moves;
    EXPECT_TRUE(one.on_table) << one.key;
    EXPECT_EQ(one.visible.middle().x, 200.0F) << one.key;
    EXPECT_EQ(one.visible.middle().y, 300.0F) << one.key;
    EXPECT_GE(one.visible.width(), 44.0F) << one.key;
  }
  EXPECT_GT(moves, 1U);
  // The pointer that rests there brings up no tip, for which ImGui would draw more.
  const auto drawn = [&page] {
    page.frame();
    return ImGui::GetDrawData()->TotalVtxCount;
  };
  ImGui::GetIO().AddMousePosEvent(200.0F, 300.0F);
  page.rest();
  const int before = drawn();
  constexpr int kPatience = 60;  // frames, of a sixtieth of a second
  for (int i = 0; i < kPatience; ++i) page.frame();
  EXPECT_EQ(drawn(), before);
}

TEST(Refusals, EscapePutsThemAwayBeforeItOpensTheMenu) {
  TablePage page(kPhone, beginning_of("parchis first=Y"));
  page.model().bubble.words = "Only your own pieces move.";
  page.frame();
  for (const bool open : {false, true}) {
    ImGui::GetIO().AddKeyEvent(ImGuiKey_Escape, true);
    page.frame();
    ImGui::GetIO().AddKeyEvent(ImGuiKey_Escape, false);
    page.rest();
    EXPECT_TRUE(page.model().bubble.words.empty());
    EXPECT_EQ(page.find("menu/close") != nullptr, open);
  }
}

// In a window that is nearly square the panel is where it leaves the larger board.
TEST(Panels, StandBesideTheTableWhereTheBoardIsLargerThen) {
  const auto board = [](ImVec2 window) {
    TablePage page(window, beginning_of("parchis first=Y"));
    return std::min(page.model().table.width(), page.model().table.height());
  };
  EXPECT_GT(board({900.0F, 700.0F}), 540.0F);
  EXPECT_GT(board({640.0F, 560.0F}), 300.0F);
}

// A tap on the table skips what others do; whoever has no pointer has a button for it.
TEST(Skipping, CanBeDoneWithoutAPointer) {
  TablePage page(kPhone,
                 "parchis | Y 5,12,n,n B 22,n,n,n R 39,n,n,n G 56,n,n,n | turn=B phase=roll "
                 "sixes=0 last=-");
  page.session().comfort.speed = 1.0F;
  page.session().comfort.bot_pause = 5.0F;
  page.frame();
  ASSERT_TRUE(page.session().others_play());
  page.press("table/skip");
  for (int i = 0; i < 5; ++i) page.frame();
  (void)page.session().update(0.0F);
  EXPECT_FALSE(page.session().others_play());
  page.frame();
  EXPECT_EQ(page.find("table/skip"), nullptr);
}

// A person against a bot, at the usual speed; throws without a choice are made by themselves.
class Duel : public TablePage {
 public:
  explicit Duel(std::string_view bots_pieces)
      : TablePage(kPhone, "ludo seats=Y,R first=R | Y n,n,n,n R " + std::string(bots_pieces) +
                              " | turn=Y phase=roll use=- run=0") {
    session().comfort.speed = 1.0F;
    session().comfort.forced = true;
  }
};

// Where all pieces wait in the nest a throw is made by itself; skipping does not make it unseen.
TEST(Skipping, EndsAtAPersonsOwnThrow) {
  Duel page("n,n,n,n");
  view::Session& session = page.session();
  const auto throws_of_person = [&] {
    return std::count_if(session.log().begin(), session.log().end(), [](const auto& entry) {
      return entry.seat == 0 && entry.event.kind == core::EventKind::Thrown;
    });
  };
  (void)session.throw_or_draw();
  for (int i = 0; i < 200 && !session.others_play(); ++i) (void)session.update(0.3F);
  ASSERT_TRUE(session.others_play());
  const auto before = throws_of_person();
  session.skip();
  for (int i = 0; i < 20; ++i) (void)session.update(0.0F);
  EXPECT_EQ(session.status().seat, 0);
  EXPECT_EQ(throws_of_person(), before);
}

// The same while the last thing that a bot did is still being shown.
TEST(Skipping, OfABotsLastMoveMakesNoThrowUnseen) {
  Duel page("5,n,n,n");
  view::Session& session = page.session();
  session.comfort.auto_throw = true;
  const auto bot_is_shown = [&] {
    return session.others_play() && session.animating() &&
           session.match().actor() == core::kChance &&
           session.tabletop().turn(session.match().state()) == 0;
  };
  for (int i = 0; i < 2000 && !bot_is_shown(); ++i) (void)session.update(0.05F);
  ASSERT_TRUE(bot_is_shown());
  const std::size_t made = session.match().made().size();
  session.skip();
  (void)session.update(0.0F);
  EXPECT_EQ(session.match().made().size(), made);
}

TEST(Settings, AskAgainBeforeTheyAreResetIfTheSheetWasClosed) {
  TablePage page(kPhone, beginning_of("parchis first=Y"));
  const auto open = [&page] {
    ui::open_sheet(page.model(), ui::SheetKind::Settings);
    page.rest();
  };
  page.model().settings.name = "Ann";
  open();
  page.press("settings/reset");
  page.press("settings/close");
  open();
  page.press("settings/reset");
  EXPECT_EQ(page.model().settings.name, "Ann");
  page.press("settings/reset");
  EXPECT_EQ(page.model().settings.name, "");
}

}  // namespace
