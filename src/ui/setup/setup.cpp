// The new-game screen: which game, which board, who sits where, and every rule as a control.
#include "ui/setup/setup.h"
#include "assets/icons.h"
#include "games/game.h"
#include "ui/kit/kit.h"
#include "ui/model.h"
#include "ui/screens/labels.h"
#include "ui/screens/pictures.h"
#include "ui/setup/draft.h"
#include "ui/setup/parts.h"
#include "view/words/words.h"

namespace ui {

using view::tr;

namespace {

struct Lift {  // of a card under the pointer
  float blur, more_blur, drop, more_drop, strength;
};
constexpr Lift kLift = {12.0F, 6.0F, 4.0F, 3.0F, 0.7F};
constexpr float kTickAt = 20.0F;
constexpr float kTickDisc = 13.0F;
constexpr float kTick = 18.0F;
constexpr float kCard = 148.0F;
constexpr float kCardFixed = 0.7F;  // share of it that does not grow with the text
constexpr float kPeopleShare = 0.36F;
constexpr float kPeopleLeast = 360.0F;
constexpr float kPeopleMost = 460.0F;
constexpr float kOneColumn = 640.0F;
constexpr float kPageMost = 1500.0F;
constexpr float kPageFixed = 0.6F;
constexpr float kHead = 64.0F;
constexpr float kHeadMargin = 16.0F;

constexpr float kPictureShare = 0.74F;  // a picture's height by its card's width
constexpr float kTwoColumns = 860.0F;   // css px: wide enough for boards and people side by side

// A preset with its rules.
struct Card {
  games::Preset preset;
  AnyRules rules;
};

std::vector<Card> cards_of(GameKind kind) {
  std::vector<Card> found;
  for (const games::Preset& preset : games::presets()) {
    const auto game = games::Game::parse(preset.rules);
    if (game->name() == game_word(kind)) found.push_back({preset, game->rules()});
  }
  return found;
}

std::optional<games::Preset> chosen_preset(const Draft& draft) {
  const std::string line = rules_line(draft.rules);
  for (const games::Preset& preset : games::presets()) {
    if (preset.rules == line) return preset;
  }
  return std::nullopt;
}

float card_height(const Ui& ui, const games::Preset& preset, float width) {
  const float words = width - 2 * gap::kMedium;
  return width * kPictureShare + ui.measure(Type::Strong, tr(preset.title), words).y +
         ui.measure(Type::Caption, tr(preset.line), words).y + 2 * gap::kMedium + gap::kSmall;
}

bool preset_card(Ui& ui, Model& model, const Rect& rect, const Card& card, bool on) {
  const Palette& c = ui.colours();
  const games::Preset& preset = card.preset;
  const std::string said = std::string(tr(preset.title)) + ". " + std::string(tr(preset.line));
  const Touch touch = ui.touch(preset.name, rect, {Role::Radio, said, on ? "on" : "off"});
  if (rect.both(ui.clip()).empty()) return touch.clicked;
  const float t = ui.ease(touch.id, on ? 1.0F : 0.0F);
  const Rect body = rect.moved({0, touch.press * 2.0F - touch.hover * 2.0F});
  ui.shadow(body, corner::kCard, kLift.blur + kLift.more_blur * touch.hover,
            kLift.drop + kLift.more_drop * touch.hover, kLift.strength);
  ui.gradient(body, corner::kCard, mix(c.raised, c.raised_hover, touch.hover), c.raised);
  const Colour edge = mix(c.edge, c.accent, t);
  ui.draw->AddRect(body.min, body.max, edge, corner::kCard, 0, 1.0F + 2.0F * t);
  Rect inner = body.grown(-gap::kMedium);
  draw_picture(ui, model, inner.cut_top(rect.width() * kPictureShare - gap::kSmall), card.rules);
  inner.cut_top(gap::kSmall);
  const float title = ui.measure(Type::Strong, tr(preset.title), inner.width()).y;
  ui.fit(Type::Strong, inner.cut_top(title), c.text, tr(preset.title));
  const float line = ui.measure(Type::Caption, tr(preset.line), inner.width()).y;
  ui.fit(Type::Caption, inner.cut_top(line + 2), c.muted, tr(preset.line));
  if (on) {
    const ImVec2 at{body.max.x - kTickAt, body.min.y + kTickAt};
    ui.draw->AddCircleFilled(at, kTickDisc, c.accent);
    ui.icon(at, c.on_accent, icons::kCheck, kTick);
  }
  return touch.clicked;
}

bool preset_grid(Ui& ui, Model& model, Column& column) {
  const float least = kCard * (kCardFixed + (1.0F - kCardFixed) * ui.text_scale);
  const int a_row =
      std::max(1, static_cast<int>((column.width + gap::kMedium) / (least + gap::kMedium)));
  const auto in_row = static_cast<float>(a_row);
  const float wide = (column.width - (in_row - 1) * gap::kMedium) / in_row;
  const std::vector<Card> cards = cards_of(model.drafts.chosen);
  const auto now = chosen_preset(model.drafts.now());
  bool picked = false;
  ui.push("preset");
  for (std::size_t i = 0; i < cards.size(); i += static_cast<std::size_t>(a_row)) {
    const std::size_t end = std::min(cards.size(), i + static_cast<std::size_t>(a_row));
    float high = 0.0F;
    for (std::size_t k = i; k < end; ++k)
      high = std::max(high, card_height(ui, cards[k].preset, wide));
    Rect row = column.take(high, gap::kMedium);
    for (std::size_t k = i; k < end; ++k) {
      const bool on = now && now->name == cards[k].preset.name;
      if (preset_card(ui, model, row.cut_left(wide), cards[k], on)) {
        take_rules(model.drafts.now(), cards[k].rules);
        picked = true;
      }
      row.cut_left(gap::kMedium);
    }
  }
  ui.pop();
  return picked;
}

// On a narrow page: the chosen preset, and a button to the others. Where there is no room for its
// words beside the picture they stand below it.
void chosen_card(Ui& ui, Model& model, Column& column) {
  const Palette& c = ui.colours();
  const auto now = chosen_preset(model.drafts.now());
  const std::string title(now ? tr(now->title) : tr("Rules of your own"));
  const std::string line(now ? tr(now->line) : tr("Changed below."));
  const std::string_view other = tr("More ways to play");
  const ButtonStyle style{Look::Secondary, icons::kChevronRight};
  constexpr float kSide = 116.0F;
  constexpr float kLeastWords = 170.0F;
  const float inner_width = column.width - 2 * gap::kMedium;
  const bool beside = inner_width - kSide - gap::kMedium >= kLeastWords * ui.text_scale;
  const float words = beside ? inner_width - kSide - gap::kMedium : inner_width;
  const float words_high = ui.measure(Type::Large, title, words).y +
                           ui.measure(Type::Caption, line, words).y +
                           button_height(ui, other, words, style) + gap::kMedium;
  const float high = beside ? std::max(kSide, words_high) : kSide + gap::kMedium + words_high;
  const Rect card = column.take(high + 2 * gap::kMedium, gap::kLarge);
  ui.panel(card, corner::kCard);
  Rect inner = card.grown(-gap::kMedium);
  draw_picture(ui, model, beside ? inner.cut_left(kSide) : inner.cut_top(kSide),
               model.drafts.now().rules);
  if (beside) {
    inner.cut_left(gap::kMedium);
  } else {
    inner.cut_top(gap::kMedium);
  }
  Column text{inner.min.x, inner.min.y, inner.width()};
  ui.paragraph(text, Type::Large, c.text, title, 0);
  ui.paragraph(text, Type::Caption, c.muted, line, gap::kMedium);
  if (button(ui, "other-board", text.take(button_height(ui, other, words, style)), other, style)) {
    model.presets_open = true;
  }
}

void start_button(Ui& ui, Model& model, const Rect& rect) {
  if (button(ui, "start", rect, tr("Start the game"),
             {Look::Primary, icons::kPlay, Align::Centre, true, Type::Large})) {
    model.ask(wish::KeepDrafts{});
    model.ask(wish::Start{});
  }
}

void header(Ui& ui, Model& model, Rect bar) {
  const ImVec2 back{bar.cut_left(kTouch).middle()};
  if (icon_button(ui, "back", back, icons::kArrowLeft, tr("Back")))
    model.ask(wish::Go{Screen::Title});
  bar.cut_left(gap::kSmall);
  if (icon_button(ui, "share", bar.cut_right(kTouch).middle(), icons::kShare2, tr("Share")))
    model.ask(wish::ShareDraft{});
  const std::string_view title = game_title(model.drafts.chosen);
  page_title(ui, bar, ui.colours().on_backdrop, title);
  const bool escape = ui.top_layer() == 0 && ImGui::IsKeyPressed(ImGuiKey_Escape, false);
  if (escape) model.ask(wish::Go{Screen::Title});
}

// Which of the games; each keeps its own set-up.
void game_tabs(Ui& ui, Model& model, Column& column) {
  std::vector<Option> options;
  for (const GameKind kind : kGameKinds) {
    options.push_back({game_word(kind), std::string(game_title(kind))});
  }
  int chosen = static_cast<int>(model.drafts.chosen);
  const Rect at = column.take(choice_height(ui, options, column.width), gap::kLarge);
  if (choice(ui, "game", at, tr("Game"), options, chosen)) {
    model.drafts.chosen = static_cast<GameKind>(chosen);
  }
}

void two_columns(Ui& ui, Model& model, Rect room) {
  const float people =
      std::clamp(room.width() * kPeopleShare, kPeopleLeast, kPeopleMost * ui.text_scale);
  Rect right = room.cut_right(people);
  const Rect start =
      right.cut_bottom(ui.control(Type::Large) + 2 * gap::kLarge).grown(-gap::kLarge, -gap::kLarge);
  Scroll boards = begin_scroll(ui, "boards", room, gap::kLarge);
  game_tabs(ui, model, boards.column);
  section_head(ui, boards.column, tr("Ways to play"));
  preset_grid(ui, model, boards.column);
  boards.column.space(gap::kMedium);
  section_head(ui, boards.column, tr("Rules"));
  show_rules(ui, model, boards.column);
  end_scroll(ui, boards);
  Scroll seats = begin_scroll(ui, "people", right, gap::kLarge);
  section_head(ui, seats.column, tr("Players"));
  show_seats(ui, model, seats.column);
  end_scroll(ui, seats);
  start_button(ui, model, start);
}

void one_column(Ui& ui, Model& model, Rect room) {
  const Rect foot = room.cut_bottom(ui.control(Type::Large) + 2 * gap::kMedium);
  const float wide = std::min(room.width(), kOneColumn * ui.text_scale);
  Scroll scroll = begin_scroll(ui, "all", centred(room, {wide, room.height()}), gap::kLarge);
  scroll.column.y -= gap::kSmall;
  game_tabs(ui, model, scroll.column);
  chosen_card(ui, model, scroll.column);
  section_head(ui, scroll.column, tr("Players"));
  show_seats(ui, model, scroll.column);
  scroll.column.space(gap::kMedium);
  section_head(ui, scroll.column, tr("Rules"));
  show_rules(ui, model, scroll.column);
  end_scroll(ui, scroll);
  start_button(ui, model,
               centred(foot, {wide - 2 * gap::kLarge, foot.height() - 2 * gap::kMedium}));
}

}  // namespace

void show_setup(Ui& ui, Model& model) {
  const Drafts before = model.drafts;
  ui.push("setup");
  model.table_shown = false;
  Rect room = ui.screen;
  header(ui, model,
         room.cut_top(std::max(kHead, ui.line(Type::Title) + kHeadMargin))
             .grown(-gap::kLarge, -gap::kTiny));
  if (room.width() >= kTwoColumns * (kPageFixed + (1.0F - kPageFixed) * ui.text_scale)) {
    two_columns(ui, model,
                centred(room, {std::min(room.width(), kPageMost * ui.text_scale), room.height()}));
  } else {
    one_column(ui, model, room);
  }
  if (model.presets_open) {
    Sheet sheet = begin_sheet(ui, "presets", tr("Ways to play"), model.presets_open, kOneColumn);
    if (preset_grid(ui, model, sheet.scroll.column)) model.presets_open = false;
    end_sheet(ui, sheet);
  }
  ui.pop();
  if (!(before == model.drafts)) model.ask(wish::KeepDrafts{});
}

}  // namespace ui
