// The title screen: the name of the game, what can be played, and the ways to everything else.
#include <algorithm>
#include <array>
#include <cmath>

#include "assets/icons.h"
#include "ui/kit/kit.h"
#include "ui/model.h"
#include "ui/screens/help.h"
#include "ui/screens/labels.h"
#include "ui/screens/named_choice.h"
#include "ui/screens/pictures.h"
#include "ui/screens/title.h"
#include "ui/setup/draft.h"
#include "view/words/words.h"

namespace ui {

using view::tr;

namespace {

void name_of_the_game(Ui& ui, Column& column, bool centre) {
  const Palette& c = ui.colours();
  const std::string_view name = "Homestretch";
  const float full = ui.measure(Type::Display, name).x;
  const float scale = std::min(1.0F, column.width / full);
  const float size = ui.fonts.size(Type::Display) * scale;
  const Rect line = column.take(size * 1.1F, gap::kSmall);
  ui.record_text(Role::Heading, line, name);
  const float x = line.min.x + (centre ? (column.width - full * scale) * 0.5F : 0.0F);
  constexpr float kShadow = 0.55F;
  ImFont* face = ui.fonts.face(Type::Display);
  ui.draw->AddText(face, size, {x, line.min.y + size * 0.045F}, rgb(0x000000, kShadow), name.data(),
                   name.data() + name.size());
  ui.draw->AddText(face, size, {x, line.min.y}, c.on_table, name.data(), name.data() + name.size());
  const std::string_view motto = tr("Old race games, finely made.");
  const Rect below = column.take(ui.measure(Type::Body, motto, column.width).y, gap::kWide);
  ui.record_text(Role::Text, below, motto);
  ui.fit(Type::Body, below, faded(c.on_table, 0.86F), motto, centre ? Align::Centre : Align::Left);
}

// The rules of the draft are what the card's picture shows.
const AnyRules& draft_of(const Model& model, GameKind kind) { return model.drafts.of(kind).rules; }

// A game with its board, its name and a line about it: the picture above the words, or beside them
// where the card is wide.
struct GameCard {
  GameKind kind;
  bool tall;

  [[nodiscard]] float words_width(float width) const {
    return tall ? width - 2 * gap::kSmall : width - kPicture - 3 * gap::kMedium;
  }
  [[nodiscard]] float words_height(const Ui& ui, float width) const {
    const float title = ui.measure(Type::Strong, game_title(kind), words_width(width)).y;
    if (tall) return title;
    return title + ui.measure(Type::Caption, game_line(kind), words_width(width)).y;
  }
  [[nodiscard]] float height(const Ui& ui, float width) const {
    const float words = words_height(ui, width);
    if (!tall) return std::max(kPicture, words) + 2 * gap::kSmall;
    return width - 2 * gap::kSmall + words + gap::kTiny + 2 * gap::kSmall;
  }
  bool show(Ui& ui, Model& model, const Rect& rect) const {
    const Palette& c = ui.colours();
    const std::string said = std::string(game_title(kind)) + ". " + std::string(game_line(kind));
    const Touch touch = ui.touch(game_word(kind), rect, {Role::Button, said});
    const Rect body = rect.moved({0, touch.press * 2.0F - touch.hover * 2.0F});
    ui.shadow(body, corner::kCard, 12 + 6 * touch.hover, 4 + 3 * touch.hover, 0.7F);
    ui.gradient(body, corner::kCard, mix(c.raised, c.raised_hover, touch.hover), c.raised);
    ui.draw->AddRect(body.min, body.max, mix(c.edge, c.accent, touch.hover), corner::kCard, 0,
                     1.0F + touch.hover);
    Rect inner = body.grown(-gap::kSmall);
    if (tall) {
      draw_picture(ui, model, inner.cut_top(inner.width()), draft_of(model, kind));
      inner.cut_top(gap::kTiny);
      ui.fit(Type::Strong, inner, c.text, game_title(kind));
      return touch.clicked;
    }
    draw_picture(ui, model, inner.cut_left(kPicture), draft_of(model, kind));
    inner.cut_left(gap::kMedium);
    inner.cut_right(gap::kMedium);
    const float high = words_height(ui, rect.width());
    Rect words = centred(inner, {inner.width(), high});
    const float title = ui.measure(Type::Strong, game_title(kind), inner.width()).y;
    ui.fit(Type::Strong, words.cut_top(title), c.text, game_title(kind), Align::Left);
    ui.fit(Type::Caption, words, c.muted, game_line(kind), Align::Left);
    return touch.clicked;
  }

  static constexpr float kPicture = 72.0F;
};

// Tall cards stand in a row, if every name fits.
bool cards_in_a_row(const Ui& ui, float card_width) {
  constexpr float kLeast = 96.0F;
  constexpr float kMost = 170.0F;
  return card_width >= kLeast && card_width <= kMost && ui.text_scale < 1.4F;
}

void game_cards(Ui& ui, Model& model, Column& column) {
  constexpr auto kCount = static_cast<float>(kGameKinds.size());
  const float third = (column.width - (kCount - 1) * gap::kMedium) / kCount;
  const bool tall = cards_in_a_row(ui, third);
  const float wide = tall ? third : column.width;
  float high = 0.0F;
  for (const GameKind kind : kGameKinds) {
    high = std::max(high, GameCard{kind, tall}.height(ui, wide));
  }
  Rect row = tall ? column.take(high, gap::kMedium) : Rect{};
  for (const GameKind kind : kGameKinds) {
    const Rect place = tall ? row.cut_left(wide) : column.take(high, gap::kMedium);
    row.cut_left(gap::kMedium);
    if (GameCard{kind, tall}.show(ui, model, place)) {
      model.ask(wish::SetUp{kind});
    }
  }
}

void game_buttons(Ui& ui, Model& model, Column& column) {
  if (model.can_continue && row_button(ui, column, "continue", tr("Continue the game"),
                                       {Look::Primary, icons::kPlay, Align::Left}, gap::kMedium)) {
    model.ask(wish::GoOn{});
  }
  game_cards(ui, model, column);
  lesson_offer(ui, model, column);
}

// A way to something else than a game.
struct Way {
  const char* key;
  std::string_view label;
  const char* icon;
  Wish wish;
};

std::vector<Way> other_ways(const Model& model) {
  std::vector<Way> ways = {
      {"games", tr("Games"), icons::kFolderOpen, wish::Go{Screen::Games}},
      {"help", tr("How to play"), icons::kScrollText, wish::Open{SheetKind::Help}},
      {"settings", tr("Settings"), icons::kSettings, wish::Open{SheetKind::Settings}},
      {"about", tr("About"), icons::kInfo, wish::Open{SheetKind::About}},
  };
  if (model.update_ready) {
    ways.push_back({"update", tr("Load the new version"), icons::kDownload, wish::Update{}});
  }
  if (model.native) {
    ways.push_back({"quit", tr("Quit"), icons::kX, wish::Quit{}});
  }
  return ways;
}

// In pairs, where every label has the room for it; a last one without a pair is as wide as a pair.
void other_buttons(Ui& ui, Model& model, Column& column) {
  constexpr float kBesideLabel = 72.0F;
  const std::vector<Way> ways = other_ways(model);
  const float half = (column.width - gap::kMedium) * 0.5F;
  const bool pairs = std::all_of(ways.begin(), ways.end(), [&](const Way& way) {
    return ui.measure(Type::Strong, way.label).x + kBesideLabel <= half;
  });
  Rect row;
  for (std::size_t i = 0; i < ways.size(); ++i) {
    const ButtonStyle style{Look::Secondary, ways[i].icon, Align::Left};
    const bool second = pairs && i % 2 == 1;
    const bool paired = second || (pairs && i + 1 < ways.size());
    if (!second) {
      row = column.take(button_height(ui, ways[i].label, paired ? half : column.width, style),
                        gap::kMedium);
    }
    const Rect place = paired ? (second ? row.cut_right(half) : row.cut_left(half)) : row;
    if (button(ui, ways[i].key, place, ways[i].label, style)) model.ask(ways[i].wish);
  }
}

void languages(Ui& ui, Model& model, Column& column) {
  int chosen = static_cast<int>(view::words().language());
  if (!choice_row(ui, column, "language", tr("Language"), language_options(), chosen)) return;
  model.settings.language = static_cast<view::Language>(chosen);
  model.ask(wish::KeepSettings{});
}

}  // namespace

void show_title(Ui& ui, Model& model) {
  ui.push("title");
  const bool beside = ui.screen.width() > ui.screen.height() * 1.05F && ui.screen.width() > 640.0F;
  Rect room = ui.screen;
  model.table_shown = true;
  if (beside) {
    const float wide = std::clamp(room.width() * 0.4F, 300.0F * std::min(1.3F, ui.text_scale),
                                  480.0F * ui.text_scale);
    Rect left = room.cut_left(wide + gap::kHuge);
    left.cut_left(std::min(gap::kHuge, room.width() * 0.04F));
    model.table = room.grown(-gap::kLarge);
    Scroll scroll = begin_scroll(ui, "menu", left, gap::kLarge);
    const unsigned tall_id = ui.id("tall");
    const float tall = ui.recall(tall_id, 0.0F);
    scroll.column.y += std::max(0.0F, (left.height() - tall) * 0.5F);
    const float top = scroll.column.y;
    name_of_the_game(ui, scroll.column, false);
    game_buttons(ui, model, scroll.column);
    other_buttons(ui, model, scroll.column);
    scroll.column.space(gap::kSmall);
    languages(ui, model, scroll.column);
    const float height = scroll.column.y - top + 2 * gap::kLarge;
    if (std::abs(tall - height) > 0.5F) ui.want_frame();
    ui.remember(tall_id, height);
    end_scroll(ui, scroll);
  } else {
    const float board = std::clamp(room.height() * 0.40F, 120.0F, room.width() * 1.0F);
    model.table = room.cut_top(board);
    const float wide = std::min(room.width(), 520.0F * ui.text_scale);
    const Rect middle = centred(room, {wide, room.height()});
    Scroll scroll = begin_scroll(ui, "menu", middle, gap::kWide);
    scroll.column.y -= gap::kLarge;
    scroll.start -= gap::kLarge;
    name_of_the_game(ui, scroll.column, true);
    game_buttons(ui, model, scroll.column);
    other_buttons(ui, model, scroll.column);
    languages(ui, model, scroll.column);
    end_scroll(ui, scroll);
  }
  ui.pop();
}

}  // namespace ui
