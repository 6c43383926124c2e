// The games on the title: the one of the reader's own country first, its sisters beside it.
#include <algorithm>
#include <string>

#include "assets/icons.h"
#include "ui/draft/draft.h"
#include "ui/draft/known.h"
#include "ui/draft/lengths.h"
#include "ui/draft/pictures.h"
#include "ui/kit/sheet.h"
#include "ui/title/parts.h"
#include "view/words/words.h"

namespace ui {

using view::tr;

namespace {

constexpr float kPicture = 56.0F;
constexpr float kWidePicture = 72.0F;
constexpr float kLowPicture = 44.0F;
constexpr float kWideCard = 250.0F;  // css px: there is space for a line about the game
constexpr float kPairs = 270.0F;     // css px at text size 100 %: a column with two cards in a row
constexpr float kSelectedEdge = 2.0F;
constexpr float kGaps = 3.0F;   // at the edges of a card and between its two parts
constexpr float kNext = -2.0F;  // minus the game's index: brought into view in the next frame

// A game with its board, its name and its length in minutes.
struct GameCard {
  KnownGame game;
  std::string title;
  std::string note;

  GameCard(const Model& model, KnownGame which, float width, const Ui& ui)
      : game(which), title(known_title(which)) {
    const std::string minutes = minutes_words(minutes_of(model.drafts.of(which), model.settings));
    wide_ = width >= kWideCard * ui.text_scale;
    low_ = is_low(ui) || ui.screen.height() < kLow;
    note = wide_ ? minutes + " · " + std::string(known_line(which)) : minutes;
  }
  [[nodiscard]] float picture() const {
    return low_ ? kLowPicture : wide_ ? kWidePicture : kPicture;
  }
  [[nodiscard]] float words_width(float width) const {
    return width - picture() - kGaps * gap::kSmall;
  }
  [[nodiscard]] float words_height(const Ui& ui, float width) const {
    return ui.measure(Type::Strong, title, words_width(width)).y +
           ui.measure(Type::Caption, note, words_width(width)).y;
  }
  [[nodiscard]] float height(const Ui& ui, float width) const {
    return std::max(picture(), words_height(ui, width)) + 2.0F * gap::kSmall;
  }
  bool show(Ui& ui, Model& model, const Rect& rect) const;

 private:
  bool wide_ = false;
  bool low_ = false;
};

bool GameCard::show(Ui& ui, Model& model, const Rect& rect) const {
  const Palette& c = ui.colours();
  const bool on = model.drafts.chosen == game;
  const std::string said = title + ", " + note;
  const Touch touch = ui.touch(known(game).preset, rect, {Role::Radio, said, on ? "on" : "off"});
  if (rect.both(ui.clip()).empty()) return touch.clicked;
  const float t = ui.ease(touch.id, on ? 1.0F : 0.0F);
  const Rect body = rect.moved({0, touch.press});
  ui.draw->AddRectFilled(body.min, body.max,
                         mix(mix(c.raised, c.raised_hover, touch.hover), c.panel_top, t),
                         corner::kControl);
  ui.draw->AddRect(body.min, body.max, mix(c.edge, c.accent, t), corner::kControl, 0,
                   1.0F + kSelectedEdge * t);
  Rect inner = body.grown(-gap::kSmall);
  draw_picture(ui, model, inner.cut_left(picture()), model.drafts.of(game).rules);
  inner.cut_left(gap::kSmall);
  Rect words = centred(inner, {inner.width(), words_height(ui, rect.width())});
  const float name = ui.measure(Type::Strong, title, words.width()).y;
  ui.fit(Type::Strong, words.cut_top(name), c.text, title, Align::Left);
  ui.fit(Type::Caption, words, c.muted, note, Align::Left);
  return touch.clicked;
}

// One or two cards of the same height.
void row_of_cards(Ui& ui, Model& model, Column& column, std::span<const KnownGame> games) {
  const auto count = static_cast<float>(games.size());
  const float wide = (column.width - (count - 1.0F) * gap::kSmall) / count;
  float high = 0.0F;
  for (const KnownGame game : games) {
    high = std::max(high, GameCard(model, game, wide, ui).height(ui, wide));
  }
  Rect row = column.take(high, gap::kSmall);
  for (const KnownGame game : games) {
    if (GameCard(model, game, wide, ui).show(ui, model, row.cut_left(wide))) {
      choose_game(model, game);
      model.ask(wish::KeepDrafts{});
    }
    row.cut_left(gap::kSmall);
  }
}

// Under their group's name. If the number is odd, the first card has its own row.
void group_of_cards(Ui& ui, Model& model, Column& column, std::span<const KnownGame> games,
                    std::string_view key, std::string_view name) {
  ui.paragraph(column, Type::Caption, ui.colours().on_table, name, gap::kTiny);
  ui.begin_radios(key, name);
  const bool pairs = column.width >= kPairs * ui.text_scale;
  for (std::size_t i = 0; i < games.size();) {
    const bool alone = !pairs || (i == 0 && games.size() % 2 == 1);
    const std::size_t count = alone ? 1 : 2;
    row_of_cards(ui, model, column, games.subspan(i, count));
    i += count;
  }
  ui.end_radios();
}

// Large text may have put the chosen game out of sight: it comes to the top, once, as soon as the
// page's height is known.
void show_chosen(Ui& ui, const Model& model, const Scroll& scroll) {
  const unsigned shown = ui.id("chosen-shown");
  const auto chosen = static_cast<float>(model.drafts.chosen);
  const float before = ui.recall(shown, -1.0F);
  if (before == chosen) return;
  const bool known_height = before == kNext - chosen;
  ui.remember(shown, known_height ? chosen : kNext - chosen);
  ui.want_frame();
  const std::string key = ui.path(known(model.drafts.chosen).preset);
  const auto card = std::find_if(ui.targets().begin(), ui.targets().end(),
                                 [&key](const Target& one) { return one.key == key; });
  if (card == ui.targets().end()) return;
  const float top = card->rect.min.y;
  const bool seen = top >= scroll.view.min.y && top + kTouch <= scroll.view.max.y;
  if (known_height && !seen) scroll_to(ui, scroll, top - gap::kMedium);
}

}  // namespace

void choose_game(Model& model, KnownGame game) {
  model.drafts.chosen = game;
  model.chooses_own_game = false;
}

void game_cards(Ui& ui, Model& model, Scroll& scroll) {
  Column& column = scroll.column;
  const Shelf all = shelf(view::words().language());
  const std::span<const KnownGame> games(all.games);
  if (all.nationals > 0) {
    group_of_cards(ui, model, column, games.first(all.nationals), "national",
                   tr("Around the cross, country by country"));
  }
  group_of_cards(ui, model, column, games.subspan(all.nationals), "other", tr("Other races"));
  show_chosen(ui, model, scroll);
}

}  // namespace ui
