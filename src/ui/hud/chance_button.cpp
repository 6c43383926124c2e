#include "ui/hud/chance_button.h"

#include <algorithm>

#include "ui/hud/bubble.h"
#include "ui/kit/symbol.h"
#include "ui/model.h"
#include "view/table/session.h"

namespace ui {

namespace {

constexpr unsigned kMayKey = 3U;  // for the easing of its highlight
constexpr float kMayRate = 12.0F;
constexpr float kDrop = 3.0F;
constexpr float kLit = 0.4F;
constexpr float kRim = 2.0F;
constexpr float kRoundMost = 96.0F;
constexpr float kLabelShare = 0.72F;  // the share of the button's side that its word may take
constexpr float kLabelHigh = 0.24F;   // … and of its height
constexpr float kRaised = 0.4F;  // lines by which the picture moves up to make space for the word
constexpr float kPictureShare = 0.56F;  // of the button's side
constexpr float kDim = 0.55F;
constexpr float kOneOfTwo = 0.6F;  // a die's share of the picture's width
constexpr int kThreeLamps = 3;
constexpr float kLamp = 7.0F;
constexpr float kLampAt = 9.0F;
constexpr float kLampStep = 20.0F;

}  // namespace

void chance_button(Ui& ui, Model& model, const Rect& rect, const ChanceWords& words, bool bright,
                   const std::function<void(const Rect&, float)>& picture) {
  view::Session& session = *model.session;
  const view::Status status = session.status();
  const bool may = session.may_draw_again() || (status.may_throw && status.person_acts);
  const Palette& c = ui.colours();
  const float side = std::min({rect.height(), rect.width(), kRoundMost * ui.text_scale});
  const Rect round = centred(rect, {side, side});
  // Another's throw is told as news, and is not the name of one's own button.
  const bool own = session.players()[status.seat].is_person();
  const std::string_view value = own ? std::string_view(words.value) : std::string_view();
  const Touch touch = ui.touch("throw", round, {Role::Button, words.said, value, may});
  // In a lesson its title has the focus instead: it says what to do next.
  if (model.screen == Screen::Table) ui.mark_heir();
  const float t = ui.ease(touch.id ^ kMayKey, may ? 1.0F : 0.0F, kMayRate);
  const ImVec2 middle = round.middle() + ImVec2(0, touch.press * 2);
  const float radius = 0.5F * side;
  // What cannot be pressed does not look like a button: the picture lies there alone.
  if (may) ui.draw->AddCircleFilled(middle + ImVec2(0, kDrop), radius, c.shadow);
  if (t > 0.0F) {
    const Colour face = mix(c.accent, c.accent_hover, touch.hover);
    ui.draw->AddCircleFilled(middle, radius, faded(face, t));
    ui.draw->AddCircle(middle, radius - kRim, faded(kWhite, kLit * t), 0, 2.0F);
  }
  const view::Picker& picker = session.picker();
  const auto focus = picker.focus();
  if (focus && picker.options()[*focus].thing == view::chance_thing())
    ui.draw->AddCircle(middle, radius + kRim, c.focus, 0, kRim);
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

std::pair<Rect, Rect> places_of_two(const Rect& rect) {
  const ImVec2 size = rect.size() * kOneOfTwo;
  return {{rect.min, rect.min + size}, {rect.max - size, rect.max}};
}

void unthrown(Ui& ui, const Rect& rect, float dim, int dice) {
  const auto die = [&](const Rect& place) {
    die_cube(ui, place, faded(kBone, dim), faded(kPips, dim));
  };
  if (dice == 1) return die(rect);
  const auto [first, second] = places_of_two(rect);
  die(first);
  die(second);
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
  const Rect beside{{x, rect.min.y}, rect.max};
  if (lit > 0) ui.fit(Type::Caption, beside, c.muted, said, Align::Left);
}

}  // namespace ui
