// The table's screen: its keys, its panels, and everything over the table.
#include "ui/hud/hud.h"
#include "ui/hud/bubble.h"
#include "ui/hud/curtain.h"
#include "ui/hud/game.h"
#include "ui/hud/hint.h"
#include "ui/hud/moves.h"
#include "ui/hud/own_dice.h"
#include "ui/hud/panels.h"
#include "ui/hud/ribbon.h"
#include "ui/hud/signs.h"
#include "ui/hud/words.h"
#include "ui/kit/ui.h"
#include "ui/model.h"
#include "view/table/session.h"
#include "view/words/words.h"

namespace ui {

using view::tr;

namespace {

// Digits and letters that pick a move.
void typed_keys(Ui& ui, Model& model) {
  view::Session& session = *model.session;
  for (int i = 0; i < static_cast<int>(kMoveKeys); ++i) {
    const bool pressed = ImGui::IsKeyPressed(static_cast<ImGuiKey>(ImGuiKey_1 + i), false) ||
                         ImGui::IsKeyPressed(static_cast<ImGuiKey>(ImGuiKey_Keypad1 + i), false);
    if (pressed && !press_own_dice(model, i + 1)) {
      (void)press_entry(ui, model, static_cast<std::size_t>(i));
    }
  }
  if (ImGui::IsKeyPressed(ImGuiKey_D, false) && session.picker().dice().size() > 1) {
    session.picker().next_die();
    ui.say(status_line(session));
  }
  const int step =
      (ImGui::IsKeyPressed(ImGuiKey_N) ? 1 : 0) - (ImGui::IsKeyPressed(ImGuiKey_P) ? 1 : 0);
  if (step != 0) {
    session.picker().focus_step(step);
    ui.say(focused_words(session));
  }
}

void keys(Ui& ui, Model& model) {
  if (!ui.hears_keys()) return;
  if (ImGui::IsKeyPressed(ImGuiKey_Escape, false)) {
    if (!step_back(ui, model)) model.ask(wish::Open{SheetKind::Menu});
  }
  if (model.settings.typed_keys) {
    if (ImGui::IsKeyPressed(ImGuiKey_L, false)) model.ask(wish::Open{SheetKind::Log});
    if (ImGui::IsKeyPressed(ImGuiKey_H, false)) ask_hint(model);
    if (ImGui::IsKeyPressed(ImGuiKey_U, false)) take_back(model);
  }
  table_keys(ui, model);
}

// The results wait until the table has shown the end.
void end_of_game(Model& model) {
  const bool over = model.session->status().over;
  if (over && !model.results_seen) model.ask(wish::Open{SheetKind::Results});
  model.results_seen = over;
}

}  // namespace

bool step_back(Ui& ui, Model& model) {
  const bool refused = !model.bubble.words.empty();
  model.bubble.words.clear();
  if (refused) return true;
  if (!model.session->picker().unpick()) return false;
  ui.say(status_line(*model.session));
  return true;
}

void table_keys(Ui& ui, Model& model) {
  if (!ui.hears_keys()) return;
  view::Session& session = *model.session;
  if (model.settings.typed_keys) typed_keys(ui, model);
  const bool enter = Ui::enter_pressed();
  if (enter && !ui.focus_shown() && session.others_play()) {
    session.skip();
  } else if (enter && !ui.focus_shown()) {
    if (session.animating()) session.settle();
    const view::TapAnswer answer = session.confirm();
    const view::Picker& picker = session.picker();
    const bool selects = answer.kind == view::TapAnswer::Kind::Selected;
    if (selects && picker.focus() && !picker.unconfirmed()) {
      model.bubble.words.clear();
      ui.say(focused_words(session));  // the next press plays it
    } else {
      bubble_for(ui, model, answer);
    }
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
    model.table = ui.screen;
    model.bubble.words.clear();  // it may speak of a card that nobody else should see
    show_curtain(ui, model, *seat);
    ui.pop();
    return;
  }
  keys(ui, model);
  think_hint(ui, model);
  panels(ui, model);
  const GameHud& hud = game_hud(*model.session);
  if (const float high = hud.hand_height(ui, *model.session); high > 0.0F) {
    hud.hand(ui, model, model.table.cut_bottom(high));
  }
  board_signs(ui, model);
  hud.over_table(ui, model, model.table);
  ribbon(ui, model);
  hint_over_table(ui, model);
  draw_bubble(ui, model);
  end_of_game(model);
  ui.pop();
}

}  // namespace ui
