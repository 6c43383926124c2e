// The rows that the table's screen has in every game: whose turn, the players, the tools, the log.
#include <array>

#include "assets/icons.h"
#include "ui/hud/game.h"
#include "ui/kit/kit.h"
#include "ui/model.h"
#include "ui/screens/labels.h"
#include "view/table/session.h"
#include "view/words/words.h"

namespace ui {

using view::tr;

namespace {

constexpr float kStripe = 5.0F;
constexpr float kStripeCorner = 3.0F;
constexpr float kDiscMost = 20.0F;
constexpr float kDiscShare = 0.36F;  // of the banner's height
constexpr float kNameShare = 0.56F;
// A player's row.
constexpr float kRow = 30.0F;
constexpr float kRowCorner = 9.0F;
constexpr float kRowInk = 0.9F;
constexpr float kDisc = 10.0F;
constexpr float kHouse = 15.0F;
constexpr float kHouseRoom = 22.0F;
// What happened.
constexpr float kLogDisc = 7.0F;
constexpr float kLogIndent = 22.0F;
constexpr float kTools = 5.0F;  // and one more where the game has a sheet of its own

void cycle_speed(Model& model) {
  static constexpr std::array<float, 5> kSpeeds = {0.5F, 1.0F, 2.0F, 4.0F, 0.0F};
  std::size_t at = 0;
  while (at < kSpeeds.size() && kSpeeds[at] != model.settings.speed) ++at;
  model.settings.speed = kSpeeds[(at + 1) % kSpeeds.size()];
  model.ask(wish::KeepSettings{});
}

}  // namespace

void banner(Ui& ui, Model& model, Rect rect) {
  const Palette& c = ui.colours();
  const view::Session& session = *model.session;
  const view::Status status = session.status();
  const Colour paint_now = ui.paint(session.tabletop().seat_hue(status.seat));
  const Rect stripe = rect.cut_left(kStripe);
  ui.draw->AddRectFilled(stripe.min, stripe.max, paint_now, kStripeCorner);
  rect.cut_left(gap::kMedium);
  const float radius = std::min(kDiscMost, rect.height() * kDiscShare);
  const float wide = seat_discs(ui, session, status.seat, {rect.min.x, rect.middle().y}, radius);
  rect.cut_left(wide + gap::kMedium);
  const std::string name = player_name(session.players()[status.seat], status.seat);
  const std::string line = status_line(session);
  const std::string head = status.over ? tr("{0} wins!", {name}) : name;
  ui.record_text(Role::Heading, rect, view::labelled(head, line));
  const float head_high = std::min(ui.line(Type::Large), rect.height() * kNameShare);
  const float line_high = line.empty() ? 0.0F : ui.measure(Type::Body, line, rect.width()).y;
  const float both = head_high + std::min(line_high, rect.height() - head_high);
  Rect text = centred(rect, {rect.width(), both});
  ui.shorten(Type::Large, text.cut_top(head_high), c.text, head);
  if (!line.empty())
    ui.fit(Type::Body, text, status.person_acts ? c.accent_text : c.muted, line, Align::Left);
}

void seats_row(Ui& ui, Model& model, Column& column) {
  const Palette& c = ui.colours();
  const view::Session& session = *model.session;
  const view::Status status = session.status();
  const GameHud& hud = game_hud(session);
  const int count = static_cast<int>(session.players().size());
  const float high = std::max(kRow, ui.line(Type::Caption) + gap::kSmall);
  for (int i = 0; i < count; ++i) {
    const auto seat = static_cast<core::SeatIndex>(i);
    Rect row = column.take(high, 2);
    const bool on = status.seat == seat;
    if (on) ui.draw->AddRectFilled(row.min, row.max, faded(c.raised, kRowInk), kRowCorner);
    row = row.grown(-gap::kSmall, 0);
    const SeatLine line = hud.seat_line(session, seat);
    const std::string name = player_name(session.players()[seat], seat);
    const std::string home = std::to_string(line.home) + "/" + std::to_string(line.pieces);
    std::string said = view::labelled(
        name, tr("{0} of {1} home", {std::to_string(line.home), std::to_string(line.pieces)}));
    const std::string more = hud.seat_said(session, seat);
    if (!more.empty()) said += ", " + more;
    ui.record_text(Role::Text, row, said);
    row.cut_left(seat_discs(ui, session, seat, {row.min.x, row.middle().y}, kDisc) + gap::kSmall);
    hud.seat_shown(ui, session, seat, row);
    ui.fit(Type::Caption, row.cut_right(ui.measure(Type::Caption, home).x + gap::kTiny), c.muted,
           home, Align::Right);
    row.cut_right(kHouseRoom);
    ui.icon({row.max.x + kHouseRoom * 0.5F, row.middle().y}, c.muted, icons::kHouse, kHouse);
    ui.shorten(Type::Caption, row, on ? c.text : c.muted, name);
  }
}

void tools_row(Ui& ui, Model& model, Rect rect) {
  view::Session& session = *model.session;
  const std::string own_sheet = game_hud(session).sheet_title(session);
  const float step = rect.width() / (own_sheet.empty() ? kTools : kTools + 1.0F);
  const auto at = [&] { return rect.cut_left(step).middle(); };
  if (icon_button(ui, "undo", at(), icons::kUndo2, tr("Take back"), session.can_undo())) {
    (void)session.undo();
    model.bubble.clear();
  }
  if (icon_button(ui, "hint", at(), icons::kLightbulb, tr("Hint"), may_hint(session))) {
    ask_hint(model);
    ui.want_frame();
  }
  if (icon_button(ui, "log", at(), icons::kScrollText, tr("What happened")))
    model.ask(wish::Open{SheetKind::Log});
  if (!own_sheet.empty() && icon_button(ui, "sheet", at(), icons::kLayers, own_sheet))
    model.ask(wish::Open{SheetKind::GameSheet});
  if (icon_button(ui, "speed", at(), icons::kGauge, tr("Speed of the animation"))) {
    cycle_speed(model);
    const float speed = model.settings.speed;
    ui.toast(speed == 0.0F ? std::string(tr("Animation off"))
                           : tr("Animation {0}×",
                                {speed == 0.5F ? "0.5" : std::to_string(static_cast<int>(speed))}));
  }
  if (icon_button(ui, "menu", at(), icons::kMenu, tr("Menu")))
    model.ask(wish::Open{SheetKind::Menu});
}

void log_tail(Ui& ui, Model& model, Rect rect) {
  const Palette& c = ui.colours();
  const auto most = static_cast<std::size_t>(
      std::max(0.0F, rect.height() / (ui.line(Type::Caption) + gap::kTiny)));
  const auto lines = log_lines(*model.session, std::max<std::size_t>(1, most));
  ui.push_clip(rect);
  float y = rect.max.y;
  for (std::size_t i = lines.size(); i-- > 0;) {
    const float wide = rect.width() - kLogIndent;
    const float high = ui.measure(Type::Caption, lines[i].text, wide).y;
    y -= high + gap::kTiny;
    if (y < rect.min.y) break;
    const Rect at = box(rect.min.x + kLogIndent, y, wide, high);
    ui.record_text(Role::Text, at, lines[i].text);
    colour_disc(ui, {rect.min.x + gap::kSmall, y + ui.line(Type::Caption) * 0.5F}, kLogDisc,
                model.session->tabletop().seat_hue(lines[i].seat));
    const bool newest = i + 1 == lines.size();
    ui.words(Type::Caption, at.min, newest ? c.text : c.muted, lines[i].text, wide);
  }
  ui.pop_clip();
}

}  // namespace ui
