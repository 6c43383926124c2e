// Faults that were found by playing, so that none comes back: what is cut, hidden or out of sight
// on small screens and with large text, and what is not drawn.
#include <gtest/gtest.h>

#include "assets/icons.h"
#include "ui/draft/known.h"
#include "ui/draft/lengths.h"
#include "ui/setup/setup_parts.h"
#include "ui/table_page.h"

namespace {

using ui_test::kToThrow;
using ui_test::TablePage;

constexpr ImVec2 kPhone{390.0F, 844.0F};
constexpr ImVec2 kSmall{320.0F, 568.0F};

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
TEST(MendedSizes, ANameIsNotCutBesideAThrow) {
  constexpr unsigned kDots = 0x2026;
  const auto game = games::Game::parse("parcheesi");  // two dice
  TablePage page(kSmall, games::print_position(*game, game->start()));
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

// Before a throw the button shows a sign of dice: a blank die looked like a broken picture.
TEST(MendedSizes, TheButtonToThrowShowsDice) {
  for (const char* rules : {"parchis", "ludo", "parcheesi"}) {
    const auto game = games::Game::parse(rules);
    TablePage page(kPhone, games::print_position(*game, game->start()), game->seat_count());
    page.wait_for_person();
    const ui::Target* button = page.find("table/throw");
    ASSERT_NE(button, nullptr) << page.keys();
    EXPECT_TRUE(draws(page, ui::Type::BigIcon, code_of(icons::kDices), button->rect)) << rules;
  }
}

// Who begins is said over the table as the game begins.
TEST(MendedSizes, WhoBeginsIsSaid) {
  const auto game = games::Game::parse("parchis");
  TablePage page(kPhone, games::print_position(*game, game->start()), 4);
  page.wait_for_person();
  ASSERT_EQ(page.session().told().size(), 1U);
  ui::Rect top = page.model().table;
  top = top.cut_top(60.0F);
  EXPECT_TRUE(draws(page, ui::Type::Strong, 'b', top)) << "begins";
}

// Letters so large that a name would hide the board are left to the rows below it.
TEST(MendedSizes, NoLargeNamesLieOnTheBoardOfTheSetUp) {
  for (const float text : {1.0F, 2.0F}) {
    const ui_test::Context context;
    ui::Ui page;
    context.spell(page, text);
    page.text_scale = text;
    ui_test::frames(page, {844.0F, 390.0F}, 1, [&] {
      const int before = page.draw->VtxBuffer.Size;
      ui::name_plate(page, ui::box(0.0F, 0.0F, 220.0F, 220.0F), {{50.0F, 50.0F}, 28.0F}, "Hugo");
      EXPECT_EQ(page.draw->VtxBuffer.Size > before, text == 1.0F);
    });
  }
}

// The chosen game is in sight on the title, however large the text is.
TEST(MendedSizes, TheTitleShowsTheChosenGame) {
  TablePage page(kPhone, kToThrow, 1, 2.0F);
  for (const char* game : {"maze", "ludo", "sorry"}) {
    page.model().screen = ui::Screen::Title;
    page.model().drafts.chosen = *ui::known_by(game);
    page.model().chooses_own_game = false;
    page.rest();
    const ui::Target* card = page.find(std::string("title/") + game);
    ASSERT_NE(card, nullptr) << page.keys();
    EXPECT_GE(card->visible.height(), ui::kTouch) << game;
  }
}

// A change of who plays leaves the quick game, with the same players.
TEST(MendedSizes, QuickGamesAreForAnyPlayers) {
  const auto quick = [](std::string_view line) {
    const auto rules = ui::quick_rules(games::Game::parse(line)->rules());
    return rules ? ui::rules_line(*rules) : std::string();
  };
  EXPECT_EQ(quick("parchis"), "parchis pieces=2");
  EXPECT_EQ(quick("ludo"), "ludo out=1 win=one") << "as the preset of that name";
  EXPECT_EQ(quick("parchis seats=Y,B,G"), "parchis seats=Y,B,G pieces=2");
  EXPECT_EQ(quick("parchis seats=Y,G,R"), "parchis seats=Y,G,R pieces=2");
  EXPECT_EQ(quick("parchis first=R"), "parchis pieces=2 first=R");
  EXPECT_EQ(quick("parchis seats=Y,G,R pieces=2"), "");
  const auto minutes = [](std::string_view line) {
    return ui::minutes_of({games::Game::parse(line)->rules(), {{}, {}, {}}}, {});
  };
  EXPECT_LT(minutes("parchis seats=Y,G,R pieces=2"), minutes("parchis seats=Y,G,R"));
}

}  // namespace
