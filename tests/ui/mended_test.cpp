// Faults that were found by playing, so that none comes back: on the table's screen in Parchís and
// Sorry!, and on the sheets above it.
#include <gtest/gtest.h>

#include <set>

#include "ui/hud/game.h"
#include "ui/hud/parts.h"
#include "ui/review/fairness.h"
#include "ui/screens/daily.h"
#include "ui/screens/share.h"
#include "ui/table_page.h"

namespace {

using ui_test::kToThrow;
using ui_test::TablePage;

constexpr ImVec2 kPhone{390.0F, 844.0F};
constexpr ImVec2 kSmall{320.0F, 568.0F};
constexpr ImVec2 kDesk{1280.0F, 800.0F};
constexpr ImVec2 kLarge{1920.0F, 1080.0F};

constexpr const char* kChoice =
    "parchis | Y 5,5,55,c5 B 2,45,49,59 R 3,4,39,c6 G 19,36,41,57 | turn=Y phase=move1 sixes=0 "
    "last=-";
constexpr const char* kCapture =
    "parchis | Y 12,40,c5,n B 41,n,n,n R 39,n,n,n G 56,n,n,n | turn=Y phase=move1 sixes=0 last=-";
constexpr const char* kSix =
    "parchis arms=6 | Y 12,12,20,g B 62,c7,g,n R 15,42,c7,c7 G 46,56,79,102 O 19,51,g,n P "
    "c6,c6,g,n | turn=Y phase=move1 sixes=0 last=-";
constexpr const char* kLastMove =
    "parchis pieces=1 | Y c6 B 40 R 20 G 30 | turn=Y phase=move2 sixes=0 last=-";
constexpr const char* kHands =
    "sorry mode=points | R 0,1,33,43 B 4,15,17,38 Y 19,23,47,49 G 12,41,50,z2 | deck=22301213102 "
    "turn=G phase=card card=11 left=0 not=- "
    "hands=R:1,2,5,10,S;B:4,4,5,8,8;Y:2,4,4,7,7;G:11,12,12,S";

// Buttons that can be pressed on the topmost layer, and are visible.
std::vector<const ui::Target*> buttons(TablePage& page) {
  std::vector<const ui::Target*> found;
  for (const ui::Target& one : page.targets()) {
    const bool seen = one.layer == page.ui().top_layer() && !one.visible.empty();
    if (seen && one.focusable()) found.push_back(&one);
  }
  return found;
}

std::size_t brass(TablePage& page) {
  std::size_t count = 0;
  for (const ui::Target* one : buttons(page)) count += one->brass ? 1 : 0;
  return count;
}

// The main action is brass, one more is a button, and the rest are tiles below.
TEST(Mended, ResultsHaveTwoButtonsAndTheRestAsTiles) {
  TablePage page(kPhone, kLastMove);
  (void)page.session().choose(0);
  for (int i = 0; i < 100; ++i) (void)page.session().update(1.0F);
  page.rest();
  ASSERT_NE(page.find("results/rematch"), nullptr) << page.keys();
  EXPECT_EQ(brass(page), 1U);
  std::set<float> widths;
  float buttons_end = 0.0F;
  for (const ui::Target* one : buttons(page)) {
    if (one->key == "results/close") continue;
    if (one->key == "results/rematch" || one->key == "results/mistakes") {
      buttons_end = std::max(buttons_end, one->rect.max.y);
    } else {
      widths.insert(one->rect.width());
      EXPECT_GT(one->rect.min.y, buttons_end) << one->key;
      EXPECT_LT(one->rect.width(), 0.5F * kPhone.x) << one->key;
    }
  }
  EXPECT_GE(widths.size(), 1U);
  for (const char* key : {"results/watch", "results/share", "results/look"})
    EXPECT_NE(page.find(key), nullptr) << key;
}

// Brass is “do this” and nothing else.
TEST(Mended, NoSheetHasTwoThingsInBrass) {
  TablePage page(kPhone, kChoice, 2);
  page.press("table/menu");
  EXPECT_EQ(brass(page), 1U);
  page.model().menu_open = false;
  page.model().share.open = true;
  page.model().share.link = "https://example.org/#g";
  page.model().share.played = true;
  for (const bool can_send : {false, true}) {
    page.model().share.can_send = can_send;
    page.rest();
    EXPECT_EQ(brass(page), 1U);
  }
  page.model().share.open = false;
  play::DailyLog log;
  log.add({20'000, 1, 21, "11223321"});
  page.model().daily.log = &log;
  page.model().daily.today = 20'000;
  page.model().daily.open = true;
  for (const bool can_send : {false, true}) {
    page.model().daily.can_send = can_send;
    page.rest();
    EXPECT_EQ(brass(page), 1U);
    EXPECT_EQ(page.find("daily-race/send") != nullptr, can_send);
  }
  page.press("daily-race/send");
  ASSERT_TRUE(std::holds_alternative<ui::wish::SendText>(page.wished().back()));
  EXPECT_EQ(std::get<ui::wish::SendText>(page.wished().back()).text,
            ui::daily_share_text(*log.of(20'000)));
}

// A move says what it captures, and whether it ends on a safe square.
TEST(Mended, AMoveSaysWhatItLeadsTo) {
  TablePage page(kPhone, kCapture);
  const ui::GameHud& hud = ui::game_hud(page.session());
  std::string words;
  for (const view::Choice& choice : page.session().picker().choices())
    words += hud.choice_words(page.session(), choice) + "\n";
  EXPECT_NE(words.find("captures Blue"), std::string::npos) << words;
  EXPECT_NE(words.find("12 › 13"), std::string::npos) << words;
  EXPECT_NE(words.find("corridor"), std::string::npos) << words;
}

// Key numbers are shown only to people with keys.
TEST(Mended, AFingerHidesTheKeyNumbers) {
  TablePage page(kPhone, kChoice);
  page.model().on_screen = [](glm::vec3) { return ImVec2(200.0F, 400.0F); };
  const auto drawn = [&page] {
    page.rest();
    return ImGui::GetDrawData()->TotalVtxCount;
  };
  ImGuiIO& io = ImGui::GetIO();
  io.AddMouseSourceEvent(ImGuiMouseSource_TouchScreen);
  io.AddMousePosEvent(5.0F, 300.0F);
  const int by_touch = drawn();
  io.AddMouseSourceEvent(ImGuiMouseSource_Mouse);
  io.AddMousePosEvent(6.0F, 300.0F);
  EXPECT_GT(drawn(), by_touch);
}

// The loss of my piece is reported until I move; whose turn it is fits the narrow banner.
TEST(Mended, WhatEachOfTheOthersDidStaysReadable) {
  TablePage page(kSmall, kToThrow);
  (void)page.session().throw_or_draw();
  page.wait_for_person();
  if (!page.session().picker().choices().empty()) (void)page.session().choose(0);
  page.wait_for_person();
  std::size_t lines = 0;
  for (const ui::Target& one : page.targets()) {
    const bool line =
        one.role == ui::Role::Text && one.label.find(" throws a ") != std::string::npos;
    lines += line && !one.visible.empty() ? 1 : 0;
  }
  EXPECT_GE(lines, 1U) << page.said();
}

// Places have names, and each player has one name.
TEST(Mended, TheLogNamesPlacesAndEachPlayerOnce) {
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
  EXPECT_NE(words.find("corridor 6 › goal"), std::string::npos) << words;
}

// Nothing scrolls, and the board is as wide as a phone.
TEST(Mended, NothingScrollsAndThePhoneIsFullOfBoard) {
  for (const ImVec2 size : {kPhone, kSmall}) {
    for (const char* position : {kChoice, kSix}) {
      for (const float text : {1.0F, 2.0F}) {
        TablePage page(size, position, 1, text);
        for (const ui::Target& one : page.targets()) {
          if (one.visible.empty() || one.layer > 0) continue;
          EXPECT_LT(one.rect.height() - one.visible.height(), 1.0F) << one.key << size.x;
        }
        EXPECT_EQ(page.model().table.width(), size.x);
        if (text > 1.0F) continue;
        EXPECT_GT(page.model().table.height(), 0.4F * size.y) << position;
      }
    }
  }
}

// The hint is over the table, which does not move for it.
TEST(Mended, AHintDoesNotMoveTheBoard) {
  TablePage page(kPhone, kChoice);
  const ui::Rect before = page.model().table;
  page.press("table/hint");
  for (int i = 0; i < 400 && !page.session().picker().recommended(); ++i) page.frame();
  page.rest();
  ASSERT_TRUE(page.session().picker().recommended());
  EXPECT_EQ(page.model().table.min.y, before.min.y);
  EXPECT_EQ(page.model().table.max.y, before.max.y);
  EXPECT_FALSE(page.says("Less is in danger afterwards"));
}

// In a window between phone and desktop size, the board has most of the space.
TEST(Mended, TheBoardIsNotTinyInASmallWindow) {
  TablePage page({640.0F, 560.0F}, kChoice);
  const ui::Rect& table = page.model().table;
  EXPECT_GT(std::min(table.width(), table.height()), 0.5F * 560.0F);
}

// With cards in hand and words on the card in use, a small phone's board is still large.
TEST(Mended, CardsLeaveTheBoardItsSpaceOnASmallPhone) {
  constexpr ImVec2 kLow{360.0F, 640.0F};
  for (const char* position :
       {"sorry | R 0,9,44,49 B 11,13,27,30 Y 12,39,56,59 G 15,45,48,55 | deck=12001100033 turn=R "
        "phase=card card=7 left=0 not=-",
        "sorry mode=points | R 0,1,33,43 B 4,15,17,38 Y 19,23,47,49 G 12,41,50,z2 | "
        "deck=22301213102 turn=G phase=card card=11 left=0 not=- "
        "hands=R:1,2,5,10,S;B:4,4,5,8,8;Y:2,4,4,7,7;G:11,12,12,S"}) {
    TablePage page(kLow, position, 4);
    page.session().lift_curtain();
    page.rest();
    EXPECT_GT(page.model().table.height(), 0.55F * kLow.x) << position;
  }
}

// The rest of a tall panel tells what has happened; letters are never tiny.
TEST(Mended, ALargeWindowsPanelIsUsed) {
  TablePage page(kLarge, kToThrow);
  for (int turn = 0; turn < 4; ++turn) {
    (void)page.session().throw_or_draw();
    page.wait_for_person();
    if (!page.session().picker().choices().empty()) (void)page.session().choose(0);
    page.wait_for_person();
  }
  float top = kLarge.y;
  float end = 0.0F;
  int lines = 0;
  for (const ui::Target& one : page.targets()) {
    if (one.key.find("turn-line") == std::string::npos) continue;
    top = std::min(top, one.rect.min.y);
    end = std::max(end, one.rect.max.y);
    ++lines;
  }
  EXPECT_GT(lines, 5) << page.said();
  EXPECT_GT(end - top, 200.0F);
  EXPECT_GE(page.ui().fonts.size(ui::Type::Caption), 13.0F);
}

// The lamps appear with the first six.
TEST(Mended, SixesAreCountedFromTheFirstOn) {
  TablePage none(kDesk, kToThrow);
  EXPECT_FALSE(none.says("in a row"));
  TablePage one(kDesk,
                "parchis | Y 5,12,n,n B 22,n,n,n R 39,n,n,n G 56,n,n,n | turn=Y phase=roll sixes=1 "
                "last=Y12");
  EXPECT_TRUE(one.says("1 six in a row")) << one.said();
}

// A third six may send a piece home, so the words of the second say that it is one.
TEST(Mended, TheSecondSixIsToldOnAPhoneToo) {
  for (const bool second : {false, true}) {
    TablePage page(kPhone,
                   "parchis | Y 5,12,n,n B 22,n,n,n R 39,n,n,n G 56,n,n,n | turn=Y "
                   "phase=roll sixes=" +
                       std::string(second ? "2" : "1") + " last=Y12");
    EXPECT_TRUE(page.says("A six: throw again")) << page.said();
    EXPECT_EQ(page.says("2 sixes in a row"), second) << page.said();
  }
}

// 23 and 24: the headings of dice and cards are separate, and the test's numbers are behind
// “details”.
TEST(Mended, DiceAndCardsSpeakPlainly) {
  TablePage page(kSmall, kToThrow);
  for (int turn = 0; turn < 12; ++turn) {
    (void)page.session().throw_or_draw();
    page.wait_for_person();
    if (!page.session().picker().choices().empty()) (void)page.session().choose(0);
    page.wait_for_person();
  }
  ui::open_sheet(page.model(), ui::SheetKind::Fairness);
  page.rest();
  EXPECT_FALSE(page.says("chi-square"));
  EXPECT_FALSE(page.says("xoshiro"));
  EXPECT_TRUE(page.says("came up"));
  page.press("fairness/details");
  EXPECT_TRUE(page.says("xoshiro")) << page.said();
  const float caption = page.ui().measure(ui::Type::Caption, "average").x;
  EXPECT_GT(ui::number_column(page.ui()), caption + 6.0F);
}

// A curtain hides the hand and says whose turn it is; the table is behind it.
TEST(Mended, TheCurtainIsOneAndTheTableStandsBehindIt) {
  TablePage page(kPhone, kHands, 4);
  ASSERT_TRUE(page.session().curtain()) << page.said();
  EXPECT_TRUE(page.says("Pass the device to Dot")) << page.said();
  EXPECT_TRUE(page.model().table_shown);
  EXPECT_EQ(page.find("table/throw"), nullptr);
  EXPECT_EQ(page.keys().find("/hand/"), std::string::npos);
  page.press("table/curtain");
  EXPECT_NE(page.keys().find("/hand/"), std::string::npos) << page.keys();
}

// A game travels from person to person: alone against bots there is nobody to send it to.
TEST(Mended, PlayByLinkIsOfferedToSeveralPeopleOnly) {
  TablePage alone(kPhone, kChoice, 1);
  alone.press("table/menu");
  EXPECT_NE(alone.find("menu/share"), nullptr);
  EXPECT_EQ(alone.find("menu/mail"), nullptr);
  TablePage two(kPhone, kChoice, 2);
  two.press("table/menu");
  EXPECT_NE(two.find("menu/mail"), nullptr) << two.keys();
}

// A six counts seven for a colour without a piece in its nest, and a person may have both kinds.
TEST(Mended, ASixSaysHowFarItGoesForTheColoursThatMayMove) {
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

// A hint, or a throw half entered, never stands on the table of another game.
TEST(Mended, NoTwoTablesHaveTheSameRevision) {
  TablePage one(kPhone, kChoice);
  TablePage other(kPhone, kChoice);
  EXPECT_NE(one.session().revision(), other.session().revision());
}

// When one's own pieces cannot move, a team-mate's must: the words say so.
TEST(Mended, AThrowForATeamMateSaysSo) {
  TablePage mate(kPhone,
                 "parchis teams=YR/BG | Y g,g,g,g B 12,n,n,n R 20,27,n,n G 30,n,n,n | turn=Y "
                 "phase=move3 sixes=0 last=-");
  EXPECT_EQ(ui::status_line(mate.session()), "For a team-mate: Move a piece 3 squares");
  TablePage own(kPhone,
                "parchis teams=YR/BG | Y 5,12,n,n B 22,n,n,n R 20,27,n,n G 30,n,n,n | turn=Y "
                "phase=move3 sixes=0 last=-");
  EXPECT_EQ(ui::status_line(own.session()), "Move a piece 3 squares");
}

// Whose pawn it is follows from the position of the move, not from the one on the table.
TEST(Mended, AMoveOfTheOtherSeatIsNoPartnersMove) {
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

// Nothing reveals a throw before the dice on the table have shown it.
TEST(Mended, TheButtonOfLudoShowsAThrowOnceTheDieLies) {
  TablePage page(kPhone,
                 "ludo | Y 5,n,n,n B n,n,n,n R n,n,n,n G n,n,n,n | turn=Y phase=roll use=- run=0");
  page.session().comfort.speed = 1.0F;
  const play::Match& match = page.session().match();
  ASSERT_FALSE(page.session().receive(*games::find_move(match.game(), match.state(), "d4")));
  page.frame();
  ASSERT_TRUE(page.session().animating());
  EXPECT_EQ(page.find("table/throw")->value, "");
  page.session().settle();
  page.frame();
  EXPECT_EQ(page.find("table/throw")->value, "4");
}

// Of two sheets only the upper one can be reached, and Escape closes that one alone.
TEST(Mended, ASheetCoversTheOneBelowIt) {
  TablePage page(kPhone, kChoice);
  for (const ui::SheetKind sheet : {ui::SheetKind::Menu, ui::SheetKind::Settings}) {
    ui::open_sheet(page.model(), sheet);
    page.rest();
  }
  ASSERT_NE(page.find("menu/close"), nullptr) << page.keys();
  ASSERT_NE(page.find("settings/close"), nullptr) << page.keys();
  EXPECT_GT(page.find("settings/close")->layer, page.find("menu/close")->layer);
  EXPECT_EQ(page.find("settings/close")->layer, page.ui().top_layer());
  ImGui::GetIO().AddKeyEvent(ImGuiKey_Escape, true);
  page.frame();
  ImGui::GetIO().AddKeyEvent(ImGuiKey_Escape, false);
  page.rest();
  EXPECT_FALSE(page.model().settings_open);
  EXPECT_TRUE(page.model().menu_open);
}

// A refused card leads to its own rule, not to that of the refusal before; and whoever tries it
// again hears it again.
TEST(Mended, ARefusedCardSaysWhyEachTime) {
  constexpr const char* kHand =
      "sorry mode=points | R 0,1,33,43 B 4,15,17,38 Y 19,23,47,49 G 12,41,50,z2 | "
      "deck=22301213102 turn=R phase=hand card=- left=0 not=- "
      "hands=R:1,2,5,10,S;B:4,4,5,8,8;Y:2,4,4,7,7;G:11,11,12,12,S";
  TablePage page(kPhone, kHand);
  for (int i = 0; i < 2; ++i) {
    page.model().bubble_rule = "of another refusal";
    page.model().refused = false;
    const ui::Target* card = page.find("table/hand/card-4");
    ASSERT_NE(card, nullptr) << page.keys();
    page.ui().activate_from_mirror(card->id);
    page.frame();
    EXPECT_FALSE(page.model().bubble.empty());
    EXPECT_NE(page.model().bubble_rule, "of another refusal");
    EXPECT_TRUE(page.model().refused);
    page.frame();
    EXPECT_FALSE(page.model().refused) << "it is shown, and no longer new";
  }
}

}  // namespace
