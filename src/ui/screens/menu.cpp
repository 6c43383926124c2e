#include "ui/screens/menu.h"

#include "assets/icons.h"
#include "ui/hud/game.h"
#include "ui/hud/lots.h"
#include "ui/hud/own_dice.h"
#include "ui/hud/seat_signs.h"
#include "ui/hud/words.h"
#include "ui/kit/button.h"
#include "ui/kit/cells.h"
#include "ui/kit/sheet.h"
#include "ui/kit/ui.h"
#include "ui/model.h"
#include "ui/screens/mail.h"
#include "view/table/session.h"
#include "view/words/words.h"

namespace ui {

using view::tr;

namespace {

constexpr float kMenuWidth = 380.0F;
constexpr float kPairFrom = 300.0F;  // css px at text size 100 % that two tiles need
constexpr float kGameSheetWidth = 440.0F;
constexpr float kLogDisc = 10.0F;
constexpr float kLogDiscAt = 11.0F;
constexpr float kLogIndent = 32.0F;

// A tile of the menu: its label and its wish.
struct Tile {
  const char* key;
  std::string_view label;
  const char* icon;
  Wish wish;
};

std::vector<Tile> menu_tiles(const Model& model) {
  const bool online = is_online(*model.session);
  std::vector<Tile> tiles = {
      {"help", tr("How to play"), icons::kScrollText, wish::Open{SheetKind::Help}},
      {"log", tr("Game log"), icons::kList, wish::Open{SheetKind::Log}},
      {"fairness", has_cards(model.session->match().game()) ? tr("Cards") : tr("Dice"),
       icons::kScale, wish::Open{SheetKind::Fairness}},
      {"watch", tr("Watch again"), icons::kHistory, wish::Watch{}},
      {"share", tr("Share"), icons::kShare2, wish::ShareTable{}}};
  if (online) {
    tiles.push_back({"people", tr("At this table"), icons::kUsers, wish::Open{SheetKind::Online}});
  } else {
    tiles.push_back({"online", tr("Play online"), icons::kUsers, wish::InviteTable{}});
    // A game with several people can travel from one to another.
    if (!model.mail.travels && people_at_table(*model.session) > 1)
      tiles.push_back({"mail", tr("Play by link"), icons::kSend, wish::OfferMail{}});
    if (!model.daily.on_table)  // a race of the day has its own luck, once
      tiles.push_back({"rematch", tr("Start this game again"), icons::kRotateCcw, wish::Rematch{}});
  }
  if (model.update_ready)
    tiles.push_back({"update", tr("Load the new version"), icons::kDownload, wish::Update{}});
  tiles.push_back({"leave", tr("To the title page"), icons::kHouse, wish::Go{Screen::Title}});
  return tiles;
}

// Two side by side if there is space, each pair as high as the longer words need.
void tile_pairs(Ui& ui, Model& model, Column& column) {
  const std::vector<Tile> tiles = menu_tiles(model);
  const bool two = column.width > kPairFrom * ui.text_scale;
  const auto style = [](const Tile& tile) {
    return ButtonStyle{Look::Ghost, tile.icon, Align::Left, true, Type::Body};
  };
  rows_of_cells(
      column, tiles.size(), {two ? std::size_t{2} : std::size_t{1}, gap::kSmall, gap::kTiny},
      [&](std::size_t i, float wide) {
        return button_height(ui, tiles[i].label, wide, style(tiles[i]));
      },
      [&](std::size_t i, const Rect& place) {
        if (!button(ui, tiles[i].key, place, tiles[i].label, style(tiles[i]))) return;
        model.ask(tiles[i].wish);
        model.menu_open = false;
      });
}

}  // namespace

void show_menu(Ui& ui, Model& model) {
  if (model.session == nullptr) {
    model.menu_open = false;
    return;
  }
  Sheet sheet = begin_sheet(ui, "menu", tr("Menu"), model.menu_open, kMenuWidth);
  Column& column = sheet.scroll.column;
  // The podium, with the way on, may have been closed to look at the board.
  const bool over = model.session->status().over;
  const auto label = over ? tr("The podium") : tr("Back to the game");
  if (row_button(ui, column, over ? "results" : "resume", label,
                 {Look::Primary, over ? icons::kCrown : icons::kPlay})) {
    if (over) model.ask(wish::Open{SheetKind::Results});
    model.menu_open = false;
  }
  if (row_button(ui, column, "settings", tr("Settings"),
                 {Look::Secondary, icons::kSettings, Align::Left})) {
    model.ask(wish::Open{SheetKind::Settings});
    model.menu_open = false;
  }
  tile_pairs(ui, model, column);
  own_dice_toggle(ui, model, column);
  end_sheet(ui, sheet);
}

void show_log(Ui& ui, Model& model) {
  if (model.session == nullptr) {
    model.log_open = false;
    return;
  }
  Sheet sheet = begin_sheet(ui, "log", tr("Game log"), model.log_open);
  Column& column = sheet.scroll.column;
  constexpr std::size_t kMost = 120;
  const auto lines = log_lines(*model.session, kMost);
  if (lines.empty()) ui.paragraph(column, Type::Body, ui.colours().muted, tr("Nothing yet."));
  for (std::size_t i = lines.size(); i-- > 0;) {
    seat_disc(ui, *model.session, lines[i].seat,
              {column.x + kLogDiscAt, column.y + ui.line(Type::Body) * 0.5F}, kLogDisc);
    Column inner{column.x + kLogIndent, column.y, column.width - kLogIndent};
    ui.paragraph(inner, Type::Body, ui.colours().text, lines[i].text, gap::kSmall);
    column.y = inner.y;
  }
  end_sheet(ui, sheet);
}

void show_game_sheet(Ui& ui, Model& model) {
  const std::string title =
      model.session == nullptr ? "" : game_hud(*model.session).sheet_title(*model.session);
  if (title.empty()) {
    model.game_sheet_open = false;
    return;
  }
  Sheet sheet = begin_sheet(ui, "sheet", title, model.game_sheet_open, kGameSheetWidth);
  game_hud(*model.session).sheet(ui, model, sheet.scroll.column);
  end_sheet(ui, sheet);
}

}  // namespace ui
