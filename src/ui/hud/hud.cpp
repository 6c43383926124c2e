// The table's screen: whose turn, the game's own control, the legal moves, and the way to
// everything else. In landscape a panel at the side, in portrait one above and one below.
#include "ui/hud/hud.h"
#include "ui/hud/game.h"
#include "ui/kit/kit.h"
#include "ui/model.h"
#include "ui/screens/help.h"
#include "view/table/session.h"
#include "view/words/words.h"

namespace ui {

using view::tr;

namespace {

constexpr int kDigits = 9;

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

// Measures of the panels, css px at text size 100 %, and shares of the screen.
constexpr float kPanelShare = 0.27F;  // of the width, beside the table
constexpr float kPanelLeast = 316.0F;
constexpr float kPanelMost = 360.0F;
constexpr float kLowPanel = 480.0F;  // a panel lower than this saves room
constexpr float kBanner = 64.0F;
constexpr float kLowBanner = 52.0F;
constexpr float kBannerMargin = 14.0F;  // above and below its words, together
constexpr float kNarrow = 260.0F;       // here what is wanted takes two lines
constexpr float kNarrowLines = 1.6F;    // … of which the second is seldom full
constexpr float kBodyShare = 0.24F;     // of the height, below the table
constexpr float kBodyLeast = 128.0F;
constexpr float kBodyMost = 190.0F;
constexpr float kTwoColumns = 300.0F;   // of moves, from this width on
constexpr float kControlsShare = 0.4F;  // of the width, beside the moves
constexpr float kPlayersShare = 0.48F;  // of the width, beside the controls
constexpr float kControlsMost = 92.0F;
constexpr std::size_t kFewMoves = 8;  // leave room for what happened
constexpr float kTailShare = 0.34F;   // of the room that is left, for what happened
constexpr float kTailMost = 220.0F;
constexpr float kScrollBar = 6.0F;
constexpr float kHintMost = 520.0F;
constexpr float kBeside = 1.1F;  // wider than high by so much: the panel stands beside the table

// Grows with the text, but only by half.
float half_scaled(const Ui& ui) { return 0.5F + 0.5F * ui.text_scale; }

void footer(Ui& ui, Model& model, Rect& rect) {
  const GameHud& hud = game_hud(*model.session);
  const float height = hud.footer_height();
  if (height <= 0.0F) return;
  hud.footer(ui, model, rect.cut_bottom(height));
  rect.cut_bottom(gap::kTiny);
}

// The game's control, or the buttons for what people's own dice show.
void panel_controls(Ui& ui, Model& model, Rect& inner, bool low) {
  if (model.session->status().may_enter) {
    Column column{inner.min.x, inner.min.y, inner.width()};
    inner.cut_top(own_dice_height(model, inner.width()));
    show_own_dice(ui, model, column);
  } else {
    const GameHud& hud = game_hud(*model.session);
    hud.controls(ui, model, inner.cut_top(hud.controls_height(ui, low)));
  }
  inner.cut_top(gap::kSmall);
}

// The place of what happened, at the lower end of `inner`; empty where there is no room.
Rect cut_tail(const Ui& ui, const view::Session& session, Rect& inner, bool low) {
  if (low || session.picker().open().size() >= kFewMoves) return {};
  const auto told = static_cast<float>(session.log().size());
  const float wanted = told * (ui.line(Type::Caption) + gap::kTiny);
  const Rect tail = inner.cut_bottom(std::min({inner.height() * kTailShare, kTailMost, wanted}));
  inner.cut_bottom(gap::kSmall);
  return tail;
}

// The legal moves, and below them the players.
void moves_and_players(Ui& ui, Model& model, const Rect& rect, int a_row, float right) {
  Scroll scroll = begin_scroll(ui, "list", rect, 0);
  scroll.column.width -= right;
  moves(ui, model, scroll.column, a_row);
  seats_row(ui, model, scroll.column);
  end_scroll(ui, scroll, 0);
}

// The place of the panel beside the table; the rest is the table's.
Rect side_place(const Ui& ui, Model& model) {
  Rect room = ui.screen;
  const float wide =
      std::clamp(room.width() * kPanelShare, kPanelLeast, kPanelMost) * half_scaled(ui);
  const Rect panel = room.cut_right(std::min(wide, room.width() * 0.5F));
  model.table = room;
  return panel.grown(-gap::kSmall);
}

void side_panel(Ui& ui, Model& model) {
  const Rect panel = side_place(ui, model);
  ui.panel(panel, corner::kSheet);
  ui.block(panel);
  Rect inner = panel.grown(-gap::kLarge, -gap::kMedium);
  const bool low = panel.height() < kLowPanel * ui.text_scale;
  banner(ui, model,
         inner.cut_top(
             std::max(low ? kLowBanner : kBanner, ui.line(Type::Large) + ui.line(Type::Body))));
  inner.cut_top(gap::kSmall);
  const Rect tools = inner.cut_bottom(kTouch);
  inner.cut_bottom(gap::kSmall);
  footer(ui, model, inner);
  panel_controls(ui, model, inner, low);
  const Rect tail = cut_tail(ui, *model.session, inner, low);
  if (const float hint = hint_height(ui, model, inner.width()); hint > 0.0F) {
    show_hint(ui, model, inner.cut_top(hint));
    inner.cut_top(gap::kSmall);
  }
  moves_and_players(ui, model, inner, 1, kScrollBar);
  if (!tail.empty()) log_tail(ui, model, tail);
  tools_row(ui, model, tools);  // last, as it is read
}

// The banner above the table; `room` is what lies below it.
void top_banner(Ui& ui, Model& model, Rect& room) {
  const float lines = room.width() < kNarrow * ui.text_scale ? kNarrowLines : 1.0F;
  const float high =
      std::max(kBanner, ui.line(Type::Large) + lines * ui.line(Type::Body) + kBannerMargin);
  Rect top = room.cut_top(high + gap::kSmall).grown(-gap::kSmall, 0);
  top.min.y += gap::kSmall;
  ui.panel(top, corner::kCard);
  ui.block(top);
  banner(ui, model, top.grown(-gap::kMedium, -gap::kTiny));
}

// The place of the panel below the table; the rest is the table's.
Rect bottom_place(Ui& ui, Model& model, Rect room, float tools) {
  const float body = std::clamp(room.height() * kBodyShare, kBodyLeast * half_scaled(ui),
                                kBodyMost * ui.text_scale);
  const Rect bottom = room.cut_bottom(body + tools + 2 * gap::kSmall);
  model.table = room;
  Rect paper = bottom;
  paper.max.y += corner::kSheet;
  ui.panel(paper, corner::kSheet);
  ui.block(bottom);
  return bottom.grown(-gap::kMedium, -gap::kSmall);
}

// What people's own dice show, and below it the players.
void own_dice_and_players(Ui& ui, Model& model, const Rect& inner) {
  Scroll scroll = begin_scroll(ui, "list", inner, 0);
  show_own_dice(ui, model, scroll.column);
  seats_row(ui, model, scroll.column);
  end_scroll(ui, scroll, 0);
}

// Somebody chooses: the moves take the room, beside the control if the game wants to keep it.
void choosing(Ui& ui, Model& model, Rect inner) {
  const GameHud& hud = game_hud(*model.session);
  if (hud.controls_stay()) {
    hud.controls(ui, model, inner.cut_left(inner.width() * kControlsShare));
    inner.cut_left(gap::kSmall);
  }
  const bool two =
      inner.width() > kTwoColumns * ui.text_scale && model.session->picker().open().size() > 1;
  moves_and_players(ui, model, inner, two ? 2 : 1, 0);
}

// Nobody chooses: the control, and beside it the players.
void waiting(Ui& ui, Model& model, Rect left) {
  const GameHud& hud = game_hud(*model.session);
  const Rect right = left.cut_right(left.width() * kPlayersShare);
  left.cut_right(gap::kMedium);
  footer(ui, model, left);
  const float high = hud.controls_stay() ? left.height() : std::min(left.height(), kControlsMost);
  hud.controls(ui, model, centred(left, {left.width(), high}));
  Scroll scroll = begin_scroll(ui, "seats", right, 0);
  seats_row(ui, model, scroll.column);
  end_scroll(ui, scroll, 0);
}

void over_and_under(Ui& ui, Model& model) {
  Rect room = ui.screen;
  top_banner(ui, model, room);
  const float tools_high = kTouch + gap::kTiny;
  Rect inner = bottom_place(ui, model, room, tools_high);
  const Rect tools = inner.cut_bottom(tools_high);
  inner.cut_bottom(gap::kTiny);
  if (model.session->status().may_enter) {
    own_dice_and_players(ui, model, inner);
  } else if (has_moves(*model.session)) {
    choosing(ui, model, inner);
  } else {
    waiting(ui, model, inner);
  }
  tools_row(ui, model, tools);
}

// In portrait the hint stands over the table's upper end.
void hint_over_table(Ui& ui, Model& model) {
  const float wide = std::min(model.table.width() - 2 * gap::kSmall, kHintMost * ui.text_scale);
  const float high = hint_height(ui, model, wide);
  if (high <= 0.0F) return;
  const Rect strip = model.table.cut_top(high + 2 * gap::kSmall);
  show_hint(ui, model, centred(strip, {wide, high}));
}

}  // namespace

void table_keys(Ui& ui, Model& model) {
  if (ui.top_layer() > 0 || ImGui::GetIO().WantTextInput) return;
  view::Session& session = *model.session;
  for (int i = 0; i < kDigits; ++i) {
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
  const bool beside = ui.screen.width() > ui.screen.height() * kBeside;
  beside ? side_panel(ui, model) : over_and_under(ui, model);
  const GameHud& hud = game_hud(*model.session);
  if (const float high = hud.hand_height(ui, *model.session); high > 0.0F) {
    hud.hand(ui, model, model.table.cut_bottom(high));
  }
  if (!beside) hint_over_table(ui, model);
  hud.over_table(ui, model, model.table);
  draw_bubble(ui, model);
  const bool over = model.session->status().over && !model.session->animating();
  if (over && !model.results_seen) model.ask(wish::Open{SheetKind::Results});
  model.results_seen = over;
  ui.pop();
}

}  // namespace ui
