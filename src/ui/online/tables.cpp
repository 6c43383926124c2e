#include "ui/online/tables.h"

#include <algorithm>

#include "assets/icons.h"
#include "core/hex.h"
#include "ui/draft/known.h"
#include "ui/draft/labels.h"
#include "ui/draft/pictures.h"
#include "ui/kit/button.h"
#include "ui/kit/cells.h"
#include "ui/kit/emblem.h"
#include "ui/kit/page_bar.h"
#include "ui/kit/panel.h"
#include "ui/kit/sheet.h"
#include "ui/model.h"
#include "ui/online_page.h"
#include "ui/show.h"
#include "view/words/words.h"

namespace ui {

using view::tr;
using Table = TablesPage::Table;

namespace {

constexpr float kPageMost = 1000.0F;
constexpr float kCard = 136.0F;
constexpr float kCardFixed = 0.7F;      // share of it that does not grow with the text
constexpr float kPictureShare = 0.66F;  // of the inside of a card: the board's side
constexpr float kSeat = 4.5F;           // radius of a seat's sign
constexpr float kSeatStep = 12.0F;
constexpr float kSeatRing = 1.5F;
constexpr float kHalf = 0.5F;
constexpr float kOwnTable = 420.0F;  // the widest button for it

std::string way_of(const Table& table) {
  const games::Preset* preset = known_way(table.rules);
  return std::string(preset == nullptr ? tr("Custom rules") : tr(preset->title));
}

std::string free_words(const Table& table) {
  return view::tr_count("{0} free seat", "{0} free seats", static_cast<int>(table.free));
}

// The game's name, and below it its variant if that says more.
struct CardWords {
  std::string title;
  std::string way;
  std::string free;

  explicit CardWords(const Table& table)
      : title(known_title(known_of(table.rules))), way(way_of(table)), free(free_words(table)) {
    if (way == title) way.clear();
  }
  [[nodiscard]] std::string spoken() const {
    return view::labelled(title + (way.empty() ? "" : ", " + way), free);
  }
  [[nodiscard]] float height(const Ui& ui, float width) const {
    return ui.measure(Type::Strong, title, width).y + ui.measure(Type::Caption, way, width).y +
           ui.measure(Type::Caption, free, width).y;
  }
};

float card_height(const Ui& ui, const Table& table, float width) {
  const float inner = width - 2.0F * gap::kMedium;
  return inner * kPictureShare + CardWords(table).height(ui, inner) + gap::kSmall +
         2.0F * gap::kMedium;
}

// A disc for each seat that is taken and a ring for each that is free, in rows of two, with the
// last row at the foot of `place`.
void seats_sign(Ui& ui, const Rect& place, const Table& table) {
  const Palette& c = ui.colours();
  const std::size_t rows = (table.seats + 1) / 2;
  const float left = place.middle().x - kSeatStep * kHalf;
  const float top = place.max.y - kSeat - kSeatStep * static_cast<float>(rows - 1);
  for (std::size_t i = 0; i < table.seats; ++i) {
    const std::size_t row = i / 2;
    const ImVec2 at{left + kSeatStep * static_cast<float>(i % 2),
                    top + kSeatStep * static_cast<float>(row)};
    if (i + table.free < table.seats) {
      ui.draw->AddCircleFilled(at, kSeat, c.text);
    } else {
      ui.draw->AddCircle(at, kSeat, c.accent_text, 0, kSeatRing);
    }
  }
}

// The board, with the key's picture and the seats beside it.
void card_picture(Ui& ui, Model& model, Rect place, const Table& table) {
  draw_picture(ui, model, place.cut_left(place.height()), table.rules);
  place.cut_left(gap::kSmall);
  emblem(ui, place.cut_top(place.width()), table.key);
  seats_sign(ui, place, table);
}

// A key's name among widgets: its first bytes.
std::string name_of(const core::Key& key) {
  constexpr std::size_t kBytes = 6;
  return core::hex(std::span(key).first(kBytes));
}

void table_card(Ui& ui, Model& model, const Rect& place, const Table& table) {
  const Palette& c = ui.colours();
  const CardWords words(table);
  const Touch touch = ui.touch(name_of(table.key), place, {Role::Button, words.spoken()});
  if (touch.clicked) model.ask(wish::JoinTable{table.key});
  if (place.both(ui.clip()).empty()) return;
  Rect inner = lifted_card(ui, place, touch, touch.hover).grown(-gap::kMedium);
  card_picture(ui, model, inner.cut_top(inner.width() * kPictureShare), table);
  inner.cut_top(gap::kSmall);
  ui.fit(Type::Strong, inner.cut_top(ui.measure(Type::Strong, words.title, inner.width()).y),
         c.text, words.title);
  ui.fit(Type::Caption, inner.cut_bottom(ui.measure(Type::Caption, words.free, inner.width()).y),
         c.text, words.free);
  if (!words.way.empty()) ui.fit(Type::Caption, inner, c.muted, words.way);
}

void table_grid(Ui& ui, Model& model, Column& column) {
  const std::vector<Table>& tables = model.tables.tables;
  const float least = kCard * (kCardFixed + (1.0F - kCardFixed) * ui.text_scale);
  ui.push("table");
  rows_of_cells(
      column, tables.size(), Cells::at_least(least, column, gap::kMedium),
      [&](std::size_t i, float wide) { return card_height(ui, tables[i], wide); },
      [&](std::size_t i, const Rect& place) { table_card(ui, model, place, tables[i]); });
  ui.pop();
}

void header(Ui& ui, Model& model, Rect bar) {
  if (back_button(ui, bar, tr("Back"))) leave_screen(model);
  bar.cut_left(gap::kSmall);
  page_title(ui, bar, ui.colours().on_backdrop, tr("Open tables"));
}

std::string_view empty_words(const TablesPage& page) {
  if (page.fault) return tr(page.fault->message);
  if (!page.trouble.empty()) return tr("No connection. This page keeps trying by itself.");
  if (!page.heard) return tr("Looking for open tables. This takes about 15 seconds…");
  return tr(
      "Nobody has a table open just now. Open one yourself: it is seen here at once, and "
      "whoever is looking can sit down.");
}

// A person who comes here with a table of their own goes back to it.
void own_table(Ui& ui, Model& model, Column& column) {
  const TablesPage& page = model.tables;
  if (page.fault) return;
  if (page.at_room) {
    if (row_button(ui, column, "mine", tr("Back to my table"), {Look::Secondary, icons::kUsers}))
      model.ask(wish::OpenRoom{});
    return;
  }
  const Look look = page.tables.empty() ? Look::Primary : Look::Secondary;
  if (row_button(ui, column, "own", tr("Set up a table"), {look, icons::kPlus}))
    model.ask(wish::SetUp{model.drafts.chosen, SetupFor::Online});
}

void nothing_there(Ui& ui, Model& model, const Rect& room) {
  Scroll scroll = begin_empty_page(ui, room, icons::kUsers, empty_words(model.tables));
  own_table(ui, model, scroll.column);
  end_scroll(ui, scroll, gap::kLarge);
}

void list(Ui& ui, Model& model, const Rect& room) {
  const float wide = std::min(room.width(), kPageMost * ui.text_scale);
  Scroll scroll = begin_scroll(ui, "list", centred(room, {wide, room.height()}), gap::kLarge);
  Column& column = scroll.column;
  column.y -= gap::kSmall;
  ui.paragraph(column, Type::Caption, ui.colours().on_backdrop_muted,
               tr("Those who sit there are strangers: everyone speaks in ready-made phrases only, "
                  "and you can mute anybody. They can learn your internet address."),
               gap::kMedium);
  table_grid(ui, model, column);
  column.width = std::min(column.width, kOwnTable * ui.text_scale);
  own_table(ui, model, column);
  end_scroll(ui, scroll);
}

}  // namespace

void leave_tables(Model& model) {
  if (model.tables.at_room) {
    model.ask(wish::OpenRoom{});
  } else {
    model.ask(wish::Go{Screen::Title});
  }
}

void show_tables(Ui& ui, Model& model) {
  ui.push("tables");
  model.table_shown = false;
  Rect room = ui.screen;
  header(ui, model, cut_page_bar(ui, room));
  const bool none = model.tables.tables.empty();
  ui.tell("none", none ? empty_words(model.tables) : std::string_view());
  if (none) {
    nothing_there(ui, model, room);
  } else {
    list(ui, model, room);
  }
  ui.pop();
}

}  // namespace ui
