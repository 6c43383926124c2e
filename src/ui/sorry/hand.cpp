// The hand in point score: five cards fanned at the table's lower edge, the playable ones raised.
#include <algorithm>
#include <cmath>

#include "ui/hud/bubble.h"
#include "ui/hud/moves.h"
#include "ui/hud/signs.h"
#include "ui/model.h"
#include "ui/sorry/cards.h"
#include "view/table/session.h"
#include "view/words/words.h"

namespace ui {

using view::tr;

namespace {

constexpr float kLeaning = 1.25F;  // in cards: the width of the last one with its lean
constexpr float kArc = 0.012F;     // of a card's height: how far the outer cards sink
constexpr float kFoot = 12.0F;
constexpr float kStripShare = 0.16F;  // of the screen's height
constexpr float kStripLeast = 84.0F;
constexpr float kStripMost = 150.0F;
constexpr unsigned kUpKey = 7;    // for the easing of its rise
constexpr float kHalfUp = 0.35F;  // of the way up, while pointed at
constexpr float kSink = 3.0F;     // while it is pressed
constexpr float kRound = 0.1F;    // of a card's width
// Over cards that cannot be played, where others can.
constexpr Colour kVeil = rgb(0x1c120a, 0.45F);
constexpr float kBlur = 10.0F;
constexpr float kDrop = 3.0F;
constexpr float kShadow = 0.7F;
constexpr float kChosen = 4.0F;
constexpr float kFocus = 3.0F;

constexpr float kLeanStep = 0.075F;  // radians between neighbours
constexpr float kRaise = 0.16F;      // of a card's height

const sorry::State& state_of(const games::State& state) {
  return games::state_of<sorry::Game>(state);
}

// A card leaves the hand when it is played, and is in it once it has come.
std::vector<sorry::Card> cards_of(const view::Session& session) {
  std::vector<sorry::Card> cards;
  const auto viewer = session.viewer();
  if (!viewer) return cards;
  const core::Colour own = session.match().game().first_colour(*viewer);
  const sorry::Pile& held = state_of(session.match().state()).hands[own];
  const sorry::Pile& shown = state_of(session.shown()).hands[own];
  for (sorry::Card card = 0; card < sorry::kKinds; ++card) {
    const int count = std::min(held.count(card), shown.count(card));
    cards.insert(cards.end(), static_cast<std::size_t>(count), card);
  }
  return cards;
}

// `point`, turned about `pivot`; and everything drawn since `first`.
ImVec2 leaned(ImVec2 point, ImVec2 pivot, float angle) {
  const float c = std::cos(angle);
  const float s = std::sin(angle);
  const ImVec2 d = point - pivot;
  return pivot + ImVec2(d.x * c - d.y * s, d.x * s + d.y * c);
}
void lean(ImDrawList& draw, int first, ImVec2 pivot, float angle) {
  for (int i = first; i < draw.VtxBuffer.Size; ++i) {
    draw.VtxBuffer[i].pos = leaned(draw.VtxBuffer[i].pos, pivot, angle);
  }
}

// Whether touching the card has an effect now.
bool playable(const view::Session& session, sorry::Card card) {
  const auto options = session.picker().options();
  return std::any_of(options.begin(), options.end(), [&](const view::Option& option) {
    return option.thing == view::card_thing(card);
  });
}

// Whether the keyboard's focus is on that card.
bool focused(const view::Session& session, sorry::Card card) {
  const auto focus = session.picker().focus();
  return focus && session.picker().options()[*focus].thing == view::card_thing(card);
}

// Whether the hint recommends that card.
bool recommended(const view::Session& session, sorry::Card card) {
  const auto best = session.picker().recommended();
  return best && session.picker().choices()[*best].steps[0] == view::card_thing(card);
}

struct Place {
  ImVec2 middle;  // before the card is turned by `angle` about `pivot`, …
  ImVec2 at;      // … and after
  ImVec2 pivot;
  float wide = 0.0F;
  float high = 0.0F;
  float angle = 0.0F;
};

// The cards lie on an arc around the middle of the strip.
Place place_of(const Rect& strip, std::size_t index, std::size_t count) {
  constexpr float kMargin = 10.0F;
  constexpr float kOverlap = 0.9F;
  Place place;
  const auto gaps = static_cast<float>(std::max<std::size_t>(1, count - 1));
  // Because they lean, the outer cards take a little more than their width.
  const float room = strip.width() - 2 * kMargin;
  const float by_width = room / ((gaps * kOverlap + kLeaning) * kCardShape);
  const float by_height = (strip.height() - kMargin) / (1.0F + kRaise);
  constexpr float kSqueeze = 1.3F;  // cards overlap more before they shrink
  place.high = std::min(by_height, kSqueeze * by_width);
  place.wide = place.high * kCardShape;
  const float spread = std::min(place.wide * kOverlap, (room - kLeaning * place.wide) / gaps);
  const float at = static_cast<float>(index) - 0.5F * static_cast<float>(count - 1);
  place.angle = at * kLeanStep;
  place.middle = {strip.middle().x + at * spread,
                  strip.max.y - 0.5F * place.high + at * at * place.high * kArc - kFoot};
  place.pivot = place.middle + ImVec2(0, place.high);
  place.at = leaned(place.middle, place.pivot, place.angle);
  return place;
}

}  // namespace

float hand_height(const Ui& ui, const view::Session& session) {
  if (session.match().game().as<sorry::Game>()->rules().mode != sorry::Mode::Points) return 0.0F;
  return std::clamp(ui.screen.height() * kStripShare, kStripLeast, kStripMost);
}

void show_hand(Ui& ui, Model& model, const Rect& strip) {
  view::Session& session = *model.session;
  const std::vector<sorry::Card> cards = cards_of(session);
  const bool choosing = !session.picker().options().empty();
  const bool by_card = std::any_of(cards.begin(), cards.end(),
                                   [&](sorry::Card card) { return playable(session, card); });
  const std::vector<KeyPlace> keys =
      keys_shown(ui, model) ? key_places(session) : std::vector<KeyPlace>();
  ui.push("hand");
  for (std::size_t i = 0; i < cards.size(); ++i) {
    const sorry::Card card = cards[i];
    const Place place = place_of(strip, i, cards.size());
    const bool may = playable(session, card);
    // The part that no neighbour covers.
    const float next =
        i + 1 < cards.size() ? place_of(strip, i + 1, cards.size()).at.x - place.at.x : place.wide;
    const Rect whole = centred({place.middle, place.middle}, {place.wide, place.high});
    Rect open = centred({place.at, place.at}, {place.wide, place.high});
    open.max.x = std::min(open.max.x, open.min.x + std::max(next, kTouch));
    if (may) open = open.moved({0, -kRaise * place.high});
    const std::string name = view::card_text(card);
    const std::string said =
        may ? view::labelled(name, card_rule(card, true)) : tr("{0}, cannot be played now", {name});
    const Touch touch =
        ui.touch("card-" + std::to_string(i), open, {Role::Button, said, {}, choosing});
    const ImVec2 moved = ImGui::GetIO().MouseDelta;
    const bool under = touch.hovered && (moved.x != 0.0F || moved.y != 0.0F);
    if (const auto option = session.picker().find(view::card_thing(card));
        option && (under || touch.held || (ui.focus_shown() && ui.focus() == touch.id))) {
      session.picker().point_at(session.picker().options()[*option].first);
    }
    const bool at_it = focused(session, card);
    const float up = ui.ease(touch.id ^ kUpKey, may ? 1.0F : 0.0F) +
                     kHalfUp * std::max(touch.hover, at_it ? 1.0F : 0.0F);
    const int first = ui.draw->VtxBuffer.Size;
    const Rect body = whole.moved({0, -up * kRaise * place.high + kSink * touch.press});
    const float round = kRound * place.wide;
    ui.shadow(body, round, kBlur, kDrop, kShadow);
    card_face(ui, body, card);
    if (by_card && !may) ui.draw->AddRectFilled(body.min, body.max, kVeil, round);
    if (recommended(session, card))
      ui.draw->AddRect(body.min, body.max, ui.colours().accent, round, 0, kChosen);
    if (at_it) ui.draw->AddRect(body.min, body.max, ui.colours().focus, round, 0, kFocus);
    lean(*ui.draw, first, place.pivot, place.angle);
    const auto key = std::find_if(keys.begin(), keys.end(), [card](const KeyPlace& one) {
      return one.thing == view::card_thing(card);
    });
    if (may && keys.size() > 1 && key != keys.end()) {
      key_sign(ui, leaned({body.middle().x, body.min.y}, place.pivot, place.angle), key->number);
    }
    if (!touch.clicked) continue;
    if (may) {
      bubble_for(ui, model, session.pick(view::card_thing(card)));
    } else if (session.viewer() == session.status().seat) {  // else it is not this hand’s turn
      const auto why = session.tabletop().why_not(session.view(), view::card_thing(card));
      if (why) bubble_for(ui, model, {view::TapAnswer::Kind::WhyNot, why});
      model.bubble.at = {place.at.x, open.min.y};
    }
    ui.want_frame();
    break;
  }
  ui.pop();
}

}  // namespace ui
