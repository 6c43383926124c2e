#include "ui/hud/game.h"

#include <bit>

#include "ui/model.h"
#include "ui/rooms.h"
#include "view/table/session.h"
#include "view/words/narrator.h"
#include "view/words/words.h"

namespace ui {

using view::Thing;
using view::tr;

namespace {

// The button for dice or cards.
constexpr unsigned kMayKey = 3U;  // of what it eases
constexpr float kMayRate = 12.0F;
constexpr float kBlur = 12.0F;
constexpr float kDrop = 4.0F;
constexpr float kShadow = 0.8F;
constexpr float kBacking = 0.6F;
constexpr float kLit = 0.14F;
constexpr float kPicture = 64.0F;
constexpr float kBeside = 2.2F;  // pictures wide: the words stand beside it
constexpr float kDim = 0.55F;

}  // namespace

const GameHud& game_hud(const view::Session& session) {
  return session.match().game().visit(
      []<class G>(const G&) -> const GameHud& { return hud_of(std::type_identity<G>{}); });
}

std::string GameHud::choice_words(const view::Session& session, const view::Choice& choice) const {
  if (choice.move.kind == core::MoveKind::Pass) return std::string(tr("Pass"));
  std::string out = spot_words(session, choice.move.colour, choice.move.from) + " › " +
                    spot_words(session, choice.move.colour, choice.move.to);
  if (!choice.hits.empty()) out += " · " + std::string(tr("captures"));
  return out;
}

std::string GameHud::thing_words(const view::Session& session, const Thing& thing) const {
  return spot_words(session, thing.colour, thing.site);
}

SeatLine GameHud::seat_line(const view::Session& session, core::SeatIndex seat) const {
  SeatLine line;
  const games::Game& game = session.match().game();
  const unsigned set = game.own_colours(seat);
  for (const core::Token& token : game.tokens(session.match().state())) {
    if (((set >> token.colour) & 1U) == 0) continue;
    ++line.pieces;
    line.home += is_home(session, token) ? 1 : 0;
  }
  return line;
}

void chance_button(Ui& ui, Model& model, const Rect& rect, std::string_view label,
                   std::string_view said, bool shows_result,
                   const std::function<void(const Rect&, float)>& picture) {
  view::Session& session = *model.session;
  const view::Status status = session.status();
  const bool may = status.may_throw && status.person_acts;
  const Palette& c = ui.colours();
  const std::string words = may ? std::string(label) : status_line(session);
  const Touch touch = ui.touch("throw", rect, {Role::Button, said, {}, may});
  const float t = ui.ease(touch.id ^ kMayKey, may ? 1.0F : 0.0F, kMayRate);
  const Rect body = rect.moved({0, touch.press * 2});
  if (may) ui.shadow(body, corner::kCard, kBlur, kDrop, kShadow);
  const Colour face = mix(faded(c.raised, kBacking), mix(c.accent, c.accent_hover, touch.hover), t);
  ui.gradient(body, corner::kCard, mix(face, kWhite, kLit * t), face);
  ui.draw->AddRect(body.min, body.max, c.edge, corner::kCard);
  Rect inner = body.grown(-gap::kMedium);
  const float side = std::min(inner.height(), kPicture);
  const bool wide = inner.width() > side * kBeside;
  const Rect die =
      wide ? centred(inner.cut_left(side), {side, side}) : centred(inner, {side, side});
  picture(die, may || shows_result ? 1.0F : kDim);
  if (wide) {
    inner.cut_left(gap::kMedium);
    ui.fit(may ? Type::Large : Type::Strong, inner, mix(c.muted, c.on_accent, t), words,
           Align::Left);
  }
  if (touch.clicked && may) bubble_for(model, session.throw_or_draw());
}

}  // namespace ui
