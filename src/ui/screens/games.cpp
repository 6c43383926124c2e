// The screen of all kept games, newest first: go on, watch again, share, rename, delete.
#include "ui/screens/games.h"

#include <algorithm>
#include <array>

#include "assets/icons.h"
#include "core/text.h"
#include "games/notation.h"
#include "ui/draft/draft.h"
#include "ui/draft/known.h"
#include "ui/draft/labels.h"
#include "ui/kit/button.h"
#include "ui/kit/cells.h"
#include "ui/kit/choice.h"
#include "ui/kit/page_bar.h"
#include "ui/kit/panel.h"
#include "ui/kit/sheet.h"
#include "ui/model.h"
#include "ui/show.h"
#include "view/words/words.h"

namespace ui {

using view::tr;

namespace {

constexpr std::uint64_t kMostUnits = 99'999;  // of time that a card can show

constexpr float kPictureShare = 0.38F;  // of a narrow card's width
constexpr float kCardLeast = 330.0F;
constexpr float kPageMost = 1240.0F;
constexpr float kCardBlur = 14.0F;
constexpr float kCardDrop = 4.0F;
constexpr float kCardShadow = 0.6F;
constexpr float kGaps = 3.0F;  // at the edges of a card and between its two parts
constexpr float kHead = 64.0F;
constexpr float kRename = 420.0F;  // width of the sheet
constexpr float kUndoBar = 480.0F;

constexpr float kPieceShare = 0.036F;  // radius of a piece on it, of its side
constexpr unsigned kPieceEdge = 0x1d140a;
constexpr float kPieceShine = 0.5F;
constexpr float kPicture = 132.0F;  // side of a game's picture, css px

const Thumbnail& thumbnail(GamesPage& page, const play::KeptGame& game) {
  for (Thumbnail& one : page.thumbnails) {
    if (one.id != game.id) continue;
    one.wanted = one.wanted || one.saved != game.saved;
    one.saved = game.saved;
    one.shown = true;
    return one;
  }
  return page.thumbnails.emplace_back(Thumbnail{game.id, game.saved});
}

void picture_of(Ui& ui, GamesPage& page, const play::KeptGame& game, const Rect& place) {
  if (place.both(ui.clip()).empty()) return;
  const Thumbnail& shown = thumbnail(page, game);
  ui.draw->AddRectFilled(place.min, place.max, ui.colours().well, corner::kControl);
  if (shown.texture == 0) return;
  ui.draw->AddImageRounded(
      reinterpret_cast<ImTextureID>(static_cast<std::uintptr_t>(shown.texture)), place.min,
      place.max, {0, 0}, {1, 1}, IM_COL32_WHITE, corner::kControl);
  const float radius = place.width() * kPieceShare;
  for (const Thumbnail::Disc& piece : shown.pieces) {
    const ImVec2 at{place.min.x + piece.x * place.width(), place.min.y + piece.y * place.height()};
    ui.draw->AddCircleFilled(at, radius + 1.0F, rgb(kPieceEdge));
    ui.draw->AddCircleFilled(at, radius, paint(piece.hue, view::Shade::Light, ui.paints));
    ui.draw->AddCircle(at, radius - 1.0F, faded(kWhite, kPieceShine));
  }
}

// How long ago, in words.
std::string time_ago(std::uint64_t then, std::uint64_t now) {
  constexpr std::uint64_t kMinute = 60;
  constexpr std::uint64_t kHour = 60 * kMinute;
  constexpr std::uint64_t kDay = 24 * kHour;
  const std::uint64_t passed = now > then ? now - then : 0;
  const auto in = [passed](std::uint64_t unit) {
    return static_cast<int>(std::min<std::uint64_t>(passed / unit, kMostUnits));
  };
  if (passed < kMinute) return std::string(tr("just now"));
  if (passed < kHour) return view::tr_count("{0} minute ago", "{0} minutes ago", in(kMinute));
  if (passed < kDay) return view::tr_count("{0} hour ago", "{0} hours ago", in(kHour));
  return view::tr_count("{0} day ago", "{0} days ago", in(kDay));
}

std::string state_of(const play::KeptGame& game, std::uint64_t now) {
  const std::string when = time_ago(game.saved, now);
  if (game.over) {
    // In a room all may agree to end a game.
    const auto position = games::parse_position(game.room.empty() ? "" : game.position);
    const bool early = position && position->game.actor(position->state) != core::kOver;
    return std::string(early ? tr("Ended by agreement") : tr("Finished")) + " · " + when;
  }
  return view::tr_count("{0} move", "{0} moves", static_cast<int>(game.moves)) + " · " + when;
}

// What a card says.
struct CardText {
  std::string title;
  std::string people;
  std::string state;
};

std::string title_of(GamesPage& page, const play::KeptGame& game) {
  if (!game.name.empty()) return game.name;
  GamesPage::Title& known = page.titles[game.id];
  const view::Language language = view::words().spoken();
  if (known.words.empty() || known.saved != game.saved || known.language != language)
    known = {game.saved, language, game_title(game)};
  return known.words;
}

// The people of a game, separated by commas.
std::string people_of(const play::KeptGame& game) {
  std::string people;
  for (std::size_t seat = 0; seat < game.players.size(); ++seat) {
    people += (seat == 0 ? "" : ", ") + player_name(game.players[seat], seat);
  }
  return people;
}

CardText text_of(GamesPage& page, const play::KeptGame& game) {
  return {title_of(page, game), people_of(game), state_of(game, page.now)};
}

float words_height(const Ui& ui, const CardText& text, float width) {
  return ui.measure(Type::Strong, text.title, width).y +
         ui.measure(Type::Caption, text.people, width).y +
         ui.measure(Type::Caption, text.state, width).y + 2 * gap::kHair;
}

struct CardSize {
  float picture = 0.0F;
  float top = 0.0F;  // picture and words
  float all = 0.0F;
};
ButtonStyle open_style(const play::KeptGame& game) {
  return {game.over ? Look::Secondary : Look::Primary, game.over ? icons::kHistory : icons::kPlay};
}
std::string_view open_label(const play::KeptGame& game) {
  return game.over ? tr("Watch again") : tr("Continue");
}

// The words below the small buttons; the first is only that of a game which goes on.
auto words_of_buttons() { return std::array{tr("Watch"), tr("Share"), tr("Rename"), tr("Delete")}; }

bool have_words(const Ui& ui, float width) {
  const auto words = words_of_buttons();
  return captions_fit(ui, words, width / static_cast<float>(words.size()));
}

CardSize card_size(const Ui& ui, const CardText& text, float width, bool worded) {
  CardSize size;
  size.picture = std::min(kPicture, width * kPictureShare);
  const float words = width - size.picture - kGaps * gap::kMedium;
  size.top = std::max(size.picture, words_height(ui, text, words));
  size.all = size.top + ui.control() + gap::kSmall + icon_height(ui, worded) + kGaps * gap::kMedium;
  return size;
}

void card_buttons(Ui& ui, Model& model, const play::KeptGame& game, const std::string& title,
                  Rect row, bool worded) {
  // The buttons of all cards are in one list for readers: each says to which game it belongs.
  const auto named = [&title](std::string_view what) { return view::labelled(title, what); };
  const std::string opens = named(open_label(game));
  ButtonStyle style = open_style(game);
  style.said = opens;
  if (button(ui, "open", row.cut_top(ui.control()), open_label(game), style))
    model.ask(game.over ? Wish(wish::Watch{game.id}) : wish::OpenGame{game.id});
  const auto words = words_of_buttons();
  const auto [watch, share, rename, erase] = words;
  row = row.cut_bottom(icon_height(ui, worded));
  const float step = row.width() / static_cast<float>(game.over ? words.size() - 1 : words.size());
  const auto small = [&](std::string_view key, const char* icon, std::string_view word,
                         std::string_view label) {
    return icon_button(ui, key, row.cut_left(step).middle(), icon, named(label),
                       {.caption = worded ? word : std::string_view()});
  };
  if (!game.over && small("replay", icons::kHistory, watch, tr("Watch again")))
    model.ask(wish::Watch{game.id});
  if (small("share", icons::kShare2, share, share)) model.ask(wish::ShareGame{game.id});
  if (small("rename", icons::kPencil, rename, rename)) {
    model.games.renaming = game.id;
    model.games.new_name = title;
  }
  if (small("delete", icons::kTrash2, erase, erase)) {
    model.ask(wish::DeleteGame{game.id});
    ui.say(tr("“{0}” is deleted.", {title}));
  }
}

void card(Ui& ui, Model& model, const play::KeptGame& game, const CardText& text, const Rect& place,
          bool worded) {
  const Palette& c = ui.colours();
  const CardSize size = card_size(ui, text, place.width(), worded);
  ui.shadow(place, corner::kCard, kCardBlur, kCardDrop, kCardShadow);
  ui.gradient(place, corner::kCard, c.panel_top, c.panel);
  ui.draw->AddRect(place.min, place.max, c.edge, corner::kCard);
  Rect inner = place.grown(-gap::kMedium);
  Rect top = inner.cut_top(size.top);
  Rect left = top.cut_left(size.picture);
  picture_of(ui, model.games, game, left.cut_top(size.picture));
  top.cut_left(gap::kMedium);
  Column words{top.min.x, top.min.y, top.width()};
  ui.push(game.id);
  ui.paragraph(words, Type::Strong, c.text, text.title, gap::kHair);
  ui.paragraph(words, Type::Caption, c.muted, text.people, gap::kHair);
  ui.paragraph(words, Type::Caption, c.muted, text.state, 0);
  inner.cut_top(gap::kMedium);
  card_buttons(ui, model, game, text.title, inner, worded);
  ui.pop();
}

void cards(Ui& ui, Model& model, Column& column) {
  const auto games = model.games.library->games();
  const float least = kCardLeast * ui.half_text_scale();
  const Cells cells = Cells::at_least(least, column, gap::kMedium);
  const bool worded = have_words(ui, cells.width(column) - 2 * gap::kMedium);
  std::vector<CardText> texts;
  for (const play::KeptGame& game : games) texts.push_back(text_of(model.games, game));
  rows_of_cells(
      column, games.size(), cells,
      [&](std::size_t i, float wide) { return card_size(ui, texts[i], wide, worded).all; },
      [&](std::size_t i, const Rect& place) {
        card(ui, model, games[i], texts[i], place, worded);
      });
}

void header(Ui& ui, Model& model, Rect bar) {
  if (back_button(ui, bar, tr("Back"))) leave_screen(model);
  bar.cut_left(gap::kSmall);
  std::vector<BarIcon> all = {{"statistics", icons::kChartColumn, tr("Statistics")}};
  // A file is dropped on a window of our own.
  if (!model.native) all.push_back({"import", icons::kUpload, tr("Open"), tr("Open a file")});
  all.push_back({"export", icons::kDownload, tr("Save"), tr("Save everything as a file")});
  const std::string_view title = tr("Games");
  const std::string_view pressed = bar_icons(ui, bar, all, title_width(ui, title));
  if (pressed == "statistics") model.ask(wish::Open{SheetKind::Statistics});
  if (pressed == "export") model.ask(wish::ExportAll{});
  if (pressed == "import") model.ask(wish::ImportFile{});
  page_title(ui, bar, ui.colours().on_backdrop, title);
}

void nothing_yet(Ui& ui, Model& model, const Rect& room) {
  Scroll scroll = begin_empty_page(ui, room, icons::kDice5,
                                   tr("Every game you play is kept here, move by move."));
  if (row_button(ui, scroll.column, "new-game", tr("New game"), {Look::Primary, icons::kPlay}))
    model.ask(wish::Go{Screen::Title});
  end_scroll(ui, scroll, gap::kLarge);
}

// The last deleted game, while it can be restored.
void undo_bar(Ui& ui, Model& model) {
  const GamesPage& page = model.games;
  if (!page.deleted) return;
  const Palette& c = ui.colours();
  const std::string words = tr("“{0}” is deleted.", {game_title(*page.deleted)});
  const float wide = std::min(ui.screen.width() - 2 * gap::kMedium, kUndoBar * ui.text_scale);
  const float undo = button_width(ui, tr("Undo"), {Look::Primary, icons::kUndo2});
  const float high =
      std::max(ui.control(), ui.measure(Type::Body, words, wide - undo - kGaps * gap::kMedium).y) +
      2 * gap::kSmall;
  Rect bar =
      box(ui.screen.middle().x - wide * 0.5F, ui.screen.max.y - high - gap::kLarge, wide, high);
  ui.panel(bar, corner::kCard);
  ui.block(bar);
  bar = bar.grown(-gap::kMedium, -gap::kSmall);
  const Rect place = bar.cut_right(undo);
  bar.cut_right(gap::kMedium);
  ui.record_text(Role::Text, bar, words);
  ui.fit(Type::Body, bar, c.text, words, Align::Left);
  if (button(ui, "restore", place, tr("Undo"), {Look::Primary, icons::kUndo2}))
    model.ask(wish::RestoreGame{});
}

void rename_sheet(Ui& ui, Model& model) {
  GamesPage& page = model.games;
  if (page.renaming.empty()) return;
  bool open = true;
  Sheet sheet = begin_sheet(ui, "rename", tr("Rename"), open, kRename);
  Column& column = sheet.scroll.column;
  (void)field(ui, "name", column.take(ui.control(), gap::kMedium), tr("Name of the game"),
              page.new_name, play::kLongestGameName);
  const ButtonStyle style{Look::Primary, icons::kCheck};
  const float high = button_height(ui, tr("Rename"), column.width, style);
  if (button(ui, "done", column.take(high), tr("Rename"), style) || ui.entered("name")) {
    model.ask(wish::RenameGame{page.renaming, page.new_name});
    open = false;
  }
  end_sheet(ui, sheet);
  if (!open) page.renaming.clear();
}

}  // namespace

std::string game_title(const play::KeptGame& game) {
  if (!game.name.empty()) return game.name;
  std::string_view rules = game.position;
  const auto played = games::Game::parse(rules.substr(0, rules.find(" | ")));
  // If no game has such rules, the line's first word says at least which one it was.
  return played ? full_title(played->rules()) : std::string(core::take_until(rules, ' '));
}

void show_games(Ui& ui, Model& model) {
  GamesPage& page = model.games;
  ui.push("games");
  model.table_shown = false;
  Rect room = ui.screen;
  header(ui, model, cut_page_bar(ui, room, kHead));
  if (page.library->games().empty()) {
    nothing_yet(ui, model, room);
  } else {
    const float wide = std::min(room.width(), kPageMost * ui.text_scale);
    Scroll scroll = begin_scroll(ui, "list", centred(room, {wide, room.height()}), gap::kLarge);
    scroll.column.y -= gap::kSmall;
    cards(ui, model, scroll.column);
    if (page.deleted) scroll.column.space(ui.control() + gap::kWide);
    end_scroll(ui, scroll);
  }
  undo_bar(ui, model);
  rename_sheet(ui, model);
  ui.pop();
}

}  // namespace ui
