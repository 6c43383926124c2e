#include "ui/hud/ribbon.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "ui/hud/seat_signs.h"
#include "ui/hud/words.h"
#include "ui/kit/ui.h"
#include "ui/model.h"
#include "view/table/headline.h"
#include "view/table/session.h"
#include "view/words/words.h"

namespace ui {

using view::tr;

namespace {

constexpr float kSeconds = 1.6F;
constexpr float kFade = 4.0F;  // per second
constexpr float kMargin = 20.0F;
constexpr float kBeside = 56.0F;
constexpr float kBlur = 16.0F;
constexpr float kDrop = 6.0F;
constexpr float kDisc = 12.0F;
constexpr float kDiscAt = 22.0F;

}  // namespace

void ribbon(Ui& ui, Model& model) {
  const view::Session& session = *model.session;
  const auto headline = view::headline(session.match().game(), names_of(session), session.told());
  const std::size_t now = headline ? headline->at : 0;
  const unsigned left_id = ui.id("ribbon-left");
  float left = std::max(0.0F, ui.recall(left_id, 0.0F) - ui.passed());
  // Opening a game or taking a move back is not news, but who begins is.
  const std::optional<std::size_t> known = std::exchange(model.headline_known, now);
  const std::size_t before = known.value_or(now == 1 ? 0 : now);
  if (!known || now < before) left = 0.0F;
  if (now > before) left = kSeconds;
  ui.remember(left_id, left);
  if (left <= 0.0F || !headline) return;
  ui.want_frame_in(left - 1.0F / kFade);
  const std::string words = tr(headline->sentence);
  const float most = model.table.width() - 2 * gap::kSmall;
  const ImVec2 text = ui.measure(Type::Strong, words, most - kBeside);
  Rect strip = model.table;
  strip = strip.cut_top(text.y + kMargin + 2 * gap::kSmall);
  const Rect place = centred(strip, {std::min(text.x + kBeside, most), text.y + kMargin});
  const float seen = std::min(1.0F, left * kFade);
  const Colour body = ui.paint(session.tabletop().seat_hue(headline->seat));
  ui.shadow(place, corner::kControl, kBlur, kDrop, seen);
  ui.draw->AddRectFilled(place.min, place.max, faded(ui.colours().panel, seen), corner::kControl);
  ui.draw->AddRect(place.min, place.max, faded(body, seen), corner::kControl, 0, 2.0F);
  seat_disc(ui, session, headline->seat, {place.min.x + kDiscAt, place.middle().y}, kDisc);
  Rect inner = place;
  inner.cut_left(2 * kDiscAt);
  inner.cut_right(gap::kSmall);
  ui.fit(Type::Strong, inner, faded(ui.colours().text, seen), words, Align::Left);
}

}  // namespace ui
