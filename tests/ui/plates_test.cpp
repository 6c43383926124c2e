// What the players’ plates and the button to throw show, and who is said to begin.
#include <gtest/gtest.h>

#include "assets/icons.h"
#include "ui/hud/game.h"
#include "ui/kit/symbol.h"
#include "ui/table_page.h"

namespace {

using ui_test::kForPoints;
using ui_test::kPhone;
using ui_test::kSmallPhone;
using ui_test::TablePage;

// Whether that letter or icon is drawn in `rect` by the last frame.
bool draws(TablePage& page, ui::Type type, unsigned letter, const ui::Rect& rect) {
  const ImFontGlyph* glyph =
      page.ui().fonts.face(type)->FindGlyphNoFallback(static_cast<ImWchar>(letter));
  if (glyph == nullptr) return false;
  for (const ImDrawList* list : ImGui::GetDrawData()->CmdLists) {
    for (const ImDrawVert& corner : list->VtxBuffer) {
      if (corner.uv.x == glyph->U0 && corner.uv.y == glyph->V0 && rect.contains(corner.pos))
        return true;
    }
  }
  return false;
}

// Whether something of that colour is drawn in `rect` by the last frame.
bool draws_colour(ui::Colour colour, const ui::Rect& rect) {
  for (const ImDrawList* list : ImGui::GetDrawData()->CmdLists) {
    for (const ImDrawVert& corner : list->VtxBuffer) {
      if (corner.col == colour && rect.contains(corner.pos)) return true;
    }
  }
  return false;
}

// The code of an icon, three bytes of UTF-8.
unsigned code_of(const char* icon) {
  const auto bits = [icon](int at, unsigned mask) {
    return static_cast<unsigned char>(icon[at]) & mask;
  };
  return bits(0, 0x0fU) << 12U | bits(1, 0x3fU) << 6U | bits(2, 0x3fU);
}

// The same in any of the faces that a name may have.
bool draws_letter(TablePage& page, unsigned letter, const ui::Rect& rect) {
  return draws(page, ui::Type::Caption, letter, rect) ||
         draws(page, ui::Type::Body, letter, rect) || draws(page, ui::Type::Strong, letter, rect);
}

// On the narrowest phone a player's name is whole also beside the last throw.
TEST(Plates, ANameIsNotCutBesideAThrow) {
  constexpr unsigned kDots = 0x2026;
  const auto game = games::Game::parse("parcheesi");  // two dice
  TablePage page(kSmallPhone, games::print_position(*game, game->start()));
  play::Replay replay = page.session().replay();
  for (play::Player& player : replay.players) player = {};  // Player 1, Player 2, …
  view::Session session(replay, play::SeededChance{3}, ai::make_agent);
  session.comfort.speed = 0.0F;
  page.model().session = &session;
  for (std::size_t throws = 0; throws < replay.players.size();) {
    throws += session.status().may_throw ? 1 : 0;
    (void)session.confirm();
    if (!session.picker().choices().empty()) (void)session.choose(0);
    (void)session.update(1.0F);
  }
  page.rest();
  int plates = 0;
  for (const ui::Target& one : page.targets()) {
    if (one.label.find(" of 4 home") == std::string::npos) continue;
    EXPECT_TRUE(draws_letter(page, 'P', one.rect)) << one.label;
    EXPECT_FALSE(draws_letter(page, kDots, one.rect)) << one.label;
    ++plates;
  }
  EXPECT_EQ(plates, 4) << page.said();
}

// Whoever does not see the board hears which colour is whose, and where its pieces are.
TEST(Plates, SayTheColourAndWhereThePiecesAre) {
  TablePage page(kPhone, ui_test::kToThrow);
  EXPECT_TRUE(page.says("Ann: 0 of 4 home. Yellow: nest × 2, 5, 12")) << page.said();
}

// Who begins is said over the table as the game begins.
TEST(Plates, WhoBeginsIsSaid) {
  const auto game = games::Game::parse("parchis");
  TablePage page(kPhone, games::print_position(*game, game->start()), 4);
  page.wait_for_person();
  ASSERT_EQ(page.session().told().size(), 1U);
  ui::Rect top = page.model().table;
  top = top.cut_top(60.0F);
  EXPECT_TRUE(draws(page, ui::Type::Strong, 'b', top)) << "begins";
}

// The plates of a round of Sorry! for points.
std::vector<ui::Rect> plates_of_points(const TablePage& page) {
  std::vector<ui::Rect> plates;
  for (const ui::Target& one : page.targets()) {
    if (one.label.find(" of 4 home") != std::string::npos) plates.push_back(one.rect);
  }
  EXPECT_EQ(plates.size(), 4U) << page.said();
  return plates;
}

// The pieces at home give way to them.
TEST(Plates, PointsAreSeenWithLargeText) {
  TablePage page(kPhone, kForPoints, 1, 2.0F);
  for (const ui::Rect& plate : plates_of_points(page))
    EXPECT_TRUE(draws(page, ui::Type::Icon, code_of(icons::kTrophy), plate));
}

// The sign of the house gives way to them: it says nothing that its number does not say.
TEST(Plates, RivalsHaveNamesBesideTheirPoints) {
  TablePage page(kSmallPhone, kForPoints);  // Ann, Hugo, Mila and Otto
  for (const ui::Rect& plate : plates_of_points(page)) {
    EXPECT_TRUE(draws_letter(page, 'A', plate) || draws_letter(page, 'H', plate) ||
                draws_letter(page, 'M', plate) || draws_letter(page, 'O', plate));
  }
}

// What one plate shows, all show: also where two colours have their flags in it.
TEST(Plates, AllHaveTheSignOfTheHouseOrNone) {
  constexpr std::string_view kTwoColours =
      "maze seats=RY,BG first=G | R z,a1,a1 B h1,z,z Y e7,h8,h8 G d3,e6,a8 | "
      "walls=c1s.d1s.e1s.f1s.b2s.f2e.a3e.c3e.f3s.g3e.a4e.g4e.a5e.c5s.g5e.a6e.e6e.g6s.g6e.b7e.c7s."
      "d7s.e7s.f7s "
      "turn=BG phase=act blue=4 red=c left=2 moved=GL using=G held=- relay=RYG out=RYG";
  for (const ImVec2 window : {kPhone, kSmallPhone, ImVec2(844.0F, 390.0F)}) {
    TablePage page(window, std::string(kTwoColours));
    int plates = 0;
    int houses = 0;
    for (const ui::Target& one : page.targets()) {
      if (one.label.find(" of 6 home") == std::string::npos) continue;
      ++plates;
      houses += draws(page, ui::Type::Icon, code_of(icons::kHouse), one.rect) ? 1 : 0;
    }
    EXPECT_EQ(plates, 2) << page.said();
    EXPECT_TRUE(houses == 0 || houses == plates) << window.x;
  }
}

// The dots of a colour in the lower row of the first player's plate: where they begin and end, as
// shares of the plate's width.
std::pair<float, float> dots_on_lane(TablePage& page, view::Hue hue) {
  const auto& all = page.targets();
  const auto plate = std::find_if(all.begin(), all.end(), [](const ui::Target& one) {
    return one.label.starts_with("Ann: ") && one.label.find(" home") != std::string::npos;
  });
  if (plate == all.end()) return {0.0F, 0.0F};
  constexpr float kEdge = 8.0F;  // it may be of the same colour
  ui::Rect row = plate->rect.grown(-kEdge);
  row.cut_top(0.5F * row.height());
  constexpr float kFace = 0.25F;  // of the width, before the lane
  row.cut_left(kFace * row.width());
  float least = row.max.x;
  float most = row.min.x;
  for (const ImDrawList* list : ImGui::GetDrawData()->CmdLists) {
    for (const ImDrawVert& corner : list->VtxBuffer) {
      if (corner.col != page.ui().paint(hue) || !row.contains(corner.pos)) continue;
      least = std::min(least, corner.pos.x);
      most = std::max(most, corner.pos.x);
    }
  }
  return {(least - row.min.x) / row.width(), (most - row.min.x) / row.width()};
}

// Whoever looks at a plate sees how far its player's pieces have come; those in the nest are
// hollow.
TEST(Lane, HasTheDotsWhereThePiecesAre) {
  const std::string rest = " B 22 R 39 G 56 | turn=Y phase=roll sixes=0 last=-";
  constexpr float kMiddle = 0.5F;
  TablePage near_home(kPhone, "parchis pieces=1 | Y c6" + rest);
  EXPECT_GT(dots_on_lane(near_home, view::Hue::Yellow).first, kMiddle);
  TablePage near_start(kPhone, "parchis pieces=1 | Y 6" + rest);
  EXPECT_LT(dots_on_lane(near_start, view::Hue::Yellow).second, kMiddle);
  TablePage in_nest(kPhone, "parchis pieces=1 | Y n" + rest);
  const auto [least, most] = dots_on_lane(in_nest, view::Hue::Yellow);
  EXPECT_GT(least, most) << "there is none";
}

// In each game and variant, from its start on: within the lane, in order, at its end once home.
TEST(Lane, HoldsInEveryVariant) {
  constexpr int kSteps = 80;
  for (const games::Preset& preset : games::presets()) {
    SCOPED_TRACE(preset.name);
    const auto game = games::Game::parse(preset.name);
    TablePage page(kPhone, games::print_position(*game, game->start()), game->seat_count());
    view::Session& session = page.session();
    const ui::GameHud& hud = ui::game_hud(session);
    for (int step = 0; step < kSteps && !session.status().over; ++step) {
      for (core::SeatIndex seat = 0; seat < game->seat_count(); ++seat) {
        const ui::SeatLine line = hud.seat_line(session, seat);
        float least = 0.0F;
        int home = 0;
        for (const ui::Runner& piece : line.pieces) {
          ASSERT_GE(piece.progress, least);
          ASSERT_LE(piece.progress, 1.0F);
          least = piece.progress;
          home += piece.progress >= 1.0F ? 1 : 0;
        }
        ASSERT_LE(home, line.home);  // some goals have several places
      }
      (void)session.confirm();
      if (!session.picker().choices().empty()) (void)session.choose(0);
      (void)session.update(1.0F);
    }
  }
}

// Before a throw the button shows dice in the air: a blank die looked like a broken picture, and a
// face like a throw.
TEST(ThrowButton, TheButtonToThrowShowsDice) {
  for (const char* rules : {"parchis", "ludo", "parcheesi"}) {
    const auto game = games::Game::parse(rules);
    TablePage page(kPhone, games::print_position(*game, game->start()), game->seat_count());
    page.wait_for_person();
    const ui::Target* button = page.find("table/throw");
    ASSERT_NE(button, nullptr) << page.keys();
    EXPECT_TRUE(draws_colour(ui::kPips, button->rect)) << rules;
  }
}

// Nothing reveals a throw before the dice on the table have shown it.
TEST(ThrowButton, TheButtonOfLudoShowsAThrowOnceTheDieLies) {
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

}  // namespace
