// The table's screen: whose turn, the game's own control, the legal moves, and the way to
// everything else. In landscape a panel at the side, in portrait one above and one below.
#include "ui/hud/game.h"

namespace ui {

using view::tr;

namespace {

void keys(Ui& ui, Model& model) {
  if (ui.top_layer() > 0 || ImGui::GetIO().WantTextInput) return;
  view::Session& session = *model.session;
  if (ImGui::IsKeyPressed(ImGuiKey_Escape, false) && !session.picker().unpick()) {
    model.ask(wish::Open{SheetKind::Menu});
  }
  if (ImGui::IsKeyPressed(ImGuiKey_L, false)) model.ask(wish::Open{SheetKind::Log});
  if (ImGui::IsKeyPressed(ImGuiKey_H, false)) ask_hint(model);
  if (ImGui::IsKeyPressed(ImGuiKey_U, false)) (void)session.undo();
  table_keys(ui, model);
}

void side_panel(Ui& ui, Model& model) {
  Rect room = ui.screen;
  const float wide =
      std::clamp(room.width() * 0.27F, 316.0F, 360.0F) * (0.5F + 0.5F * ui.text_scale);
  Rect panel = room.cut_right(std::min(wide, room.width() * 0.5F)).grown(-gap::kSmall);
  model.table = room;
  ui.panel(panel, corner::kSheet);
  ui.block(panel);
  Rect inner = panel.grown(-gap::kLarge, -gap::kMedium);
  const bool low = panel.height() < 480.0F * ui.text_scale;
  banner(ui, model,
         inner.cut_top(std::max(low ? 52.0F : 64.0F, ui.line(Type::Large) + ui.line(Type::Body))));
  inner.cut_top(gap::kSmall);
  const Rect tools = inner.cut_bottom(kTouch);
  inner.cut_bottom(gap::kSmall);
  const GameHud& hud = game_hud(*model.session);
  if (const float footer = hud.footer_height(); footer > 0.0F) {
    hud.footer(ui, model, inner.cut_bottom(footer));
    inner.cut_bottom(gap::kTiny);
  }
  if (model.session->status().may_enter) {
    Column column{inner.min.x, inner.min.y, inner.width()};
    inner.cut_top(own_dice_height(model, inner.width()));
    show_own_dice(ui, model, column);
  } else {
    hud.controls(ui, model, inner.cut_top(hud.controls_height(ui, low)));
  }
  inner.cut_top(gap::kSmall);
  float list = inner.height();
  Rect tail;
  if (!low && model.session->picker().open().size() < 8) {
    const auto told = static_cast<float>(model.session->log().size());
    const float wanted = told * (ui.line(Type::Caption) + 4);
    tail = inner.cut_bottom(std::min({inner.height() * 0.34F, 220.0F, wanted}));
    inner.cut_bottom(gap::kSmall);
    list = inner.height();
  }
  if (const float hint = hint_height(ui, model, inner.width()); hint > 0.0F) {
    show_hint(ui, model, inner.cut_top(hint));
    inner.cut_top(gap::kSmall);
    list = inner.height();
  }
  Scroll scroll = begin_scroll(ui, "list", box(inner.min.x, inner.min.y, inner.width(), list), 0);
  scroll.column.width -= 6;
  moves(ui, model, scroll.column, 1);
  seats_row(ui, model, scroll.column);
  scroll.column.y -= 2 * gap::kLarge;
  end_scroll(ui, scroll);
  if (!tail.empty()) log_tail(ui, model, tail);
  tools_row(ui, model, tools);  // last, as it is read
}

void over_and_under(Ui& ui, Model& model) {
  Rect room = ui.screen;
  // On a narrow screen what is wanted takes two lines of large text.
  const float wanted_lines = room.width() < 260.0F * ui.text_scale ? 1.6F : 1.0F;
  const float banner_high =
      std::max(64.0F, ui.line(Type::Large) + wanted_lines * ui.line(Type::Body) + 14);
  Rect top = room.cut_top(banner_high + gap::kSmall).grown(-gap::kSmall, 0);
  top.min.y += gap::kSmall;
  ui.panel(top, corner::kCard);
  ui.block(top);
  banner(ui, model, top.grown(-gap::kMedium, -gap::kTiny));

  const GameHud& hud = game_hud(*model.session);
  const bool choosing = has_moves(*model.session);
  const float tools_high = kTouch + gap::kTiny;
  const float body = std::clamp(room.height() * 0.24F, 128.0F * (0.5F + 0.5F * ui.text_scale),
                                190.0F * ui.text_scale);
  Rect bottom = room.cut_bottom(body + tools_high + 2 * gap::kSmall);
  model.table = room;
  Rect paper = bottom;
  paper.max.y += corner::kSheet;
  ui.panel(paper, corner::kSheet);
  ui.block(bottom);
  Rect inner = bottom.grown(-gap::kMedium, -gap::kSmall);
  const Rect tools = inner.cut_bottom(tools_high);
  inner.cut_bottom(gap::kTiny);
  if (model.session->status().may_enter) {
    Scroll scroll = begin_scroll(ui, "list", inner, 0);
    show_own_dice(ui, model, scroll.column);
    seats_row(ui, model, scroll.column);
    scroll.column.y -= 2 * gap::kLarge;
    end_scroll(ui, scroll);
    tools_row(ui, model, tools);
    return;
  }
  if (choosing) {
    if (hud.controls_stay()) {
      hud.controls(ui, model, inner.cut_left(inner.width() * 0.4F));
      inner.cut_left(gap::kSmall);
    }
    Scroll scroll = begin_scroll(ui, "list", inner, 0);
    moves(ui, model, scroll.column,
          inner.width() > 300 * ui.text_scale && model.session->picker().open().size() > 1 ? 2 : 1);
    seats_row(ui, model, scroll.column);
    scroll.column.y -= 2 * gap::kLarge;
    end_scroll(ui, scroll);
    tools_row(ui, model, tools);
    return;
  }
  Rect left = inner;
  Rect right = left.cut_right(inner.width() * 0.48F);
  left.cut_right(gap::kMedium);
  if (const float footer = hud.footer_height(); footer > 0.0F) {
    hud.footer(ui, model, left.cut_bottom(footer));
    left.cut_bottom(gap::kTiny);
  }
  constexpr float kMost = 92.0F;
  const float high = hud.controls_stay() ? left.height() : std::min(left.height(), kMost);
  hud.controls(ui, model, centred(left, {left.width(), high}));
  Scroll scroll = begin_scroll(ui, "seats", right, 0);
  seats_row(ui, model, scroll.column);
  scroll.column.y -= 2 * gap::kLarge;
  end_scroll(ui, scroll);
  tools_row(ui, model, tools);
}

}  // namespace

void draw_bubble(Ui& ui, Model& model) {
  constexpr float kSeconds = 6.0F;
  if (model.bubble.empty()) {
    model.bubble_left = 0.0F;
    return;
  }
  if (model.bubble_left <= 0.0F) model.bubble_left = kSeconds;
  model.bubble_left -= ui.dt();
  ui.want_frame();
  const Palette& c = ui.colours();
  const bool linked = !model.bubble_rule.empty();
  const std::string more = linked ? std::string(tr("The rule")) + " ›" : std::string();
  const float wide = std::min(300.0F * ui.text_scale, model.table.width() - 2 * gap::kLarge);
  const ImVec2 words = ui.measure(Type::Body, model.bubble, wide - 2 * gap::kMedium);
  const float more_high = linked ? ui.line(Type::Strong) + gap::kTiny : 0.0F;
  const float more_wide = linked ? ui.measure(Type::Strong, more).x : 0.0F;
  const ImVec2 size(std::max(words.x, more_wide) + 2 * gap::kMedium,
                    std::max(words.y + more_high + 2 * gap::kSmall, linked ? kTouch : 0.0F));
  ImVec2 at = model.bubble_at - ImVec2(size.x * 0.5F, size.y + 22);
  at.x = std::clamp(at.x, model.table.min.x + 6,
                    std::max(model.table.min.x + 6, model.table.max.x - size.x - 6));
  at.y = std::clamp(at.y, model.table.min.y + 6,
                    std::max(model.table.min.y + 6, model.table.max.y - size.y - 6));
  const Rect place{at, at + size};
  bool asked = false;
  if (linked) {
    asked = ui.touch("rule", place, {Role::Button, model.bubble + " " + more}).clicked;
  } else {
    ui.record_text(Role::Text, place, model.bubble);
  }
  ui.shadow(place, corner::kControl, 16, 5);
  ui.draw->AddRectFilled(place.min, place.max, c.text, corner::kControl);
  const ImVec2 inner = place.min + ImVec2(gap::kMedium, gap::kSmall);
  ui.words(Type::Body, inner, c.panel, model.bubble, wide - 2 * gap::kMedium);
  if (linked) {
    ui.words(Type::Strong, inner + ImVec2(0, words.y + gap::kTiny), c.panel, more);
    const float y = inner.y + words.y + more_high - 1.0F;
    ui.draw->AddLine({inner.x, y}, {inner.x + more_wide, y}, c.panel, 1.5F);
  }
  if (asked) model.ask(wish::OpenRule{game_in_view(model), model.bubble_rule});
  const bool aside = ImGui::IsMouseClicked(ImGuiMouseButton_Left) &&
                     !(linked && place.contains(ImGui::GetIO().MousePos));
  if (asked || aside || model.bubble_left <= 0.0F) model.bubble.clear();
}

void table_keys(Ui& ui, Model& model) {
  if (ui.top_layer() > 0 || ImGui::GetIO().WantTextInput) return;
  view::Session& session = *model.session;
  for (int i = 0; i < 9; ++i) {
    if (ImGui::IsKeyPressed(static_cast<ImGuiKey>(ImGuiKey_1 + i), false) &&
        !press_own_dice(model, i + 1)) {
      (void)press_entry(model, static_cast<std::size_t>(i));
    }
  }
  if (ImGui::IsKeyPressed(ImGuiKey_N)) session.picker().focus_step(1);
  if (ImGui::IsKeyPressed(ImGuiKey_P)) session.picker().focus_step(-1);
  const bool enter =
      ImGui::IsKeyPressed(ImGuiKey_Enter, false) || ImGui::IsKeyPressed(ImGuiKey_Space, false);
  if (enter && !ui.focus_shown()) {
    if (session.animating()) session.settle();
    bubble_for(model, session.confirm());
  }
}

void bubble_for(Model& model, const view::TapAnswer& answer) {
  if (answer.kind != view::TapAnswer::Kind::WhyNot || !answer.why) return;
  model.bubble = tr(*answer.why);
  const view::RuleSection* rule =
      view::section_of(model.help.book(game_in_view(model)), answer.why->message);
  model.bubble_rule = rule == nullptr ? std::string() : std::string(rule->id);
}

void show_hud(Ui& ui, Model& model) {
  if (model.session == nullptr) {
    model.ask(wish::Go{Screen::Title});
    ui.want_frame();
    return;
  }
  ui.push("table");
  model.table_shown = true;
  if (const auto seat = model.session->curtain()) {
    model.table_shown = false;
    show_curtain(ui, model, *seat);
    ui.pop();
    return;
  }
  keys(ui, model);
  think_hint(ui, model);
  const bool beside = ui.screen.width() > ui.screen.height() * 1.1F;
  beside ? side_panel(ui, model) : over_and_under(ui, model);
  const GameHud& hud = game_hud(*model.session);
  if (const float high = hud.hand_height(ui, *model.session); high > 0.0F) {
    hud.hand(ui, model, model.table.cut_bottom(high));
  }
  if (!beside) {
    const float wide = std::min(model.table.width() - 2 * gap::kSmall, 520.0F * ui.text_scale);
    if (const float high = hint_height(ui, model, wide); high > 0.0F) {
      const Rect strip = model.table.cut_top(high + 2 * gap::kSmall);
      show_hint(ui, model, centred(strip, {wide, high}));
    }
  }
  hud.over_table(ui, model, model.table);
  draw_bubble(ui, model);
  const bool over = model.session->status().over && !model.session->animating();
  if (over && !model.results_seen) model.ask(wish::Open{SheetKind::Results});
  model.results_seen = over;
  ui.pop();
}

}  // namespace ui
