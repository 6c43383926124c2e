// What a screen is at first, by the way in which it was opened, and how readers tell its buttons
// apart.
#include <gtest/gtest.h>

#include <algorithm>
#include <span>

#include "assets/embedded.h"
#include "play/library.h"
#include "ui/draft/known.h"
#include "ui/kit/semantics.h"
#include "ui/online/tables.h"
#include "ui/screens/games.h"
#include "ui/table_page.h"
#include "view/words/words.h"

namespace {

constexpr ImVec2 kNarrow{390.0F, 844.0F};
constexpr const char* kAnyThrow =
    "parchis | Y 5,12,n,n B 22,n,n,n R 39,n,n,n G 56,n,n,n | turn=Y phase=roll sixes=0 last=-";

class OpenedPage : public ui_test::TablePage {
 public:
  OpenedPage() : TablePage(kNarrow, kAnyThrow) {
    model().games.library = &library;
    go(ui::Screen::Title);
  }
  void go(ui::Screen screen) {
    model().screen = screen;
    rest();
  }
  void set_up(std::string_view game, bool online = false) {
    go(ui::Screen::Title);
    ui::open_setup(model(), *ui::known_by(game),
                   online ? ui::SetupFor::Online : ui::SetupFor::Play);
    rest();
  }
  [[nodiscard]] float top() const { return find("setup/seat-1")->rect.min.y; }

  play::Library library;
};

TEST(OpenedSetup, BeginsAtItsTopUnlessItWasOpenBefore) {
  OpenedPage fresh;
  fresh.set_up("parchis");
  const float top = fresh.top();

  OpenedPage page;
  page.set_up("ludo");
  ImGui::GetIO().AddMousePosEvent(200.0F, 500.0F);
  ImGui::GetIO().AddMouseWheelEvent(0.0F, -4.0F);
  page.rest();
  const float scrolled = page.top();
  EXPECT_LT(scrolled, top - 100.0F);
  page.set_up("ludo");
  EXPECT_FLOAT_EQ(page.top(), scrolled) << "the same game’s";
  page.set_up("parchis");
  EXPECT_FLOAT_EQ(page.top(), top);
}

TEST(OpenedSetup, FromTheOpenTablesItIsForATableOnline) {
  OpenedPage page;
  page.set_up("parchis");
  ASSERT_NE(page.find("setup/start"), nullptr);
  EXPECT_TRUE(page.find("setup/start")->brass);
  page.set_up("parchis", true);
  ASSERT_NE(page.find("setup/online"), nullptr);
  EXPECT_TRUE(page.find("setup/online")->brass);
  page.set_up("parchis");
  EXPECT_FALSE(page.find("setup/online")->brass);

  page.go(ui::Screen::Tables);
  page.press("tables/own");
  const auto& wished = page.wished();
  EXPECT_TRUE(std::any_of(wished.begin(), wished.end(), [](const ui::Wish& wish) {
    const auto* set_up = std::get_if<ui::wish::SetUp>(&wish);
    return set_up != nullptr && set_up->purpose == ui::SetupFor::Online;
  }));
}

TEST(OpenedSetup, SeveralPeopleMayPlayByLink) {
  OpenedPage page;
  page.set_up("parchis");
  EXPECT_EQ(page.find("setup/mail"), nullptr) << "one person against bots";
  page.model().drafts.now().players[1] = {};
  page.rest();
  EXPECT_TRUE(page.says("sends the others a new link"));
  page.press("setup/mail");
  const auto& wished = page.wished();
  ASSERT_GE(wished.size(), 2U);
  EXPECT_TRUE(std::holds_alternative<ui::wish::Start>(wished[wished.size() - 2]));
  EXPECT_TRUE(std::holds_alternative<ui::wish::OfferMail>(wished.back()));
}

TEST(ListOfGames, EachButtonSaysToWhichGameItBelongs) {
  OpenedPage page;
  play::KeptGame game;
  game.id = "a1";
  game.name = "Sunday";
  game.position = kAnyThrow;
  page.library.put(game);
  page.go(ui::Screen::Games);
  for (const char* what : {"open", "replay", "share", "rename", "delete"}) {
    const ui::Target* button = page.find(std::string("games/a1/") + what);
    ASSERT_NE(button, nullptr) << what << " among " << page.keys();
    EXPECT_TRUE(button->label.starts_with("Sunday: ")) << button->label;
  }
  EXPECT_LT(page.find("games/a1/open"), page.find("games/a1/delete")) << "in this order";
}

TEST(Field, IsReadWithTheLanguagesOwnColon) {
  const view::Words french(view::Language::French, assets::find("po/fr.mo"));
  view::use_words(&french);
  ui::Target field;
  field.role = ui::Role::Field;
  field.label = "Votre nom";
  field.value = "Ana";
  const std::string json = ui::targets_json(std::span(&field, 1), 0);
  view::use_words(nullptr);
  EXPECT_NE(json.find("\"words\":\"Votre nom\u00a0: Ana\""), std::string::npos) << json;
}

}  // namespace
