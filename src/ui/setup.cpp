// The new-game screen of Parchís: which board, who sits where, and every rule as a control.
#include "assets/icons.h"
#include "games/game.h"
#include "ui/model.h"
#include "ui/setup_parts.h"

namespace ui {

using view::tr;

namespace {

constexpr float kTwoColumns = 860.0F;  // css px: wide enough for boards and people side by side

std::vector<games::Preset> parchis_presets() {
  std::vector<games::Preset> found;
  for (const games::Preset& preset : games::presets()) {
    if (preset.rules.substr(0, preset.rules.find(' ')) == "parchis") found.push_back(preset);
  }
  return found;
}

std::optional<games::Preset> chosen_preset(const Draft& draft) {
  const std::string line = parchis::print_rules(draft.rules);
  for (const games::Preset& preset : parchis_presets()) {
    if (preset.rules == line) return preset;
  }
  return std::nullopt;
}

parchis::Rules rules_of(const games::Preset& preset) {
  const auto game = games::Game::parse(preset.rules);
  return game->as<parchis::Game>()->rules();
}

void draw_picture(Ui& ui, Model& model, const Rect& rect, const parchis::Rules& rules) {
  const unsigned texture = picture(model, rules);
  if (texture == 0) return;
  const float side = std::min(rect.width(), rect.height());
  const Rect square = centred(rect, {side, side});
  ui.draw->AddImage(reinterpret_cast<ImTextureID>(static_cast<std::uintptr_t>(texture)), square.min,
                    square.max);
}

float card_height(const Ui& ui, const games::Preset& preset, float width) {
  const float words = width - 2 * gap::kMedium;
  return width * 0.62F + ui.measure(Type::Strong, preset_title(preset.name), words).y +
         ui.measure(Type::Caption, preset_line(preset.name), words).y + 2 * gap::kMedium +
         gap::kSmall;
}

bool preset_card(Ui& ui, Model& model, const Rect& rect, const games::Preset& preset, bool on) {
  const Palette& c = ui.colours();
  const std::string said =
      std::string(preset_title(preset.name)) + ". " + std::string(preset_line(preset.name));
  const Touch touch = ui.touch(preset.name, rect, {Role::Radio, said, on ? "on" : "off"});
  if (rect.both(ui.clip()).empty()) return touch.clicked;
  const float t = ui.ease(touch.id, on ? 1.0F : 0.0F);
  const Rect body = rect.moved({0, touch.press * 2.0F - touch.hover * 2.0F});
  ui.shadow(body, corner::kCard, 12 + 6 * touch.hover, 4 + 3 * touch.hover, 0.7F);
  ui.gradient(body, corner::kCard, mix(c.raised, c.raised_hover, touch.hover), c.raised);
  const Colour edge = mix(c.edge, c.accent, t);
  ui.draw->AddRect(body.min, body.max, edge, corner::kCard, 0, 1.0F + 2.0F * t);
  Rect inner = body.grown(-gap::kMedium);
  draw_picture(ui, model, inner.cut_top(rect.width() * 0.62F - gap::kSmall), rules_of(preset));
  inner.cut_top(gap::kSmall);
  const float title = ui.measure(Type::Strong, preset_title(preset.name), inner.width()).y;
  ui.fit(Type::Strong, inner.cut_top(title), c.text, preset_title(preset.name));
  const float line = ui.measure(Type::Caption, preset_line(preset.name), inner.width()).y;
  ui.fit(Type::Caption, inner.cut_top(line + 2), c.muted, preset_line(preset.name));
  if (on) {
    const ImVec2 at{body.max.x - 20, body.min.y + 20};
    ui.draw->AddCircleFilled(at, 13, c.accent);
    ui.icon(at, c.on_accent, icons::kCheck, 18);
  }
  return touch.clicked;
}

bool preset_grid(Ui& ui, Model& model, Column& column) {
  const float least = 148.0F * (0.7F + 0.3F * ui.text_scale);
  const int a_row =
      std::max(1, static_cast<int>((column.width + gap::kMedium) / (least + gap::kMedium)));
  const auto cards = static_cast<float>(a_row);
  const float wide = (column.width - (cards - 1) * gap::kMedium) / cards;
  const auto presets = parchis_presets();
  const auto now = chosen_preset(model.draft);
  bool picked = false;
  ui.push("preset");
  for (std::size_t i = 0; i < presets.size(); i += static_cast<std::size_t>(a_row)) {
    const std::size_t end = std::min(presets.size(), i + static_cast<std::size_t>(a_row));
    float high = 0.0F;
    for (std::size_t k = i; k < end; ++k) high = std::max(high, card_height(ui, presets[k], wide));
    Rect row = column.take(high, gap::kMedium);
    for (std::size_t k = i; k < end; ++k) {
      const bool on = now && now->name == presets[k].name;
      if (preset_card(ui, model, row.cut_left(wide), presets[k], on)) {
        take_rules(model.draft, presets[k].rules);
        picked = true;
      }
      row.cut_left(gap::kMedium);
    }
  }
  ui.pop();
  return picked;
}

// On a narrow page: the chosen board, and a button to the others.
void chosen_card(Ui& ui, Model& model, Column& column) {
  const Palette& c = ui.colours();
  const auto now = chosen_preset(model.draft);
  const std::string title(now ? preset_title(now->name) : tr("Rules of your own"));
  const std::string line(now ? preset_line(now->name) : tr("Changed below."));
  const std::string_view other = tr("Choose another board");
  const ButtonStyle style{Look::Secondary, icons::kChevronRight};
  const float side = 116.0F;
  const float words = column.width - side - 3 * gap::kMedium;
  const float high = std::max(side, ui.measure(Type::Large, title, words).y +
                                        ui.measure(Type::Caption, line, words).y +
                                        button_height(ui, other, words, style) + gap::kMedium) +
                     2 * gap::kMedium;
  const Rect card = column.take(high, gap::kLarge);
  ui.panel(card, corner::kCard);
  Rect inner = card.grown(-gap::kMedium);
  draw_picture(ui, model, inner.cut_left(side), model.draft.rules);
  inner.cut_left(gap::kMedium);
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
    model.wishes.start = true;
    model.wishes.save_draft = true;
  }
}

void header(Ui& ui, Model& model, Rect bar) {
  const ImVec2 back{bar.cut_left(kTouch).middle()};
  if (icon_button(ui, "back", back, icons::kArrowLeft, tr("Back"))) model.screen = Screen::Title;
  bar.cut_left(gap::kSmall);
  ui.record_text(Role::Heading, bar, tr("New game"));
  ui.fit(Type::Title, bar, ui.colours().on_backdrop, tr("New game"), Align::Left);
  const bool escape = ui.top_layer() == 0 && ImGui::IsKeyPressed(ImGuiKey_Escape, false);
  if (escape) model.screen = Screen::Title;
}

void two_columns(Ui& ui, Model& model, Rect room) {
  const float people = std::clamp(room.width() * 0.36F, 360.0F, 460.0F * ui.text_scale);
  Rect right = room.cut_right(people);
  const Rect start =
      right.cut_bottom(ui.control(Type::Large) + 2 * gap::kLarge).grown(-gap::kLarge, -gap::kLarge);
  Scroll boards = begin_scroll(ui, "boards", room, gap::kLarge);
  section_head(ui, boards.column, tr("Board"));
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
  const float wide = std::min(room.width(), 640.0F * ui.text_scale);
  Scroll scroll = begin_scroll(ui, "all", centred(room, {wide, room.height()}), gap::kLarge);
  scroll.column.y -= gap::kSmall;
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
  const Draft before = model.draft;
  ui.push("setup");
  model.table_shown = false;
  Rect room = ui.screen;
  header(ui, model,
         room.cut_top(std::max(64.0F, ui.line(Type::Title) + 16)).grown(-gap::kLarge, -gap::kTiny));
  if (room.width() >= kTwoColumns * (0.6F + 0.4F * ui.text_scale)) {
    two_columns(ui, model,
                centred(room, {std::min(room.width(), 1500.0F * ui.text_scale), room.height()}));
  } else {
    one_column(ui, model, room);
  }
  if (model.presets_open) {
    Sheet sheet = begin_sheet(ui, "presets", tr("Board"), model.presets_open, 640.0F);
    if (preset_grid(ui, model, sheet.scroll.column)) model.presets_open = false;
    end_sheet(ui, sheet);
  }
  ui.pop();
  if (!(before == model.draft)) model.wishes.save_draft = true;
}

}  // namespace ui
