// How each person has done in the finished games, one card per person.
#include "ui/review/records.h"
#include "ui/named_choice.h"

#include <algorithm>

#include "assets/icons.h"
#include "ui/draft/draft.h"
#include "ui/draft/labels.h"
#include "ui/hooks.h"
#include "ui/kit/button.h"
#include "ui/kit/choice.h"
#include "ui/kit/sheet.h"
#include "ui/model.h"
#include "ui/review/chances.h"
#include "view/words/numbers.h"
#include "view/words/words.h"

namespace ui {

using view::tr;

namespace {

constexpr float kSheet = 560.0F;

struct Figure {
  std::string value;
  std::string_view name;
};

bool captures_count(GameKind kind) {
  bool count = false;
  games::each_game([&]<class G>(std::type_identity<G> game) {
    if (kind == kKind<G>) count = !capture_reason(game).empty();
  });
  return count;
}

// Games, wins and so on.
std::vector<Figure> figures_of(const play::Record& record, GameKind kind) {
  const auto text = [](std::uint32_t value) { return std::to_string(value); };
  const std::uint32_t games = std::max(1U, record.games);
  std::vector<Figure> figures = {{text(record.games), tr("Games")},
                                 {text(record.wins), tr("Wins")}};
  if (captures_count(kind)) figures.push_back({text(record.captures), tr("Captures")});
  figures.push_back(
      {text((record.turns + games / 2) / games), tr("Turns of all players per game")});
  figures.push_back({text(record.streak), tr("Wins in a row")});
  if (record.luck) {
    const std::int64_t luck = std::int64_t{*record.luck} * ai::kCertain / play::kLuckUnit;
    figures.push_back({gain_words(luck), tr("Luck per game")});
  }
  return figures;
}

struct Grid {
  std::size_t columns = 1;
  float cell_width = 0.0F;
  float cell_height = 0.0F;
  float height = 0.0F;
};
Grid grid_of(const Ui& ui, const std::vector<Figure>& figures, float width) {
  float least = 0.0F;
  for (const Figure& figure : figures) {
    least = std::max({least, ui.measure(Type::Caption, figure.name).x,
                      ui.measure(Type::Heading, figure.value).x});
  }
  Grid grid;
  const auto fit = static_cast<std::size_t>(std::max(1.0F, width / (least + gap::kMedium)));
  const std::size_t rows = (figures.size() + fit - 1) / std::max<std::size_t>(1, fit);
  grid.columns = (figures.size() + rows - 1) / rows;  // as even as possible
  grid.cell_width = width / static_cast<float>(grid.columns);
  float name_high = ui.line(Type::Caption);
  for (const Figure& figure : figures)
    name_high = std::max(name_high, ui.measure(Type::Caption, figure.name, grid.cell_width).y);
  grid.cell_height = ui.line(Type::Heading) + name_high;
  grid.height = static_cast<float>(rows) * (grid.cell_height + gap::kSmall) - gap::kSmall;
  return grid;
}

void draw_figures(Ui& ui, const std::vector<Figure>& figures, const Grid& grid, ImVec2 at) {
  const Palette& c = ui.colours();
  for (std::size_t i = 0; i < figures.size(); ++i) {
    const float x = at.x + static_cast<float>(i % grid.columns) * grid.cell_width;
    const std::size_t row = i / grid.columns;
    const float y = at.y + static_cast<float>(row) * (grid.cell_height + gap::kSmall);
    const Figure& figure = figures[i];
    ui.record_text(Role::Text, box(x, y, grid.cell_width, grid.cell_height),
                   view::labelled(figure.name, figure.value));
    ui.words(Type::Heading, {x, y}, c.text, figure.value);
    ui.words(Type::Caption, {x, y + ui.line(Type::Heading)}, c.muted, figure.name, grid.cell_width);
  }
}

// A record without a name is the reader's: nobody else has played at that device.
std::string_view name_of(const play::Record& record) {
  return record.name.empty() ? tr("You") : std::string_view(record.name);
}

// The share of games won.
void share_bar(Ui& ui, const Rect& rect, float share) {
  const Palette& c = ui.colours();
  const float round = rect.height() * 0.5F;
  ui.draw->AddRectFilled(rect.min, rect.max, c.well, round);
  if (share <= 0.0F) return;
  const float wide = std::max(rect.height(), rect.width() * share);
  ui.draw->AddRectFilled(rect.min, {rect.min.x + wide, rect.max.y}, c.accent, round);
}

void person(Ui& ui, Column& column, const play::Record& record, GameKind kind) {
  constexpr float kBar = 8.0F;
  const Palette& c = ui.colours();
  const float inside = column.width - 2 * gap::kMedium;
  const auto figures = figures_of(record, kind);
  const Grid grid = grid_of(ui, figures, inside);
  const float share =
      static_cast<float>(record.wins) / static_cast<float>(std::max(1U, record.games));
  const std::string won = tr("{0}% won", {std::to_string(view::whole_percent(share))});
  const float won_wide = ui.measure(Type::Caption, won).x;
  const float name_wide = inside - won_wide - gap::kMedium;
  const float name_high =
      std::max(ui.measure(Type::Strong, name_of(record), name_wide).y, ui.line(Type::Caption));
  const Rect card = column.take(
      name_high + gap::kSmall + kBar + gap::kMedium + grid.height + 2 * gap::kMedium, gap::kMedium);
  ui.gradient(card, corner::kCard, c.panel_top, c.panel);
  ui.draw->AddRect(card.min, card.max, c.edge, corner::kCard);
  Rect inner = card.grown(-gap::kMedium);
  const Rect head = inner.cut_top(name_high);
  ui.record_text(Role::Heading, head, name_of(record));
  ui.words(Type::Strong, head.min, c.text, name_of(record), name_wide);
  ui.record_text(Role::Text, head, won);
  ui.words(Type::Caption, {head.max.x - won_wide, head.min.y}, c.muted, won);
  inner.cut_top(gap::kSmall);
  share_bar(ui, inner.cut_top(kBar), share);
  inner.cut_top(gap::kMedium);
  draw_figures(ui, figures, grid, inner.min);
}

void choose_game(Ui& ui, RecordsPage& page, Column& column) {
  std::vector<Option> options;
  for (const GameKind kind : kGameKinds)
    options.push_back({game_word(kind), std::string(game_title(kind))});
  (void)choice_row(ui, column, "game", tr("Game"), options, page.game, gap::kMedium);
}

}  // namespace

void open_records(Model& model) {
  RecordsPage& page = model.records;
  page.open = true;
  const auto all = page.results->all();
  if (all.empty()) return;
  for (const GameKind kind : kGameKinds) {
    if (all.back().game == game_word(kind)) page.game = static_cast<int>(kind);
  }
}

void show_records(Ui& ui, Model& model) {
  RecordsPage& page = model.records;
  Sheet sheet = begin_sheet(ui, "records", tr("Statistics"), page.open, kSheet);
  Column& column = sheet.scroll.column;
  choose_game(ui, page, column);
  const GameKind kind = kGameKinds[static_cast<std::size_t>(page.game)];
  const auto all = play::records(*page.results, game_word(kind));
  for (const play::Record& record : all) person(ui, column, record, kind);
  if (all.empty()) {
    ui.paragraph(column, Type::Body, ui.colours().muted,
                 tr("Finished games are counted here, for every person at the table."),
                 gap::kMedium);
  }
  const auto weighed = [](const play::Record& one) { return one.luck.has_value(); };
  if (std::any_of(all.begin(), all.end(), weighed)) {
    ui.paragraph(column, Type::Caption, ui.colours().muted, luck_words(), gap::kMedium);
  }
  if (page.cleared) {
    ui.paragraph(column, Type::Body, ui.colours().text, tr("The statistics are cleared."),
                 gap::kSmall);
    if (row_button(ui, column, "take-back", tr("Undo"), {Look::Primary, icons::kUndo2}))
      model.ask(wish::RestoreResults{});
  } else if (!page.results->all().empty()) {
    if (row_button(ui, column, "save-table", tr("Save as a spreadsheet"),
                   {Look::Secondary, icons::kDownload}))
      model.ask(wish::SaveResults{});
    if (row_button(ui, column, "clear", tr("Clear the statistics"),
                   {Look::Ghost, icons::kTrash2})) {
      model.ask(wish::ClearResults{});
      ui.say(tr("The statistics are cleared."));
    }
  }
  end_sheet(ui, sheet);
}

}  // namespace ui
