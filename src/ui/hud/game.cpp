#include "ui/hud/game.h"

#include "assets/icons.h"
#include "core/bits.h"
#include "ui/draft/labels.h"
#include "ui/hooks.h"
#include "ui/kit/symbol.h"
#include "ui/model.h"
#include "view/table/session.h"
#include "view/words/words.h"

namespace ui {

using view::Thing;
using view::tr;

namespace {

// The button for dice or cards.
constexpr unsigned kMayKey = 3U;  // for the easing of its highlight
constexpr float kMayRate = 12.0F;
constexpr float kDrop = 3.0F;
constexpr float kBacking = 0.6F;
constexpr float kLit = 0.4F;
constexpr float kRim = 2.0F;
constexpr float kRoundMost = 96.0F;
constexpr float kLabelShare = 0.72F;  // the share of the button's side that its word may take
constexpr float kLabelHigh = 0.24F;   // … and of its height
constexpr float kRaised = 0.4F;  // lines by which the picture moves up to make space for the word
constexpr float kPictureShare = 0.56F;  // of the button's side
constexpr float kDim = 0.55F;
constexpr int kThreeLamps = 3;
constexpr float kLamp = 7.0F;
constexpr float kLampAt = 9.0F;
constexpr float kLampStep = 20.0F;

}  // namespace

const GameHud& game_hud(const view::Session& session) {
  return session.match().game().visit(
      []<class G>(const G&) -> const GameHud& { return hud_of(std::type_identity<G>{}); });
}

std::string GameHud::choice_words(const view::Session& session, const view::Choice& choice) const {
  if (choice.move.kind == core::MoveKind::Pass) return std::string(tr("Pass"));
  std::string out = spot_words(session, choice.move.colour, choice.move.from) + " › " +
                    spot_words(session, choice.move.colour, choice.move.to);
  switch (outcome(session, choice)) {
    case Outcome::Captures: {
      const std::string whom = colour_name(session.tabletop().hue(choice.hits[0].colour));
      return out + " · " + tr("captures {0}", {whom});
    }
    case Outcome::Safe: return out + " · " + std::string(tr("safe"));
    case Outcome::Arrives:
    case Outcome::Plain: return out;
  }
  return out;
}

GameHud::Outcome GameHud::outcome(const view::Session& session, const view::Choice& choice) const {
  if (!choice.hits.empty()) return Outcome::Captures;
  if (!choice.moves_piece()) return Outcome::Plain;
  const core::Move& move = choice.move;
  if (is_home(session, {move.colour, move.size, move.to})) return Outcome::Arrives;
  const bool safe = is_safe(session, move.colour, move.to);
  return safe && !is_safe(session, move.colour, move.from) ? Outcome::Safe : Outcome::Plain;
}

void GameHud::throw_shown(Ui& ui, const core::Event& event, Rect& row) const {
  if (event.kind != core::EventKind::Thrown) return;
  const float side = row.height();
  die_face(ui, row.cut_left(side), event.value, kBone, kPips);
  row.cut_left(gap::kTiny);
}

void GameHud::results(Ui& ui, const view::Session& session, Column& column) const {
  if (session.players().size() <= 2) return;
  ui.paragraph(column, Type::Caption, ui.colours().muted,
               tr("The others follow by how far they still had to go."));
}

std::string GameHud::thing_words(const view::Session& session, const Thing& thing) const {
  return spot_words(session, thing.colour, thing.site);
}

SeatLine GameHud::seat_line(const view::Session& session, core::SeatIndex seat) const {
  SeatLine line;
  const games::Game& game = session.match().game();
  const unsigned set = game.own_colours(seat);
  for (const core::Token& token : game.tokens(session.shown())) {
    if (!core::has_bit(set, token.colour)) continue;
    ++line.pieces;
    line.home += is_home(session, token) ? 1 : 0;
  }
  return line;
}

void chance_button(Ui& ui, Model& model, const Rect& rect, const ChanceWords& words, bool bright,
                   const std::function<void(const Rect&, float)>& picture) {
  view::Session& session = *model.session;
  const view::Status status = session.status();
  const bool may = status.may_throw && status.person_acts;
  const Palette& c = ui.colours();
  const float side = std::min({rect.height(), rect.width(), kRoundMost * ui.text_scale});
  const Rect round = centred(rect, {side, side});
  const Touch touch = ui.touch("throw", round, {Role::Button, words.said, words.value, may});
  // In a lesson its title has the focus instead: it says what to do next.
  if (model.screen == Screen::Table) ui.mark_heir();
  const float t = ui.ease(touch.id ^ kMayKey, may ? 1.0F : 0.0F, kMayRate);
  const ImVec2 middle = round.middle() + ImVec2(0, touch.press * 2);
  const float radius = 0.5F * side;
  const Colour face = mix(faded(c.raised, kBacking), mix(c.accent, c.accent_hover, touch.hover), t);
  if (may) ui.draw->AddCircleFilled(middle + ImVec2(0, kDrop), radius, c.shadow);
  ui.draw->AddCircleFilled(middle, radius, face);
  ui.draw->AddCircle(middle, radius - kRim, mix(c.edge, faded(kWhite, kLit), t), 0, 2.0F);
  const float inner = side * kPictureShare;
  const ImVec2 label = ui.measure(Type::Caption, words.label);
  const bool named = may && label.x < kLabelShare * side && label.y < kLabelHigh * side;
  const ImVec2 up(0, named ? kRaised * label.y : 0.0F);
  picture(centred({middle - up, middle - up}, {inner, inner}), may || bright ? 1.0F : kDim);
  if (named) {
    const ImVec2 at = middle + ImVec2(-0.5F * label.x, 0.5F * inner - up.y);
    ui.words(Type::Caption, at, c.on_accent, words.label);
  }
  if (touch.clicked && may) bubble_for(ui, model, session.throw_or_draw());
}

void unthrown(Ui& ui, Rect rect, float dim, int dice) {
  constexpr int kShown = 5;
  constexpr float kSpace = 0.04F;  // around each, of its side
  const float side = std::min(rect.height(), rect.width() / static_cast<float>(dice));
  rect = centred(rect, {side * static_cast<float>(dice), side});
  for (; dice > 0; --dice)
    die_face(ui, rect.cut_left(side).grown(-kSpace * side), kShown, faded(kBone, dim),
             faded(kPips, dim));
}

std::optional<core::Event> thrown_now(const view::Session& session) {
  const view::Status status = session.status();
  const auto last = view::last_lying(session.told(), session.tabletop());
  const bool own = last && last->seat == status.seat && !status.may_throw;
  return own ? std::optional(last->event) : std::nullopt;
}

void lamps(Ui& ui, const Rect& rect, int lit, std::string_view said) {
  const Palette& c = ui.colours();
  ui.record_text(Role::Text, rect, said);
  float x = rect.min.x + kLampAt;
  for (int i = 0; i < kThreeLamps; ++i) {
    const Colour body = i < lit ? (i == 2 ? c.danger : c.accent) : c.well;
    ui.draw->AddCircleFilled({x, rect.middle().y}, kLamp, body);
    ui.draw->AddCircle({x, rect.middle().y}, kLamp, i < lit ? c.text : c.edge);
    x += kLampStep;
  }
}

}  // namespace ui
