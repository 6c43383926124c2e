#include "ui/hud/rows.h"

#include <algorithm>
#include <array>

#include "assets/icons.h"
#include "ui/hud/game.h"
#include "ui/hud/hint.h"
#include "ui/hud/moves.h"
#include "ui/hud/seat_signs.h"
#include "ui/hud/words.h"
#include "ui/kit/button.h"
#include "ui/model.h"
#include "ui/online_page.h"
#include "view/table/session.h"
#include "view/words/numbers.h"
#include "view/words/words.h"

namespace ui {

using view::tr;

namespace {

constexpr float kStripe = 5.0F;
constexpr float kStripeCorner = 3.0F;
constexpr float kDiscMost = 20.0F;
constexpr float kDiscShare = 0.36F;   // of the banner's height
constexpr float kDiscsFrom = 150.0F;  // css px: below this the words take all the width
constexpr float kNameShare = 0.56F;
constexpr float kTools = 5.0F;  // one more if the game has a sheet of its own

// What the player must do, and what the room's game is waiting for.
std::string banner_line(const Model& model, bool with_seconds) {
  const std::string own = model.online.ended ? std::string() : status_line(*model.session);
  const std::string room = online_line(model.online, with_seconds);
  return room.empty() ? own : own.empty() ? room : own + " · " + room;
}

auto tool_words() {
  return std::array{tr("Undo"),  tr("Hint"),  tr("Log"), tr("Cards"),
                    tr("Speed"), tr("Table"), tr("Menu")};
}

float tool_step(const view::Session& session, float width) {
  return width / (game_hud(session).sheet_title(session).empty() ? kTools : kTools + 1.0F);
}

bool tools_have_words(const Ui& ui, const view::Session& session, float width, bool low) {
  const bool fit = captions_fit(ui, tool_words(), tool_step(session, width));
  return fit && (!low || icon_height(ui, true) <= kTouch);
}

}  // namespace

std::optional<float> speed_button(Ui& ui, ImVec2 middle, float speed, bool may_be_off,
                                  std::string_view caption) {
  constexpr std::size_t kMoving = 4;
  static constexpr std::array<float, kMoving + 1> kSpeeds = {0.5F, 1.0F, 2.0F, 4.0F, 0.0F};
  const std::string label =
      view::labelled(tr("Speed of the animation"),
                     speed == 0.0F ? std::string(tr("Off")) : view::speed_words(speed) + "×");
  if (!icon_button(ui, "speed", middle, icons::kGauge, label, {.caption = caption}))
    return std::nullopt;
  const std::size_t count = may_be_off ? kMoving + 1 : kMoving;
  std::size_t at = 0;
  while (at < count && kSpeeds[at] != speed) ++at;
  const float next = kSpeeds[(at + 1) % count];
  ui.toast(next == 0.0F ? std::string(tr("Animation off"))
                        : tr("Animation {0}×", {view::speed_words(next)}));
  return next;
}

std::string banner_words(const Model& model) {
  const view::Session& session = *model.session;
  const view::Status status = session.status();
  const std::string name = name_at_table(session, status.seat);
  return view::labelled(status.over ? victory_words(session) : name, banner_line(model, false));
}

void banner(Ui& ui, Model& model, Rect rect) {
  const Palette& c = ui.colours();
  const view::Session& session = *model.session;
  const view::Status status = session.status();
  const Colour paint_now = ui.paint(session.tabletop().seat_hue(spotlit_seat(session)));
  const Rect stripe = rect.cut_left(kStripe);
  ui.draw->AddRectFilled(stripe.min, stripe.max, paint_now, kStripeCorner);
  rect.cut_left(gap::kMedium);
  if (rect.width() > kDiscsFrom * ui.text_scale) {
    const float radius = std::min(kDiscMost, rect.height() * kDiscShare);
    const core::SeatIndex seat = spotlit_seat(session);
    const ImVec2 left{rect.min.x, rect.middle().y};
    float wide = 2.0F * radius;
    if (session.players()[seat].is_bot()) {
      seat_face(ui, session, seat, left + ImVec2(radius, 0), radius);
    } else {
      wide = row_of_discs(ui, session, seat, left, radius);
    }
    rect.cut_left(wide + gap::kMedium);
  }
  const std::string name = name_at_table(session, status.seat);
  const std::string head = status.over ? victory_words(session) : name;
  // Who has won is said whole: if that takes more than a line, nothing else is said.
  const bool alone = status.over && ui.measure(Type::Large, head).x > rect.width();
  const std::string line = alone ? std::string() : banner_line(model, true);
  ui.record_text(Role::Heading, rect, banner_words(model));
  if (session.others_play()) {
    if (ui.touch("skip", rect, {Role::Button, tr("Skip to your turn")}).clicked)
      model.session->skip();
    ui.icon(rect.cut_right(kTouch).middle(), c.muted, icons::kFastForward);
  }
  const float head_high =
      alone ? rect.height() : std::min(ui.line(Type::Large), rect.height() * kNameShare);
  const float line_high = line.empty() ? 0.0F : ui.measure(Type::Body, line, rect.width()).y;
  const float both = head_high + std::min(line_high, rect.height() - head_high);
  Rect text = centred(rect, {rect.width(), both});
  const Rect head_rect = text.cut_top(head_high);
  if (alone) {
    ui.fit(Type::Large, head_rect, c.text, head, Align::Left);
  } else {
    ui.shorten(Type::Large, head_rect, c.text, head);
  }
  if (!line.empty())
    ui.fit(Type::Body, text, status.person_acts ? c.accent_text : c.muted, line, Align::Left);
}

float tools_height(const Ui& ui, const view::Session& session, float width, bool low) {
  return icon_height(ui, tools_have_words(ui, session, width, low));
}

void tools_row(Ui& ui, Model& model, Rect rect, bool low) {
  view::Session& session = *model.session;
  const std::string own_sheet = game_hud(session).sheet_title(session);
  const float step = tool_step(session, rect.width());
  // A word below each icon, which its name holds, unless one of them has no room.
  const auto [undo, hint, log, cards, pace, people, menu] = tool_words();
  const bool named = tools_have_words(ui, session, rect.width(), low);
  const auto word = [&](std::string_view one) { return named ? one : std::string_view(); };
  const auto tool = [&](std::string_view key, const char* icon, std::string_view caption,
                        std::string_view label, bool enabled = true) {
    return icon_button(ui, key, rect.cut_left(step).middle(), icon, label,
                       {.enabled = enabled, .caption = word(caption)});
  };
  // Online nothing is taken back, so that there is room for a way to the others.
  const bool online = is_online(session);
  if (!online && tool("undo", icons::kUndo2, undo, undo, session.can_undo())) take_back(model);
  if (tool("hint", icons::kLightbulb, hint, hint, may_hint(session))) {
    ask_hint(model);
    ui.want_frame();
  }
  if (tool("log", icons::kList, log, tr("Game log"))) model.ask(wish::Open{SheetKind::Log});
  if (!own_sheet.empty() && tool("sheet", icons::kLayers, cards, view::labelled(cards, own_sheet)))
    model.ask(wish::Open{SheetKind::GameSheet});
  const ImVec2 at = rect.cut_left(step).middle();
  if (const auto speed = speed_button(ui, at, model.settings.speed, true, word(pace))) {
    model.settings.speed = *speed;
    model.ask(wish::KeepSettings{});
  }
  if (online && tool("people", icons::kUsers, people, view::labelled(people, tr("At this table"))))
    model.ask(wish::Open{SheetKind::Online});
  if (tool("menu", icons::kMenu, menu, menu)) model.ask(wish::Open{SheetKind::Menu});
}

}  // namespace ui
