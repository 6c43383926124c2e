#include "ui/maze/over_table.h"

#include <algorithm>
#include <limits>

#include "assets/icons.h"
#include "games/maze/game.h"
#include "ui/hud/words.h"
#include "ui/kit/symbol.h"
#include "ui/model.h"
#include "view/maze/preview.h"
#include "view/table/touch.h"
#include "view/words/words.h"

namespace ui {

using core::MoveKind;
using view::tr;

namespace {

constexpr Colour kMayInDark = rgb(0x7fe08a);
constexpr Colour kMayInLight = rgb(0x1d7a35);
constexpr Colour kGold = rgb(0xffe3a0);
// The card of a wall's effect.
constexpr float kChange = 86.0F;
constexpr float kBesideChange = 40.0F;
constexpr float kLines = 3.0F;
constexpr float kLeastWidth = 0.9F;  // of the width it would like, below the table or beside it
constexpr float kClear = 24.0F;      // between it and the gap
constexpr float kDisc = 10.0F;
constexpr float kDiscAt = 11.0F;
constexpr float kDiscRoom = 26.0F;
constexpr float kIconAt = 7.0F;
constexpr float kIcon = 13.0F;
constexpr float kIconRoom = 18.0F;
// The ribbon.
constexpr float kBesideRibbon = 96.0F;
constexpr float kRibbonMargin = 26.0F;
constexpr float kRibbonAt = 0.3F;  // of the table's height, up from its middle
constexpr float kRibbonBlur = 22.0F;
constexpr float kRibbonDrop = 8.0F;
constexpr float kRibbonLit = 0.2F;
constexpr float kRibbonShade = 0.15F;
constexpr float kSparkAt = 26.0F;
constexpr float kSpark = 24.0F;
constexpr float kRibbonWords = 46.0F;

const maze::Game& game_of(const view::Session& session) {
  return *session.match().game().as<maze::Game>();
}
const maze::State& state_of(const view::Session& session) {
  return games::state_of<maze::Game>(session.shown());
}

std::string way_text(std::optional<int> steps) { return steps ? std::to_string(*steps) : "–"; }

}  // namespace

std::optional<maze::Site> aimed_slot(const view::Session& session) {
  const auto pointed = session.picker().pointed();
  if (!pointed || session.picker().choices()[*pointed].move.kind != MoveKind::Drop)
    return std::nullopt;
  return session.picker().choices()[*pointed].move.to;
}

std::string change_text(std::optional<int> before, std::optional<int> after) {
  if (before == after) return way_text(after);
  return way_text(before) + " → " + way_text(after);
}

Colour better_or_worse(const Ui& ui, std::optional<int> before, std::optional<int> after) {
  const Palette& c = ui.colours();
  if (before == after) return c.muted;
  constexpr int kNoWay = std::numeric_limits<int>::max();
  const bool worse = after.value_or(kNoWay) > before.value_or(kNoWay);
  return worse ? c.danger : (ui.shade == view::Shade::Dark ? kMayInDark : kMayInLight);
}

namespace {

// What the drop that is pointed at would change.
auto changes_at(const view::Session& session) {
  return view::preview_drop(game_of(session), state_of(session), *aimed_slot(session));
}

// As wide as the ways of all colours that play need.
ImVec2 preview_size(const Ui& ui, const Model& model) {
  const float column = std::max(kChange, ui.measure(Type::Caption, "00 → 00").x + kBesideChange);
  const auto count = static_cast<float>(changes_at(*model.session).size());
  return {count * column + 2 * gap::kSmall,
          kLines * ui.line(Type::Caption) + kLines * gap::kTiny + gap::kSmall};
}

void preview_card(Ui& ui, const Model& model, Rect card) {
  const view::Session& session = *model.session;
  const auto changes = changes_at(session);
  const view::Names names = names_of(session);
  const Palette& c = ui.colours();
  const float line = ui.line(Type::Caption);
  ui.panel(card, corner::kControl);
  card = card.grown(-gap::kSmall, -gap::kTiny);
  ui.fit(Type::Caption, card.cut_top(line), c.muted, tr("Shortest ways with the wall here"));
  const float wide = card.width() / static_cast<float>(changes.size());
  std::string all;
  for (const view::WayChange& change : changes) {
    Rect cell = card.cut_left(wide);
    const std::string zone = change_text(change.before.zone, change.after.zone);
    const std::string home = change_text(change.before.sum(), change.after.sum());
    const std::string said =
        view::labelled(names.colours[change.colour],
                       tr("steps to the zone: {0}, to bring all pawns home: {1}", {zone, home}));
    ui.record_text(Role::Text, cell, said);
    all += (all.empty() ? "" : ". ") + said;
    colour_disc(ui, {cell.min.x + kDiscAt, cell.middle().y}, kDisc,
                session.tabletop().hue(change.colour));
    cell.cut_left(kDiscRoom);
    const auto row = [&](const char* icon, std::optional<int> before, std::optional<int> after) {
      Rect at = cell.cut_top(line + gap::kTiny);
      const Colour ink = better_or_worse(ui, before, after);
      ui.icon({at.min.x + kIconAt, at.middle().y}, c.muted, icon, kIcon);
      at.cut_left(kIconRoom);
      ui.fit(Type::Caption, at, ink, change_text(before, after), Align::Left);
    };
    row(icons::kStar, change.before.zone, change.after.zone);
    row(icons::kHouse, change.before.sum(), change.after.sum());
  }
  if (ui.focus_shown() || session.picker().focus()) ui.tell("ways", all);
}

}  // namespace

bool preview_within(Ui& ui, const Model& model, const Rect& rect) {
  if (!aimed_slot(*model.session)) return false;
  const ImVec2 size = preview_size(ui, model);
  if (rect.height() < size.y || rect.width() < kLeastWidth * size.x) return false;
  preview_card(ui, model, centred(rect, {std::min(rect.width(), size.x), size.y}));
  return true;
}

void preview_over_table(Ui& ui, const Model& model, const Rect& room) {
  const auto slot = aimed_slot(*model.session);
  if (!slot) return;
  const ImVec2 size = preview_size(ui, model);
  const float wide = std::min(room.width() - 2 * gap::kSmall, size.x);
  const auto spot = view::spot_of(*model.session, view::slot_thing(*slot));
  const float top = room.min.y + gap::kSmall;
  const bool hidden =
      spot && model.on_screen && model.on_screen(spot->at).y < top + size.y + kClear;
  preview_card(ui, model,
               box(room.middle().x - wide * 0.5F, hidden ? room.max.y - gap::kSmall - size.y : top,
                   wide, size.y));
}

void relay_banner(Ui& ui, const view::Session& session, const Rect& room) {
  const auto told = session.stage().moment().running;
  if (!told || told->event.kind != core::EventKind::Relay) return;
  const std::string words =
      tr("{0} has the relay!", {names_of(session).colours[told->event.colour]});
  const Colour body = paint(session.tabletop().hue(told->event.colour), ui.shade, ui.paints);
  const ImVec2 text = ui.measure(Type::Heading, words);
  const float wide = std::min(text.x + kBesideRibbon, room.width() - 2 * gap::kSmall);
  const Rect ribbon =
      centred(room, {wide, text.y + kRibbonMargin}).moved({0, -room.height() * kRibbonAt});
  ui.shadow(ribbon, corner::kCard, kRibbonBlur, kRibbonDrop);
  ui.gradient(ribbon, corner::kCard, mix(body, kWhite, kRibbonLit),
              mix(body, kBlack, kRibbonShade));
  ui.draw->AddRect(ribbon.min, ribbon.max, kGold, corner::kCard, 0, 2.0F);
  const Colour ink = ink_on(body);
  ui.icon({ribbon.min.x + kSparkAt, ribbon.middle().y}, ink, icons::kSparkles, kSpark);
  ui.icon({ribbon.max.x - kSparkAt, ribbon.middle().y}, ink, icons::kSparkles, kSpark);
  ui.record_text(Role::Text, ribbon, words);
  ui.fit(Type::Heading, ribbon.grown(-kRibbonWords, 0), ink, words);
}

}  // namespace ui
