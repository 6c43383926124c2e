// For developers: every legal move and outcome as a button, any position or replay by its text, a
// scrubber over the moves, frame times. In English, because it is not part of the game.
#include "ui/screens/debug_panel.h"

#include <algorithm>
#include <cmath>

#include "assets/icons.h"
#include "games/notation.h"
#include "ui/kit/button.h"
#include "ui/kit/choice.h"
#include "ui/kit/sheet.h"
#include "ui/model.h"
#include "view/table/session.h"
#include "view/words/numbers.h"

namespace ui {

namespace {

constexpr float kSheet = 620.0F;
constexpr float kGraph = 56.0F;
constexpr float kGraphCorner = 8.0F;
constexpr float kButtons = 3.0F;  // in a row

constexpr std::size_t kLongestPaste = 20000;

void frame_times(Ui& ui, Model& model, Column& column) {
  const Rect rect = column.take(kGraph, gap::kMedium);
  ui.draw->AddRectFilled(rect.min, rect.max, ui.colours().well, kGraphCorner);
  float worst = 0.0F;
  const auto& ms = model.frames.ms;
  const float wide = rect.width() / static_cast<float>(ms.size());
  for (std::size_t i = 0; i < ms.size(); ++i) {
    const float value = ms[(model.frames.next + i) % ms.size()];
    worst = std::max(worst, value);
    constexpr float kFullMs = 20.0F;
    const float high = std::min(1.0F, value / kFullMs) * rect.height();
    const float x = rect.min.x + static_cast<float>(i) * wide;
    ui.draw->AddRectFilled({x, rect.max.y - high}, {x + wide, rect.max.y}, ui.colours().accent);
  }
  const std::string text = "worst of the last " + std::to_string(ms.size()) +
                           " frames: " + view::one_decimal(worst) + " ms";
  ui.paragraph(column, Type::Caption, ui.colours().muted, text);
}

void legal_moves(Ui& ui, Model& model, Column& column) {
  view::Session& session = *model.session;
  const play::Match& match = session.match();
  core::MoveList list;
  if (!match.over()) match.game().moves(match.state(), list);
  ui.paragraph(column, Type::Strong, ui.colours().text,
               match.actor() == core::kChance ? "Outcomes of chance" : "Legal moves");
  ui.push("play");
  Rect row;
  for (const core::Move move : list) {
    const std::string token = match.game().print_move(move);
    const float wide = button_width(ui, token);
    if (row.width() < wide) row = column.take(kTouch, gap::kTiny);
    const Rect at = row.cut_left(wide);
    row.cut_left(gap::kTiny);
    if (button(ui, token, at, token)) {
      if (const auto refusal = session.receive(move)) model.debug_answer = refusal->text();
      ui.want_frame();
      break;
    }
  }
  ui.pop();
  column.space(gap::kSmall);
}

void scrubber(Ui& ui, Model& model, Column& column) {
  view::Session& session = *model.session;
  const std::size_t made = session.match().made().size();
  float ply = static_cast<float>(made);
  const float most = std::max(1.0F, static_cast<float>(made));
  const std::string shown = std::to_string(made);
  ui.paragraph(column, Type::Strong, ui.colours().text,
               "Plies (going back forgets what came after)");
  if (slider(ui, "ply", column.take(kTouch), "Ply", ply, {0.0F, most, 1.0F}, shown)) {
    session.jump(static_cast<std::size_t>(std::lround(ply)));
  }
}

void texts(Ui& ui, Model& model, Column& column) {
  ui.paragraph(column, Type::Strong, ui.colours().text, "Position line or replay");
  (void)field(ui, "paste", column.take(kTouch), "Paste here", model.debug_text, kLongestPaste);
  Rect row = column.take(kTouch);
  const float third = row.width() / kButtons;
  if (button(ui, "open", row.cut_left(third).grown(-2, 0), "Open"))
    model.ask(wish::PasteGame{model.debug_text});
  if (model.session == nullptr) return;
  if (button(ui, "copy-position", row.cut_left(third).grown(-2, 0), "Copy position")) {
    const play::Match& match = model.session->match();
    model.ask(wish::CopyText{games::print_position(match.game(), match.state())});
  }
  if (button(ui, "copy-replay", row.cut_left(third).grown(-2, 0), "Copy replay")) {
    model.ask(wish::CopyText{play::print_replay(model.session->replay())});
  }
}

}  // namespace

void show_debug(Ui& ui, Model& model) {
  Sheet sheet = begin_sheet(ui, "debug", "Debug", model.debug_open, kSheet);
  Column& column = sheet.scroll.column;
  frame_times(ui, model, column);
  if (model.session != nullptr) {
    legal_moves(ui, model, column);
    scrubber(ui, model, column);
  }
  texts(ui, model, column);
  ui.paragraph(column, Type::Caption, ui.colours().danger, model.debug_answer);
  if (model.native && button(ui, "shaders", column.take(kTouch), "Reload shaders",
                             {Look::Secondary, icons::kRefreshCw})) {
    model.ask(wish::ReloadShaders{});
  }
  end_sheet(ui, sheet);
}

}  // namespace ui
