// The title screen: the name of the game, what can be played, and the ways to everything else.
#include <array>
#include <cmath>

#include "assets/icons.h"
#include "ui/model.h"

namespace ui {

using view::tr;

namespace {

// A game that has a page of its own in this program.
struct GameCard {
  const char* key;
  std::string_view title;
  std::string_view line;
};

std::array<GameCard, 1> game_cards() {
  return {{{"parchis", tr("Parchís"), tr("Race your pieces home before the others.")}}};
}

void name_of_the_game(Ui& ui, Column& column, bool centre) {
  const Palette& c = ui.colours();
  const std::string_view name = "Homestretch";
  const float full = ui.measure(Type::Display, name).x;
  const float scale = std::min(1.0F, column.width / full);
  const float size = ui.fonts.size(Type::Display) * scale;
  const Rect line = column.take(size * 1.1F, gap::kSmall);
  ui.record_text(Role::Heading, line, name);
  const float x = line.min.x + (centre ? (column.width - full * scale) * 0.5F : 0.0F);
  const float lift = ui.shade == view::Shade::Dark ? 0.55F : 0.12F;
  ImFont* face = ui.fonts.face(Type::Display);
  ui.draw->AddText(face, size, {x, line.min.y + size * 0.045F}, rgb(0x000000, lift), name.data(),
                   name.data() + name.size());
  ui.draw->AddText(face, size, {x, line.min.y}, c.on_backdrop, name.data(),
                   name.data() + name.size());
  const std::string_view motto = tr("Old race games, finely made.");
  const Rect below = column.take(ui.measure(Type::Body, motto, column.width).y, gap::kWide);
  ui.record_text(Role::Text, below, motto);
  ui.fit(Type::Body, below, c.on_backdrop_muted, motto, centre ? Align::Centre : Align::Left);
}

bool wide_button(Ui& ui, Column& column, const char* key, std::string_view label, Look look,
                 const char* icon) {
  const ButtonStyle style{look, icon, Align::Left};
  const float height = button_height(ui, label, column.width, style);
  return button(ui, key, column.take(height, gap::kMedium), label, style);
}

void game_buttons(Ui& ui, Model& model, Column& column) {
  if (model.can_continue &&
      wide_button(ui, column, "continue", tr("Continue the game"), Look::Primary, icons::kPlay)) {
    model.wishes.go_on = true;
  }
  const auto cards = game_cards();
  for (const GameCard& card : cards) {
    const bool only = cards.size() == 1;
    const std::string label = only ? std::string(tr("New game")) : std::string(card.title);
    const Look look = model.can_continue ? Look::Secondary : Look::Primary;
    if (wide_button(ui, column, only ? "new-game" : card.key, label, look, icons::kDices)) {
      model.screen = Screen::Setup;
    }
  }
}

void other_buttons(Ui& ui, Model& model, Column& column) {
  if (wide_button(ui, column, "help", tr("How to play"), Look::Secondary, icons::kScrollText)) {
    model.help_open = true;
  }
  if (wide_button(ui, column, "settings", tr("Settings"), Look::Secondary, icons::kSettings)) {
    model.settings_open = true;
  }
  if (wide_button(ui, column, "about", tr("About"), Look::Secondary, icons::kInfo)) {
    model.about_open = true;
  }
  if (model.native && wide_button(ui, column, "quit", tr("Quit"), Look::Ghost, icons::kX)) {
    model.wishes.quit = true;
  }
}

void languages(Ui& ui, Model& model, Column& column) {
  std::vector<Option> options;
  int chosen = static_cast<int>(view::words().language());
  for (int i = 0; i < view::kLanguages; ++i) {
    const auto language = static_cast<view::Language>(i);
    options.push_back({view::language_code(language), std::string(view::language_name(language))});
  }
  const Rect rect = column.take(choice_height(ui, options, column.width), gap::kLarge);
  if (choice(ui, "language", rect, tr("Language"), options, chosen)) {
    model.settings.language = static_cast<view::Language>(chosen);
    model.wishes.save_settings = true;
  }
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
