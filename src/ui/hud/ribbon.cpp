// In a few words over the table: who has just done what to whom.
#include <algorithm>

#include "ui/hud/game.h"
#include "ui/kit/kit.h"
#include "ui/model.h"
#include "view/table/session.h"
#include "view/words/words.h"

namespace ui {

using core::EventKind;
using view::tr;

namespace {

constexpr float kSeconds = 1.6F;
constexpr float kFade = 4.0F;  // a second
constexpr float kMargin = 20.0F;
constexpr float kBeside = 56.0F;
constexpr float kBlur = 16.0F;
constexpr float kDrop = 6.0F;
constexpr float kDisc = 12.0F;
constexpr float kDiscAt = 22.0F;

bool has_ribbon(EventKind kind) {
  return kind == EventKind::Captured || kind == EventKind::Penalised ||
         kind == EventKind::Arrived || kind == EventKind::Swapped || kind == EventKind::Jumped ||
         kind == EventKind::ClawHit || kind == EventKind::ClawMissed || kind == EventKind::Won;
}

// The last one of what has been told, by its number in the log; 0: there is none.
std::size_t last_told(const view::Session& session) {
  const auto told = session.told();
  constexpr std::size_t kRecent = 6;
  for (std::size_t i = told.size(); i-- > 0 && i + kRecent >= told.size();) {
    if (has_ribbon(told[i].event.kind)) return i + 1;
  }
  return 0;
}

}  // namespace

void ribbon(Ui& ui, Model& model) {
  const view::Session& session = *model.session;
  const std::size_t now = last_told(session);
  const unsigned known = ui.id("ribbon-known");
  const unsigned left_id = ui.id("ribbon-left");
  // A game that is opened or taken back tells nothing anew.
  const auto before = static_cast<std::size_t>(ui.recall(known, static_cast<float>(now)));
  ui.remember(known, static_cast<float>(now));
  float left = ui.recall(left_id, 0.0F);
  if (now > before) left = kSeconds;
  if (now < before) left = 0.0F;
  left = std::max(0.0F, left - ui.dt());
  ui.remember(left_id, left);
  if (left <= 0.0F || now == 0 || now > session.told().size()) return;
  ui.want_frame();
  const view::LogEntry& entry = session.told()[now - 1];
  const auto sentence =
      view::describe(session.match().game(), names_of(session), entry.seat, entry.event);
  if (!sentence) return;
  const std::string words = tr(*sentence);
  const float most = model.table.width() - 2 * gap::kSmall;
  const ImVec2 text = ui.measure(Type::Strong, words, most - kBeside);
  Rect strip = model.table;
  strip = strip.cut_top(text.y + kMargin + 2 * gap::kSmall);
  const Rect place = centred(strip, {std::min(text.x + kBeside, most), text.y + kMargin});
  const float seen = std::min(1.0F, left * kFade);
  const Colour body = ui.paint(session.tabletop().seat_hue(entry.seat));
  ui.shadow(place, corner::kControl, kBlur, kDrop, seen);
  ui.draw->AddRectFilled(place.min, place.max, faded(ui.colours().panel, seen), corner::kControl);
  ui.draw->AddRect(place.min, place.max, faded(body, seen), corner::kControl, 0, 2.0F);
  colour_disc(ui, {place.min.x + kDiscAt, place.middle().y}, kDisc,
              session.tabletop().seat_hue(entry.seat));
  Rect inner = place;
  inner.cut_left(2 * kDiscAt);
  inner.cut_right(gap::kSmall);
  ui.fit(Type::Strong, inner, faded(ui.colours().text, seen), words, Align::Left);
}

}  // namespace ui
