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

constexpr float kWider = 1.05F;        // than high by so much: the menu stands beside the table …
constexpr float kWideScreen = 640.0F;  // … from this width on
constexpr float kMenuShare = 0.4F;
constexpr float kMenuLeast = 300.0F;
constexpr float kMenuMost = 480.0F;
constexpr float kMenuGrowth = 1.3F;  // of its least width, with the text
constexpr float kLeftShare = 0.04F;
constexpr float kBoardShare = 0.4F;
constexpr float kBoardLeast = 120.0F;
constexpr float kColumn = 520.0F;
constexpr float kNameLine = 1.1F;      // to the type's size
constexpr float kNameShadow = 0.045F;  // how far it falls
constexpr float kMottoInk = 0.86F;
constexpr float kLargeText = 1.4F;
struct Lift {  // of a card under the pointer
  float blur, more_blur, drop, more_drop, strength;
};
constexpr Lift kLift = {12.0F, 6.0F, 4.0F, 3.0F, 0.7F};
constexpr float kGaps = 3.0F;  // between the edges of a card and its two parts

void name_of_the_game(Ui& ui, Column& column, bool centre) {
  const Palette& c = ui.colours();
  const std::string_view name = "Homestretch";
  const float full = ui.measure(Type::Display, name).x;
  const float scale = std::min(1.0F, column.width / full);
  const float size = ui.fonts.size(Type::Display) * scale;
  const Rect line = column.take(size * kNameLine, gap::kSmall);
  ui.record_text(Role::Heading, line, name);
  const float x = line.min.x + (centre ? (column.width - full * scale) * 0.5F : 0.0F);
  constexpr float kShadow = 0.55F;
  ImFont* face = ui.fonts.face(Type::Display);
  ui.draw->AddText(face, size, {x, line.min.y + size * kNameShadow}, rgb(0, kShadow), name.data(),
                   name.data() + name.size());
  ui.draw->AddText(face, size, {x, line.min.y}, c.on_table, name.data(), name.data() + name.size());
  const std::string_view motto = tr("Old race games, finely made.");
  const Rect below = column.take(ui.measure(Type::Body, motto, column.width).y, gap::kWide);
  ui.record_text(Role::Text, below, motto);
  ui.fit(Type::Body, below, faded(c.on_table, kMottoInk), motto,
         centre ? Align::Centre : Align::Left);
}

// The rules of the draft are what the card's picture shows.
const AnyRules& draft_of(const Model& model, GameKind kind) { return model.drafts.of(kind).rules; }

// A game with its board, its name and a line about it: the picture above the words, or beside them
// where the card is wide.
struct GameCard {
  GameKind kind;
  bool tall;

  [[nodiscard]] float words_width(float width) const {
    return tall ? width - 2 * gap::kSmall : width - kPicture - kGaps * gap::kMedium;
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
    ui.shadow(body, corner::kCard, kLift.blur + kLift.more_blur * touch.hover,
              kLift.drop + kLift.more_drop * touch.hover, kLift.strength);
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
  return card_width >= kLeast && card_width <= kMost && ui.text_scale < kLargeText;
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

// All of the title but its table; the name stands in the middle where the table is above it.
void menu(Ui& ui, Model& model, Column& column, bool centre) {
  name_of_the_game(ui, column, centre);
  game_buttons(ui, model, column);
  other_buttons(ui, model, column);
  if (!centre) column.space(gap::kSmall);
  languages(ui, model, column);
}

// At the left, in the middle of the height, as soon as that is known.
void beside_table(Ui& ui, Model& model) {
  Rect room = ui.screen;
  const float wide =
      std::clamp(room.width() * kMenuShare, kMenuLeast * std::min(kMenuGrowth, ui.text_scale),
                 kMenuMost * ui.text_scale);
  Rect left = room.cut_left(wide + gap::kHuge);
  left.cut_left(std::min(gap::kHuge, room.width() * kLeftShare));
  model.table = room.grown(-gap::kLarge);
  Scroll scroll = begin_scroll(ui, "menu", left, gap::kLarge);
  const unsigned tall_id = ui.id("tall");
  const float tall = ui.recall(tall_id, 0.0F);
  scroll.column.y += std::max(0.0F, (left.height() - tall) * 0.5F);
  const float top = scroll.column.y;
  menu(ui, model, scroll.column, false);
  const float height = scroll.column.y - top + 2 * gap::kLarge;
  if (std::abs(tall - height) > 0.5F) ui.want_frame();
  ui.remember(tall_id, height);
  end_scroll(ui, scroll);
}

void below_table(Ui& ui, Model& model) {
  Rect room = ui.screen;
  model.table = room.cut_top(std::clamp(room.height() * kBoardShare, kBoardLeast, room.width()));
  const float wide = std::min(room.width(), kColumn * ui.text_scale);
  Scroll scroll = begin_scroll(ui, "menu", centred(room, {wide, room.height()}), gap::kWide);
  scroll.column.y -= gap::kLarge;
  scroll.start -= gap::kLarge;
  menu(ui, model, scroll.column, true);
  end_scroll(ui, scroll);
}

}  // namespace

void show_title(Ui& ui, Model& model) {
  ui.push("title");
  model.table_shown = true;
  const bool beside =
      ui.screen.width() > ui.screen.height() * kWider && ui.screen.width() > kWideScreen;
  beside ? beside_table(ui, model) : below_table(ui, model);
  ui.pop();
}

}  // namespace ui
